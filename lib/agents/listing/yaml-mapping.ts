/** The text of a front matter → its fields, where it is a mapping in YAML; null where it is not. */
import { parseDocument } from 'yaml';
import { isJson, type Json } from '../../input/json-value.js';

export function parseMapping(text: string): Json | null {
  const document = parseDocument(text, { schema: 'core', logLevel: 'silent' });
  if (document.errors.length > 0) return null;
  try {
    const value: unknown = document.toJS();
    return isJson(value) ? value : null;
  } catch {
    // An alias without an anchor, or too many of them.
    return null;
  }
}
