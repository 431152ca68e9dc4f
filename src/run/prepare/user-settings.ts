/** `--settings` and `--mine` → what of a user's own settings of each agent decides what it lists. */
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { basename, join, resolve } from 'node:path';
import { findAgent } from '../../../lib/agents/index.js';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import type { UserSettings } from '../../../lib/agents/interface/settings.js';
import { readSettings } from '../../../lib/agents/settings/read-settings.js';
import { mergeSettings } from '../../../lib/agents/settings/with-settings.js';
import type { AgentKey } from '../../../lib/contract/agent-key.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import type { Source } from '../../../lib/skill/skill.js';

/** {agent: its settings} */
export type SettingsByAgent = Readonly<Record<string, UserSettings>>;

/** named: `FILE` where one agent is asked, or `name=FILE`. */
export function readUserSettings(named: readonly string[], keys: readonly AgentKey[], cwd: string): SettingsByAgent {
  const asked = [...new Set(keys.map(({ name }) => name))];
  return Object.fromEntries(
    named.map((word) => {
      const { name, file } = splitWord(word, asked);
      const agent = findAgent(name);
      if (!agent || !asked.includes(name))
        throw new ConfigError(`--settings ${word}: '${name}' is none of the agents that are asked.`, {
          fix: `name one of ${asked.join(', ')}.`,
        });
      const path = resolve(cwd, file);
      if (!existsSync(path))
        throw new ConfigError(`--settings ${file} does not exist.`, { fix: 'name a settings file.' });
      return [name, readSettings(agent, readFileSync(path, 'utf8'), file)];
    }),
  );
}

/** What a project's own settings hide or refuse of its skills, which every user of it has; a file that cannot be read is ignored, as by the agents. */
export function withProjectSettings(
  { root, as }: Pick<Source, 'root' | 'as'>,
  keys: readonly AgentKey[],
  own: SettingsByAgent,
): SettingsByAgent {
  if (as === undefined) return own;
  const found = [...new Set(keys.map(({ name }) => name))].flatMap((name): [string, UserSettings][] => {
    const agent = findAgent(name);
    const files = agent?.settings?.project_files ?? [];
    const settings = files.map((file) => readExisting(agent as Agent, join(root, file))).reduce(mergeSettings, {});
    return Object.keys(settings).length > 0 ? [[name, mergeSettings(settings, own[name] ?? {})]] : [];
  });
  return { ...own, ...Object.fromEntries(found) };
}

function readExisting(agent: Agent, path: string): UserSettings {
  if (!existsSync(path)) return {};
  try {
    return readSettings(agent, readFileSync(path, 'utf8'), path);
  } catch (error) {
    if (error instanceof ConfigError) return {};
    throw error;
  }
}

function splitWord(word: string, asked: readonly string[]): { name: string; file: string } {
  const [, name, file] = /^([a-z]+)=(.+)$/.exec(word) ?? [];
  if (name !== undefined && file !== undefined) return { name, file };
  const usual = asked.filter((one) => word.endsWith(findAgent(one)?.settings?.file ?? '\0'));
  const [only, ...others] = usual.length > 0 ? usual : asked;
  if (only !== undefined && others.length === 0) return { name: only, file: word };
  throw new ConfigError(`--settings ${word}: of several agents it does not say whose settings these are.`, {
    fix: `write name=${word}, with name one of ${asked.join(', ')}.`,
  });
}

/** The files of this machine's user, as `--settings` takes them. They are named before any of them is read; nothing else of the home is. */
export function findOwnSettings(
  keys: readonly AgentKey[],
  env: Record<string, string | undefined>,
  log: (line: string) => void,
): string[] {
  const home = env['HOME'] || homedir();
  const files = [...new Set(keys.map(({ name }) => name))].flatMap((name) => {
    const agent = findAgent(name);
    if (!agent?.settings) return [];
    const moved = agent.sessions.variable === null ? undefined : env[agent.sessions.variable];
    const { file } = agent.settings;
    return [{ name, path: moved ? join(moved, basename(file)) : join(home, file) }];
  });
  const there = files.filter(({ path }) => existsSync(path));
  const gone = files.filter((one) => !there.includes(one)).map(({ path }) => path);
  log(
    `--mine reads ${there.map(({ path }) => path).join(', ') || 'nothing'}, and of it only what decides a listing${gone.length ? `; not there: ${gone.join(', ')}` : ''}.`,
  );
  return there.map(({ name, path }) => `${name}=${path}`);
}
