/** How an agent reads hooks that are declared in JSON, measured on its pinned version. */
export interface HookFacts {
  /** Names of events that it runs hooks for. */
  events: readonly string[];
  /** Those of them that it does not run when it is started for one prompt. */
  never_runs?: readonly string[];
  /** Names by which a matcher knows its tools, where their letter case counts; with those that older versions had. */
  tools: readonly string[];
  shell: ShellNames;
  /** In which folder it starts a plugin's hooks. */
  starts_in: 'project' | 'plugin';
  /** Takes a plugin's hooks from `hooks.json` at its root, too, where no manifest names that file. */
  takes_root?: true;
  /** Runs no hook of a file in which a matcher for tools is empty. */
  needs_matcher?: true;
  /** Takes exit code 2 for a refusal only where the hook says why on stderr. */
  needs_reason?: true;
  /** What a hook's `timeout` counts; absent: either, by its size. */
  timeout?: 's' | 'ms';
  /** What becomes of a hook with `async`, in words after the agent's name; absent: it runs as any other. */
  async_hook?: string;
  /** What it drops for a hook without a `type`, one outside a list `hooks`, or a matcher that is a list; absent: it runs the hook all the same. */
  incomplete?: 'plugin' | 'hook';
  /** Variables that it sets for the hooks of a plugin, and for those of a project; a name that it replaces in the command counts. */
  sets: { plugin: readonly string[]; project: readonly string[] };
  /** Those of a plugin that it only replaces in the command, where they are written `${NAME}`: a script finds none, and no shell. */
  replaces?: readonly string[];
  /** Why a plugin's script may find nothing by the plugin's variable or name, in a sentence; absent: it has both. */
  script_lacks?: string;
}

/** How matchers find an agent's shell. */
export interface ShellNames {
  /** Whole, alone or between `|`. */
  names: readonly string[];
  /** A pattern is held against these. */
  patterns_on: readonly string[];
  /** Whether a part of such a name will do. */
  in_part: boolean;
  /** A comma stands between names, too. */
  commas?: true;
}

/** Hooks of such an agent are modules or files of their own. */
export const NO_HOOK_FACTS: HookFacts = {
  events: [],
  tools: [],
  shell: { names: [], patterns_on: [], in_part: false },
  starts_in: 'project',
  sets: { plugin: [], project: [] },
};

/** Whether a matcher finds the agent's shell. */
export function findsShell(matcher: string, { names, patterns_on, in_part, commas }: ShellNames): boolean {
  if (matcher === '' || matcher === '*') return true;
  const listed = matcher.split(commas ? /[|,]/ : '|').map((name) => name.trim());
  if (listed.some((name) => names.includes(name))) return true;
  try {
    const pattern = new RegExp(in_part ? matcher : `^(?:${matcher})$`);
    return patterns_on.some((name) => pattern.test(name));
  } catch {
    return false;
  }
}

/** What people call a shell in matchers, of whichever agent they have in mind. */
const SHELL_WORDS = ['bash', 'shell', 'run_shell_command', 'exec_command', 'local_shell'];

/** Null where the matcher is about other tools, or finds the shell. */
export function explainShellUnfound(matcher: string, { shell }: HookFacts): string | null {
  const words = matcher.match(/\w+/g) ?? [];
  const meant = words.some((word) => SHELL_WORDS.includes(word.toLowerCase()));
  const [name] = shell.names;
  if (!meant || name === undefined || findsShell(matcher, shell)) return null;
  return `matchers know its shell as ${name}, and '${matcher}' does not find that`;
}

const EMPTY_MATCHER = 'runs no hook of a file with an empty matcher for tools';

/** Letters alone: a pattern may be meant for any name. */
const PLAIN = /^[A-Za-z]+$/;

/** Why hooks with that matcher for tools do not run; name: what the agent calls the tool. Null: they do, as far as is known. */
export function explainUnfound(matcher: string, facts: HookFacts): { why: string; name: string | null } | null {
  if (matcher === '') return facts.needs_matcher ? { why: EMPTY_MATCHER, name: null } : null;
  const unfound = explainShellUnfound(matcher, facts);
  if (unfound) return { why: unfound, name: facts.shell.names[0] ?? null };
  const words = matcher.split('|').filter((name) => PLAIN.test(name) && !facts.tools.includes(name));
  const name = facts.tools.find((each) => words.some((word) => word.toLowerCase() === each.toLowerCase()));
  return name === undefined ? null : { why: `the tool is called ${name} there, and letter case counts`, name };
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

/** The agent's own spelling of an event, whatever its letter case. */
export const findEvent = (event: string, { events }: HookFacts): string | undefined =>
  events.find((each) => each.toLowerCase() === event.toLowerCase());

export const isAboutTools = (event: string): boolean => /tool/i.test(event);

interface Declared {
  event: string;
  matcher: string | null;
  file: string;
}

/** Why an agent never runs a hook; all: what the source declares, because an empty matcher keeps Copilot CLI from its whole file. */
export function explainUnrun(
  { event, matcher, file }: Declared,
  { title, hook_facts }: { title: string; hook_facts: HookFacts },
  all: readonly Declared[] = [],
): string | null {
  const { events, needs_matcher, never_runs } = hook_facts;
  if (events.length === 0) return null;
  if (!events.includes(event)) return `${title} has no hook event '${event}' (letter case counts)`;
  if (never_runs?.includes(event)) return `${title} runs no hook for ${event} when it is started for one prompt`;
  const unfound = matcher && isAboutTools(event) ? explainUnfound(matcher, hook_facts) : null;
  if (unfound) return `${title}: ${unfound.why}`;
  const empty = all.some((each) => each.matcher === '' && each.file === file && isAboutTools(each.event));
  return needs_matcher && empty ? `${title} ${EMPTY_MATCHER}` : null;
}
