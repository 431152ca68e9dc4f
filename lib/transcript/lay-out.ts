/** The throwaway folders of a trial → the source, its neighbours and the workspace in them, and the set-up that its agent gets. */
import { dirname, join } from 'node:path';
import { oneLine, statusFault } from '../agents/faults/status-fault.js';
import type { LaunchSetup, Neighbour } from '../agents/interface/unit-setup.js';
import type { TrialFolders } from '../contract/ports/trial-folders.js';
import type { Fault } from '../contract/transcript/event.js';
import type { Trial } from './ask.js';
import type { Ports } from './ports.js';
import type { SharedSource } from './ready.js';

export async function layOutTrial(trial: Trial, folders: TrialFolders, ports: Ports): Promise<LaunchSetup> {
  const { ready, shared, ask } = trial;
  const { agent } = ready;
  const { home, workspace } = folders;
  const source_copy = placeOf(shared, folders);
  await ports.files.copy(shared.staged, source_copy);
  const neighbours = await copyNeighbours(trial, home, ports);
  if (ask.workspace) await copyWorkspace(ask.workspace, workspace, shared, ports);
  for (const [path, text] of Object.entries(ask.subagent?.files ?? {}))
    await ports.files.write(join(workspace, path), text);
  if (ask.git) await ports.makeRepository(workspace);
  return {
    home: trial.own_home ? (ready.user_env['HOME'] ?? home) : home,
    own_home: trial.own_home,
    workspace,
    source_copy,
    source: shared.source,
    install: ready.install,
    ...(neighbours.length > 0 ? { neighbours } : {}),
    vendor_model: ready.key.vendor_model,
    allow_processes: shared.allow_processes,
    withhold_trust: ready.withhold_trust ?? false,
    binary: ready.binary,
    tools: ready.tools ?? {},
    shared_cache: ready.shared_cache,
    mode: ask.mode,
    model_url: null,
    user_env: { ...environmentOf(trial), ...(await writeIdentity(trial, home, ports)) },
    prompt: ask.prompt,
    session_id: ports.newId(),
    subagent: ask.subagent && agent.subagents.how === 'by_name' ? ask.subagent.name : null,
    instructions: ask.subagent && agent.subagents.how === 'as_instructions' ? ask.subagent.instructions : null,
    grant_tools: ask.grant_tools,
  };
}

/** A hook may look for its plugin by name in the folder above it, as its users have it; else all paths are of one length. */
const placeOf = ({ source, allow_processes }: SharedSource, { source_copy }: TrialFolders): string =>
  allow_processes && /^(?!(?:owner|package\.json)$)\w[\w.-]+$/.test(source.name)
    ? join(dirname(source_copy), source.name)
    : source_copy;

/** A case's own folder is the source's too: nothing of it is started that the source may not start. */
async function copyWorkspace(
  from: string,
  to: string,
  { source, allow_processes, only_hooks }: SharedSource,
  { copyWorkspace: copy, stopProcesses }: Ports,
): Promise<void> {
  await copy(from, to, source.root);
  if (!allow_processes || only_hooks) await stopProcesses(to, allow_processes ? 'hooks' : undefined);
}

async function copyNeighbours({ ready, shared }: Trial, home: string, { files }: Ports): Promise<Neighbour[]> {
  const found: Neighbour[] = [];
  for (const [at, { source, staged }] of (shared.neighbours ?? []).entries()) {
    const source_copy = join(home, 'neighbours', `${at}`);
    await files.copy(staged, source_copy);
    found.push({ source, install: ready.agent.defaultInstall(source), source_copy });
  }
  return found;
}

/** A trial that could not be asked, for a cause that is not in this program. */
export class NotAsked extends Error {
  constructor(readonly fault: Fault) {
    super(fault.message);
  }
}

const STATUS = /\b(?:status|code)\b\W*([45]\d\d)\b/i;

/** A job's token is issued anew for each trial, so it can be refused after the first ones. */
function identityFault(words: string): Fault {
  const known = statusFault(Number(STATUS.exec(words)?.[1]) || null, words);
  const kind = known === null || known.kind === 'bad_config' ? 'auth' : known.kind;
  return {
    kind,
    message: oneLine(`the job was given no identity token for this trial: ${words}`),
    ...(kind === 'auth' ? { fix: 'see that the job still has `permissions: id-token: write`, and run it again' } : {}),
  };
}

async function writeIdentity({ ready, ask }: Trial, home: string, { files }: Ports): Promise<Record<string, string>> {
  if (!ready.identity || ask.policy !== null) return {};
  const path = join(home, 'identity-token');
  const token = await ready.identity.token().catch((error: Error) => {
    throw new NotAsked(identityFault(error.message));
  });
  await files.write(path, token, 0o600);
  return { [ready.identity.variable]: path };
}

/** An embedded model needs no credentials. Hooks may ask the agent's own CLI, such as for the plugins that it has. */
function environmentOf({ ready, shared, ask }: Trial): Record<string, string> {
  const env = ask.policy === null ? ready.user_env : shared.path ? { PATH: shared.path } : {};
  const path = env['PATH'];
  return shared.allow_processes && path ? { ...env, PATH: `${dirname(ready.binary)}:${path}` } : env;
}
