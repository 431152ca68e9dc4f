/** Writes a unit's home and workspace for Gemini CLI: settings, and the source as a project's skills or as an extension. */
import { posix } from 'node:path';
import type { Source } from '../../skill/skill.js';
import { projectOf, renderJson } from '../gemini-source.js';
import { MANIFEST } from './facts.js';
import { AUTH_VARIABLE } from './launch.js';

const { join } = posix;

/** The extension's name decides about nothing but itself; it takes letters, digits and dashes. */
export const plainName = (name: string): string => name.replace(/[^A-Za-z0-9-]+/g, '-').replace(/^-+/, '') || 'source';

const extensionName = ({ extensions, name }: Source): string =>
  plainName(String(extensions?.[MANIFEST]?.['name'] ?? name));

/** It does not read the manifest of a Claude plugin: users of one copy its skills. */
export const project = projectOf({
  folder: '.gemini',
  manifest: MANIFEST,
  nameOf: extensionName,
  placeOf: ({ source_copy }) => source_copy,
  memory: 'GEMINI.md',
  /** An error of the vendor is asked about once more, after five seconds; by default ten times, with up to thirty in between. */
  settings: ({ allow_processes }) => ({
    general: { enableAutoUpdate: false, enableAutoUpdateNotification: false, maxAttempts: 2 },
    security: { auth: { selectedType: `\${${AUTH_VARIABLE}:-gemini-api-key}` } },
    privacy: { usageStatisticsEnabled: false },
    hooksConfig: { enabled: allow_processes },
  }),
  /** As `gemini extensions link` leaves it; without a manifest the CLI skips the folder and says so on stderr alone. */
  async extend({ home, source, source_copy }, files) {
    const link = renderJson({ source: source_copy, type: 'link' });
    await files.write(join(home, '.gemini/extensions', extensionName(source), '.gemini-extension-install.json'), link);
  },
});
