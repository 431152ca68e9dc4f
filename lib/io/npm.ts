/** Installs one platform package with npm: without scripts, and verified against a hash where this tool's lock has one. */
import { execFile } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ConfigError } from '../input/config-error.js';

interface ExecResult {
  exit_code: number;
  stdout: string;
  stderr: string;
}

/** Runs a program to its end; rejects only when it cannot be started. The action passes one on @actions/exec. */
export type Exec = (
  file: string,
  args: string[],
  options: { cwd: string; env: Record<string, string> },
) => Promise<ExecResult>;

export const exec: Exec = (file, args, { cwd, env }) =>
  new Promise((resolve, reject) => {
    const child = execFile(file, args, { cwd, env, maxBuffer: 64 * 1024 * 1024 }, (error, stdout, stderr) => {
      if (error && 'syscall' in error) reject(error);
      else resolve({ exit_code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, stdout, stderr });
    });
    child.stdin?.end();
  });

/** The parts of an npm spec: `alias@npm:@scope/name@1.0.0` installs the package `@scope/name` into the folder `alias`. */
export function parseSpec(spec: string): { folder: string; wanted: string; locked_as: string; version: string } {
  const at = spec.indexOf('@', 1);
  const folder = spec.slice(0, at);
  const wanted = spec.slice(at + 1);
  const locked_as = wanted.startsWith('npm:') ? wanted.slice('npm:'.length) : spec;
  return { folder, wanted, locked_as, version: locked_as.slice(locked_as.indexOf('@', 1) + 1) };
}

/** What npm has to find: the package's own hash, and the packages that come with it. */
export interface Held {
  integrity: string;
  dependencies?: Readonly<Record<string, { version: string; integrity: string }>>;
}

/**
 * Installs below `cwd`. With a hash, `npm ci` on a lock file that we write (npm then refuses anything else: EINTEGRITY,
 * measured with npm 11.19); without one, a plain install.
 */
export async function fetchPackage(
  spec: string,
  held: Held | undefined,
  cwd: string,
  run: Exec,
  env: Record<string, string>,
): Promise<void> {
  const { folder, wanted, locked_as, version } = parseSpec(spec);
  const root = { name: 'agent-cache', version: '0.0.0', private: true, dependencies: { [folder]: wanted } };
  await writeFile(join(cwd, 'package.json'), JSON.stringify(root));
  if (held) {
    const { integrity, dependencies } = held;
    const name = locked_as.slice(0, locked_as.indexOf('@', 1));
    const lock = {
      name: root.name,
      version: root.version,
      lockfileVersion: 3,
      requires: true,
      packages: {
        '': root,
        [`node_modules/${folder}`]: { name, version, integrity, dependencies: requiredOf(dependencies) },
        ...dependencies,
      },
    };
    await writeFile(join(cwd, 'package-lock.json'), JSON.stringify(lock));
  }
  // The user's npm configuration (registry, proxy, certificates) applies; options that would change the install are overridden.
  const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--no-global', '--no-progress'];
  const verb = held ? ['ci', '--package-lock=true'] : ['install', '--no-package-lock'];
  await callNpm([...verb, ...flags, '--loglevel=error'], `install ${locked_as}`, cwd, run, env);
}

