/** What an agent did with skills, parts and hooks, and what it said of plugins and files that it dropped → the same rows with its own sentence as the reason. */
import type { Agent } from '../agents/interface/agent.js';
import type { AgentEvent } from '../contract/transcript/event.js';
import type { Source } from '../skill/skill.js';

export type Refusal = Extract<AgentEvent, { type: 'plugin_refused' }>;

interface Row {
  reason: string | null;
  offer?: string;
  path?: string;
  /** A hook's. */
  file?: string;
  ran?: boolean | null;
  kind?: string;
  plugin?: string | null;
}

/** The unit's own folders say nothing to a reader, nor does the name of one, by which a plugin goes whose manifest cannot be read. */
const UNIT_FOLDER = /\/\S*?\/ar-[\da-f]+\/[a-z]\//g;
const NAMELESS = /\bPlugin [a-z](?= )/g;

export function quoteRefusals<T extends Row>(
  rows: readonly T[],
  refused: readonly Refusal[],
  { plugins }: Source,
  { title }: Agent,
): T[] {
  return rows.map((row) => {
    const said =
      row.reason !== null && (row.offer ?? 'absent') === 'absent' && refused.find((one) => isAbout(one, row));
    if (!said) return row;
    const what = (said.file ?? said.kind) === undefined ? 'drops the plugin' : 'does not take it';
    return { ...row, ...('ran' in row ? { ran: false } : {}), reason: `${title} ${what}: ${shorten(said.message)}` };
  });

  function isAbout({ plugin, file, kind }: Refusal, row: Row): boolean {
    const path = row.path ?? row.file ?? '';
    if (file !== undefined) return file === path;
    if (kind === undefined) return holds(plugin, path);
    return row.kind?.endsWith(kind) === true && row.plugin === plugin;
  }

  function holds(name: string, path: string): boolean {
    const [before = '', market] = name.split('@');
    if (/^inline\[\d+\]$/.test(before) || market === 'inline') return !plugins.some((one) => isBelow(path, one.folder));
    return plugins.some(({ folder, entry }) => entry?.['name'] === before && (folder === '' || isBelow(path, folder)));
  }
}

const isBelow = (path: string, folder: string): boolean => folder !== '' && path.startsWith(`${folder}/`);

const shorten = (message: string): string =>
  message
    .replace(UNIT_FOLDER, '')
    .replace(NAMELESS, 'the plugin')
    .replaceAll('\\"', '"')
    .replaceAll(/(?:\s|\\n)+/g, ' ')
    .slice(0, 300);
