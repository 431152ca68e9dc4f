/** A part of a source → the agents that have it, as they were given the source; and which texts still send them to one that is gone. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isProjectsOwn, takesSubagents } from '../../lib/agents/interface/parts.js';
import { readsServer } from '../../lib/agents/interface/servers.js';
import { isUnread } from '../../lib/agents/project/reach.js';
import { isBare } from '../../lib/contract/agent-key.js';
import { type BranchChange, PART_WORDS, type PartAt } from '../../lib/contract/part.js';
import { findPartChanges, type PartChanges } from '../../lib/delta/parts/changes.js';
import { parseValue } from '../../lib/input/json-value.js';
import { readTextIfAny } from '../../lib/io/files/files.js';
import { listTree, realPathOf } from '../../lib/io/files/walk-tree.js';
import type { LintedAgent } from '../../lib/lint/skill-location.js';
import { installedPlugins, pluginName, pluginsAround } from '../../lib/setup/source/manifest.js';
import { readPluginParts } from '../../lib/setup/source/plugin-parts.js';
import { readSubagents } from '../../lib/setup/source/subagents.js';
import type { Source } from '../../lib/skill/skill.js';
import { isLike } from '../../lib/text/said.js';
import { listReferences } from './references.js';
import type { Reach, Unreached } from './unlisted/reach.js';
import { findServer } from './unlisted/servers.js';
import { findUnlisted } from './unlisted/unlisted.js';

/** What a file declared that is no JSON now did not go: the error in that file is the finding. */
export async function compareWith(
  { root, market }: Pick<Source, 'root' | 'market'>,
  before: readonly PartAt[],
  now: readonly PartAt[],
): Promise<PartChanges> {
  const parts = findPartChanges(before, now);
  const broken = new Set<string>();
  for (const { path, text } of parts.gone) {
    const found = text === '' && path.endsWith('.json') ? await readTextIfAny(join(root, path)) : null;
    if (found !== null && parseValue(found.replace(/^\uFEFF/, '')) === null) broken.add(path);
  }
  // What was a copy may be a link to the same file, wherever agents look for it.
  const there = new Set(now.map(({ path }) => realPathOf(join(root, path))));
  const isThere = ({ kind, path }: PartAt) => {
    const real = kind === 'skill' ? realPathOf(join(root, path)) : null;
    return real !== null && real !== join(root, path) && there.has(real);
  };
  // Of a plugin that moved, or whose entry did, the marketplace's entry is the finding.
  const isMoved = ({ path }: PartAt) =>
    market?.moved?.some(({ from, to }) =>
      [from, to].some((at) => path.startsWith(`${at}/`) && existsSync(join(root, to, path.slice(at.length)))),
    );
  return { ...parts, gone: parts.gone.filter((one) => !broken.has(one.path) && !isThere(one) && !isMoved(one)) };
}

export async function readersOf(part: PartAt, source: Source, agents: readonly LintedAgent[]): Promise<string[]> {
  const server = part.kind === 'mcp_server' ? await findServer(source, part) : undefined;
  const isRead = ({ agent: { parts } }: LintedAgent) => !server || !parts.places || readsServer(parts.places, server);
  return agents.filter((one) => reads(part, source, one) && isRead(one)).map(({ key }) => key);
}

/** What agents no longer have although it is there: elsewhere, or not named, or not started. Folders of skills have a rule of their own. */
export async function findUnreached(
  { kept, renamed }: Pick<PartChanges, 'kept' | 'renamed'>,
  at: Reach,
): Promise<Unreached[]> {
  const { before, now, agents, fileOf } = at;
  const found: Unreached[] = [];
  const texts = [...kept, ...renamed].map(({ to }) => to);
  for (const { from, to } of [...kept, ...renamed]) {
    const had = to.kind === 'skill' || to.kind === 'instructions' ? [] : await readersOf(from, before, agents);
    if (had.length === 0) continue;
    const left = await readersOf(to, now, agents);
    const unread = had.filter((agent) => !left.includes(agent));
    const other = from.path === to.path ? null : findOtherPlugin(from, to, { before, now });
    const fix = `move it back to \`${fileOf(from)}\``;
    const elsewhere = { to, path: to.path, line: null, fix };
    if (from.path !== to.path && unread.length > 0) {
      const message = `it is in \`${fileOf(to)}\` now, which ${unread.length === 1 ? 'it does' : 'they do'} not read`;
      found.push({ ...elsewhere, lost: unread, message });
    } else if (other) found.push({ ...elsewhere, lost: had, message: other });
    const having = agents.filter(({ key }) => had.includes(key));
    found.push(...(await findUnlisted(from, to, { ...at, agents: having, texts })));
  }
  return found;
}

/** Who has the one plugin need not have the other. */
export function findOtherPlugin(
  from: PartAt,
  to: PartAt,
  { before, now }: Pick<Reach, 'before' | 'now'>,
): string | null {
  const nameIn = (source: Source, { path }: PartAt) => {
    const [own] = pluginsAround(source, path).sort((a, b) => b.folder.length - a.folder.length);
    return own && pluginName(source, own);
  };
  const [old, own] = [nameIn(before, from), nameIn(now, to)];
  const stays = installedPlugins(now).some((plugin) => pluginName(now, plugin) === old);
  return to.kind !== 'plugin' && own && old !== own && stays
    ? `it is in the plugin \`${own}\` now, and who has only \`${old}\` has it no longer`
    : null;
}

