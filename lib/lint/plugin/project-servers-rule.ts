/** The files in which agents look for a project's own MCP servers → findings about those from which they start none, and about variables that nothing explains. */
import { groupBy } from '../../input/group-by.js';
import { lineIn } from '../../input/json-text.js';
import { isJson, type Json, parseObject } from '../../input/json-value.js';
import { suggest } from '../../input/suggest.js';
import { readToml } from '../../skill/declaration/hook-toml.js';
import type { ServerPart } from '../../skill/plugin-part.js';
import { listFew } from '../../text/count.js';
import { asError, asWarning, type Finding } from '../finding.js';
import type { SkillFacts } from '../skill-location.js';

export interface ProjectServers {
  /** Those that are there. */
  files: readonly { path: string; text: string }[];
  /** Variables without a default that no file of the source speaks of. */
  unset: readonly { server: ServerPart; names: readonly string[]; line: number }[];
}

export function lintProjectServers({ files, unset }: ProjectServers, { agents, prefix }: SkillFacts): Finding[] {
  const tables = files.flatMap((one) =>
    agents.flatMap(({ key, agent: { title, parts } }): Finding[] => {
      const place = parts.places?.project;
      if (place?.file !== one.path) return [];
      const file = `${prefix}${one.path}`;
      const found = findFault(one, place.table);
      const lost = { [key]: `${title} ${found?.is_unread ? place.costs : 'starts no server from it'}` };
      return found
        ? [asError('plugin-servers', { file, line: found.line, subject: file }, found.message, found.fix, lost)]
        : [];
    }),
  );
  const alike = groupBy(tables, ({ file, message }) => `${file} ${message}`);
  return [
    ...[...alike.values()].map((all) => ({
      ...(all[0] as Finding),
      consequences: Object.assign({}, ...all.map(({ consequences }) => consequences)),
    })),
    ...unset.map(({ server: { name, path }, names, line }) => {
      const [are, they, it] = names.length > 1 ? ['are', 'they have', 'them'] : ['is', 'it has', 'it'];
      const own = listFew(names.map((one) => `\`\${${one}}\``));
      const message = `${own} ${are} without a default, and no file here says that ${they} to be set`;
      const fix = `say in the README what to set, or give ${it} a default: \`\${${names[0]}:-…}\`.`;
      return asWarning('plugin-servers', { file: `${prefix}${path}`, line, subject: name }, message, fix);
    }),
  ];
}

interface Fault {
  line: number;
  message: string;
  fix: string;
  is_unread?: true;
}

function findFault({ path, text }: ProjectServers['files'][number], table: string): Fault | null {
  if (!path.endsWith('.toml')) return findBare(text.replace(/^\uFEFF/, ''), table);
  const { fields, problem } = readToml(text);
  if (problem) {
    const { line, message } = problem;
    const [, key, word] = /^\s*([\w-]+)\s*=\s*([A-Za-z./][^\s"'#]*)\s*$/.exec(text.split('\n')[line - 1] ?? '') ?? [];
    const fix = key ? `put quotes around the value: \`${key} = "${word}"\`.` : 'correct that line.';
    return { line, message: `it is no TOML: ${message}`, fix, is_unread: true };
  }
  if (table in fields) return null;
  const odd = Object.keys(fields).find((key) => isJson(fields[key]) && suggest(plain(key), [plain(table), 'servers']));
  const [name = 'NAME'] = Object.keys((odd !== undefined && (fields[odd] as Json)) || {});
  const lines = text.split('\n');
  return odd === undefined
    ? null
    : {
        line: lines.findIndex((one) => one.includes(odd)) + 1,
        message: `\`${odd}\` is no table that is read: servers belong in \`${table}\``,
        fix: `write \`[${table}.${name}]\`.`,
      };
}

const plain = (key: string): string => key.toLowerCase().replace(/[_-]/g, '');

/** The servers themselves, without the field around them. */
function findBare(text: string, table: string): Fault | null {
  const fields = parseObject(text) ?? {};
  const names = Object.keys(fields);
  const isServer = (value: unknown) => isJson(value) && ('command' in value || 'url' in value);
  if (table in fields || names.length === 0 || !names.every((name) => isServer(fields[name]))) return null;
  return {
    line: lineIn(text)([names[0] ?? '']),
    message: `the servers of a project belong below \`${table}\`, and here they are at the top`,
    fix: `write {"${table}": …} around what the file has.`,
  };
}
