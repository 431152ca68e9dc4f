/** An agent as users write it, `name[@vendor-model][+install][+subagent]` → its parts. */
import { ConfigError } from '../input/config-error.js';
import { suggest } from '../input/suggest.js';

export interface AgentKey {
  /** The key as the user wrote it; columns, baselines and artifacts have it. */
  key: string;
  name: string;
  vendor_model: string | null;
  install: Install | null;
  /** Tool routes are tried inside a subagent of its own. */
  subagent?: true;
}

const INSTALLS: readonly Install[] = ['plugin', 'marketplace', 'skills', 'extension', 'agent-plugin', 'project'];

/** Instead of a list: every agent. */
const ALL = 'all';
const SHAPE =
  /^(?<name>[a-z][a-z0-9-]*)(?:@(?<model>[A-Za-z0-9][A-Za-z0-9._:/[\]-]*))?(?:\+(?!subagent$)(?<install>[a-z]+(?:-[a-z]+)?))?(?<subagent>\+subagent)?$/;

export function parseAgentKey(text: string, names: readonly string[]): AgentKey {
  const found = SHAPE.exec(text)?.groups;
  if (!found?.name) {
    const name = agentName(text);
    const lower = name.toLowerCase();
    if (name !== lower && names.includes(lower))
      throw new ConfigError(`Unknown agent '${name}': agent names are lower case.`, { fix: `Did you mean ${lower}?` });
    throw new ConfigError(`'${text}' is not an agent.`, {
      fix: /[[\]'"\s;]/.test(text)
        ? 'write a list with commas and nothing else, such as claude,codex.'
        : `write name[@vendor-model][+install][+subagent], such as claude@haiku or codex+plugin.`,
    });
  }
  if (!names.includes(found.name)) {
    const meant = suggest(found.name, names);
    throw new ConfigError(`Unknown agent '${found.name}'.`, {
      fix: meant ? `Did you mean ${meant}?` : `use one of ${names.join(', ')}.`,
    });
  }
  if (/^\d+(?:\.\d+)*$/.test(found.model ?? ''))
    throw new ConfigError(`'${text}' names a version where the vendor's model is named.`, {
      fix: `write ${found.name}, and choose versions with --agent-versions.`,
    });
  if (found.install && !INSTALLS.includes(found.install as Install)) {
    throw new ConfigError(`'${text}' names an unknown install method '${found.install}'.`, {
      fix: `use one of ${INSTALLS.map((i) => `+${i}`).join(', ')}.`,
    });
  }
  return {
    key: text,
    name: found.name,
    vendor_model: found.model ?? null,
    install: (found.install as Install) ?? null,
    ...(found.subagent ? { subagent: true } : {}),
  };
}

/** Each key once, in the order given; `all` stands for those of `all`. */
export function parseAgentKeys(
  texts: readonly string[],
  names: readonly string[],
  all: readonly string[] = names,
): AgentKey[] {
  const keys = texts.flatMap((text) => (text === ALL ? all : [text]));
  return [...new Set(keys)].map((text) => parseAgentKey(text, names));
}

/**
 * extension: a folder in the agent's home with a manifest of its own, as Gemini CLI and Qwen Code have it. agent-plugin: a package
 * of the standard Agent Plugins 1.0, whose plugin.json names its schema. project: nothing is
 * installed; the agent is started in the project and reads its folders.
 */
export type Install = 'plugin' | 'marketplace' | 'skills' | 'extension' | 'agent-plugin' | 'project';

/** Its skills are listed by their own names, without a plugin's before them. */
export const isBare = (install: Install): boolean => install === 'skills' || install === 'project';

/** `claude@haiku`, `codex+plugin` → the agent's bare name. */
export function agentName(key: string): string {
  return key.split(/[@+]/, 1)[0] as string;
}
