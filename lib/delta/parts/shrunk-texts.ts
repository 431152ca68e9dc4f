/** A part's texts at a ref and now, its body and the files that it names → what was emptied, cut down, exchanged, taken away or put in other words. */
import type { BranchChange } from '../../contract/part.js';
import { suggest } from '../../input/suggest.js';
import { belowFrontMatter } from '../../skill/body.js';
import { listFew } from '../../text/count.js';
import { doneIn, isPieceOf, saidIn, shareLeft } from '../../text/said.js';
import { deletion, inFolder, names, type PartTexts } from './lost-file.js';

/** Most of it is in what the skill has now and had not: the file was renamed, split or taken into SKILL.md. */
function standsElsewhere(text: string, before: PartTexts, now: PartTexts): boolean {
  const fresh = [...now.files].flatMap(([path, own]) => (before.files.has(path) ? [] : [own]));
  return shareLeft(text, [now.body, ...fresh]) >= 0.5 && shareLeft(text, [before.body]) < 0.5;
}

/** Less than a fifth is left; of a text in which nothing is new, less than half. */
const SHARE = 5;

export function findShrunk(before: PartTexts, now: PartTexts, ref: string): BranchChange[] {
  const base = { kind: now.kind, name: now.id, rule: null, line: null, agents: [], why: null };
  const changes: BranchChange[] = [];
  const own = findLoss(before.body, now.body, { before, now, ref, path: null });
  if (own) {
    const message = `its ${now.kind === 'hook' ? 'script' : 'text'} ${own.message}`;
    changes.push({ ...base, ...own, file: now.file, line: now.body_line, message });
  }
  const [was, is] = [saidIn(before.description), saidIn(now.description)];
  const left = shareLeft(was, [is]);
  if (was !== '' && is === '' && now.description.trim())
    changes.push({
      ...{ ...base, delta: 'BROKEN', file: now.file, line: 1 },
      message: 'its description says nothing any more, by which agents choose it',
      fix: `bring it back as it is at ${ref}`,
    });
  // One that is gone is a matter of what agents list, and one of half the length may have been too long.
  if (is !== '' && left < 0.5) {
    const is_cut = is.length * SHARE <= was.length;
    const fix = is_cut ? `bring back what tells an agent when to use it, from \`${ref}\`` : null;
    const has = is_cut ? ofLength(is, was, ref) : `has ${Math.floor(left * 100)} % of its wording left`;
    changes.push({
      ...{ ...base, delta: is_cut ? 'SHRUNK' : 'REWRITTEN', file: now.file, line: is_cut ? 1 : null, fix },
      message: `its description ${has}`,
    });
  }
  for (const [path, then] of before.files) {
    const text = now.files.get(path);
    // Left empty or taken away, it is missing where something still asks for it.
    const isAsked = before.required.includes(path) || [now.body, ...now.files.values()].some((one) => names(one, path));
    const gone = isAsked ? 'BROKEN' : 'SHRUNK';
    const what = `\`${path}\`, which ${now.id} ${text === undefined && !names(now.body, path) ? 'named' : 'names'},`;
    if (text === undefined) {
      const [stays, to] = [before.stays?.get(path), before.moved?.get(path)];
      if (!standsElsewhere(then, before, now) && (isAsked || !stays))
        changes.push({
          ...{ ...base, ...deletion(path, { ...now, required: before.required }, stays, to), delta: gone },
          message: stays
            ? `it names \`${path}\`, which leads to no file from its new folder`
            : `${what} was ${to ? `moved to \`${inFolder(to, now)}\`` : 'deleted'}`,
          why: isAsked ? `${now.id} loads without it, and then sends agents to a file that is not there` : null,
        });
      continue;
    }
    const saying = (one: string) => (SCRIPT.test(path) ? doneIn(one) : belowFrontMatter(one));
    const [was, is] = [saying(then), saying(text)];
    const wrong = findMistyped(path, before, now);
    if (wrong)
      changes.push({
        ...{ ...base, ...deletion(wrong, now), delta: 'BROKEN', fix: `change it to \`${path}\`` },
        message: `it names \`${wrong}\` where it named \`${path}\`, and there is no such file`,
      });
    const found = findLoss(was, is, { before, now, ref, path });
    const delta = saidIn(is) === '' ? gone : found?.delta;
    if (found && delta)
      changes.push({ ...base, ...found, delta, file: inFolder(path, now), message: `${what} ${found.message}` });
    else if (now.required.includes(path) && isNamed(path, before) && !isNamed(path, now))
      changes.push({
        ...{ ...base, delta: 'BROKEN', file: now.file },
        message: `nothing in its text leads to \`${path}\` any more, which a case requires`,
        fix: 'name it where an agent needs it',
      });
  }
  const kept = new Set([...now.files.keys(), ...now.unnamed].map(nameOf));
  const gone = before.unnamed.filter((path) => !kept.has(nameOf(path)));
  if (gone.length > 0)
    changes.push({
      ...{ ...base, delta: 'REWRITTEN', file: now.file, fix: null },
      message: `it lost ${listFew(gone.map((path) => `\`${path}\``))}, which its text does not name`,
    });
  return changes;
}

const SCRIPT = /\.(?:sh|bash|py|[cm]?[jt]s|rb|pl)$/;
const nameOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** What the text names in the place of a file that is still there. */
function findMistyped(path: string, { body }: PartTexts, now: PartTexts): string | null {
  if (!body.includes(path) || now.body.includes(path)) return null;
  const there = new Set([...now.files.keys(), ...now.unnamed]);
  const named = [...now.body.matchAll(/(?<![\w./-])(?:\.\/)?([\w-][\w.-]*(?:\/[\w.-]+)*\.\w+)/g)].map(
    ([, name = '']) => name,
  );
  return suggest(
    path,
    named.filter((name) => !there.has(name) && !body.includes(name)),
  );
}

interface Compared {
  before: PartTexts;
  now: PartTexts;
  ref: string;
  /** Null: the body. */
  path: string | null;
}

function findLoss(then: string, text: string, { before, now, ref, path }: Compared) {
  const [was, is] = [saidIn(then), saidIn(text)];
  if (was === '' || was === is) return null;
  const restore = { delta: 'BROKEN', fix: `restore it from \`${ref}\`` } as const;
  if (is === '') return { ...restore, message: 'says nothing any more' };
  const twin = twinOf(is, now, path);
  if (twin !== null && twinOf(was, before, path) === null) return { ...restore, message: `is now that of ${twin}` };
  // What moved to a file that SKILL.md names is not lost.
  const written = [...now.files].flatMap(([file, each]) => (before.files.get(file) === each ? [] : [each]));
  const left = shareLeft(then, [text, ...written]);
  const is_piece = isPieceOf(is, was);
  const is_cut = is.length * SHARE <= was.length || (is.length * 2 < was.length && is_piece);
  if (left < 0.5 && is_cut) {
    return {
      delta: 'SHRUNK',
      message: ofLength(is, was, ref),
      fix: `bring back what an agent needs, from \`${ref}\``,
    } as const;
  }
  // A text that only lost words is worth a note sooner than one in other words.
  if (left < 0.5 || (left < 0.8 && is_piece))
    return { delta: 'REWRITTEN', message: `has ${Math.floor(left * 100)} % of its wording left`, fix: null } as const;
  return is_cut ? ({ delta: 'REWRITTEN', message: 'is mostly in files that it names', fix: null } as const) : null;
}

const ofLength = (is: string, was: string, ref: string) =>
  `has ${is.length} characters, of ${was.length} at \`${ref}\``;

/** Another text of the source that says the same. */
function twinOf(said: string, { others, files, body }: PartTexts, path: string | null): string | null {
  const named = [...files]
    .filter(([file]) => file !== path)
    .map(([file, text]) => [file, saidIn(belowFrontMatter(text))]);
  const twin = [...others(), ...named].find(([, other]) => other === said);
  if (twin) return `\`${twin[0]}\``;
  return path !== null && saidIn(body) === said ? 'its own SKILL.md' : null;
}

/** By its path, its name or its folder, in its text or in a file that this names. */
function isNamed(path: string, { body, files }: PartTexts): boolean {
  const [folder, name] = [path.replace(/\/?[^/]*$/, ''), nameOf(path)];
  const texts = [body, ...[...files].flatMap(([file, text]) => (file === path ? [] : [text]))];
  return texts.some((text) => text.includes(name) || (folder !== '' && text.includes(`${folder}/`)));
}
