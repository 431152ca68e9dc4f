/** A line of JSON → its fields; none where it is not an object. */
import { asFields, type Json } from '../../input/json-value.js';

export function parseLine(line: string): Json {
  try {
    return asFields(JSON.parse(line));
  } catch {
    return {};
  }
}
