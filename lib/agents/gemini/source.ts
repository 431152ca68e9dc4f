/** Writes a unit's home and workspace for Gemini CLI: settings, and the source as a project's skills or as an extension. */
import { projectOf } from '../gemini-family/source.js';
import { EXTENSION, MANIFEST } from './facts.js';
import { AUTH_VARIABLE } from './launch.js';

/** The extension's name decides about nothing but itself; it takes letters, digits and dashes. */
const plainName = (name: string): string => name.replace(/[^A-Za-z0-9-]+/g, '-').replace(/^-+/, '') || 'source';

/** It does not read the manifest of a Claude plugin: users of one copy its skills. */
export const project = projectOf({
  folder: '.gemini',
  manifest: MANIFEST,
  names: EXTENSION.names,
  nameOf: ({ extensions, name }) => plainName(String(extensions?.[MANIFEST]?.['name'] ?? name)),
  memory: 'GEMINI.md',
  /** An error of the vendor is asked about once more, after five seconds; by default ten times, with up to thirty in between. */
  settings: ({ allow_processes }) => ({
    general: { enableAutoUpdate: false, enableAutoUpdateNotification: false, maxAttempts: 2 },
    security: { auth: { selectedType: `\${${AUTH_VARIABLE}:-gemini-api-key}` } },
    hooksConfig: { enabled: allow_processes },
  }),
  /** `gemini extensions link` writes this file. Without a manifest the CLI skips the folder and says so only on stderr. */
  link: '.gemini-extension-install.json',
});
