/** The entries of a hooks file → findings about those that lack what an agent needs to run them, and that use variables which it does not set. */
import { AGENTS } from '../../agents/index.js';
import { findUnreplaced } from '../../agents/interface/hook-facts.js';
import { objects } from '../../input/json-value.js';
import { suggest } from '../../input/suggest.js';
import type { HookFile } from '../../skill/hooks.js';
import type { Finding } from '../finding.js';
import type { LintedAgent, SkillFacts } from '../skill-location.js';
import { type HookGroup, isNobodys, nameReader, readGroups, takesEvent } from './hook-groups.js';

export const lintHookEntries = (files: readonly HookFile[], facts: SkillFacts): Finding[] =>
  files.flatMap((hook) =>
    readGroups(hook, facts).flatMap((group) => [
      ...lintShape(group),
      ...(isNobodys(hook, facts) ? [] : lintVariables(group, hook.shipped === true)),
    ]),
  );

/** All of Claude Code 2.1.330; the others have some of them. */
const TYPES = ['command', 'prompt', 'agent', 'http', 'mcp_tool'];

const COSTS = { plugin: 'drops the whole plugin for it', hook: 'does not run it' };

function lintShape(group: HookGroup): Finding[] {
  const { fields, name, readers, event, at } = group;
  const lost = (what: string, fix: string, ...path: string[]): Finding[] => {
    const consequences = readers.flatMap((reader): [string, string][] => {
      const { incomplete } = reader.agent.hook_facts;
      // Claude Code drops the plugin whatever the event is called.
      return incomplete && (incomplete === 'plugin' || takesEvent(reader, event))
        ? [[reader.key, `${nameReader(reader)} ${COSTS[incomplete]}`]]
        : [];
    });
    if (consequences.length === 0) return [];
    return [
      {
        ...{ rule: 'hook-shape', severity: 'error', ...at(...path) },
        ...{ message: what, consequences: Object.fromEntries(consequences), fix },
      },
    ];
  };
  if (!('hooks' in fields))
    return lost(
      `${name} has no list \`hooks\``,
      'write {"matcher": "…", "hooks": [{"type": "command", "command": "…"}]} in its place.',
    );
  return objects(fields['hooks']).flatMap((entry, index) => {
    const where = ['hooks', String(index)];
    if (!('type' in entry))
      return lost(`${name}.hooks[${index}] has no \`type\``, 'add "type": "command" to it.', ...where);
    const type = String(entry['type']);
    if (TYPES.includes(type)) return [];
    const message = `${name}.hooks[${index}] has the type '${type}', which no agent knows`;
    const fix = 'write "type": "command".';
    return [{ rule: 'hook-shape', severity: 'error', ...at(...where, 'type'), message, consequences: {}, fix }];
  });
}

const EVERY_VARIABLE = [
  ...new Set(Object.values(AGENTS).flatMap(({ hook_facts: { sets } }) => [...sets.plugin, ...sets.project])),
];

/** What a path begins with. */
const FOLDERS = EVERY_VARIABLE.filter((name) => /ROOT|DIR$/.test(name));

/** Only those that some agent sets: others are the user's own. */
function lintVariables({ fields, readers, event, name, at }: HookGroup, shipped: boolean): Finding[] {
  return objects(fields['hooks']).flatMap((entry, index): Finding[] => {
    const command = entry['command'];
    if (typeof command !== 'string') return [];
    const place = at('hooks', String(index), 'command');
    const own = { consequences: {}, ...place };
    const unknown = [...command.matchAll(/\$\{?(\w*(?:PLUGIN|PROJECT)_\w+)/g)].flatMap(([, word = '']): Finding[] => {
      const near = EVERY_VARIABLE.includes(word) ? null : suggest(word, FOLDERS);
      const message = `${name}.hooks[${index}] uses $${word}, which no agent sets`;
      return near ? [{ rule: 'hook-variable', severity: 'warning', message, fix: `write \${${near}}.`, ...own }] : [];
    });
    const message = `${name}.hooks[${index}] has \\ in a path, which the shell of Linux and macOS takes away`;
    const slashes: Finding[] = /[\w}"]\\[\w-]+(?:\\[\w.-]+)*\.\w{2,3}\b/.test(command)
      ? [{ rule: 'hook-missing', severity: 'error', message, fix: 'write / in place of each \\.', ...own }]
      : [];
    const known = EVERY_VARIABLE.flatMap((variable): Finding[] => {
      // One with a default beside it is one that its author knows to be unset somewhere.
      const plain = new RegExp(`\\$(?:${variable}\\b|\\{${variable}\\})`).test(command);
      const isKept = ({ agent }: LintedAgent) => shipped && findUnreplaced(command, agent.hook_facts) === variable;
      const lost = readers.filter(
        (reader) =>
          takesEvent(reader, event) && ((plain && !setsOf(reader, shipped).includes(variable)) || isKept(reader)),
      );
      if (lost.length === 0) return [];
      return [
        {
          ...{ rule: 'hook-variable', severity: 'warning', ...place },
          message: `${name}.hooks[${index}] uses $${variable}`,
          consequences: Object.fromEntries(
            lost.map((reader) => [
              reader.key,
              isKept(reader)
                ? `${nameReader(reader)} knows it as \${${variable}} alone`
                : `${nameReader(reader)} sets no ${variable} for ${kindOf(shipped)}`,
            ]),
          ),
          fix: lost.every(isKept) ? `write \${${variable}}.` : fixOf(lost, shipped),
        },
      ];
    });
    return [...unknown, ...slashes, ...known];
  });
}

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
