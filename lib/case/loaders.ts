/** The table of corpus formats: which loader reads which file. */
import { parseCasesJson } from './corpus-json.js';
import type { Case } from './schema.js';
import { parseSuites } from './suites.js';
import { listRouteCases, parseToolRoutes, type ToolRoute } from './tool-routes.js';

interface Loader {
  name: string;
  supports(file: string): boolean;
  /** The files to search for when a folder is named. */
  globs: readonly string[];
  /** An invalid file is skipped with a reason; with --strict it is an error. */
  skips_invalid: boolean;
  parse(text: string, file: string): Case[];
  /** The routes that a file defines besides its cases. */
  routes?(text: string, file: string): ToolRoute[];
}

/** The first match wins, so the most specific name comes first. */
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
