/** The user's environment → what one agent may have of it in live mode, and which of it is secret. */
import type { Agent, Mode } from '../../lib/agents/agent.js';
import { ConfigError } from '../../lib/config-error.js';

export interface Credentials {
  env: Record<string, string>;
  /** Values that must never be written anywhere. */
  secrets: string[];
}

const NETWORK = /^(https?_proxy|no_proxy|all_proxy|ssl_cert_file|ssl_cert_dir|node_extra_ca_certs|path)$/i;

/** Embedded modes get none at all: there is no secret to lose. */
export function takeCredentials(agent: Agent, mode: Mode, env: Record<string, string | undefined>): Credentials {
  if (mode !== 'live') return { env: {}, secrets: [] };
  const { any_of, base_urls } = agent.credentials;
  const more = (env[`AGENT_${agent.name.toUpperCase()}_ENV`] ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  const set = any_of.filter((name) => env[name]);
  if (set.length === 0) {
    throw new ConfigError(`${agent.title} needs a credential in mode live.`, {
      fix: `set ${any_of.join(' or ')}, or use --mode oracle, which needs none.`,
    });
  }
  const names = [...any_of, ...base_urls, ...more, ...Object.keys(env).filter((name) => NETWORK.test(name))];
  const taken = Object.fromEntries(
    names.flatMap((name) => (env[name] === undefined ? [] : [[name, env[name] as string]])),
  );
  const secrets = [...set, ...more].map((name) => env[name] ?? '').filter((value) => value.length >= 6);
  return { env: taken, secrets };
}
