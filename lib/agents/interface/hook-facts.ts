/** How an agent reads hooks that are declared in JSON, measured on its pinned version. */
import { parseObject } from '../../input/json-value.js';
import { DENY_ANSWERS, type DenyForm, type Refusal, refusalsIn } from '../../skill/hook-answer.js';
import { isSameTool } from '../../text/name-call.js';

export interface HookFacts {
  /** Names of events that it runs hooks for. */
  events: readonly string[];
  /** Those of them that it does not run when it is started for one prompt. */
  never_runs?: readonly string[];
  /** Names by which a matcher knows its tools, where their letter case counts; with those that older versions had. A pattern is held against these. */
  tools: readonly string[];
  /** Names that it takes only whole, alone or between `|`. */
  aliases?: readonly string[];
  /** What a hook that waits for Write or Edit is asked about in their place, in words; absent: about these. */
  edits_as?: string;
  /** A part of a name will do for a pattern. */
  in_part?: true;
  /** A comma stands between names, too. */
  commas?: true;
  /** In which folder it starts a plugin's hooks. */
  starts_in: 'project' | 'plugin';
  /** Takes a plugin's hooks from `hooks.json` at its root, too, where no manifest names that file. */
  takes_root?: true;
  /** Runs no hook of a file in which a matcher for tools is empty. */
  needs_matcher?: true;
  /** Takes exit code 2 for a refusal only where the hook says why on stderr. */
  needs_reason?: true;
  /** The forms of a printed answer by which a hook that is asked before a call refuses it; the first is the one to write. */
  denies?: readonly DenyForm[];
  /** Keeps what a hook writes to stderr from the model. */
  hides_stderr?: true;
  /** What a hook's `timeout` counts; absent: either, by its size. */
  timeout?: 's' | 'ms';
  /** What becomes of a hook with `async`, in words after the agent's name; absent: it runs as any other. */
  async_hook?: string;
  /** It does not run a hook without a `type`, one outside a list `hooks`, or one whose matcher is a list; absent: it runs it all the same. */
  incomplete?: true;
  /** For such a hook of these events it drops the whole plugin, or of a project all hooks of that file. */
  guards?: readonly string[];
  /** What else it refuses of a group of hooks; null: nothing. Absent: not known. */
  faultOf?: (group: unknown) => { path: PropertyKey[]; expected: string | null } | null;
  /** Variables that it sets for the hooks of a plugin, and for those of a project; a name that it replaces in the command counts. */
  sets: { plugin: readonly string[]; project: readonly string[] };
  /** Those of a plugin that it only replaces in the command, where they are written `${NAME}`: a script finds none, and no shell. */
  replaces?: readonly string[];
  /** Why a plugin's script may find nothing by the plugin's variable or name, in a sentence; absent: it has both. */
  script_lacks?: string;
}

/** Hooks of such an agent are modules or files of their own. */
export const NO_HOOK_FACTS: HookFacts = {
  events: [],
  tools: [],
  starts_in: 'project',
  sets: { plugin: [], project: [] },
};

export const toolNames = ({ tools, aliases = [] }: HookFacts): string[] => [...aliases, ...tools];

/** Whether a matcher finds a tool that has these names. */
export function findsTool(matcher: string, names: readonly string[], facts: HookFacts): boolean {
  const { tools, in_part, commas } = facts;
  if (matcher === '*' || matcher.split(commas ? /[|,]/ : '|').some((name) => names.includes(name.trim()))) return true;
  try {
    const pattern = new RegExp(in_part ? matcher : `^(?:${matcher})$`);
    return names.some((name) => tools.includes(name) && pattern.test(name));
  } catch {
    return false;
  }
}

/** What people call a shell in matchers, of whichever agent they have in mind. */
const SHELL_WORD = /^(?:bash|shell|run_shell_command|exec_command|local_shell)$/i;

/** The tools that a matcher names: a shell anywhere in it, others alone or between `|`, since a pattern may be meant for any. */
const toolsMeant = (matcher: string): string[] => [
  ...new Set([
    ...(matcher.match(/\w+/g) ?? []).filter((word) => SHELL_WORD.test(word)),
    ...(/^\^?\(?(.*?)\)?\$?$/.exec(matcher)?.[1] ?? '')
      .split(/[|,]/)
      .flatMap((part) => /^ *\^?(?!mcp_)(\w+)\$? *$/.exec(part)?.[1] ?? []),
  ]),
];

const EMPTY_MATCHER = 'runs no hook of a file with an empty matcher for tools';

/** Why hooks with that matcher do not run for tools, by default those that it names; names: what the agent calls them. Null: they do, as far as is known. */
export function explainUnfound(
  matcher: string,
  facts: HookFacts,
  meant: readonly string[] = toolsMeant(matcher),
): { why: string; names: string[] } | null {
  if (matcher === '') return facts.needs_matcher ? { why: EMPTY_MATCHER, names: [] } : null;
  const unfound = meant.flatMap((word) => {
    const names = toolNames(facts).filter((name) => isSameTool(word, name));
    const [name] = names;
    if (name === undefined || findsTool(matcher, names, facts)) return [];
    const own = names.find((one) => facts.tools.includes(one)) ?? name;
    const form = facts.aliases?.includes(word) ? ' in a pattern' : '';
    return { name, own, known: word === own ? null : `${word} as ${own}${form}` };
  });
  if (unfound.length === 0) return null;
  const known = unfound.flatMap((one) => one.known ?? []).join(', ');
  const lost = known ? 'that' : unfound.map(({ own }) => own).join(', ');
  const why = `${known && `matchers know ${known}, and `}the matcher '${matcher}' does not match ${lost}`;
  return { why, names: unfound.map(({ name }) => name) };
}

