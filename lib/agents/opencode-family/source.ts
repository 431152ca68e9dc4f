/** Writes a unit's home for OpenCode or its fork: the source as personal skills and, where its processes may start, its modules and agents. */
import { posix } from 'node:path';
import type { Install } from '../../contract/agent-key.js';
import type { Files } from '../../contract/ports/files.js';
import type { Skill } from '../../skill/skill.js';
import { modulesIn, type Start } from '../interface/starts.js';
import type { UnitSetup } from '../interface/unit-setup.js';
import { copyWithNeighbours, syncedPath } from '../launch/synced-skills.js';
import { temporaryFolder } from '../launch/unit-env.js';
import { configFolder, type Fork } from './facts.js';

const { join } = posix;

/** A plugin of theirs is a module and brings no skills. */
const installs = ['skills'] as const satisfies readonly Install[];

/** Names of the folders in which a project has its modules and custom agents (1.18.33, 7.7.9). */
const MODULES = ['plugin', 'plugins'];
const AGENTS = ['agent', 'agents'];

export const agentFolders = ({ folders }: Fork): string[] => foldersOf(folders, AGENTS);

const foldersOf = (homes: readonly string[], names: readonly string[]): string[] =>
  homes.flatMap((home) => names.map((name) => join(home, name)));

export function sourceOf(fork: Fork) {
  const configHome = (home: string): string => join(home, configFolder(fork));

  async function setUp(setup: UnitSetup, files: Files): Promise<void> {
    const { home, source_copy, allow_processes } = setup;
    // A project's own are found where it lies.
    const is_away = setup.install !== 'project' && !setup.beside_project;
    for (const folder of [setup.workspace, temporaryFolder(home), configHome(home)]) await files.makeFolder(folder);
    await copyWithNeighbours(setup, join(configHome(home), 'skills'), files);
    for (const folder of is_away ? agentFolders(fork) : [])
      if ((await files.list(join(source_copy, folder))).length > 0)
        await files.copy(join(source_copy, folder), join(configHome(home), posix.basename(folder)));
    const folders = allow_processes && is_away ? foldersOf(fork.folders, MODULES) : [];
    const plugin = await listModules(source_copy, folders, files);
    await files.write(join(configHome(home), `${fork.name}.json`), `${JSON.stringify({ plugin }, null, 2)}\n`);
  }

  const skillPath = (setup: UnitSetup, skill: Skill): string =>
    join(configHome(setup.home), 'skills', syncedPath(skill, setup.source));

  return { installs, setUp, skillPath };
}

/** As addresses, so that a module finds what stands around it in the source. */
async function listModules(source_copy: string, folders: readonly string[], files: Files): Promise<string[]> {
  const found: string[] = [];
  for (const folder of folders)
    for (const path of await files.list(join(source_copy, folder)))
      if (/^[^/]+\.[cm]?[jt]s$/.test(path)) found.push(`file://${join(source_copy, folder, path)}`);
  return found;
}

/** From what of a source they start something. */
export const startsOf = ({ settings, folders }: Fork): readonly Start[] => [
  {
    files: settings.map((name) => `${name}.{json,jsonc}`),
    form: 'json',
    under: ['mcp', 'lsp', 'formatter', 'experimental', 'plugin'],
    commands: ['shell'],
  },
  {
    files: folders.flatMap((folder) =>
      ['plugin', 'plugins', 'tool', 'tools'].map((name) => modulesIn(`${folder}/${name}`)),
    ),
    form: 'module',
  },
  { files: folders.map((folder) => `${folder}/command{,s}/**/*.md`), form: 'template', mark: '!`' },
];
