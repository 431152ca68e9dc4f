/** The instruction files that agents were given at a ref → those whose text an agent is no longer given, and where it stayed. */
import { existsSync, lstatSync, readlinkSync } from 'node:fs';
import { dirname, join, posix, resolve } from 'node:path';
import { instructionFiles } from '../../lib/agents/index.js';
import { instructionsOf } from '../../lib/agents/project/instructions.js';
import type { PartAt } from '../../lib/contract/part.js';
import type { PartChanges } from '../../lib/delta/parts/changes.js';
import { groupBy } from '../../lib/input/group-by.js';
import { suggest } from '../../lib/input/suggest.js';
import { readTextIfAny } from '../../lib/io/files/files.js';
import type { LintedAgent } from '../../lib/lint/skill-location.js';
import { type InstructionFile, importsIn, saysAny, withoutImports } from '../../lib/skill/instructions.js';
import type { Source } from '../../lib/skill/skill.js';
import { shareLeft } from '../../lib/text/said.js';
import { findText } from './part-readers.js';
import type { Reach, Unreached } from './unlisted/reach.js';

export async function findLostInstructions(
  { kept, renamed, gone }: Pick<PartChanges, 'kept' | 'renamed' | 'gone'>,
  { before, now, agents, fileOf }: Omit<Reach, 'unlistedOn'>,
): Promise<Unreached[]> {
  const pairs = [...kept, ...renamed, ...gone.map((from) => ({ from, to: null }))];
  const moved = new Map(pairs.map(({ from, to }) => [from.path, to?.path]));
  const lost: Unreached[] = [];
  for (const { from, to } of pairs.filter(({ from }) => from.kind === 'instructions')) {
    // Of a link that leads to no file any more, the file is what is gone.
    const aim = to ? null : linkedFrom(join(now.root, from.path));
    const cause = gone.find(({ path }) => aim === join(now.root, path)) ?? from;
    for (const agent of agents.filter(({ install }) => install === 'project' || now.as === 'both')) {
      const [had, left] = [before, now].map(({ instructions = [] }) => instructionsOf(agent.agent, instructions));
      const isLost = (file: InstructionFile) =>
        !left?.some(({ path }) => path === (moved.get(file.path) ?? file.path)) &&
        shareLeft(withoutImports(file), left?.map(({ text }) => text) ?? []) < 0.5;
      const file = had?.find(({ path }) => path === from.path);
      const importers = had?.filter(({ imports }) => imports.includes(from.path)) ?? [];
      // What went with the file that imported it is said of that file.
      if (!file || !isLost(file) || (importers.length > 0 && importers.every(isLost))) continue;
      const [importer] = importers.length > 0 ? importers : (before.instructions ?? []).filter(isIn(from.path));
      const loss = { now, agent, importer, is_imported: importers.length > 0, fileOf };
      lost.push({ to: to ?? cause, lost: [agent.key], ...(await describeLoss(cause, to, loss)) });
    }
  }
  const groups = groupBy(lost, ({ path, message, fix }) => `${path} ${message} ${fix}`);
  return [...groups.values()].map((alike) => ({
    ...(alike[0] as Unreached),
    lost: agents.flatMap(({ key }) => (alike.some(({ lost }) => lost.includes(key)) ? [key] : [])),
  }));
}

function linkedFrom(path: string): string | null {
  const is_link = lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  return is_link ? resolve(dirname(path), readlinkSync(path)) : null;
}

const isIn =
  (path: string) =>
  ({ imports }: InstructionFile) =>
    imports.includes(path);

interface Loss extends Pick<Reach, 'now' | 'fileOf'> {
  agent: LintedAgent;
  /** At the ref, for this agent or others. */
  importer: InstructionFile | undefined;
  /** It was given to this agent in that way. */
  is_imported: boolean;
}

async function describeLoss(from: PartAt, to: PartAt | null, { now, agent, importer, is_imported, fileOf }: Loss) {
  const { path } = from;
  const name = (at: string) => `\`${fileOf({ path: at })}\``;
  const [file, by] = [name(path), importer ? name(importer.path) : ''];
  const read = (at: string) => readTextIfAny(join(now.root, at)).catch(() => null);
  const [text, own] = [await read(path), importer ? await read(importer.path) : null];
  const importOf = (at: string) => `@${posix.relative(posix.dirname(importer?.path ?? ''), at)}`;
  const lineOf = (at: string) =>
    (own?.split('\n').findIndex((line) => line.includes(importOf(at).slice(1))) ?? -1) + 1 || null;
  if (saysAny(text)) {
    if (importer && is_imported) {
      const at = { path: importer.path, line: null };
      const imports = own === null ? [] : importsIn({ path: importer.path, text: own });
      const misspelt = suggest(
        path,
        imports.filter((one) => !existsSync(join(now.root, one))),
      );
      if (misspelt) {
        const message = `${by} imports \`${importOf(misspelt)}\` where it imported ${file}, and no such file is there`;
        return {
          ...at,
          line: lineOf(misspelt),
          message,
          fix: `write \`${importOf(path)}\` there`,
          delta: 'BROKEN' as const,
        };
      }
      return saysAny(own)
        ? { ...at, message: `${by} no longer imports ${file}`, fix: `write \`${importOf(path)}\` in ${by} again` }
        : { ...at, message: `${by}, which imported ${file}, is gone`, fix: `restore ${by}` };
    }
    const { instructions, imports = [] } = agent.agent.parts;
    const group = instructions.find((names) => names.includes(path)) ?? [];
    const first = group.find((one) => now.instructions?.some((file) => file.path === one)) ?? path;
    const fix = imports.includes(first) ? `write \`@${path}\` in ${name(first)}` : `copy its text to ${name(first)}`;
    return { path: first, line: null, message: `these agents read ${name(first)} instead of ${file}`, fix };
  }
  const found = to?.path ?? (await findText(now, from));
  const place = found === path ? null : found;
  const is_named = importer && own !== null && importsIn({ path: importer.path, text: own }).includes(path);
  const stays = lstatSync(join(now.root, path), { throwIfNoEntry: false });
  const unread = stays?.isSymbolicLink() ? 'is a link that leads to no file' : 'cannot be read any more';
  const has = text !== null ? 'says nothing any more' : stays ? unread : 'is gone';
  const where = place ? `: its text is in ${name(place)}, where these agents do not look for it` : '';
  const move = place && is_named && !instructionFiles().includes(path);
  const back = move ? `write \`${importOf(place)}\` in ${by}` : place ? `move it back to ${file}` : `restore ${file}`;
  const message = `${file}${is_named ? `, which ${by} imports,` : ''} ${has}${where}`;
  if (!is_named) return { path: place ?? path, line: null, message, fix: back };
  const fix = `${back}; if it is to go, take \`${importOf(path)}\` out of ${by}, too`;
  return { path: importer.path, line: lineOf(path), message, fix, delta: 'BROKEN' as const };
}

/** An instruction file may be split into others that it sends agents to. */
export async function readNamedTexts({ path, text }: PartAt, { root }: Source): Promise<Map<string, string>> {
  const named = new Set([...text.matchAll(/[\w./-]+\.md\b/g)].map(([one]) => posix.join(dirname(path), one)));
  const texts = [...named].map(
    async (one) => [one, (await readTextIfAny(join(root, one)).catch(() => null)) ?? ''] as const,
  );
  return new Map(await Promise.all(texts));
}
