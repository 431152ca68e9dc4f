/** An MCP server that some agent refuses, with the place of what it refuses → what is wrong there, and what to write with the values that are there. */
import { showFields, showValue } from '../../input/field-fault.js';
import { isJson, type Json, list, string } from '../../input/json-value.js';
import { suggest } from '../../input/suggest.js';
import { splitWords } from '../../text/split-command.js';

interface Described {
  path: readonly string[];
  message: string;
  fix: string;
}

const TYPES = ['stdio', 'http', 'sse'];
/** What other programs call the two fields. */
const COMMANDS = ['command', 'cmd', 'exec', 'executable', 'program', 'run', 'bin'];
const ADDRESSES = ['url', 'uri', 'endpoint', 'address', 'serverUrl', 'httpUrl', 'baseUrl'];

export function describeServers(servers: unknown): Described {
  const named = list(servers).map((server, at) => {
    const { name = `server${at + 1}`, ...fields } = isJson(server) ? server : {};
    return [String(name), fields] as const;
  });
  const fix = named.length > 0 ? showValue(Object.fromEntries(named)) : '{"NAME": {"command": "…", "args": ["…"]}}';
  const is = Array.isArray(servers) ? 'a list' : JSON.stringify(servers);
  return { path: [], message: `it is ${is}, and not an object with a key for each server`, fix: `write ${fix}.` };
}

export function describeServer(name: string, server: unknown, refused: readonly PropertyKey[]): Described {
  if (!isJson(server)) {
    const words = typeof server === 'string' ? wordsOf(server) : list(server).map(String);
    const write = /^https?:/.test(words[0] ?? '')
      ? { type: 'http', url: words[0] }
      : { command: words[0] ?? '…', args: words.slice(1) };
    return { path: [name], message: 'a server is an object', fix: `write ${showValue(write)}.` };
  }
  const said = describeFields(server, refused.map(String));
  return { ...said, path: [name, ...said.path] };
}

function describeFields(server: Json, refused: readonly string[]): Described {
  const { command, args, type, url } = server;
  const at = (path: string[], message: string, fix: string) => ({ path, message, fix: `${fix}.` });
  const hasAddress = typeof url === 'string';
  if (typeof command === 'string' && /^[\w.-]+\s+\S/.test(command))
    return at(
      ['command'],
      'a command has no blanks; write the words behind it as `args`',
      `write ${showCall([...wordsOf(command), ...textsOf(args)])}`,
    );
  if (Array.isArray(command))
    return at(
      ['command'],
      '`command` is a list, and must be text',
      `write ${showCall([...textsOf(command), ...textsOf(args)])}`,
    );
  if (args !== undefined && !isTexts(args) && !hasAddress)
    return at(['args'], '`args` must be a list of texts', `write ${showFields({ args: textsOf(args) })}`);
  if (type !== undefined && !TYPES.includes(String(type)))
    return at(
      ['type'],
      `${JSON.stringify(type)} is no type of a server that every agent takes`,
      `write ${showFields({ type: hasAddress ? typeOf(url) : 'stdio' })}`,
    );
  if (hasAddress && type === undefined)
    return at([], 'a server with a `url` needs a `type`', `add ${showFields({ type: typeOf(url) })}`);
  const wanted = type === 'http' || type === 'sse' ? 'url' : 'command';
  if (typeof server[wanted] !== 'string') return { ...describeMissing(server, wanted) };
  const value = refused.reduce<unknown>((inner, key) => (isJson(inner) ? inner[key] : undefined), server);
  const last = refused.at(-1) ?? '';
  return typeof value === 'number' || typeof value === 'boolean'
    ? at([...refused], `\`${last}\` must be text`, `write ${showFields({ [last]: String(value) })}`)
    : at(
        [...refused],
        last ? `\`${last}\` has a value of the wrong type` : 'it has another shape than a server',
        `write it as in ${EXAMPLES}`,
      );
}

const EXAMPLES = '{"command": "…", "args": ["…"], "env": {"NAME": "…"}} or {"type": "http", "url": "…"}';

function describeMissing(server: Json, wanted: 'url' | 'command'): Described {
  if (server[wanted] !== undefined) {
    const write = wanted === 'command' && typeof server[wanted] !== 'object' ? String(server[wanted]) : '…';
    return { path: [wanted], message: `\`${wanted}\` must be text`, fix: `write ${showFields({ [wanted]: write })}.` };
  }
  const others = Object.keys(server).filter((key) => !['args', 'env', 'type', 'cwd', 'headers'].includes(key));
  const find = (names: readonly string[]) =>
    others.find((key) => names.includes(key)) ?? others.find((key) => suggest(key, [names[0] ?? '']) !== null);
  const own = find(wanted === 'url' ? ADDRESSES : COMMANDS);
  if (own !== undefined)
    return {
      path: [own],
      message: `it has no \`${wanted}\`, but a field \`${own}\``,
      fix: `write \`${wanted}\` for \`${own}\`.`,
    };
  const address = wanted === 'command' && server['type'] === undefined ? find(ADDRESSES) : undefined;
  return address === undefined
    ? {
        path: [wanted],
        message: `it has no \`${wanted}\``,
        fix: wanted === 'url' ? 'add its address, "url": "https://…".' : `write it as in ${EXAMPLES}.`,
      }
    : {
        path: [address],
        message: `it has no \`url\`, but a field \`${address}\``,
        fix: `write ${showFields({ type: typeOf(server[address]), url: server[address] })}.`,
      };
}

const typeOf = (url: unknown): string => (/\/sse\/?$/.test(string(url)) ? 'sse' : 'http');

const isTexts = (value: unknown): boolean => Array.isArray(value) && value.every((one) => typeof one === 'string');
const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? wordsOf(value)
    : list(value).map((one) => (typeof one === 'object' ? JSON.stringify(one) : String(one)));

/** As a person typed them; with a quotation mark that is not closed, as they are. */
const wordsOf = (line: string): string[] => splitWords(line) ?? line.split(/\s+/);

const showCall = ([command = '…', ...args]: readonly string[]): string =>
  showFields({ command, ...(args.length > 0 ? { args } : {}) });
