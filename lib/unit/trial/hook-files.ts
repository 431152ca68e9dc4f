/** The hooks that a trial recorded, and the project that they stand in → what their scripts say, and which file of it they did not find where the case works. */
import { posix } from 'node:path';
import type { Files } from '../../contract/ports/files.js';
import type { HookCall } from '../../contract/transcript/hook-call.js';
import type { HookSight } from '../../evidence/tool-route/settled.js';
import { scriptPaths } from '../../skill/hooks.js';

const { isAbsolute, join, normalize, relative } = posix;

/** root: of the project; staged: what was copied of it. */
interface Places {
  root: string;
  staged: string;
  workspace: string | null;
}

export async function readHookFiles(
  calls: readonly HookCall[],
  { root, staged, workspace }: Places,
  files: Files,
): Promise<Pick<HookSight, 'scriptOf' | 'lackedBy'>> {
  const [scripts, lacked] = [new Map<HookCall, string>(), new Map<HookCall, string>()];
  const read = (path: string) => files.read(path).catch(() => null);
  for (const call of calls) {
    const texts = await Promise.all(scriptPaths(call.file, call.command).map((path) => read(join(staged, path))));
    scripts.set(call, [call.command, ...texts].join('\n'));
    for (const path of listMissed(call.stderr, workspace))
      if (!lacked.has(call) && (await read(join(root, path))) !== null) lacked.set(call, path);
  }
  return { scriptOf: (call) => scripts.get(call) ?? '', lackedBy: (call) => lacked.get(call) ?? null };
}

const NOT_THERE = /[Nn]o such file|ENOENT|[Cc]an(?:not|'t) (?:open|find)/;

/** Paths below the folder of the case that these words say are not there. */
function listMissed(stderr: string, workspace: string | null): string[] {
  const words = stderr.split('\n').flatMap((line) => (NOT_THERE.test(line) ? line.split(/[\s'"`(),:]+/) : []));
  const paths = words.map((word) => (workspace && isAbsolute(word) ? relative(workspace, word) : normalize(word)));
  return [...new Set(paths)].filter((path) => path !== '' && !/^(?:\.|\.\.(?:\/.*)?|\/.*)$/.test(path));
}
