/** A request of Codex → the skills that it lists, and whether it belongs to the main conversation, a subagent or neither. */
import type { ModelRequest, OfferedSkill } from '../../model/wire.js';

function turnMetadata(request: ModelRequest): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(request.headers['x-codex-turn-metadata'] ?? 'null');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : null;
  } catch {
    return null;
  }
}

export function classifyRequest(request: ModelRequest): 'main' | 'subagent' | 'side' {
  const metadata = turnMetadata(request);
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

/** Reads only Codex's own messages, because a prompt or a tool's output may imitate a listing. */
export function readOffer(request: ModelRequest): OfferedSkill[] {
  const offered: OfferedSkill[] = [];
  for (const { role, text } of request.texts) {
    if (role !== 'developer' && role !== 'system') continue;
    const section = text.startsWith('<skills_instructions>') ? SECTION.exec(text)?.[1] : undefined;
    if (section === undefined) continue;
    const roots = new Map<string, string>();
    for (const line of section.split(/\r?\n/)) {
      const root = ROOT.exec(line);
      if (root) roots.set(root[1] ?? '', root[2] ?? '');
      const entry = root ? null : ENTRY.exec(line);
      if (!entry) continue;
      const id = entry[1] ?? '';
      const path = expand(entry[3] ?? '', roots);
      offered.push({ id, also: folderOf(path, id), description: entry[2] ?? null, path });
    }
  }
  return offered;
}
