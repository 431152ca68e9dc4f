/** Writes a unit's home and workspace for Qwen Code: settings, and the source as a project's skills or as an extension. */
import { posix } from 'node:path';
import type { Files } from '../../contract/files.js';
import type { Skill, Source } from '../../skill/skill.js';
import { hasManifest, installsFor, type Layout, projectPath, renderJson, setUpProject } from '../gemini-source.js';
import type { UnitSetup } from '../unit-setup.js';
import { MANIFEST } from './facts.js';

const { join } = posix;

/** `qwen extensions install` also converts a Claude plugin, asking its user first; who only has the repository has its skills. */
export const { defaultInstall, fullInstall } = installsFor(MANIFEST);

export const extensionName = (source: Source): string => {
  const named = source.extensions?.[MANIFEST]?.['name'];
  return typeof named === 'string'
    ? named
    : source.name.replace(/[^A-Za-z0-9-_.]+/g, '-').replace(/^-+/, '') || 'source';
};

const extensionFolder = ({ home, source }: UnitSetup): string => join(home, '.qwen/extensions', extensionName(source));

export const skillPath = (setup: UnitSetup, skill: Skill): string =>
  setup.install === 'extension' ? join(extensionFolder(setup), skill.path) : projectPath(setup, skill);

const PATIENCE = { timeout: 20_000, streamIdleTimeoutMs: 20_000 };

const LAYOUT: Layout = {
  folder: '.qwen',
  memory: 'QWEN.md',
  /**
   * A request may take 20 s to its first byte and between two. By default a stall lasts four minutes, and after a 429 it waits one
   * minute, then two, then up to five, ten times in all.
   */
  settings: ({ allow_processes }) => ({
    general: { enableAutoUpdate: false },
    privacy: { usageStatisticsEnabled: false },
    model: { generationConfig: { ...PATIENCE, maxRetries: 1, retryInitialDelayMs: 1_000, retryMaxDelayMs: 5_000 } },
    disableAllHooks: !allow_processes,
  }),
  async extend(setup, files) {
    const folder = extensionFolder(setup);
    await files.copy(setup.source_copy, folder);
    const manifest = renderJson({ name: extensionName(setup.source), version: '0.0.0' });
    if (!hasManifest(setup.source, MANIFEST)) await files.write(join(folder, MANIFEST), manifest);
  },
};

export const setUp = (setup: UnitSetup, files: Files): Promise<void> => setUpProject(setup, LAYOUT, files);
