/** A unit's copy of its source → the same with a recorder around each hook command, and afterwards the calls that it saw. */
import { posix } from 'node:path';
import type { UnitSetup } from '../agents/interface/unit-setup.js';
import { copyProjectParts } from '../agents/launch/synced-skills.js';
import { type DeclaredHook, type HookCall, WORKSPACE } from '../contract/transcript/hook-call.js';
import { number, parseObject, string } from '../input/json-value.js';
import type { HookWords } from '../skill/declaration/hook-commands.js';
import { rewriteDeclaration } from '../skill/declaration/hook-declaration.js';
import { listHookPlaces } from '../skill/hook-places.js';
import { projectParts } from '../skill/project-scripts.js';
import { recordHook } from './hook-recorder.js';
import type { Ports } from './ports.js';

const { join } = posix;

export type HookRecorder = Awaited<ReturnType<typeof recordHooks>>;

/** Every call that a hook declares of the source, and of a case's own workspace, is recorded. Before the agent's set-up, which copies them. */
export async function recordHooks(
  setup: Pick<UnitSetup, 'source' | 'source_copy' | 'workspace'>,
  folder: string,
  ports: Pick<Ports, 'files' | 'node' | 'findFiles'>,
) {
  const { files, node } = ports;
  const script = join(folder, 'record-hook.cjs');
  await files.makeFolder(folder);
  await files.write(script, `(${String(recordHook)})();\n`);
  const declared: DeclaredHook[] = [];
  const own = new Map<string, { text: string; rewritten: string }>();
  const wrapper =
    (where: string) =>
    (hook: DeclaredHook): HookWords | null => {
      const index =
        declared.push({
          ...hook,
          file: `${where}${hook.file}`,
          conditional: hook.conditional || hook.file.endsWith('.md'),
        }) - 1;
      if (!hook.recorded) return null;
      const words = [node, script, folder, String(index)];
      return {
        // The agent's own shell is $0; it reads the command as it would have.
        command: (original) => `exec ${[...words, 'shell'].map(quote).join(' ')} "$0" ${quote(original)}`,
        program: node,
        args: (original, args) => [...words.slice(1), 'program', original, ...args],
      };
    };
  for (const [root, where] of [
    [setup.source_copy, ''],
    [setup.workspace, WORKSPACE],
  ] as const) {
    const places = await listHookPlaces(setup.source, (globs) => listBelow(ports, root, globs), where === '');
    for (const place of places) {
      const { path } = place;
      const text = await files.read(join(root, path)).catch(() => null);
      // A link may lead to a file that was already changed.
      if (text === null || text.includes(script)) continue;
      // What the workspace has from the source is the source's.
      const known = own.get(path);
      const rewritten = known?.text === text ? known.rewritten : rewriteDeclaration(text, place, wrapper(where));
      if (rewritten === null) continue;
      if (where === '') own.set(path, { text, rewritten });
      await files.write(join(root, path), rewritten);
    }
  }
  // They run in the project, which is the agent's working directory.
  await copyProjectParts(setup, projectParts(declared), files);
  return {
    declared,
    /** Text of the agent's, in which a hook's command has the recorder around it → the same with the command as it was written. */
    unwrap: (text: string) => unwrap(text, [node, script, folder].map(quote).join(' ')),
    /** The calls so far, in the order in which they began. */
    async read(): Promise<HookCall[]> {
      const calls: HookCall[] = [];
      for (const path of await ports.findFiles(folder, ['*.jsonl'])) {
        const call = readRecord(await files.read(path).catch(() => ''), declared);
        if (call) calls.push(call);
      }
      return calls;
    },
  };
}

/** Always in quotes, so that `unwrap` finds it again. */
const quote = (word: string) => `'${word.replaceAll("'", "'\\''")}'`;

async function listBelow({ findFiles }: Pick<Ports, 'findFiles'>, root: string, globs: readonly string[]) {
  return (await findFiles(root, globs)).map((path) => posix.relative(root, path));
}

/** Of the message of an agent that shows the command; in JSON its quotes are escaped. */
function unwrap(text: string, recorder: string): string {
  let rest = text;
  for (let at = rest.indexOf(`exec ${recorder}`); at >= 0; at = rest.indexOf(`exec ${recorder}`)) {
    const head = rest.slice(at);
    const found = /^exec '(?:[^']*)'(?: '[^']*')+ \\?"\$0\\?" '((?:[^']|'\\+'')*)'/.exec(head);
    if (!found) return rest;
    rest = rest.slice(0, at) + (found[1] ?? '').replace(/'\\+''/g, "'") + head.slice(found[0].length);
  }
  return rest;
}

/** Any decision fits, and a report shows less. */
const MAX_CHARS = 20_000;

function readRecord(text: string, declared: readonly DeclaredHook[]): HookCall | null {
  const streams: Record<'stdin' | 'stdout' | 'stderr', Buffer[]> = { stdin: [], stdout: [], stderr: [] };
  let hook: DeclaredHook | undefined;
  let last = 0;
  let ending: Pick<HookCall, 'exit_code' | 'signal'> | null = null;
  let stopped = false;
  for (const line of text.split('\n')) {
    const fields = parseObject(line);
    if (fields === null) continue;
    last = number(fields['ms']) ?? last;
    if (typeof fields['hook'] === 'number') hook = declared[fields['hook']];
    if ('stopped_by' in fields) stopped = true;
    for (const name of ['stdin', 'stdout', 'stderr'] as const)
      if (typeof fields[name] === 'string') streams[name].push(Buffer.from(fields[name], 'base64'));
    if ('exit_code' in fields)
      ending = { exit_code: number(fields['exit_code']), signal: string(fields['signal']) || null };
  }
  if (!hook) return null;
  const textOf = (name: keyof typeof streams) => Buffer.concat(streams[name]).toString('utf8').slice(0, MAX_CHARS);
  return {
    event: hook.event,
    file: hook.file,
    command: hook.command,
    stdin: textOf('stdin'),
    stdout: textOf('stdout'),
    stderr: textOf('stderr'),
    exit_code: ending?.exit_code ?? null,
    signal: ending?.signal ?? null,
    ended: ending !== null && !stopped,
    duration_ms: last,
  };
}
