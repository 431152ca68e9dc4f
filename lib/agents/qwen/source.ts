/** Writes a unit's home and workspace for Qwen Code: settings, and the source as a project's skills or as an extension. */
import { posix } from 'node:path';
import type { Install } from '../../contract/agent-key.js';
import type { Files } from '../../contract/files.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { UnitSetup } from '../agent.js';
import { MANIFEST, PROJECT_SKILLS } from './facts.js';
import { temporaryFolder } from './launch.js';

const { dirname, join } = posix;

export const INSTALLS = ['skills', 'extension'] as const satisfies readonly Install[];

const hasManifest = ({ extensions }: Source): boolean => extensions?.[MANIFEST] != null;

/** `qwen extensions install` also converts a Claude plugin, asking its user first; who only has the repository has its skills. */
export const defaultInstall = (source: Source): Install => (hasManifest(source) ? 'extension' : 'skills');

/** Hooks and agents come with an extension alone. */
export const fullInstall = (source: Source, folders: readonly string[]): Install =>
  folders.includes('') ? 'extension' : defaultInstall(source);

export const qwenHome = (home: string) => join(home, '.qwen');

export const extensionName = (source: Source): string => {
  const named = source.extensions?.[MANIFEST]?.['name'];
  return typeof named === 'string'
    ? named
    : source.name.replace(/[^A-Za-z0-9-_.]+/g, '-').replace(/^-+/, '') || 'source';
};

const extensionFolder = (setup: UnitSetup): string =>
  join(qwenHome(setup.home), 'extensions', extensionName(setup.source));

export function skillPath(setup: UnitSetup, skill: Skill): string {
  return setup.install === 'extension'
    ? join(extensionFolder(setup), skill.path)
    : join(setup.workspace, PROJECT_SKILLS, skill.dir, 'SKILL.md');
}

const PATIENCE = { timeout: 20_000, streamIdleTimeoutMs: 20_000 };

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/**
 * A request may take 20 s to its first byte and between two. By default a stall lasts four minutes, and after a 429 it waits one
 * minute, then two, then up to five, ten times in all.
 */
const settings = ({ allow_processes }: UnitSetup) => ({
  general: { enableAutoUpdate: false },
  privacy: { usageStatisticsEnabled: false },
  model: { generationConfig: { ...PATIENCE, maxRetries: 1, retryInitialDelayMs: 1_000, retryMaxDelayMs: 5_000 } },
  disableAllHooks: !allow_processes,
});

export async function setUp(setup: UnitSetup, files: Files): Promise<void> {
  const { home, workspace, source, source_copy } = setup;
  await files.makeFolder(temporaryFolder(home));
  await files.makeFolder(workspace);
  await files.write(join(qwenHome(home), 'settings.json'), json(settings(setup)));
  if (setup.instructions) await files.write(join(qwenHome(home), 'QWEN.md'), setup.instructions);
  if (setup.install === 'extension') {
    await files.copy(source_copy, extensionFolder(setup));
    if (!hasManifest(source))
      await files.write(
        join(extensionFolder(setup), MANIFEST),
        json({ name: extensionName(source), version: '0.0.0' }),
      );
    return;
  }
  if (setup.allow_processes) await copyProjectSettings(setup, files);
  const folders = new Map(source.skills.toReversed().map((skill) => [skillPath(setup, skill), skill]));
  for (const [path, skill] of folders)
    await files.copy(join(source_copy, dirname(skill.path)), dirname(path), source_copy);
}

/** Hooks of the project; those of a case's own workspace stay. */
async function copyProjectSettings({ workspace, source_copy }: UnitSetup, files: Files): Promise<void> {
  const to = join(workspace, '.qwen/settings.json');
  if ((await files.read(to).catch(() => null)) !== null) return;
  const own = await files.read(join(source_copy, '.qwen/settings.json')).catch(() => null);
  if (own !== null) await files.write(to, own);
}
