/** What a trial recorded of the hooks, and what is known of the agent → all by which the outcome of a call or an event is settled. */
import { posix } from 'node:path';
import { addressedTo } from '../../agents/index.js';
import { explainLacking, explainMute, explainUnread, explainUnrun } from '../../agents/interface/hook-facts.js';
import type { Files } from '../../contract/ports/files.js';
import type { DeclaredHook, HookCall } from '../../contract/transcript/hook-call.js';
import type { HookSight } from '../../evidence/tool-route/settled.js';
import { declareFor } from '../../offer/declare-hook.js';
import { findSkills } from '../../skill/find-skill.js';
import { brokenHooks, scriptPaths } from '../../skill/hooks.js';
import type { PluginFolder, Source } from '../../skill/skill.js';
import type { Transcript } from '../../transcript/ask.js';
import type { ReadyAgent } from '../../transcript/ready.js';
import { explainSilence } from './install.js';

const { isAbsolute, join, normalize, relative } = posix;

export function seeHooks(
  { hooks }: Pick<Transcript, 'hooks'>,
  after_skill: string | undefined,
  ready: ReadyAgent,
  source: Source,
): HookSight {
  const { agent } = ready;
  return {
    declared:
      hooks?.declared.map((hook) => (isLoaded(hook, after_skill, source) ? { ...hook, conditional: false } : hook)) ??
      null,
    calls: hooks?.calls ?? [],
    foreign: agent.foreign_hooks,
    isForeignEvent: (hook) => addressedTo(hook, agent).length > 0,
    broken: brokenHooks(source),
    silence: explainSilence(ready, source),
    explainUnrun: (hook, tool) => explainUnrun(hook, agent, hooks?.declared, tool),
    declareFor: (unread, event) => declareFor(unread, event, agent),
    place: agent.hook_facts.starts_in === 'plugin' ? `it was started in the plugin's folder, not in the project` : null,
    explainMissing: (call) => explainLacking(call, [source.name, ...source.plugins.map(nameOf)], agent),
    explainIgnored(call) {
      const { async_hook } = agent.hook_facts;
      const isOf = ({ event, command }: DeclaredHook) => event === call.event && command === call.command;
      if (async_hook && hooks?.declared.find(isOf)?.is_async) return `${agent.title} ${async_hook} (\`async\`)`;
      return explainMute(call, agent) ?? agent.explainIgnored?.(call.stdout) ?? explainUnread(call.stdout, agent);
    },
  };
}

/** Hooks in a skill's front matter are there once it is loaded, where the agent knows them. */
const isLoaded = ({ file }: DeclaredHook, skill: string | undefined, source: Source): boolean =>
  skill !== undefined && findSkills(source, skill).some(({ path }) => path === file);

const nameOf = ({ folder }: PluginFolder): string => folder.slice(folder.lastIndexOf('/') + 1);

/** root: of the project; staged: what was copied of it. */
interface Places {
  root: string;
  staged: string;
  workspace: string | null;
}

/** What the scripts of the recorded hooks say, and which file of the project they did not find where the case works. */
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
