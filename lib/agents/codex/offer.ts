/** A request of Codex → the skills that it lists, and whether it belongs to the main conversation, a subagent or neither. */
import { parseObject } from '../../input/json-value.js';
import type { ListingText } from '../../model/listing.js';
import type { ModelRequest, OfferedSkill } from '../../model/wire.js';
import type { ListingSigns } from '../interface/listing.js';
import { LIMITS } from './facts.js';

/** 0.169.0. */
export const signs: ListingSigns = {
  own: ['openai-docs', 'skill-installer'],
  heading: /^<skills_instructions>$/m,
  tool: null,
};

export function classifyRequest(request: ModelRequest): 'main' | 'subagent' | 'side' {
  const metadata = parseObject(request.headers['x-codex-turn-metadata'] ?? '');
  const helper = request.headers['x-openai-subagent'];
  if (metadata && typeof metadata['request_kind'] === 'string' && metadata['request_kind'] !== 'turn') return 'side';
  // Other values (review, compact, memory_consolidation) mark Codex's own background requests.
  if (helper && helper !== 'collab_spawn') return 'side';
  if (helper || metadata?.['thread_source'] === 'subagent') return 'subagent';
  return request.tools.length > 0 ? 'main' : 'side';
}

const SECTION = /<skills_instructions>([\s\S]*?)(?:<\/skills_instructions>|$)/;
const ROOT = /^- `(r\d+)` = `(.+)`$/;
const ENTRY = /^- (.+?): (?:(.*) )?\(file: (.+)\)$/;

function expand(path: string, roots: Map<string, string>): string {
  const slash = path.indexOf('/');
  const root = slash > 0 ? roots.get(path.slice(0, slash)) : undefined;
  return root === undefined ? path : `${root}${path.slice(slash)}`;
}

/** The name of the folder with the SKILL.md, if it differs from the id. */
function folderOf(path: string, id: string): string[] {
  const folder = path.split('/').at(-2);
  return folder && folder !== id ? [folder] : [];
}

/** A name may have a colon and a space in it itself: it may end at each of those that follow. */
const longerNames = (id: string, text: string): string[] =>
  [...`${text} `.matchAll(/: /g)]
    .map(({ index }) => `${id}: ${text.slice(0, index)}`)
    .filter(({ length }) => length <= LIMITS.name_chars);

/** Reads only Codex's own messages, because a prompt or a tool's output may imitate a listing. */
const ownTexts = ({ texts }: ModelRequest): string[] =>
  texts.flatMap(({ role, text }) => (role === 'developer' || role === 'system' ? [text] : []));

const findSection = (text: string): RegExpExecArray | null =>
  text.startsWith('<skills_instructions>') ? SECTION.exec(text) : null;

/** `# Using skills` of the instructions, up to the next heading of its rank (0.169.0); older versions say it inside the listing. */
const GUIDANCE = /^# Using skills\n[\s\S]*?(?=\n# |$(?![\s\S]))/m;

/** Codex has no tool for skills: a model opens the file that the listing names, which is all that this tool does. */
const READ_FILE = {
  name: 'read_file',
  description: 'Reads a file.',
  input_schema: { type: 'object', properties: { path: { type: 'string' } }, required: ['path'] },
};

export function readListing(request: ModelRequest): ListingText | null {
  const own = ownTexts(request);
  const listings = own.flatMap((text) => findSection(text)?.[0] ?? []);
  const guidance = own.flatMap((text) => (findSection(text) ? [] : (GUIDANCE.exec(text)?.[0] ?? [])));
  return listings.length > 0 ? { passages: [...guidance, ...listings], tool: READ_FILE } : null;
}

export const readOffer = (request: ModelRequest): OfferedSkill[] => ownTexts(request).flatMap(readListed);

/** Those that a message of Codex lists. */
export function readListed(message: string): OfferedSkill[] {
  const offered: OfferedSkill[] = [];
  const section = findSection(message)?.[1];
  if (section !== undefined) {
    const roots = new Map<string, string>();
    for (const line of section.split(/\r?\n/)) {
      const root = ROOT.exec(line);
      if (root) roots.set(root[1] ?? '', root[2] ?? '');
      const entry = root ? null : ENTRY.exec(line);
      if (!entry) continue;
      const id = entry[1] ?? '';
      const path = expand(entry[3] ?? '', roots);
      const text = entry[2] ?? null;
      offered.push({ id, also: [...folderOf(path, id), ...longerNames(id, text ?? '')], description: text, path });
    }
  }
  return offered;
}
