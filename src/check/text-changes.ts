/** The parts that a ref and a branch both have → what the branch emptied, cut down, exchanged or rewrote of their texts. */
import type { Case } from '../../lib/case/schema.js';
import { type BranchChange, PART_WORDS, type PartAt } from '../../lib/contract/part.js';
import type { PartChanges } from '../../lib/delta/parts/changes.js';
import { findShrunk, type PartTexts } from '../../lib/delta/parts/shrunk-texts.js';
import { memoize } from '../../lib/input/memoize.js';
import { findPointers } from '../../lib/router/words/pointers.js';
import { readNamedFiles } from '../../lib/setup/source/list-parts.js';
import { belowFrontMatter, bodyOf } from '../../lib/skill/body.js';
import type { Skill, Source } from '../../lib/skill/skill.js';
import { saidIn } from '../../lib/text/said.js';

interface Texts {
  before: Source;
  now: Source;
  /** They tell which files a skill needs. */
  cases: readonly Case[];
  /** The ref's name. */
  ref: string;
  /** As reports name it. */
  fileOf: (part: PartAt) => string;
}

export async function findTextChanges(parts: PartChanges, texts: Texts): Promise<BranchChange[]> {
  const { kept, renamed, gone } = parts;
  const found: BranchChange[] = [];
  for (const { from, to } of [...kept, ...renamed]) found.push(...(await compareTexts(from, to, texts)));
  const own = [...kept, ...renamed].map(({ to }) => to);
  const now = [...own, ...parts.fresh];
  for (const part of [...gone, ...renamed.map(({ from }) => from)].filter(isNamed))
    if (!now.some(({ name }) => name === part.name)) found.push(...now.flatMap((to) => describeLeft(to, part, texts)));
  return found;
}

const isNamed = ({ text }: PartAt) => text !== '';

/** Gone is no milder than emptied where something still sends agents there. */
function describeLeft({ kind, name, path, text }: PartAt, part: PartAt, { fileOf }: Texts): BranchChange[] {
  const [pointer] = findPointers(text, (id) => id.toLowerCase() === part.name.toLowerCase()).found;
  if (!pointer) return [];
  const line = text.slice(0, pointer.end).split('\n').length;
  return [
    {
      ...{
        delta: 'BROKEN',
        kind,
        name,
        rule: null,
        file: fileOf({ kind, name, path, text }),
        line,
        agents: [],
        why: null,
      },
      message: `it sends agents to \`${part.name}\`, and this branch has no ${PART_WORDS[part.kind][0]} of that name any more`,
      fix: `restore \`${fileOf(part)}\`, or remove what still refers to it`,
    },
  ];
}

async function compareTexts(from: PartAt, to: PartAt, { before, now, cases, ref, fileOf }: Texts) {
  const { kind, name } = to;
  const file = fileOf(to);
  if (kind === 'subagent' || kind === 'command') {
    const none = { files: new Map(), required: [], unnamed: [], others: () => [] };
    const plain = { ...none, kind, id: name, file, description: '' };
    const textsOf = ({ text }: PartAt) => ({ ...plain, body: belowFrontMatter(text), body_line: 1 });
    return findShrunk(textsOf(from), textsOf(to), ref);
  }
  const [then, own] = [findSkill(before, from), findSkill(now, to)];
  if (kind !== 'skill' || !then || !own || then.hash === own.hash) return [];
  const required = cases.flatMap((one) =>
    one.kind === 'skill' && one.expected_skill === own.id ? one.required_files : [],
  );
  const texts = [then.text, own.text];
  // A skill that the ref had may be gone, and its text stand here.
  const former = before.skills.filter(({ path }) => path !== then.path);
  const textsOf = async (source: Source, skill: typeof own): Promise<PartTexts> => ({
    ...{ kind, id: skill.id, file, body_line: skill.front_matter.body_line, body: bodyOf(skill) },
    description: skill.description ?? '',
    ...(await readNamedFiles(source, skill, texts, required)),
    others: () =>
      [...(source === now ? former : []), ...source.skills].flatMap((one) =>
        one.path === skill.path ? [] : [[one.path, saidOf(one)]],
      ),
  });
  const found = findShrunk(await textsOf(before, then), await textsOf(now, own), ref);
  if (!then.description?.trim() || own.description?.trim()) return found;
  const lost = { delta: 'BROKEN', kind, name: own.id, rule: null, file, line: 1, agents: [], why: null } as const;
  const message = 'its description is gone, by which agents choose it';
  return [{ ...lost, agents: [], message, fix: `bring it back as it is at ${ref}` }, ...found];
}

/** Each skill that changed is compared with all others. */
const saidOf = memoize((skill: Skill) => saidIn(bodyOf(skill)));

const findSkill = ({ skills }: Source, part: PartAt) => skills.find(({ path }) => path === part.path);
