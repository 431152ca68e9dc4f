/** The `<skill>` entries of a system prompt → the skills that they list. */
import type { OfferedSkill } from '../../model/wire.js';

const ENTITIES: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'", '#39': "'", '#x27': "'" };

export const unescapeXml = (text: string): string =>
  text.replace(/&(lt|gt|amp|quot|apos|#39|#x27);/g, (_, name: string) => ENTITIES[name] ?? '');

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };
export const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

/** A description may hold such tags itself, so that only tags on lines of their own count. */
const ENTRY =
  /<skill>\n\s*<name>([\s\S]*?)<\/name>\n\s*<description>([\s\S]*?)<\/description>\n\s*<location>([^\n]*)<\/location>\n\s*<\/skill>/g;

/** escaped: names and descriptions are XML; a location that is not a path (`<built-in>`) counts as no location. */
export function readSkillTags(block: string, escaped: boolean): OfferedSkill[] {
  const plain = (text: string) => (escaped ? unescapeXml(text) : text);
  return [...block.matchAll(ENTRY)].map(([, name = '', description = '', location = '']) => ({
    id: plain(name),
    also: [],
    description: plain(description),
    path: /^\/|^[A-Za-z]:/.test(location) ? plain(location) : null,
  }));
}
