/** What a tool gave back, as the blocks of the agents and of MCP hold it → its text. */
import { asFields, type Json, list, string } from '../../input/json-value.js';

/** Blocks are put below one another; a resource has a text, or the bytes of one. */
export function textOfContent(content: unknown): string {
  if (typeof content === 'string') return content;
  return list(content)
    .map((block) => (typeof block === 'string' ? block : textOfBlock(asFields(block))))
    .filter((text) => text !== '')
    .join('\n');
}

/** The result of an MCP call: its content, or where that is empty what stands beside it for programs. */
export function textOfResult(result: unknown): string {
  if (typeof result === 'string') return result;
  const { content, contents, structured_content, structuredContent } = asFields(result);
  const text = textOfContent(content ?? contents ?? result);
  return text === '' ? JSON.stringify(structured_content ?? structuredContent ?? result ?? '') : text;
}

function textOfBlock(block: Json): string {
  const resource = asFields(block['resource'] ?? block);
  return string(resource['text']) || decode(string(resource['blob']));
}

const MAX_BLOB = 2_000_000;

/** Bytes that are not text, as of a picture, give none. */
function decode(blob: string): string {
  if (blob === '') return '';
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.from(blob.slice(0, MAX_BLOB), 'base64'));
  } catch {
    return '';
  }
}
