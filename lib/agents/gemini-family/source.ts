/** A unit's set-up → the home and workspace of Gemini CLI or its fork Qwen Code: settings, and each source as skills or as an extension. */
import { posix } from 'node:path';
import type { Install } from '../../contract/agent-key.js';
import type { Files } from '../../contract/ports/files.js';
import type { Json } from '../../input/json-value.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { Agent } from '../interface/agent.js';
import { asNeighbour, type UnitSetup } from '../interface/unit-setup.js';
import { copyFolders, copyProjectParts } from '../launch/synced-skills.js';
import { temporaryFolder } from '../launch/unit-env.js';
import { rejectManifest } from './rejection.js';

const { join } = posix;

/** What is the same of both in the agents table. */
export const SHARED_ROW = {
  installs: ['skills', 'extension'] satisfies Install[],
  shares_sessions: true,
  warm: null,
};

/** Where both look for a project's skills, as other agents do; each has a folder of its own beside it. */
const PROJECT_SKILLS = '.agents/skills';

/** What is an agent's own in it. */
export interface Layout {
  /** Its folder in a home and in a project. */
  folder: string;
  /** The file of the home whose words stand in for a custom agent. */
  memory: string;
  settings(setup: UnitSetup): Json;
  /** The file that makes a folder an extension. */
  manifest: string;
  /** Names that the agent's own step takes. */
  names: RegExp;
  /** An extension's name; the manifest may give one. */
  nameOf(source: Source): string;
  /** What the agent's own step takes over from another agent's manifest, of a copy without this agent's; absent: nothing. */
  convert?(folder: string, files: Files): Promise<Json>;
  /** The file by which an extension stays where it is; null where it is copied. */
  link: string | null;
}

const hasManifest = ({ extensions }: Source, manifest: string): boolean => extensions?.[manifest] != null;

type Project = Pick<Agent, 'defaultInstall' | 'setUp' | 'skillPath'> & Required<Pick<Agent, 'fullInstall'>>;

export function projectOf(layout: Layout): Project {
  const defaultInstall = (source: Source): Install => (hasManifest(source, layout.manifest) ? 'extension' : 'skills');
  return {
    defaultInstall,
    /** Hooks and agents come with an extension alone. */
    fullInstall: (source, folders) => (folders.includes('') ? 'extension' : defaultInstall(source)),
    skillPath: (setup, skill) =>
      setup.install === 'extension' ? join(placeOf(setup, layout), skill.path) : syncedPath(setup, layout, skill),
    setUp: (setup, files) => setUpProject(setup, layout, files),
  };
}

const renderJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** Beside a project, whose folders are its own, they are the user's. */
const syncedPath = ({ workspace, home, beside_project }: UnitSetup, { folder }: Layout, { dir }: Skill): string =>
  beside_project ? personalPath(home, folder, dir) : join(workspace, PROJECT_SKILLS, dir, 'SKILL.md');

const personalPath = (home: string, folder: string, dir: string): string =>
  join(home, folder, 'skills', dir, 'SKILL.md');

async function setUpProject(setup: UnitSetup, layout: Layout, files: Files): Promise<void> {
  const { home, workspace, instructions } = setup;
  await files.makeFolder(temporaryFolder(home));
  await files.makeFolder(workspace);
  const settings = { privacy: { usageStatisticsEnabled: false }, ...layout.settings(setup) };
  await files.write(join(home, layout.folder, 'settings.json'), renderJson(settings));
  if (instructions) await files.write(join(home, layout.folder, layout.memory), instructions);
  if (setup.install === 'skills' && setup.allow_processes)
    await copyProjectParts(setup, [`${layout.folder}/settings.json`], files);
  await install(setup, layout, (skill) => syncedPath(setup, layout, skill), files);
  const personal = ({ dir }: Skill) => personalPath(home, layout.folder, dir);
  for (const one of setup.neighbours ?? []) await install(asNeighbour(setup, one), layout, personal, files);
}

async function install(
  setup: UnitSetup,
  layout: Layout,
  pathOf: (skill: Skill) => string,
  files: Files,
): Promise<void> {
  if (setup.install === 'project') return;
  if (setup.install === 'extension') return extend(setup, layout, files);
  await copyFolders(setup.source.skills, setup.source_copy, pathOf, files);
}

const extensionFolder = ({ home, source }: UnitSetup, { folder, nameOf }: Layout): string =>
  join(home, folder, 'extensions', nameOf(source));

const placeOf = (setup: UnitSetup, layout: Layout): string =>
  layout.link === null ? extensionFolder(setup, layout) : setup.source_copy;

/** As the agent's own command leaves it. */
async function extend(setup: UnitSetup, layout: Layout, files: Files): Promise<void> {
  const { manifest: file, names } = layout;
  if (rejectManifest('', { file, names }, setup.source)) return;
  const { source, source_copy } = setup;
  const folder = extensionFolder(setup, layout);
  if (layout.link === null) await files.copy(source_copy, folder);
  else await files.write(join(folder, layout.link), renderJson({ source: source_copy, type: 'link' }));
  // A broken one stays as it is: the agent's own step refuses it, and so does a session.
  if (source.extensions?.[layout.manifest] !== undefined) return;
  const converted = await layout.convert?.(placeOf(setup, layout), files);
  const manifest = renderJson({ name: layout.nameOf(source), version: '0.0.0', ...converted });
  await files.write(join(placeOf(setup, layout), layout.manifest), manifest);
}
