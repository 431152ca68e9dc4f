/** The corpus formats: which loader reads which file. */
import { parseCasesJson } from './corpus-json.js';
import type { Case } from './schema.js';
import { parseSuites } from './suites.js';
import { listRouteCases, parseToolRoutes, type ToolRoute } from './tool-routes.js';

interface Loader {
  name: string;
  supports(file: string): boolean;
  /** Looked for when a folder is named. */
  globs: readonly string[];
  /** A broken file is skipped with its reason (seed 003), an error under --strict. */
  skips_invalid: boolean;
  parse(text: string, file: string): Case[];
  /** The rules that a file states beside its cases. */
  routes?(text: string, file: string): ToolRoute[];
}

/** First match wins, so the most particular name comes first. */
export const LOADERS: readonly Loader[] = [
  {
    name: '*.tests.json',
    supports: (file) => file.endsWith('.tests.json'),
    globs: ['**/*.tests.json'],
    skips_invalid: true,
    parse: parseSuites,
  },
  {
    name: 'tool-routes.yaml',
    supports: (file) => /(?:^|\.)tool-routes\.ya?ml$/.test(file),
    globs: ['**/', '**/.claude/', '.claude/'].flatMap((folder) => [
      `${folder}tool-routes.{yaml,yml}`,
      `${folder}*.tool-routes.{yaml,yml}`,
    ]),
    skips_invalid: false,
    parse: (text, file) => listRouteCases(parseToolRoutes(text, file)),
    routes: parseToolRoutes,
  },
  {
    name: 'cases.json',
    supports: (file) => file.endsWith('.json'),
    globs: ['**/cases.json'],
    skips_invalid: false,
    parse: parseCasesJson,
  },
];
