/** A unit's set-up → the home and workspace of Gemini CLI or its fork Qwen Code: settings, and each source as skills or as an extension. */
import { posix } from 'node:path';
import type { Install } from '../contract/agent-key.js';
import type { Files } from '../contract/files.js';
import type { Skill, Source } from '../skill/skill.js';
import { temporaryFolder } from './unit-env.js';
import { asNeighbour, type UnitSetup } from './unit-setup.js';

const { dirname, join } = posix;

export const INSTALLS = ['skills', 'extension'] as const satisfies readonly Install[];

/** Where both look for a project's skills, as other agents do; each has a folder of its own beside it. */
const PROJECT_SKILLS = '.agents/skills';

/** What is an agent's own in it. */
export interface Layout {
  /** Its folder in a home and in a project. */
  folder: string;
  /** The file of the home whose words stand in for a custom agent. */
  memory: string;
  settings(setup: UnitSetup): unknown;
  /** As its own command installs an extension. */
  extend(setup: UnitSetup, files: Files): Promise<void>;
}

export const hasManifest = ({ extensions }: Source, manifest: string): boolean => extensions?.[manifest] != null;

/** Hooks and agents come with an extension alone. */
export function installsFor(manifest: string) {
  const defaultInstall = (source: Source): Install => (hasManifest(source, manifest) ? 'extension' : 'skills');
  return {
    defaultInstall,
    fullInstall: (source: Source, folders: readonly string[]): Install =>
      folders.includes('') ? 'extension' : defaultInstall(source),
  };
}

export const renderJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

export const projectPath = ({ workspace }: UnitSetup, skill: Skill): string =>
  join(workspace, PROJECT_SKILLS, skill.dir, 'SKILL.md');

export async function setUpProject(setup: UnitSetup, layout: Layout, files: Files): Promise<void> {
  const { home, workspace, instructions } = setup;
  await files.makeFolder(temporaryFolder(home));
  await files.makeFolder(workspace);
  await files.write(join(home, layout.folder, 'settings.json'), renderJson(layout.settings(setup)));
  if (instructions) await files.write(join(home, layout.folder, layout.memory), instructions);
  if (setup.install === 'skills' && setup.allow_processes) await copyProjectSettings(setup, layout, files);
  await install(setup, layout, (skill) => projectPath(setup, skill), files);
  const personal = ({ dir }: Skill) => join(home, layout.folder, 'skills', dir, 'SKILL.md');
  for (const one of setup.neighbours ?? []) await install(asNeighbour(setup, one), layout, personal, files);
}

async function install(
  setup: UnitSetup,
  layout: Layout,
  pathOf: (skill: Skill) => string,
  files: Files,
): Promise<void> {
  if (setup.install === 'extension') return layout.extend(setup, files);
  const folders = new Map(setup.source.skills.toReversed().map((skill) => [pathOf(skill), skill]));
  for (const [path, skill] of folders)
    await files.copy(join(setup.source_copy, dirname(skill.path)), dirname(path), setup.source_copy);
}

/** Hooks of the project; those of a case's own workspace stay. */
async function copyProjectSettings(
  { workspace, source_copy }: UnitSetup,
  { folder }: Layout,
  files: Files,
): Promise<void> {
  const path = `${folder}/settings.json`;
  if ((await files.read(join(workspace, path)).catch(() => null)) !== null) return;
  const own = await files.read(join(source_copy, path)).catch(() => null);
  if (own !== null) await files.write(join(workspace, path), own);
}
