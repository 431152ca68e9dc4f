/** Custom agents of Codex 0.169.0, which it calls roles: TOML files of a project that its user trusts, and how a request lists them. */
import type { Files } from '../../contract/ports/files.js';
import { isJson, string } from '../../input/json-value.js';
import type { ModelRequest } from '../../model/wire.js';
import { readTable } from '../../skill/declaration/hook-toml.js';
import type { PartFault } from '../interface/part-file.js';
import type { ListedPart } from '../interface/parts.js';
import type { SubagentPlaces } from '../interface/source.js';
import type { UnitSetup } from '../interface/unit-setup.js';
import { codexHome } from './home.js';

const FOLDER = '.codex/agents';
const NEEDED = ['name', 'description', 'developer_instructions'] as const;

export const places: SubagentPlaces = {
  folders: [FOLDER],
  format: {
    ending: '.toml',
    needed: NEEDED,
    read(text) {
      const { name, developer_instructions } = readTable(text) ?? {};
      return { name: string(name).trim(), instructions: string(developer_instructions).trim() };
    },
  },
};

/** Measured with 20 files; of a field that it does not know it says so itself. */
export function faultOfRole(text: string): PartFault | null {
  const fields = readTable(text);
  if (fields === null) return { why: 'it is no valid TOML' };
  const lacked = NEEDED.find((field) => string(fields[field]).trim() === '');
  const write = `${lacked} = "…"`;
  return lacked ? { why: `it has no \`${lacked}\`; write \`${write}\``, write } : null;
}

const REFUSAL =
  /^Ignoring malformed agent role definition: (.*?agent role file )(?:at )?\S*?(\.codex\/agents\/.*?\.toml)(?:[:.] ?)?(.*)$/s;

/** What it says of a file that it leaves out. */
export function refusalOfRole(message: string): { file: string; message: string } | null {
  const [, begin = '', file, why = ''] = REFUSAL.exec(message) ?? [];
  return file === undefined ? null : { file, message: `${begin}${file}: ${why}`.trim() };
}

/** A user has them from the project, once it is trusted. What else a trusted project sets is not taken over. */
export const installRoles = ({ workspace, home }: UnitSetup, files: Files): Promise<void> =>
  files.copy(`${workspace}/${FOLDER}`, `${codexHome(home)}/agents`).catch((error: { code?: unknown }) => {
    if (error.code !== 'ENOENT') throw error;
  });

const ENTRY = /^(.+?): \{\n([\s\S]*?)\n\}(?=\n.+: \{\n|$(?![\s\S]))/gm;

/** By the parameter of the tool that starts one; null where that tool is loaded on request (gpt-5.5). */
export function listRoles({ tools }: ModelRequest): ListedPart[] | null {
  const start = tools.find(({ name }) => /(?:^|\.)spawn_agent$/.test(name));
  if (!start) return null;
  const schema = isJson(start.input_schema) ? start.input_schema['properties'] : null;
  const parameter = isJson(schema) ? schema['agent_type'] : null;
  const [, list = ''] = isJson(parameter) ? string(parameter['description']).split('\nAvailable roles:\n') : [];
  return [...list.matchAll(ENTRY)].map(([, name = '', description = '']) => ({ name, description }));
}
