/** The user's environment and the GitHub job → the variables that one agent gets in live mode, and which of them are secret. The only allow-list of a live run. */
import type { Agent } from '../../../lib/agents/interface/agent.js';
import type { Identity } from '../../../lib/agents/interface/launch.js';
import type { Mode } from '../../../lib/contract/result.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { listSecrets } from '../../../lib/text/redaction.js';
import type { ReadyAgent } from '../../../lib/transcript/ready.js';
import type { JobIdentity } from '../ports.js';

export interface Credentials {
  env: Record<string, string>;
  /** Values that must never be written anywhere. */
  secrets: string[];
  identity: ReadyAgent['identity'];
}

type Env = Readonly<Record<string, string | undefined>>;
type Given = Pick<Credentials, 'identity'> & { env: Record<string, string> };

/** What any agent needs behind a company proxy. */
const NETWORK = /^(https?_proxy|no_proxy|all_proxy|ssl_cert_file|ssl_cert_dir|node_extra_ca_certs|path)$/i;
/** What a run in the user's own home needs to find it, and the login that a keyring holds. */
const OWN_HOME = /^(home|user|logname|shell|tmpdir|xdg_\w+|dbus_session_bus_address)$/i;
/** A variable that the user passes on counts as a secret if its value is at least this long. */
const SECRET_LENGTH = 16;
const NOTHING: Given = { env: {}, identity: null };

/** Embedded modes get none, so there is no secret to leak. A login in the user's own home replaces a key. */
export async function takeCredentials(
  agent: Agent,
  mode: Mode,
  env: Env,
  { own_home = false, job = null }: { own_home?: boolean; job?: JobIdentity | null } = {},
): Promise<Credentials> {
  if (mode !== 'live') return { env: {}, secrets: [], identity: null };
  const { any_of, secrets, settings, homes } = agent.credentials;
  const more = listMore(agent, env);
  const known = more.length > 0 || own_home || any_of.some((name) => env[name] && env[name] !== job?.token);
  const given = known ? NOTHING : ((await takeIdentity(agent, env, job)) ?? takeJobToken(agent, job));
  if (!given)
    throw new ConfigError(`${agent.title} needs a credential in mode live.`, {
      fix: `set ${any_of.join(' or ')}${keylessFix(agent)}, or use --mode oracle, which needs none.`,
    });
  const open = (name: string) => NETWORK.test(name) || (own_home && (OWN_HOME.test(name) || homes.includes(name)));
  const names = new Set([...any_of, ...secrets, ...settings, ...more, ...Object.keys(env).filter(open)]);
  const taken: Record<string, string> = { ...given.env };
  // A workflow's variable of an absent secret is set, and empty.
  for (const name of names) if (env[name]) taken[name] = env[name];
  const passed = more.filter((name) => (taken[name] ?? '').length >= SECRET_LENGTH);
  const secret = [...any_of, ...secrets, ...passed].filter((name) => !isPlainUrl(taken[name] ?? ''));
  const hidden = [...secret.map((name) => taken[name] ?? ''), ...listSecrets(taken)].filter(Boolean);
  return { env: taken, secrets: hidden, identity: given.identity };
}

function keylessFix({ credentials: { identity, job_token } }: Agent): string {
  if (job_token) return `, or in a GitHub job ${job_token.variable} with \`permissions: ${job_token.permission}\``;
  return identity ? `, or for workload identity ${[...identity.ids, identity.file].join(', ')}` : '';
}

/** Null where the environment names no rule of the vendor. */
async function takeIdentity(agent: Agent, env: Env, job: JobIdentity | null): Promise<Given | null> {
  const { identity } = agent.credentials;
  if (!identity || ![...identity.ids, identity.file].some((name) => env[name])) return null;
  const missing = identity.ids.filter((name) => !env[name]);
  if (missing.length > 0)
    throw new ConfigError(`${agent.title} needs ${missing.join(' and ')} for workload identity.`, {
      fix: "set it to the id that the vendor's console shows; it is no secret.",
    });
  const ids = Object.fromEntries(identity.ids.map((name) => [name, env[name] as string]));
  const file = env[identity.file];
  if (file) return { env: { ...ids, [identity.file]: file }, identity: null };
  return { env: ids, identity: { variable: identity.file, token: await openToken(agent, identity, env, job) } };
}

/** A job's token lasts minutes, so each unit gets one of its own; the first is asked for before anything is installed. */
async function openToken(agent: Agent, identity: Identity, env: Env, job: JobIdentity | null) {
  const issue = job?.issueToken;
  if (!issue)
    throw new ConfigError(`${agent.title} has no identity token.`, {
      fix: job
        ? `give the job \`permissions: id-token: write\`${job.from_fork ? '; a pull request from a fork cannot have it: use `mode: replay` there' : ''}.`
        : `write the token into a file and set ${identity.file} to its path; the GitHub Action does so by itself.`,
    });
  const audience = env[`AGENT_${agent.name.toUpperCase()}_AUDIENCE`] || identity.audience;
  await issue(audience);
  return () => issue(audience);
}

function takeJobToken(agent: Agent, job: JobIdentity | null): Given | null {
  const { job_token } = agent.credentials;
  if (!job_token || !job?.token) return null;
  if (job.from_fork)
    throw new ConfigError(`${agent.title} cannot use this job's token: a fork's pull request may only read.`, {
      fix: `use \`mode: replay\` there; a branch of the repository itself can have \`permissions: ${job_token.permission}\`.`,
    });
  return { env: { [job_token.variable]: job.token }, identity: null };
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
