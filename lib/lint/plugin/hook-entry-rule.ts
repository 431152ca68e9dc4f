/** The entries of a hooks file → findings about those that lack what an agent needs to run them, and that use variables which it does not set. */
import { AGENTS } from '../../agents/index.js';
import { findUnreplaced, type HookFacts } from '../../agents/interface/hook-facts.js';
import { objects } from '../../input/json-value.js';
import { suggest } from '../../input/suggest.js';
import { BEFORE_A_CALL, commandsOf, type HookFile, scriptsOf } from '../../skill/hooks.js';
import { asError, asWarning, type Finding } from '../finding.js';
import type { LintedAgent, SkillFacts } from '../skill-location.js';
import { consequencesOf, type HookGroup, isNobodys, readGroups, takesEvent } from './hook-groups.js';
import { DECIDES } from './hook-rules.js';
import { lintShape } from './hook-shape.js';

export const lintHookEntries = (files: readonly HookFile[], facts: SkillFacts): Finding[] =>
  files.flatMap((hook) =>
    readGroups(hook, facts).flatMap((group) => [
      // What the file as a whole is not is said of it already.
      ...(commandsOf(hook.text) ? lintShape(group) : []),
      ...(isNobodys(hook, facts) ? [] : lintVariables(group, hook)),
      ...lintWait(group, hook),
    ]),
  );

/** Milliseconds are round; so few of them end a hook that has hardly started. */
const isInMilliseconds = (timeout: number) => timeout >= 1000 && timeout % 500 === 0;
const FEW = 300;

function explainTimeout(timeout: unknown, { timeout: unit }: HookFacts): string | null {
  if (typeof timeout !== 'number') return null;
  if (unit === 's' && isInMilliseconds(timeout))
    return `counts seconds, so a hook that hangs holds it up for ${Math.round(timeout / 60)} minutes`;
  return unit === 'ms' && timeout <= FEW ? `counts milliseconds, and stops the hook after ${timeout / 1000} s` : null;
}

function lintWait({ fields, readers, event, name, at }: HookGroup, hook: HookFile): Finding[] {
  const takers = readers.filter((reader) => takesEvent(reader, event));
  const units = new Set(takers.flatMap(({ agent: { hook_facts } }) => hook_facts.timeout ?? []));
  return objects(fields['hooks']).flatMap((entry, index): Finding[] => {
    const find = (field: string, fix: string, explain: (facts: HookFacts) => string | null | undefined): Finding[] => {
      const consequences = consequencesOf(takers, ({ agent }) => explain(agent.hook_facts));
      const message = `${name}.hooks[${index}] has \`${field}\`: ${entry[field]}`;
      const where = at('hooks', String(index), field);
      return consequences ? [asWarning('hook-wait', where, message, fix, consequences)] : [];
    };
    const { timeout, command } = entry;
    const scripts = scriptsOf(String(command)).map((path) => hook.scripts[path]?.text ?? '');
    const decides = BEFORE_A_CALL.test(event) && [String(command), ...scripts].some((text) => DECIDES.test(text));
    const cure = Number(timeout) > FEW ? Number(timeout) / 1000 : Number(timeout) * 1000;
    const meant = units.size > 1 ? 'leave `timeout` out: no number is right for both.' : `write ${cure}.`;
    return [
      ...find('timeout', meant, (facts) => explainTimeout(timeout, facts)),
      ...(entry['async'] === true && decides
        ? find('async', 'leave `async` out, so that the call waits for the answer.', ({ async_hook }) => async_hook)
        : []),
    ];
  });
}

const EVERY_VARIABLE = [
  ...new Set(Object.values(AGENTS).flatMap(({ hook_facts: { sets } }) => [...sets.plugin, ...sets.project])),
];

/** What a path begins with. */
const FOLDERS = EVERY_VARIABLE.filter((name) => /ROOT|DIR$/.test(name));

