/** The mcp.json of a package → what the standard Agent Plugins 1.0.0 says against it: servers that are skipped alone, or all of them (section 7.2). */
import { posix } from 'node:path';
import { isJson, type Json, parseObject } from '../../input/json-value.js';

export interface ServerFault {
  path: readonly string[];
  message: string;
  /** What is not started for it. */
  costs: 'server' | 'file';
}

const MCP_SCHEMA = 'https://agent-plugins.org/schemas/1.0.0/mcp.schema.json';

/** Null: it is no JSON object. */
export function findServerFaults(text: string): ServerFault[] | null {
  const fields = parseObject(text.replace(/^\uFEFF/, ''));
  if (fields === null) return null;
  const { $schema, mcpServers } = fields;
  const whole = (key: string, message: string): ServerFault[] => [{ path: [key], message, costs: 'file' }];
  const odd = Object.keys(fields).find((key) => key !== '$schema' && key !== 'mcpServers');
  if (odd !== undefined) return whole(odd, 'it is no field of the standard');
  if ($schema !== MCP_SCHEMA) return whole('$schema', `it is not '${MCP_SCHEMA}'`);
  if (!isJson(mcpServers)) return whole('mcpServers', 'it is not an object');
  return Object.entries(mcpServers).flatMap(([name, server]): ServerFault[] => {
    const fault = isJson(server) ? findFault(server) : (['', 'it is not an object'] as const);
    return fault
      ? [{ path: ['mcpServers', name, ...(fault[0] ? [fault[0]] : [])], message: fault[1], costs: 'server' }]
      : [];
  });
}

type Fault = readonly [field: string, message: string];

const isTexts = (value: unknown): value is Record<string, string> =>
  isJson(value) && Object.values(value).every((one) => typeof one === 'string');

function findFault(server: Json): Fault | null {
  const isLocal = server['type'] === 'stdio';
  if (!isLocal && server['type'] !== 'streamable-http' && server['type'] !== 'sse')
    return [
      'type',
      `it is ${JSON.stringify(server['type']) ?? 'missing'}, and stdio, streamable-http or sse is wanted`,
    ];
  const fields = isLocal ? ['type', 'command', 'args', 'env', 'cwd'] : ['type', 'url', 'headers'];
  const odd = Object.keys(server).find((key) => !fields.includes(key));
  if (odd !== undefined) return [odd, `it is no field of a server of type ${server['type']}`];
  return isLocal ? findLocalFault(server) : findRemoteFault(server);
}

function findLocalFault({ command, args = [], env = {}, cwd }: Json): Fault | null {
  if (typeof command !== 'string' || command === '') return ['command', 'it is missing, or no text'];
  if (!command.startsWith('./') && /[\s/\\]|\$\{/.test(command))
    return ['command', `'${command}' is neither one bare word nor a path that begins with ./`];
  if (leaves(command)) return ['command', `'${command}' leads out of the package`];
  if (!Array.isArray(args) || args.some((one) => typeof one !== 'string'))
    return ['args', 'they are not a list of texts'];
  if (!isTexts(env)) return ['env', 'it is not an object of texts'];
  const reserved = ['PLUGIN_ROOT', 'PLUGIN_DATA'].find((key) => key in env);
  if (reserved) return ['env', `${reserved} is set by the client`];
  if (cwd === undefined) return null;
  const below = typeof cwd === 'string' ? /^(?:\.|\$\{PLUGIN_(?:ROOT|DATA)\})(\/.*)?$/.exec(cwd) : null;
  if (!below || cwd === '.') return ['cwd', `${JSON.stringify(cwd)} begins with neither ./ nor a placeholder`];
  return leaves(`.${below[1] ?? ''}`) ? ['cwd', `'${cwd}' leads out of the package`] : null;
}

const leaves = (path: string): boolean => posix.normalize(path).startsWith('..');

function findRemoteFault({ url, headers = {} }: Json): Fault | null {
  if (typeof url !== 'string' || !URL.canParse(url)) return ['url', 'it is no address'];
  const { protocol, hostname, username, password, hash } = new URL(url);
  if (!/^https?:$/.test(protocol) || username || password || hash)
    return ['url', 'it is not a plain http or https address, without user or fragment'];
  if (protocol === 'http:' && !/^(?:localhost|127\.[\d.]+|\[::1\])$/.test(hostname))
    return ['url', 'beyond this machine it has to be https'];
  if (!isTexts(headers)) return ['headers', 'they are not an object of texts'];
  const names = Object.keys(headers).map((name) => name.toLowerCase());
  return new Set(names).size < names.length ? ['headers', 'one is there twice'] : null;
}
