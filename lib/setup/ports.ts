/** Opens the real ports of a batch: the files, processes, clock, model server and sandbox of this machine. */
import { randomUUID } from 'node:crypto';
import { existsSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { glob } from 'tinyglobby';
import type { SandboxChoice } from '../contract/ports/sandbox.js';
import { files } from '../io/files/files.js';
import { copyLines, followLines } from '../io/files/lines.js';
import { openTrialFolders } from '../io/files/throwaway.js';
import { isInside } from '../io/files/walk-tree.js';
import { makeRepository } from '../io/new-repository.js';
import { openLoginProfile } from '../io/process/login-profile.js';
import { runProcess } from '../io/process/process.js';
import { openSandbox } from '../io/sandbox/sandbox.js';
import type { Ports } from '../transcript/ports.js';
import { openModelServer } from './model/server.js';
import { moveLogSnapshot, readLogGrowth } from './sessions/log-snapshot.js';
import { readSessionLines } from './sessions/session-lines.js';
import { stopProcesses } from './stage/sanitize.js';
import { copyWorkspace } from './stage/stage.js';

export interface PortsOptions {
  /** Default: auto, the strongest sandbox that this machine lets us have. */
  sandbox?: SandboxChoice;
  /** Folders that no agent may see: the checkout, the cache. */
  hidden?: readonly string[];
  /** Shown read-only even where they lie in those: the installed agents. */
  shown?: readonly string[];
  /** Whose PATH names the tools that hooks need; default: this process. */
  env?: Readonly<Record<string, string | undefined>>;
}

/** The caller closes `modelServer`, and the sandbox with it. */
export async function openPorts(options: PortsOptions = {}): Promise<Ports> {
  const { sandbox: choice = 'auto', hidden = [], shown = [], env = process.env } = options;
  const folders = await openTrialFolders();
  const withProfile = openLoginProfile();
  const socket = join(dirname(folders.home), 'm');
  const modelServer = await openModelServer(choice === 'none' ? undefined : socket);
  const close = async () => {
    await modelServer.close();
    await folders.close();
  };
  const model = { port: modelServer.port, socket };
  const sandbox = await openSandbox({ choice, hidden, shown, env, model }).catch(async (error: unknown) => {
    await close();
    throw error;
  });
  return {
    files,
    async runProcess(launch, { access, unit_folder, ...rest }) {
      if (!access) return runProcess(unit_folder ? await withProfile(launch, { ...rest, unit_folder }) : launch, rest);
      const entered = await sandbox.enter(launch, access, rest.marker);
      return runProcess(entered.launch, { ...rest, sandboxed: entered.sandboxed });
    },
    openTrialFolders,
    copyWorkspace,
    stopProcesses,
    makeRepository,
    followLines,
    readLines: readSessionLines,
    copyLines,
    readLogGrowth,
    moveLogSnapshot,
    async findFiles(folder, globs, trusted = false) {
      // A search that can find nothing would still read the whole home, and a unit may have made a link of a folder in it.
      const root = existsSync(folder) ? realpathSync(folder) : folder;
      const possible = globs.filter((pattern) => {
        const fixed = /^[^*?{[(]*\//.exec(pattern)?.[0] ?? '';
        return existsSync(join(folder, fixed)) && (trusted || isInside(root, realpathSync(join(folder, fixed))));
      });
      if (possible.length === 0) return [];
      const found = await glob(possible, { cwd: folder, absolute: true, dot: true, followSymbolicLinks: false });
      return found.sort();
    },
    node: process.execPath,
    modelServer: {
      ...modelServer,
      async close() {
        await sandbox.close();
        await close();
      },
    },
    sandbox: { kind: sandbox.kind, reason: sandbox.reason },
    now: () => new Date(),
    newId: randomUUID,
  };
}