/** Only those that some agent sets: others are the user's own. */
function lintVariables({ fields, readers, event, name, at }: HookGroup, hook: HookFile): Finding[] {
  const shipped = hook.shipped === true;
  return objects(fields['hooks']).flatMap((entry, index): Finding[] => {
    const command = entry['command'];
    if (typeof command !== 'string') return [];
    const place = at('hooks', String(index), 'command');
    const unknown = [...command.matchAll(/\$\{?(\w*(?:PLUGIN|PROJECT)_\w+)(?!\w|:[-=])/g)].flatMap(
      ([, word = '']): Finding[] => {
        const near = EVERY_VARIABLE.includes(word) ? null : suggest(word, FOLDERS);
        const message = `${name}.hooks[${index}] uses $${word}, which no agent sets`;
        return near ? [asError('hook-variable', place, message, `write \${${near}}.`)] : [];
      },
    );
    const fixed = listFixed(command).map((path): Finding => {
      const fix = shipped
        ? `name it from the plugin's folder: "\${CLAUDE_PLUGIN_ROOT}/…".`
        : 'name it from the root of the project, where its hooks start.';
      const message = `${name}.hooks[${index}] names ${path}, a path that is on one machine alone`;
      return asWarning('hook-missing', place, message, fix);
    });
    const message = `${name}.hooks[${index}] has \\ in a path, which the shell of Linux and macOS takes away`;
    const slashes: Finding[] = /[\w}"]\\[\w-]+(?:\\[\w.-]+)*\.\w{2,3}\b/.test(command)
      ? [asError('hook-missing', place, message, 'write / in place of each \\.')]
      : [];
    const known = EVERY_VARIABLE.flatMap((variable): Finding[] => {
      // One with a default beside it is one that its author knows to be unset somewhere.
      const plain = new RegExp(`\\$(?:${variable}\\b|\\{${variable}\\})`).test(command);
      const isRead = scriptsOf(command).some((path) => hook.scripts[path]?.text.includes(variable));
      const explain = (reader: LintedAgent): [why: string, cure?: string] | null => {
        const { hook_facts } = reader.agent;
        const { replaces, script_lacks } = hook_facts;
        if (plain && !setsOf(reader, shipped).includes(variable)) return [`sets no ${variable} for ${kindOf(shipped)}`];
        if (!shipped || !replaces?.includes(variable)) return null;
        if (findUnreplaced(command, hook_facts) === variable)
          return [`knows it as \${${variable}} alone`, `write \${${variable}}.`];
        const given = `${variable}="\${${variable}}"`;
        return isRead && script_lacks && !command.includes(`${variable}=`)
          ? [script_lacks, `begin the command with ${given}.`]
          : null;
      };
      const consequences = consequencesOf(readers, (reader) => takesEvent(reader, event) && explain(reader)?.[0]);
      if (consequences === null) return [];
      const lost = readers.filter(({ key }) => key in consequences);
      const cures = new Set(lost.map((reader) => explain(reader)?.[1] ?? fixOf(lost, shipped)));
      const [fix = ''] = cures.size === 1 ? cures : [fixOf(lost, shipped)];
      const message = `${name}.hooks[${index}] uses $${variable}`;
      return [asWarning('hook-variable', place, message, fix, consequences)];
    });
    return [...unknown, ...slashes, ...fixed, ...known];
  });
}

/** Words that are paths from the root: below a user's home, or of a script. What a system has of its own is everywhere. */
const listFixed = (command: string): string[] =>
  [...command.matchAll(/(?<=^|[\s;|&(=])["']?(\/[\w./@+-]+)/g)]
    .map(([, path = '']) => path)
    .filter((path) => /^\/(?:home|Users|root)\//.test(path) || /\.(?:sh|py|[cm]?[jt]s|rb)$/.test(path));

const setsOf = ({ agent: { hook_facts } }: LintedAgent, shipped: boolean): readonly string[] =>
  shipped ? hook_facts.sets.plugin : hook_facts.sets.project;
const kindOf = (shipped: boolean): string => (shipped ? 'the hooks of a plugin' : 'the hooks of a project');

function fixOf(lost: readonly LintedAgent[], shipped: boolean): string {
  const known = lost.map((reader) => {
    const sets = setsOf(reader, shipped);
    return sets.length > 0 ? `${reader.agent.title}: ${sets.join(', ')}` : null;
  });
  const named = [...new Set(known.filter((one) => one !== null))].join('; ');
  const where = shipped ? '' : ' Hooks of a project start in its root, where a relative path will do.';
  return `${named ? `use what it sets (${named}).` : 'use no variable there.'}${where}`;
}
