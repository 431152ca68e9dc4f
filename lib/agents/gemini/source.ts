/** Writes a unit's home and workspace for Gemini CLI: settings, and the source as a project's skills or as an extension. */
import { posix } from 'node:path';
import type { Files } from '../../contract/files.js';
import type { Skill } from '../../skill/skill.js';
import { hasManifest, installsFor, type Layout, projectPath, renderJson, setUpProject } from '../gemini-source.js';
import type { UnitSetup } from '../unit-setup.js';
import { MANIFEST } from './facts.js';
import { AUTH_VARIABLE } from './launch.js';

const { join } = posix;

/** It does not read the manifest of a Claude plugin: users of one copy its skills. */
export const { defaultInstall, fullInstall } = installsFor(MANIFEST);

export const skillPath = (setup: UnitSetup, skill: Skill): string =>
  setup.install === 'extension' ? join(setup.source_copy, skill.path) : projectPath(setup, skill);

/** The extension's name decides about nothing but itself; it takes letters, digits and dashes. */
export const plainName = (name: string): string => name.replace(/[^A-Za-z0-9-]+/g, '-').replace(/^-+/, '') || 'source';

const LAYOUT: Layout = {
  folder: '.gemini',
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
    const name = plainName(String(source.extensions?.[MANIFEST]?.['name'] ?? source.name));
    if (!hasManifest(source, MANIFEST))
      await files.write(join(source_copy, MANIFEST), renderJson({ name, version: '0.0.0' }));
    const link = renderJson({ source: source_copy, type: 'link' });
    await files.write(join(home, '.gemini/extensions', name, '.gemini-extension-install.json'), link);
  },
};

export const setUp = (setup: UnitSetup, files: Files): Promise<void> => setUpProject(setup, LAYOUT, files);
