/** Writes a unit's home and workspace for Gemini CLI: settings, and the source as a project's skills or as an extension. */
import { posix } from 'node:path';
import type { Install } from '../../contract/agent-key.js';
import type { Files } from '../../contract/files.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { UnitSetup } from '../agent.js';
import { MANIFEST, PROJECT_SKILLS } from './facts.js';
import { AUTH_VARIABLE, temporaryFolder } from './launch.js';

const { dirname, join } = posix;

export const INSTALLS = ['skills', 'extension'] as const satisfies readonly Install[];

const hasManifest = ({ extensions }: Source): boolean => extensions?.[MANIFEST] != null;

/** It does not read the manifest of a Claude plugin: users of one copy its skills. */
export const defaultInstall = (source: Source): Install => (hasManifest(source) ? 'extension' : 'skills');

export const geminiHome = (home: string) => join(home, '.gemini');

export function skillPath(setup: UnitSetup, skill: Skill): string {
  return setup.install === 'extension'
    ? join(setup.source_copy, skill.path)
    : join(setup.workspace, PROJECT_SKILLS, skill.dir, 'SKILL.md');
}

/** The extension's name decides about nothing but itself; it takes letters, digits and dashes. */
export const plainName = (name: string): string => name.replace(/[^A-Za-z0-9-]+/g, '-').replace(/^-+/, '') || 'source';

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** As `gemini extensions link` leaves it; without a manifest the CLI skips the folder and says so on stderr alone. */
async function linkExtension({ home, source, source_copy }: UnitSetup, files: Files): Promise<void> {
  const name = plainName(String(source.extensions?.[MANIFEST]?.['name'] ?? source.name));
  if (!hasManifest(source)) await files.write(join(source_copy, MANIFEST), json({ name, version: '0.0.0' }));
  const link = { source: source_copy, type: 'link' };
  await files.write(join(geminiHome(home), 'extensions', name, '.gemini-extension-install.json'), json(link));
}

/** An error of the vendor is asked about once more, after five seconds; by default ten times, with up to thirty in between. */
const settings = ({ allow_processes }: UnitSetup) => ({
  general: { enableAutoUpdate: false, enableAutoUpdateNotification: false, maxAttempts: 2 },
  security: { auth: { selectedType: `\${${AUTH_VARIABLE}:-gemini-api-key}` } },
  privacy: { usageStatisticsEnabled: false },
  hooksConfig: { enabled: allow_processes },
});

export async function setUp(setup: UnitSetup, files: Files): Promise<void> {
  const { home, workspace, source, source_copy } = setup;
  await files.makeFolder(temporaryFolder(home));
  await files.makeFolder(workspace);
  await files.write(join(geminiHome(home), 'settings.json'), json(settings(setup)));
  if (setup.instructions) await files.write(join(geminiHome(home), 'GEMINI.md'), setup.instructions);
  if (setup.install === 'extension') return linkExtension(setup, files);
  if (setup.allow_processes) await copyProjectSettings(setup, files);
  const folders = new Map(source.skills.toReversed().map((skill) => [skillPath(setup, skill), skill]));
  for (const [path, skill] of folders)
    await files.copy(join(source_copy, dirname(skill.path)), dirname(path), source_copy);
}

/** Hooks of the project; those of a case's own workspace stay. */
async function copyProjectSettings({ workspace, source_copy }: UnitSetup, files: Files): Promise<void> {
  const to = join(workspace, '.gemini/settings.json');
  if ((await files.read(to).catch(() => null)) !== null) return;
  const own = await files.read(join(source_copy, '.gemini/settings.json')).catch(() => null);
  if (own !== null) await files.write(to, own);
}
