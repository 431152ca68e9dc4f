/** `completion`: a shell → the script by which it completes commands and options. */
import { z } from 'zod';
import { ConfigError } from '../../lib/input/config-error.js';
import { type Command, defineCommand } from '../options/command.js';
import { flagOf } from '../options/flags.js';

const SHELLS = ['bash', 'zsh', 'fish'] as const;

interface Row {
  name: string;
  summary: string;
  flags: { flag: string; text: string }[];
}

export const createCompletion = (commands: Record<string, () => Promise<Command>>) =>
  defineCommand({
    summary: `Prints a script that completes commands and options in ${SHELLS.join(', ')}`,
    positionals: `[${SHELLS.join(' | ')}]`,
    options: z.object({}),
    async run(_, [shell = ''], { stdout }) {
      const others = Object.entries(commands).filter(([name]) => name !== 'completion');
      const rows = await Promise.all(others.map(async ([name, load]) => rowOf(name, await load())));
      if (shell === 'bash') stdout(renderBash(rows));
      else if (shell === 'zsh') stdout(`autoload -U +X bashcompinit && bashcompinit\n${renderBash(rows)}`);
      else if (shell === 'fish') stdout(renderFish(rows));
      else
        throw new ConfigError(shell === '' ? 'Name a shell.' : `'${shell}' is no shell that this can complete in.`, {
          fix: 'for example, add `source <(agent-routing completion bash)` to ~/.bashrc; zsh and fish work too.',
        });
      return 0;
    },
  });

const rowOf = (name: string, { summary, options }: Command): Row => ({
  name,
  summary,
  flags: [
    ...Object.entries(options.shape).map(([key, schema]) => ({ flag: flagOf(key), text: schema.description ?? '' })),
    { flag: '--help', text: 'Show the options' },
  ],
});

const renderBash = (rows: readonly Row[]): string => `_agent_routing() {
  local cur="\${COMP_WORDS[COMP_CWORD]}" words="${rows.map(({ name }) => name).join(' ')}"
  if [ "$COMP_CWORD" -gt 1 ]; then
    case "\${COMP_WORDS[1]}" in
${rows.map(({ name, flags }) => `      ${name}) words="${flags.map(({ flag }) => flag).join(' ')}" ;;`).join('\n')}
      *) words="" ;;
    esac
    case "$cur" in -*) ;; *) words="" ;; esac
  fi
  COMPREPLY=($(compgen -W "$words" -- "$cur"))
}
complete -o default -F _agent_routing agent-routing
`;

const renderFish = (rows: readonly Row[]): string =>
  `${rows
    .flatMap(({ name, summary, flags }) => [
      `complete -c agent-routing -n __fish_use_subcommand -f -a ${name} -d ${quote(summary)}`,
      ...flags.map(
        ({ flag, text }) =>
          `complete -c agent-routing -n ${quote(`__fish_seen_subcommand_from ${name}`)} -l ${flag.slice(2)} -d ${quote(text)}`,
      ),
    ])
    .join('\n')}\n`;

/** Of fish: inside single quotes only these two are special. */
const quote = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;
