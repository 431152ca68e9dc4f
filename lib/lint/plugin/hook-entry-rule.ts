/** The entries of a hooks file → findings about those that lack what an agent needs to run them, and that use variables which it does not set. */
import { AGENTS } from '../../agents/index.js';
import { findUnreplaced } from '../../agents/interface/hook-facts.js';
import { objects } from '../../input/json-value.js';
import { type HookFile, scriptsOf } from '../../skill/hooks.js';
import type { Finding } from '../finding.js';
import type { LintedAgent, SkillFacts } from '../skill-location.js';
import { type HookGroup, nameReader, readGroups, takesEvent } from './hook-groups.js';

export const lintHookEntries = (files: readonly HookFile[], facts: SkillFacts): Finding[] =>
  files.flatMap((hook) =>
    readGroups(hook, facts).flatMap((group) => [...lintShape(group), ...lintVariables(group, hook)]),
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

/** Only those that some agent sets: others are the user's own. */
function lintVariables({ fields, readers, event, name, at }: HookGroup, hook: HookFile): Finding[] {
  const shipped = hook.shipped === true;
  return objects(fields['hooks']).flatMap((entry, index): Finding[] => {
    const command = entry['command'];
    if (typeof command !== 'string') return [];
    return EVERY_VARIABLE.flatMap((variable): Finding[] => {
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
      const lost = readers.flatMap((reader) => {
        const [why, cure] = (takesEvent(reader, event) && explain(reader)) || [];
        return why === undefined ? [] : [{ reader, why, cure }];
      });
      const [first] = lost;
      if (first === undefined) return [];
      return [
        {
          ...{ rule: 'hook-variable', severity: 'warning', ...at('hooks', String(index), 'command') },
          message: `${name}.hooks[${index}] uses $${variable}`,
          consequences: Object.fromEntries(lost.map(({ reader, why }) => [reader.key, `${nameReader(reader)} ${why}`])),
          fix: lost.every(({ cure }) => cure === first.cure) && first.cure ? first.cure : fixOf(lost, shipped),
        },
      ];
    });
  });
}

const setsOf = ({ agent: { hook_facts } }: LintedAgent, shipped: boolean): readonly string[] =>
  shipped ? hook_facts.sets.plugin : hook_facts.sets.project;
const kindOf = (shipped: boolean): string => (shipped ? 'the hooks of a plugin' : 'the hooks of a project');

function fixOf(lost: readonly { reader: LintedAgent }[], shipped: boolean): string {
  const known = lost.map(({ reader }) => {
    const sets = setsOf(reader, shipped);
    return sets.length > 0 ? `${reader.agent.title}: ${sets.join(', ')}` : null;
  });
  const named = [...new Set(known.filter((one) => one !== null))].join('; ');
  const where = shipped ? '' : ' Hooks of a project start in its root, where a relative path will do.';
  return `${named ? `use what it sets (${named}).` : 'use no variable there.'}${where}`;
}
