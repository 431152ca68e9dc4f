/** The hooks that a ref and a branch both have → the tools that they wait for no longer, and what became of their scripts. */
import { AGENTS } from '../../../lib/agents/index.js';
import { toolNames } from '../../../lib/agents/interface/hook-facts.js';
import type { BranchChange, PartAt } from '../../../lib/contract/part.js';
import type { PartChanges } from '../../../lib/delta/parts/changes.js';
import { findShrunk } from '../../../lib/delta/parts/shrunk-texts.js';
import { readDeclaredHooks } from '../../../lib/setup/source/declared-hooks.js';
import { readHookFiles } from '../../../lib/setup/source/hook-files.js';
import { covers, scriptsOf } from '../../../lib/skill/hooks.js';
import type { Source } from '../../../lib/skill/skill.js';
import { listFew } from '../../../lib/text/count.js';
import { doneIn } from '../../../lib/text/said.js';
import { PLAIN } from '../branch-offers.js';

interface Sources {
  before: Source;
  now: Source;
  /** The ref's name. */
  ref: string;
  /** As reports name it. */
  fileOf: (part: Pick<PartAt, 'path'>) => string;
}

/** What a hook waits for, and what its scripts do. */
export async function compareHooks(
  pairs: PartChanges['kept'],
  { before, now, ref, fileOf }: Sources,
): Promise<BranchChange[]> {
  const hooks = pairs.filter(({ to }) => to.kind === 'hook');
  if (hooks.length === 0 || before === now) return [];
  const [then, own] = (await Promise.all([before, now].map(readHooks))) as [Hooks, Hooks];
  return hooks.flatMap(({ from, to }) => {
    const [was, is] = [then(from), own(to)];
    const [script = to.path] = is.scripts.keys();
    const plain = { kind: 'hook', id: to.name, file: fileOf({ path: script }), body_line: 1 } as const;
    const textsOf = ({ scripts }: typeof is) => ({
      ...{ ...plain, description: '', files: new Map(), required: [], unnamed: [], others: () => [] },
      body: [...scripts.values()].map(doneIn).join('\n'),
    });
    // Of a program fewer words are no loss.
    const texts = findShrunk(textsOf(was), textsOf(is), ref).map((one) =>
      one.delta === 'SHRUNK' ? ({ ...one, delta: 'REWRITTEN', fix: null } as const) : one,
    );
    return [...(is.scripts.size > 0 ? texts : []), ...compareMatchers(to, was.matchers, is.matchers, fileOf(to))];
  });
}

type Hooks = Awaited<ReturnType<typeof readHooks>>;

async function readHooks(source: Source) {
  const [files, declared] = await Promise.all([readHookFiles(source, ''), readDeclaredHooks(source)]);
  return ({ name, path }: PartAt) => {
    const file = files.find((one) => one.file === path);
    const scripts = scriptsOf(name).flatMap((one): [string, string][] => {
      const script = file?.scripts[one];
      return script ? [[`${file.folder}${one}`, script.text]] : [];
    });
    const own = declared.filter(({ event, command, file }) => file === path && `${event}: ${command}` === name);
    return { scripts: new Map(scripts), matchers: own.map(({ matcher }) => matcher ?? '*') };
  };
}

const TOOLS = Object.values(AGENTS).flatMap(({ hook_facts }) => toolNames(hook_facts));

/** To the tools that it waits for no more it is gone. */
function compareMatchers({ kind, name }: PartAt, was: string[], is: string[], file: string): BranchChange[] {
  const words = [...was, ...TOOLS].flatMap((one) => one.split('|')).filter((one) => /^\w+$/.test(one));
  const lost = [...new Set(words)].filter(
    (word) => was.some((one) => covers(one, [word])) && !is.some((one) => covers(one, [word])),
  );
  if (lost.length === 0 || is.length === 0) return [];
  const [then, now] = [was, is].map((all) => `\`${all.join('|')}\``);
  // Not every agent minds letter case.
  const is_respelt = lost.every((word) => is.some((one) => covers(one.toLowerCase(), [word.toLowerCase()])));
  const loss = is_respelt
    ? `names ${listFew(lost)}, and to some agents letter case counts`
    : `waits for ${listFew(lost)}`;
  const message = `its matcher is ${now} now and was ${then}: it no longer ${loss}`;
  const what = { ...PLAIN, delta: 'REMOVED', kind, name: `${name} (${listFew(lost)})`, now: name, file } as const;
  return [{ ...what, agents: [], message, fix: `write ${then} again in \`${file}\`` }];
}