/** Which variable of a plugin stays in a command as it is, because the agent only knows it as `${NAME}`. */
export const findUnreplaced = (command: string, { replaces }: HookFacts): string | undefined =>
  replaces?.find((name) => new RegExp(`\\$(?:${name}\\b|\\{${name}[^\\w}])`).test(command));

/** Why what a plugin's command runs may have found nothing; names: of the plugins, one of which it may look for. Null: it should have. */
export function explainLacking(
  { command, stdout, stderr }: { command: string; stdout: string; stderr: string },
  names: readonly string[],
  { title, hook_facts }: { title: string; hook_facts: HookFacts },
): string | null {
  const name = findUnreplaced(command, hook_facts);
  if (name !== undefined) return `${title} knows the variable as \${${name}} alone`;
  const { replaces, script_lacks } = hook_facts;
  const is_due = replaces !== undefined || names.some((one) => `${stdout}\n${stderr}`.includes(`'${one}'`));
  return is_due && script_lacks && /PLUGIN_ROOT/.test(command) ? `${title} ${script_lacks}` : null;
}

/** Why a refusal by exit code had no effect; null: it should have. */
export const explainMute = (
  { exit_code, stderr }: { exit_code: number | null; stderr: string },
  { title, hook_facts }: { title: string; hook_facts: HookFacts },
): string | null =>
  hook_facts.needs_reason && exit_code === 2 && stderr.trim() === ''
    ? `${title} takes exit code 2 for a refusal only with a reason on stderr`
    : null;

/** Why an agent passes over an answer that refuses a call, as printed or with its refusals; null: it follows one of them, or it is not known. */
export function explainUnread(
  answer: string | readonly Refusal[],
  { title, hook_facts }: { title: string; hook_facts: HookFacts },
): string | null {
  const { denies: [own, ...others] = [] } = hook_facts;
  const refusals = typeof answer === 'string' ? refusalsIn(parseObject(answer) ?? {}) : answer;
  const [first] = refusals;
  const isRead = ({ form }: Refusal) => form !== null && (form === own || others.includes(form));
  return own && first && !refusals.some(isRead) ? `${title} reads ${DENY_ANSWERS[own]}, and not ${first.words}` : null;
}

/** The agent's own spelling of an event, whatever its letter case. */
export const findEvent = (event: string, { events }: HookFacts): string | undefined =>
  events.find((each) => each.toLowerCase() === event.toLowerCase());

export const isAboutTools = (event: string): boolean => /tool/i.test(event);

interface Declared {
  event: string;
  matcher: string | null;
  file: string;
  incomplete?: boolean;
  mistyped?: boolean;
}

const isRefused = ({ incomplete, mistyped }: Declared, facts: HookFacts): boolean =>
  Boolean((incomplete && facts.incomplete) || (mistyped && facts.faultOf));

const MALFORMED = 'it has no `type`, stands outside a list `hooks`, or has a value of a type that is not allowed there';

/** Why an agent never runs a hook; all: what the source declares, because an empty matcher keeps Copilot CLI from its whole file; tool: that of a call about which it was to be asked. */
export function explainUnrun(
  hook: Declared,
  { title, hook_facts }: { title: string; hook_facts: HookFacts },
  all: readonly Declared[] = [],
  tool?: string,
): string | null {
  const { events, needs_matcher, never_runs, guards = [] } = hook_facts;
  const { event, matcher, file } = hook;
  if (events.length === 0) return null;
  if (!events.includes(event)) return `${title} has no hook event '${event}' (letter case counts)`;
  if (never_runs?.includes(event)) return `${title} runs no hook for ${event} when it is started for one prompt`;
  if (isRefused(hook, hook_facts)) return MALFORMED;
  const refused = all.find((one) => one.file === file && guards.includes(one.event) && isRefused(one, hook_facts));
  if (refused) return `a hook of ${file} for ${refused.event} is malformed, for which ${title} takes none of that file`;
  // Of several tools it may find some.
  const isFound = (word: string) =>
    toolNames(hook_facts).some((name) => isSameTool(word, name)) &&
    explainUnfound(matcher ?? '', hook_facts, [word]) === null;
  const finds_some = tool === undefined && matcher !== null && toolsMeant(matcher).some(isFound);
  const unfound =
    matcher && isAboutTools(event) && !finds_some
      ? explainUnfound(matcher, hook_facts, tool === undefined ? undefined : [tool])
      : null;
  if (unfound) return `${title}: ${unfound.why}`;
  const empty = all.some((each) => each.matcher === '' && each.file === file && isAboutTools(each.event));
  return needs_matcher && empty ? `${title} ${EMPTY_MATCHER}` : null;
}
