/** A SKILL.md → the fields that Qwen Code 0.24.4 reads from it: YAML, and where that fails one line per field. */
import { isJson, type Json } from '../../input/json-value.js';
import { memoize } from '../../input/memoize.js';
import { parseMapping } from '../listing/yaml-mapping.js';

/** Null where there is no block that it accepts as front matter. */
export const readFields = memoize(({ text }: { text: string }): { fields: Json | null } => {
  // A byte order mark and line ends of Windows are removed first.
  const plain = text.replace(/^\uFEFF/, '').replace(/\r\n?/g, '\n');
  const block = /^---\n([\s\S]*?)\n---(?:\n|$)/.exec(plain)?.[1];
  return { fields: block === undefined ? null : (parseMapping(block) ?? readLines(block)) };
});

/** Its second attempt: the text after the first colon of a line, indented or not; lists and objects end up empty here, which no listing shows. */
function readLines(block: string): Json {
  const fields: Json = {};
  const lines = block.split('\n').filter((line) => line.trim() !== '' && !line.trim().startsWith('#'));
  let in_object = false;
  for (const [index, line] of lines.entries()) {
    if (line.startsWith('  - ')) continue;
    in_object &&= line.startsWith('  ');
    if (in_object) continue;
    const at = line.indexOf(':');
    const value = line.slice(at + 1).trim();
    if (value === '') in_object = at >= 0 && /^ {2}(?!- )/.test(lines[index + 1] ?? '');
    else if (at >= 0) fields[line.slice(0, at).trim()] = readValue(value);
  }
  return fields;
}

function readValue(value: string): unknown {
  if (value === 'true' || value === 'false') return value === 'true';
  if (value === 'null') return null;
  if (/^".*"$/.test(value) && value.length > 1)
    return value.slice(1, -1).replaceAll('\\"', '"').replaceAll('\\\\', '\\');
  return Number.isFinite(Number(value)) ? Number(value) : value;
}

/** Spaces and other signs make it drop the skill. */
export const NAME = /^[\p{L}\p{N}_:.-]+$/u;

/** A field that may be any scalar or a list, whose parts it joins; of a map it makes nothing. */
export const textOf = (value: unknown): string | null =>
  value === undefined || value === null || value === '' || isJson(value) ? null : String(value);
