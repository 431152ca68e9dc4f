/** The user's environment → the variables that one agent gets in live mode, and which of them are secret. The only allow-list of a live run. */
import type { Agent } from '../../../lib/agents/interface/agent.js';
import type { Mode } from '../../../lib/contract/result.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { listSecrets } from '../../../lib/text/redaction.js';

export interface Credentials {
  env: Record<string, string>;
  /** Values that must never be written anywhere. */
  secrets: string[];
}

type Env = Readonly<Record<string, string | undefined>>;

/** What any agent needs behind a company proxy. */
const NETWORK = /^(https?_proxy|no_proxy|all_proxy|ssl_cert_file|ssl_cert_dir|node_extra_ca_certs|path)$/i;
/** What a run in the user's own home needs to find it, and the login that a keyring holds. */
const OWN_HOME = /^(home|user|logname|shell|tmpdir|xdg_\w+|dbus_session_bus_address)$/i;
/** A variable that the user passes on counts as a secret if its value is at least this long. */
const SECRET_LENGTH = 16;

/** Embedded modes get none, so there is no secret to leak. A login in the user's own home replaces a key. */
export function takeCredentials(agent: Agent, mode: Mode, env: Env, own_home = false): Credentials {
  if (mode !== 'live') return { env: {}, secrets: [] };
  const { any_of, secrets, settings, homes } = agent.credentials;
  const more = listMore(agent, env);
  if (more.length === 0 && !own_home && !any_of.some((name) => env[name]))
    throw new ConfigError(`${agent.title} needs a credential in mode live.`, {
      fix: `set ${any_of.join(' or ')}, or use --mode oracle, which needs none.`,
    });
  const open = (name: string) => NETWORK.test(name) || (own_home && (OWN_HOME.test(name) || homes.includes(name)));
  const names = new Set([...any_of, ...secrets, ...settings, ...more, ...Object.keys(env).filter(open)]);
  const taken: Record<string, string> = {};
  for (const name of names) if (env[name] !== undefined) taken[name] = env[name];
  const given = more.filter((name) => (taken[name] ?? '').length >= SECRET_LENGTH);
  const secret = [...any_of, ...secrets, ...given].filter((name) => !isPlainUrl(taken[name] ?? ''));
  return { env: taken, secrets: [...secret.map((name) => taken[name] ?? ''), ...listSecrets(taken)].filter(Boolean) };
}

/** AGENT_<NAME>_ENV=VAR1,VAR2: further variables to pass to this agent. */
function listMore(agent: Agent, env: Env): string[] {
  const variable = `AGENT_${agent.name.toUpperCase()}_ENV`;
  const names = (env[variable] ?? '')
    .split(/[,\s]+/)
    .map((name) => name.trim())
    .filter(Boolean);
  for (const name of names) {
    if (/^[A-Za-z_]\w*$/.test(name) && env[name] !== undefined) continue;
    throw new ConfigError(`${variable} names ${name}, which is not set.`, {
      fix: `set it, or remove it from the list.`,
    });
  }
  return names;
}

/** A URL is not a secret unless it contains a password. */
const isPlainUrl = (value: string) => /^https?:\/\/[^\s@]+$/.test(value);
