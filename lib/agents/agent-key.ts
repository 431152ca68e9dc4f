/** `name[@vendor-model][+install]` as users write agents, taken apart. */
import { ConfigError } from '../config-error.js';
import type { Install } from './agent.js';

export interface AgentKey {
  /** As written: the key in columns, baselines and artifacts. */
  key: string;
  name: string;
  vendor_model: string | null;
  install: Install | null;
}

const INSTALLS: readonly Install[] = ['plugin', 'marketplace', 'skills'];
const SHAPE = /^(?<name>[a-z][a-z0-9-]*)(?:@(?<model>[A-Za-z0-9][A-Za-z0-9._:/[\]-]*))?(?:\+(?<install>[a-z]+))?$/;

export function parseAgentKey(text: string, names: readonly string[]): AgentKey {
  const found = SHAPE.exec(text)?.groups;
  if (!found?.name) {
    throw new ConfigError(`'${text}' is not an agent.`, {
      fix: `write name[@vendor-model][+install], such as claude@haiku or codex+plugin.`,
    });
  }
  if (!names.includes(found.name)) {
    throw new ConfigError(`There is no agent '${found.name}'.`, { fix: `use one of ${names.join(', ')}.` });
  }
  if (found.install && !INSTALLS.includes(found.install as Install)) {
    throw new ConfigError(`'${text}' names an unknown way of installing, '${found.install}'.`, {
      fix: `use one of ${INSTALLS.map((i) => `+${i}`).join(', ')}.`,
    });
  }
  return {
    key: text,
    name: found.name,
    vendor_model: found.model ?? null,
    install: (found.install as Install) ?? null,
  };
}

/** Each key once, in the order given. */
export function parseAgentKeys(texts: readonly string[], names: readonly string[]): AgentKey[] {
  return [...new Set(texts)].map((text) => parseAgentKey(text, names));
}
