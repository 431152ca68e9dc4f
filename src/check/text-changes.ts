/** The parts that a ref and a branch both have → what the branch emptied, cut down, exchanged or rewrote of their texts. */
import { existsSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import type { Case } from '../../lib/case/schema.js';
import type { BranchChange, PartAt } from '../../lib/contract/part.js';
import type { PartChanges } from '../../lib/delta/parts/changes.js';
import type { PartTexts } from '../../lib/delta/parts/lost-file.js';
import { findShrunk } from '../../lib/delta/parts/shrunk-texts.js';
import { groupBy } from '../../lib/input/group-by.js';
import { memoize } from '../../lib/input/memoize.js';
import { isExecutable } from '../../lib/io/files/presence.js';
import { findOutside } from '../../lib/lint/files/named-file-rule.js';
import { whenOf } from '../../lib/lint/offer/lost-condition-rule.js';
import {
  findMoved,
  namesAbove,
  namesFromRoot,
  readNamedFiles,
  respell,
  spellOut,
} from '../../lib/setup/source/list-parts.js';
import { belowFrontMatter, bodyOf } from '../../lib/skill/body.js';
import { describeSkill } from '../../lib/skill/describe-skill.js';
import { ownText } from '../../lib/skill/instructions.js';
import type { Skill, Source } from '../../lib/skill/skill.js';
import { bareId, withoutMentions } from '../../lib/text/bare-id.js';
import { oneLine } from '../../lib/text/escape.js';
import { chmodCommand } from '../../lib/text/quote-shell.js';
import { saidIn } from '../../lib/text/said.js';
import { PLAIN } from './branch-offers.js';
import { compareHooks } from './changed/hook-changes.js';
import { readNamedTexts } from './lost-instructions.js';
import { findStale } from './part-readers.js';

interface Texts {
  before: Source;
  now: Source;
  /** They tell which files a skill needs. */
  cases: readonly Case[];
  /** The ref's name. */
  ref: string;
  /** As reports name it. */
  fileOf: (part: Pick<PartAt, 'path'>) => string;
}

export async function findTextChanges(parts: PartChanges, texts: Texts): Promise<BranchChange[]> {
  const { kept, renamed, gone } = parts;
  const named = gone.flatMap(({ kind, name }) => (/^(?:skill|subagent|command)$/.test(kind) ? bareId(name) : []));
  const found: BranchChange[] = [];
  for (const { from, to } of [...kept, ...renamed])
    found.push(...(await compareTexts(from, to, { ...texts, gone: named })));
  found.push(...(await compareHooks([...kept, ...renamed], texts)));
  found.push(...(await findStale(parts, texts)));
  return found;
}

/** gone: what a text need not name any more. */
async function compareTexts(
  from: PartAt,
  to: PartAt,
  { before, now, cases, ref, fileOf, gone }: Texts & { gone: readonly string[] },
) {
  const { kind, name } = to;
  const file = fileOf(to);
  if (kind === 'subagent' || kind === 'command' || kind === 'instructions') {
    const none = { files: new Map(), required: [], unnamed: [], others: () => [] };
    const plain = { ...none, kind, id: name, file };
    const textsOf = (part: PartAt) => {
      // What it no longer imports is told of the file that went.
      if (kind === 'instructions') return { ...plain, description: '', body: ownText(part), body_line: 1 };
      const description = describeSkill(part.text, name).description ?? '';
      return { ...plain, description, body: belowFrontMatter(part.text), body_line: 1 };
    };
    const named = kind === 'instructions' && from.text !== to.text ? await readNamedTexts(to, now) : none.files;
    return findShrunk(without(textsOf(from), gone), { ...textsOf(to), files: named }, ref);
  }
  const [then, own] = [findSkill(before, from), findSkill(now, to)];
  if (kind !== 'skill' || !then || !own) return [];
  const stuck = await findStuck([then, before], [own, now], file);
  const required = (bySkill(cases).get(own.id) ?? []).flatMap(({ required_files }) => required_files);
  const texts = [spellOut(then.text, then, before), spellOut(own.text, own, now, before)];
  const above = namesAbove([...texts, ...required]);
  if (then.hash === own.hash && above.length === 0) return stuck;
  // What lies outside its plugin nobody got at the ref either.
  const shared = { source: before, prefix: '' };
  const unshipped = above.filter((path) => findOutside(path, then, shared, () => 'there') !== null);
  // A skill that the ref had may be gone, and its text stand here.
  const former = before.skills.filter(({ path }) => path !== then.path);
  const textsOf = async (source: Source, skill: typeof own) => ({
    ...{ kind, id: skill.id, file, body_line: skill.front_matter.body_line },
    ...{ body: spellOut(bodyOf(skill), skill, source, before), description: skill.description ?? '' },
    ...(await readNamedFiles(source, skill, { texts, required })),
    others: () =>
      [...(source === now ? former : []), ...source.skills].flatMap((one): [string, string][] =>
        one.path === skill.path ? [] : [[one.path, saidOf(one)]],
      ),
  });
  const [was, is] = [await textsOf(before, then), await textsOf(now, own)];
  for (const path of unshipped) was.files.delete(path);
  // A project's own files are written for people: all that counts is that what is named is there.
  for (const name of namesFromRoot(then.text, then, [before])) {
    const path = posix.relative(dirname(then.path), name);
    if (!then.text.includes(path) && (is.files.has(path) || !texts[1]?.includes(path))) was.files.delete(path);
  }
  const stays = [...was.files.keys()].flatMap((path): [string, string][] => {
    const at = posix.join(dirname(then.path), path);
    return existsSync(join(now.root, at)) ? [[path, fileOf({ path: at })]] : [];
  });
  const moved = await findMoved(
    [...was.files].filter(([path]) => !is.files.has(path)),
    own,
    { before, now },
  );
  const lost = { ...PLAIN, delta: 'BROKEN', kind, name: own.id, file, line: 1 } as const;
  const had = new Set(was.files.values());
  const here = { source: now, prefix: fileOf({ path: '-' }).slice(0, -1) };
  const left = [...is.files].flatMap(([path, text]): BranchChange[] => {
    const outside =
      path.startsWith('../') && !texts[0]?.includes(path) && had.has(text)
        ? findOutside(path, own, here, () => 'there')
        : null;
    const line = texts[1]?.split('\n').findIndex((one) => one.includes(path)) ?? 0;
    const message = `it names \`${path}\`, ${outside?.[0]}, and at \`${ref}\` that file lay inside`;
    return outside ? [{ ...lost, agents: [], line: line + 1, message, fix: outside[1].replace(/\.$/, '') }] : [];
  });
  const said = [...findShrunk({ ...without(was, gone), stays: new Map(stays), moved }, is, ref), ...left];
  const when = whenOf(then.description) ?? '';
  const unsaid: BranchChange = {
    ...{ ...lost, delta: 'WARNED' as const, agents: [] },
    line: Math.max(1, own.text.split('\n').findIndex((one) => one.startsWith('description:')) + 1),
    message: `its description no longer says when to use it, by which agents choose it: '${oneLine(when, 160)}'`,
    fix: 'say it there again',
  };
  const is_unsaid = when !== '' && own.description?.trim() && whenOf(own.description) === undefined;
  const found = [...said.map((one) => respell(one, own, now, before)), ...stuck, ...(is_unsaid ? [unsaid] : [])];
  if (!then.description?.trim() || own.description?.trim() || !own.front_matter.present) return found;
  const message = 'its description is gone, by which agents choose it';
  return [{ ...lost, agents: [], message, fix: `bring it back as it is at ${ref}` }, ...found];
}

const without = (texts: PartTexts, gone: readonly string[]) => ({ ...texts, body: withoutMentions(texts.body, gone) });

/** Programs that its text names, and that can no longer be started by their names. */
async function findStuck(then: [Skill, Source], now: [Skill, Source], file: string): Promise<BranchChange[]> {
  const [{ id, text, files = [] }] = now;
  const runs = ([{ path }, { root }]: typeof now, one: string) => isExecutable(join(root, dirname(path), one));
  const lost: string[] = [];
  for (const one of files.filter((one) => text.includes(one) && then[0].files?.includes(one)))
    if ((await runs(then, one)) && !(await runs(now, one))) lost.push(one);
  const what = { ...PLAIN, delta: 'WARNED', kind: 'skill', name: id, file } as const;
  return lost.map((one) => {
    const fix = `run \`${chmodCommand(`${file.replace(/[^/]*$/, '')}${one}`)}\``;
    return { ...what, agents: [], message: `\`${one}\`, which it names, is no longer executable`, fix };
  });
}

/** Asked for each skill that changed. */
const bySkill = memoize((cases: readonly Case[]) =>
  groupBy(
    cases.filter((one) => one.kind === 'skill'),
    ({ expected_skill }) => expected_skill,
  ),
);

/** Each skill that changed is compared with all others. */
const saidOf = memoize((skill: Skill) => saidIn(bodyOf(skill)));

const findSkill = ({ skills }: Source, part: PartAt) => skills.find(({ path }) => path === part.path);
