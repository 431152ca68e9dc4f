/** The files that a plugin declares → findings about those that are not there, and MCP servers that no agent starts. */

import { posix } from 'node:path';
import type { ServerReader } from '../../agents/interface/servers.js';
import { explainUnfound, readsServer, rewriteServer } from '../../agents/interface/servers.js';
import { isBare } from '../../contract/agent-key.js';
import { findProblem } from '../../input/json-problem.js';
import { lineIn } from '../../input/json-text.js';
import { isJson, parseObject } from '../../input/json-value.js';
import { suggest } from '../../input/suggest.js';
import { doneByFix } from '../../skill/front-matter/problem.js';
import type { ServerPart } from '../../skill/plugin-part.js';
import { chmodCommand } from '../../text/quote-shell.js';
import { asError, type Finding } from '../finding.js';
import type { LintedAgent, SkillFacts } from '../skill-location.js';
import { describeServer, describeServers } from './server-shape.js';

export interface DeclaredFiles {
  /** Of extensions, where they cannot be read. */
  manifests: readonly { path: string; text: string }[];
  servers: readonly { path: string; text: string }[];
  /** Servers with the line of their program. message: why they end before they begin; null: each agent finds the program, or not. */
  programs: readonly {
    server: ServerPart;
    line: number;
    message: string | null;
    fix?: string;
    /** Its file, which lacks the executable bit alone. */
    sealed?: string | undefined;
  }[];
  /** path: of the field in the manifest, or below the marketplace's entry. */
  missing: readonly { file: string; path: readonly string[]; named: string; to: string }[];
}

export function lintDeclaredFiles(
  { manifests, servers, programs, missing }: DeclaredFiles,
  facts: SkillFacts,
): Finding[] {
  return [
    ...manifests.map(({ path, text }): Finding => {
      const { line, message, fix } = findProblem(text.replace(/^\uFEFF/, ''));
      const lost = `the manifest of the extension cannot be read, so no agent installs it: ${message}`;
      return asError('plugin-manifest', { file: `${facts.prefix}${path}`, line, subject: path }, lost, fix);
    }),
    ...missing.map(({ file, path, named, to }): Finding => {
      const [field = ''] = path;
      const message = `${field} names ${named}, which does not exist, so nothing of it is loaded`;
      const fix = `correct the path, add the file, or take ${path.length > 1 ? `it out of \`${field}\` in` : `\`${field}\` out of`} ${posix.basename(file)}.`;
      return asError('plugin-path', { file: `${facts.prefix}${file}`, line: 1, subject: to }, message, fix);
    }),
    ...servers.flatMap((one) => lintServers(one, facts)),
    ...programs.flatMap((one) => lintProgram(one, facts)),
  ];
}

const END = 'correct it, or bring back what it names: a server that ends at once gives the model no tools.';

function lintProgram(
  { server, line, message, fix, sealed }: DeclaredFiles['programs'][number],
  { agents, prefix }: SkillFacts,
): Finding[] {
  // Of an agent that usually gets copies of the skills alone, the table of parts says what to write.
  const readers = agents.flatMap(({ key, agent, install }) => {
    const { places } = agent.parts;
    return message === null && !isBare(install) && places && readsServer(places, server)
      ? [{ key, places, title: agent.title, why: explainUnfound(places, server) }]
      : [];
  });
  const lost = readers.flatMap(({ key, title, why }) => (why ? [[key, `${title} does not start it: ${why}`]] : []));
  const shut = message === null && lost.length === 0 && sealed;
  if (message === null && lost.length === 0 && !shut) return [];
  const all = agents.flatMap(({ key, agent: { parts } }) =>
    parts.places && readsServer(parts.places, server) ? [{ key, places: parts.places }] : [],
  );
  const [form, whole] = [readers, all].map((those) =>
    rewriteServer(
      server,
      those.map(({ places }) => places),
    ),
  );
  // Who gets the plugin some other time needs it then.
  const others = all.filter(({ key }) => !readers.some((one) => one.key === key)).map(({ key }) => key);
  const write = form === whole ? `write ${form}.` : `write ${form}; or, for ${others.join(' and ')} too, ${whole}.`;
  const unfound = shut
    ? `its script ${sealed} is not executable`
    : 'it names its program in a way that not every agent follows';
  return [
    {
      ...{ rule: 'plugin-servers', severity: 'error', part: 'mcp_server', file: `${prefix}${server.path}`, line },
      ...{ subject: server.name, message: message ?? unfound },
      consequences: Object.fromEntries(lost),
      fix: shut ? doneByFix(`run \`${chmodCommand(prefix + sealed)}\``) : (fix ?? (message === null ? write : END)),
    },
  ];
}

const COSTS = { server: 'does not start this server', file: 'starts none of the servers in this file' };

function lintServers({ path, text }: DeclaredFiles['servers'][number], { agents, prefix }: SkillFacts): Finding[] {
  const file = `${prefix}${path}`;
  const bare = text.replace(/^\uFEFF/, '');
  const fields = parseObject(bare);
  const refuse = (line: number, message: string, fix: string, lost: Finding['consequences'] = {}) =>
    asError('plugin-servers', { file, line, subject: file }, message, fix, lost);
  if (fields === null) {
    const { line, message, fix } = findProblem(bare);
    return [refuse(line, `no agent starts a server from it: ${message}`, fix)];
  }
  // A file may hold the servers themselves, without the field around them.
  const wrapped = 'mcpServers' in fields;
  const [only = '', ...others] = Object.keys(fields);
  if (!wrapped && others.length === 0 && suggest(only, ['mcpServers', 'servers']) !== null && !isServer(fields[only]))
    return [
      refuse(
        lineIn(bare)([only]),
        `no agent starts a server from it: '${only}' is taken for the name of a server`,
        "write 'mcpServers'.",
      ),
    ];
  const servers = wrapped ? fields['mcpServers'] : fields;
  const below = wrapped ? ['mcpServers'] : [];
  const places = new Map<string, ReturnType<typeof describeServer> & { lost: Record<string, string> }>();
  for (const { key, agent } of agents)
    for (const {
      path: [name = '', ...refused],
      lone,
    } of faultsOf(agent, servers)) {
      const own = String(name);
      const said = isJson(servers) ? describeServer(own, servers[own], refused) : describeServers(servers);
      const id = [...said.path, said.message].join('.');
      const place = places.get(id) ?? { ...said, path: [...below, ...said.path], lost: {} };
      place.lost[key] ??= `${agent.title} ${COSTS[lone ? 'server' : (agent.servers?.costs ?? 'server')]}`;
      places.set(id, place);
    }
  const line = lineIn(bare);
  return [...places.values()].map(({ path: at, message, lost, fix }) =>
    refuse(line(at), `${at.join('.')}: ${message}`, fix, lost),
  );
}

const isServer = (value: unknown): boolean => isJson(value) && ('command' in value || 'url' in value);

const faultsOf = ({ servers }: LintedAgent['agent'], value: unknown): ReturnType<ServerReader['findFaults']> =>
  isJson(value) ? (servers?.findFaults(value) ?? []) : servers ? [{ path: [] }] : [];
