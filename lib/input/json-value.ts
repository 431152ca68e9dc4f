/** A value parsed from outside JSON → the expected type, or an empty value when it has another type. */
export type Json = Record<string, unknown>;

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
/** An object whose fields can be read, whatever the value is. */
export const asFields = (value: unknown): Json => (value && typeof value === 'object' ? (value as Json) : {});
export const string = (value: unknown): string => (typeof value === 'string' ? value : '');
export const number = (value: unknown): number | null => (typeof value === 'number' ? value : null);
export const list = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
/** The object in a text; null for any other value, and for what is not JSON. */
export function parseObject(text: string): Json | null {
  const value = parseValue(text);
  return isJson(value) ? value : null;
}
/** The value in a text; for what is not JSON, null or what is given. */
export function parseValue(text: string, otherwise: unknown = null): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return otherwise;
  }
}

export const objects = (value: unknown): Json[] => list(value).filter(isJson);