/** npm leaves out what nothing in the lock file asks for. */
const requiredOf = (dependencies: Held['dependencies'] = {}) =>
  Object.fromEntries(
    Object.entries(dependencies).map(([path, { version }]) => [path.replace(/^.*node_modules\//, ''), version]),
  );

/** The version behind a package's `latest` tag. Runs in a neutral folder, because a checkout's .npmrc is not trusted. */
export async function resolveLatest(registry_package: string, run: Exec = exec): Promise<string> {
  const args = ['view', `${registry_package}@latest`, 'version', '--loglevel=error', '--no-update-notifier'];
  const what = `ask which version of ${registry_package} is the latest`;
  const version = (await callNpm(args, what, tmpdir(), run, npmEnvironment())).trim();
  if (!/^\d+\.\d+\.\d+/.test(version))
    throw new ConfigError(`npm did not report a latest version of ${registry_package}.`);
  return version;
}

/** npm gets the user's environment, which configures its registry, proxies and certificates; package scripts never run. */
export function npmEnvironment(): Record<string, string> {
  // By default npm asks again after 10 and after 60 seconds, so a missing registry was reported only after 71.
  const env: Record<string, string> = {
    npm_config_fetch_retry_mintimeout: '2000',
    npm_config_fetch_retry_maxtimeout: '10000',
  };
  for (const [name, value] of Object.entries(process.env)) {
    if (value !== undefined && name !== 'NODE_OPTIONS') env[name] = value;
  }
  return env;
}

async function callNpm(args: string[], what: string, cwd: string, run: Exec, env: Record<string, string>) {
  let result: ExecResult;
  try {
    result = await run('npm', args, { cwd, env });
  } catch (error) {
    throw new ConfigError(`npm could not be started to ${what} (${(error as Error).message}).`, {
      fix: 'install Node.js with npm, and check that `npm --version` works in the same shell or job step.',
    });
  }
  if (result.exit_code !== 0) throw explainNpmFailure(`${result.stderr}\n${result.stdout}`, what);
  return result.stdout;
}

/** The last: whether it may pass by itself. */
const REASONS: [pattern: RegExp, problem: string, fix: string, outside?: true][] = [
  [
    /EINTEGRITY/,
    "the package from the registry does not have the hash in this tool's lock",
    'use another registry; this one delivers an altered package.',
  ],
  [
    /ENOSPC|EDQUOT|no space left/i,
    'the disk is full',
    'free space, or set AGENT_ROUTING_CACHE to a folder on another disk.',
    true,
  ],
  [
    /\bE404\b|ETARGET|ENOVERSIONS|notarget/,
    'the registry has no such version of it',
    "check the version in --agent-versions and in the baseline's $meta.",
  ],
  [/EBADPLATFORM/, 'the vendor has no build for this system', 'use Linux x64 or arm64 with glibc.'],
  [/\bE40[13]\b|ENEEDAUTH/, 'the registry refused access', 'check the registry and token in your npm configuration.'],
  [
    /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED|\bE5\d\d\b|\bE429\b/,
    'the npm registry cannot be reached',
    'check the network, proxy and registry; versions that are already installed need none of them.',
    true,
  ],
  [
    /EACCES|EPERM|EROFS/,
    'npm is not allowed to write to the cache folder',
    'set AGENT_ROUTING_CACHE to a folder that you may write to.',
  ],
];

/** What npm looked for: a package with its version. */
const MISSING = /No matching version found for (\S+?)\.?(?:\s|$)|'([^'\s]+@[^'\s]+)' (?:is not in|could not be found)/;

function explainNpmFailure(output: string, what: string): ConfigError {
  const lines = output
    .split('\n')
    .map((line) => line.replace(/^npm (error|ERR!) ?/, '').trim())
    .filter((line) => line && !/^npm (warn|WARN)|A complete log of this run/.test(line));
  const shown = lines.slice(0, 3).join(' · ').slice(0, 400);
  const reason = REASONS.find(([pattern]) => pattern.test(output));
  const missing = MISSING.exec(output)?.slice(1).find(Boolean);
  if (missing && what.startsWith('install ') && !what.endsWith(` ${missing}`))
    return new ConfigError(
      `npm could not ${what}: the registry has no ${missing}, on which it depends. npm says: ${shown}.`,
      {
        fix: `name another version in --agent-versions; the vendor has to publish ${missing} first.`,
      },
    );
  return new ConfigError(
    `npm could not ${what}: ${reason ? reason[1] : 'it failed'}. npm says: ${shown || 'nothing'}.`,
    {
      fix: reason ? reason[2] : 'run the same npm command by hand to see more.',
      ...(reason?.[3] ? { outside: true } : {}),
    },
  );
}
