/** The corpus formats: which loader reads which file. */
import { parseCasesJson } from './corpus-json.js';
import type { Case } from './schema.js';

export interface Loader {
  name: string;
  supports(file: string): boolean;
  /** Looked for when a folder is named. */
  globs: readonly string[];
  /** A broken file is skipped with its reason (seed 003), an error under --strict. */
  skips_invalid: boolean;
  parse(text: string, file: string): Case[];
}

/** First match wins, so the most particular name comes first. */
export const LOADERS: readonly Loader[] = [
  {
    name: 'cases.json',
    supports: (file) => file.endsWith('.json'),
    globs: ['**/cases.json'],
    skips_invalid: false,
    parse: parseCasesJson,
  },
];
