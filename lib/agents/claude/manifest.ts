/** The fields and files of a plugin → the mistakes for which Claude Code 2.1.330 drops the whole plugin, or leaves a field out. Each rule was measured on it. */
import { posix } from 'node:path';
import { z } from 'zod';
import { findFieldFaults } from '../../input/field-fault.js';
import { isJson } from '../../input/json-value.js';
import type { PluginFolder } from '../../skill/skill.js';
import { faultsOf, type ManifestFault } from '../interface/marketplace.js';
import { findPhrases, type ServerReader } from '../interface/servers.js';
import { hook_facts } from './facts.js';
import { GroupSchema, GUARDS } from './hook-entries.js';

export const MANIFEST = '.claude-plugin/plugin.json';
const HOOKS_FILE = 'hooks/hooks.json';

const inside = ({ input }: { input?: unknown }) =>
  `a path must begin with ./ and stay inside the plugin; ${/^(?:[./]|\w+:)/.test(String(input)) ? 'move what it names into the plugin, and write its path from there, as in "./…"' : `write "./${input}"`}`;
const PATH = /^\.(?:\/(?!\.\.(?:\/|$))|$)/;
const path = z.string().regex(PATH, { error: inside });
/** The first mistake alone, because a value with two looks as if another type was meant. */
const fileOf = (pattern: RegExp, explain: (issue: { input?: unknown }) => string) =>
  z.string().regex(pattern, { error: (issue) => (PATH.test(String(issue.input)) ? explain(issue) : inside(issue)) });
/** A name alone: which file of the plugin is meant the folder agents tells. */
const ofAgentName = ({ input }: { input?: unknown }) =>
  `an agent must be named by its .md file; take \`agents\` out: the folder agents is read without it, or write its path, as in "./agents/${input}.md"`;
const ofAgent = ({ input }: { input?: unknown }) =>
  `an agent must be named by its .md file; ${/^\.\/agents\/?$/.test(String(input)) ? 'take `agents` out: the folder agents is read without it' : `write each of its files, as in ["${String(input).replace(/\/$/, '')}/….md"]`}`;
const agentFile = z.string().regex(/^\.\/(?!\.\.\/).*\.md$/, {
  error: (issue) =>
    (/^[\w-]+$/.test(String(issue.input)) ? ofAgentName : PATH.test(String(issue.input)) ? ofAgent : inside)(issue),
});
/** A folder `hooks` has its file by that name; of another folder it is not known. */
function ofJson({ input }: { input?: unknown }): string {
  const { dir, base, name, ext } = posix.parse(String(input));
  const file = ext === '' ? posix.join(dir, base, base === 'hooks' ? base : '…') : posix.join(dir, name);
  return `the name of the file must end in .json; write "./${file}.json"`;
}
/** 2.1.330 takes no folder, no other ending and no capitals in it. */
const jsonFile = fileOf(/^\.\/(?!\.\.\/).*\.json$/, ofJson);
/** A bundle, which may be an address, is taken for servers, too. */
const serverFile = fileOf(/^https?:|\.(?:mcpb|dxt)$|^\.\/(?!\.\.\/).*\.json$/, ofJson);
const oneOrMore = <T extends z.ZodType>(value: T) => z.union([value, z.array(value)]).optional();
const named = <T extends z.ZodType>(value: T) => z.record(z.string(), value);

const holdsGuards = (value: unknown): boolean =>
  isJson(value) && (GUARDS.some((event) => event in value) || [value['hooks']].flat().some(isJson));

const isEvent = (key: string): boolean => hook_facts.events.includes(key);
const groups = z.array(GroupSchema).nullish();
const events = z
  .looseObject(Object.fromEntries(GUARDS.map((event) => [event, groups])))
  .refine((fields) => !Object.entries(fields).some(([key, value]) => !isEvent(key) && holdsGuards(value)), {
    message: 'it holds hooks under a key that is no event',
  });

/** Where the groups stand without `hooks` around them, a guard may be among them. */
const HooksFileSchema = z
  .looseObject({ hooks: events.nullish() })
  .refine(
    (fields) =>
      'hooks' in fields ||
      !Object.entries(fields).some(
        ([key, value]) => GUARDS.includes(key) || (!isEvent(key) && [value].flat().some(holdsGuards)),
      ),
    { message: 'the events must stand under "hooks"' },
  );