/** The file in which the text of a part that is gone stands now. */
export async function findText(source: Source, { text }: PartAt): Promise<string | null> {
  if (text === '') return null;
  const { root, skills, commands } = source;
  // A part that is much like it is another one.
  const parts = new Set([...skills, ...commands, ...(await readSubagents(source))].map(({ path }) => path));
  const files = (await listTree(root, '.')).filter((file) => file.endsWith('.md') && !parts.has(file));
  for (const file of files) if (isLike(text, await readFile(join(root, file), 'utf8'))) return file;
  return null;
}

function reads({ kind, name, path }: PartAt, source: Source, linted: LintedAgent): boolean {
  const { agent, install, parts_install = install } = linted;
  const { parts, hook_facts, foreign_hooks } = agent;
  switch (kind) {
    case 'skill': {
      const skill = source.skills.find((one) => one.path === path);
      return skill !== undefined && !isUnread(agent, skill, { source, install });
    }
    case 'subagent':
      return (
        takesSubagents(install === 'project' ? null : '', parts) &&
        (install === 'project' ? isProjectsOwn(kind, path, agent) : !isBare(parts_install))
      );
    case 'command':
      return install === 'project'
        ? isProjectsOwn(kind, path, agent)
        : parts.commandName !== null && !isBare(parts_install);
    case 'hook':
      // Another method is chosen for cases about hooks where the usual one brings none.
      return hook_facts.events.some((event) => name.startsWith(`${event}: `)) && !foreign_hooks.test(path);
    case 'mcp_server':
    case 'plugin':
    // Each counts for the agents that are given it, and findLostInstructions tells which those are.
    case 'instructions':
      return install === 'project' || !isBare(parts_install);
  }
}

/** Gone is no milder than emptied where something still sends agents there: parts, what lies beside a SKILL.md, instructions. */
export async function findStale(
  { kept, renamed, fresh, gone }: PartChanges,
  { before, now, fileOf }: Pick<Reach, 'before' | 'now' | 'fileOf'>,
): Promise<BranchChange[]> {
  const isListed = ({ kind }: PartAt) => kind !== 'instructions';
  const parts = [...kept, ...renamed]
    .map(({ to }) => to)
    .concat(fresh)
    .filter(isListed);
  const moved = [...gone.map((from) => ({ from, to: null })), ...renamed].filter(({ from }) => isListed(from));
  // Who reads a name does not mind its capitals.
  const names = new Set(parts.map(({ name }) => name.toLowerCase()));
  const lost = moved.filter(({ from }) => from.text !== '' && !names.has(from.name.toLowerCase()));
  if (lost.length === 0) return [];
  const plugins = [before, now].flatMap((source) => installedPlugins(source).map((one) => pluginName(source, one)));
  const beside = now.skills.flatMap(({ id, path, files = [] }) =>
    files.flatMap((file) =>
      file.endsWith('.md') && file !== 'SKILL.md'
        ? [{ kind: 'skill' as const, name: id, path: join(dirname(path), file) }]
        : [],
    ),
  );
  const others = await Promise.all(
    beside.map(async (one) => ({ ...one, text: (await readTextIfAny(join(now.root, one.path))) ?? '' })),
  );
  const plain = (await readPluginParts(now)).flatMap((one) =>
    one.kind === 'instructions' || one.kind === 'output_style' ? [{ ...one, kind: null, name: one.path }] : [],
  );
  const places = new Map<PartAt, string | null>();
  for (const { from, to } of lost) places.set(from, to ? null : await findText(now, from));
  const restore = (part: PartAt) => {
    const place = places.get(part);
    return place ? `move \`${fileOf({ path: place })}\` back to \`${fileOf(part)}\`` : `restore \`${fileOf(part)}\``;
  };
  return lost.flatMap(({ from, to }) =>
    [...parts, ...others, ...plain].flatMap((text): BranchChange[] => {
      const moved = to?.path === from.path ? [] : [from.path, ...(from.places ?? [])];
      const [line, ...more] = listReferences(from, text, { paths: from.kind === 'skill' ? moved : [], plugins });
      if (line === undefined) return [];
      const { kind, name } = text;
      const again = more.length > 0 ? `, on ${more.length > 1 ? 'lines' : 'line'} ${more.join(', ')} too` : '';
      return [
        {
          ...{ delta: 'BROKEN', kind, name, rule: kind === null ? 'plugin-part' : null, file: fileOf(text), line },
          ...{ agents: [], why: null },
          message: `it sends agents to \`${from.name}\`, and this branch has no ${PART_WORDS[from.kind][0]} of that name any more`,
          fix: to
            ? `write \`${to.name}\`, its new name${again}`
            : `${restore(from)}, or, if it is gone for good, remove what still refers to it${again}`,
        },
      ];
    }),
  );
}
