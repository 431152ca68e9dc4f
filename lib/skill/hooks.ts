/** Reads the commands of a hook declaration and the scripts that they name. */
import { posix } from 'node:path';
import type { DeclaredHook, HookChanges } from '../contract/transcript/hook-call.js';
import { isJson, type Json, parseObject } from '../input/json-value.js';
import { isOfEvent, isSameTool } from '../text/name-call.js';
import { filesIn } from './script-names.js';
import type { Source } from './skill.js';

export interface HookFile {
  /** Path as findings show it. */
  file: string;
  /** The folder of its plugin as findings show it: '' or ending in a slash. */
  folder: string;
  text: string;
  /** Users have the file with a plugin, not with the project that they work in. */
  shipped?: boolean;
  /** It lies beside hooks.json, and no manifest names it: another program's, or text of a hook. */
  unread?: boolean;
  /** A manifest names it. */
  named?: boolean;
  /** Text of a script that a command names, by the path as written there; null where it does not exist. */
  scripts: Record<string, HookScript | null>;
  /** Of those that do not exist, the files that are meant, as far as can be told. */
  meant?: Record<string, string>;
}

export interface HookScript {
  text: string;
  executable: boolean;
  /** Its interpreter cannot read it, and so starts none of it. */
  broken?: { line: number; message: string; cure?: string };
}

/** The files that a command names, as paths below the plugin or project; those first that have to be there. */
export const scriptsOf = (command: string): string[] => filesIn(command).map(({ path }) => path);

/** The name of what it runs or reads, for people; null: none of the source's. */
export function nameScript(command: string): string | null {
  const [first] = filesIn(command);
  return first && first.how !== 'word' ? posix.basename(first.path) : null;
}

/** From the root of the source; file: where the command is declared. */
export function scriptPaths(file: string, command: string): string[] {
  const root = file.replace(/(?:^|\/)(?:(?:hooks|\.[\w-]+)\/.*|[^/]*)$/, '');
  return scriptsOf(command).flatMap((path) => (path.split('/').includes('..') ? [] : [posix.join(root, path)]));
}

/** Why a command that names the script cannot start; null: it can, as far as is known. */
export function explainStuck(path: string, command: string, script: HookScript | null): string | null {
  if (!script) return `its command names ${path}, which does not exist`;
  if (script.broken) return `it cannot start: ${script.broken.message}`;
  const is_started = filesIn(command).some((one) => one.path === path && one.how === 'program');
  return is_started && !script.executable ? `${path} is not executable` : null;
}

/** Its scripts that lack the executable bit alone. */
export const listSealed = ({ text, folder, scripts }: HookFile): string[] =>
  (commandsOf(text) ?? []).flatMap(({ command }) =>
    scriptsOf(command).flatMap((path) => {
      const script = scripts[path];
      return script && !script.broken && explainStuck(path, command, script) !== null ? [`${folder}${path}`] : [];
    }),
  );

/** Events whose hooks decide over a call, as each agent spells them. */
export const BEFORE_A_CALL = /^(?:pre_?tool_?use|permission_?request|before_?tool)$/i;

export interface HookCommand {
  event: string;
  command: string;
}

/** Where a hooks file has a value of the wrong type. */
export interface Misshapen {
  path: readonly string[];
  value: unknown;
  must_be: 'object' | 'list' | 'text';
}

/** Null where the text does not have the shape of a hooks file. */
export function commandsOf(text: string): HookCommand[] | null {
  const read = readCommands(parseObject(text));
  return Array.isArray(read) ? read : null;
}

export function readCommands(fields: Json | null): HookCommand[] | Misshapen {
  const commands: HookCommand[] = [];
  const declared = fields?.['hooks'];
  if (!isJson(declared)) return { path: ['hooks'], value: declared, must_be: 'object' };
  for (const [event, groups] of Object.entries(declared)) {
    const rows = readRows(groups, ['hooks', event]);
    if (!Array.isArray(rows)) return rows;
    for (const [at, group] of rows.entries()) {
      const path = ['hooks', event, String(at)];
      const hooks = readRows(group['hooks'] ?? [group], [...path, 'hooks']);
      if (!Array.isArray(hooks)) return hooks;
      for (const [index, { bash, command = bash }] of hooks.entries()) {
        if (typeof command === 'string') commands.push({ event, command });
        else if (command !== undefined)
          return { path: [...path, 'hooks', String(index), 'command'], value: command, must_be: 'text' };
      }
    }
  }
  return commands;
}

function readRows(value: unknown, path: readonly string[]): Json[] | Misshapen {
  if (!Array.isArray(value)) return { path, value, must_be: 'list' };
  const at = value.findIndex((one) => !isJson(one));
  return at < 0 ? value : { path: [...path, String(at)], value: value[at], must_be: 'object' };
}

/** Anchored, as Claude Code, Codex and Copilot read it. A broken pattern covers nothing: what an agent makes of it is not known here. */
export function covers(matcher: string | null, tool_names: readonly string[]): boolean {
  if (matcher === null || matcher === '' || matcher === '*') return true;
  try {
    const pattern = new RegExp(`^(?:${matcher})$`);
    return tool_names.some((name) => pattern.test(name));
  } catch {
    return false;
  }
}

/** Names under which the agents know a tool in matchers. */
export const toolNames = (tool: string): string[] => [
  tool,
  ...['Bash', 'bash', 'shell', 'run_shell_command'].filter((name) => isSameTool(name, tool)),
];

/** An event of this name decides over what the case is about. */
export const isAskedAt = (declared: string, event: string): boolean =>
  event === 'PreToolUse' ? BEFORE_A_CALL.test(declared) : isOfEvent(declared, event);

/** The call or event of a case. */
interface Asked {
  event?: string | undefined;
  tool: string;
}

/** It is asked about such a call. */
export const waitsFor = (
  { event: declared, matcher }: Pick<DeclaredHook, 'event' | 'matcher'>,
  { event = 'PreToolUse', tool }: Asked,
): boolean => isAskedAt(declared, event) && (tool === '' || covers(matcher, toolNames(tool)));

/** The hooks that were asked about such a call, where this branch has none that is: they are gone, or wait for other tools. */
export function lostHooksOf(changes: HookChanges | undefined, asked: Asked): readonly DeclaredHook[] {
  const isAsked = (hook: DeclaredHook) => waitsFor(hook, asked);
  return changes?.now.some(isAsked) ? [] : (changes?.before.filter(isAsked) ?? []);
}

/** Files from which an agent reads hooks, and that are no JSON. */
export const brokenHooks = ({ hooks_broken = [], plugins }: Pick<Source, 'hooks_broken' | 'plugins'>): string[] => [
  ...hooks_broken,
  ...plugins.flatMap(({ folder, hook_files = {} }) =>
    Object.keys(hook_files).flatMap((path) => (hook_files[path] === null ? [posix.join(folder, path)] : [])),
  ),
];