const server = z.union([
  z.looseObject({ type: z.enum(['sse', 'http', 'streamable-http', 'ws']), url: z.string() }),
  z.looseObject({
    type: z.literal('stdio').optional(),
    command: z.string().min(1),
    args: z.array(z.string()).optional(),
    env: named(z.string()).optional(),
  }),
  // Last, because nobody means one of these who writes no type.
  z.looseObject({ type: z.enum(['sdk', 'sse-ide', 'ws-ide', 'claudeai-proxy']) }),
]);
/** Of a file that declares servers: each that is wrong is dropped alone, without a word, and one with its arguments in `command` fails (2.1.330). */
export const servers: ServerReader = {
  findFaults: (value) => [...faultsOf(named(server), value, 'plugin'), ...findPhrases(value)],
  costs: 'server',
};

const language = z.looseObject({
  command: z
    .string()
    .min(1)
    .refine((text) => !text.includes(' ') || text.startsWith('/'), 'a command has no blanks; write them as args'),
  args: z.array(z.string().min(1)).optional(),
  extensionToLanguage: named(z.string()).refine((map) => Object.keys(map).length > 0, 'it must name one extension'),
});
const monitor = z.looseObject({ name: z.string(), command: z.string(), description: z.string() });
const option = z.looseObject({
  type: z.enum(['string', 'number', 'boolean', 'directory', 'file']),
  title: z.string(),
  description: z.string(),
});
const optionKey = z.string().regex(/^[A-Za-z_]\w*$/, 'a key must be an identifier');

export const ManifestSchema = z.looseObject({
  name: z.string().regex(/^\S+$/, {
    error: ({ input }) =>
      `a name must not contain spaces; write "${String(input).trim().toLowerCase().replace(/\s+/g, '-')}"`,
  }),
  version: z.string().optional(),
  skills: oneOrMore(path),
  agents: oneOrMore(agentFile),
  commands: z.union([path, z.array(path), named(z.unknown())]).optional(),
  outputStyles: oneOrMore(path),
  hooks: z.union([jsonFile, events, z.array(z.union([jsonFile, named(z.unknown())]))]).optional(),
  mcpServers: z.union([serverFile, named(server), z.array(z.union([serverFile, named(server)]))]).optional(),
  lspServers: z.union([jsonFile, named(language), z.array(z.union([jsonFile, named(language)]))]).optional(),
  monitors: z.union([jsonFile, z.array(monitor)]).optional(),
  userConfig: z.record(optionKey, option).optional(),
  dependencies: z.array(z.unknown()).optional(),
  settings: named(z.unknown()).optional(),
});

/** They are ignored where they are malformed; versions up to 2.1.197 dropped the plugin for them, and `claude plugin validate` still fails. */
const ForPeopleSchema = z.looseObject({
  author: z.looseObject({ name: z.string() }).optional(),
  ...Object.fromEntries(
    ['description', 'homepage', 'repository', 'license'].map((field) => [field, z.string().optional()]),
  ),
  keywords: z.array(z.string()).optional(),
});

/** Those that cost the plugin first. */
export function findFaults({ manifests, hook_files = {} }: PluginFolder): ManifestFault[] {
  const manifest = manifests[MANIFEST] ?? null;
  if (!manifest && MANIFEST in manifests)
    return [{ file: MANIFEST, path: [], message: 'it is not a JSON object', costs: 'plugin' }];
  const read = (file: string, schema: z.ZodType, value: unknown, costs: ManifestFault['costs']) =>
    isJson(value) || (Array.isArray(value) && value.length > 0)
      ? findFieldFaults(schema, value).map((fault) => ({ ...fault, file, costs }))
      : [];
  const named = [HOOKS_FILE, ...[manifest?.['hooks']].flat()].flatMap((file) =>
    typeof file === 'string' ? [posix.normalize(file)] : [],
  );
  return [
    ...read(MANIFEST, ManifestSchema, manifest, 'plugin'),
    ...[...new Set(named)].flatMap((file) => read(file, HooksFileSchema, hook_files[file], 'plugin')),
    ...read(MANIFEST, ForPeopleSchema, manifest, 'field'),
  ];
}
