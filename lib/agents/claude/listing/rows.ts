/** Skills and commands of a source → the rows of Claude Code's listing before its budget is applied (2.1.330). */
import { posix } from 'node:path';
import { type Install, isBare } from '../../../contract/agent-key.js';
import { getOwn } from '../../../input/get-own.js';
import { joinLines } from '../../../skill/offer-match.js';
import type { Skill, Source } from '../../../skill/skill.js';
import { settingsOf, type UserSettings } from '../../interface/settings.js';
import { LISTING_FACTS } from '../facts.js';
import { firstLine, isSet, readDescription, readFields } from '../front-matter.js';
import { listPlugins, pluginsWith } from '../plugins.js';
import type { ClaudeSettings } from '../settings.js';
import { readWorkflow } from './workflow.js';

interface Location {
  source: Source;
  install: Install;
  settings?: UserSettings;
}

const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6]/;

/** The budget counts columns, not characters: a wide character or an emoji takes two, a line break none. */
export function columns(text: string): number {
  let sum = 0;
  for (const letter of text)
    sum += letter.length === 2 || WIDE.test(letter) ? 2 : /[\p{Mn}\p{Cc}]/u.test(letter) ? 0 : 1;
  return sum;
}

/** The listing writes angle brackets as entities, and no other character. */
export const toEntities = (text: string) => text.replaceAll('<', '&lt;').replaceAll('>', '&gt;');
export const fromEntities = (text: string) => text.replaceAll('&lt;', '<').replaceAll('&gt;', '>');

/** A plugin's skill is named after its folder, or by its own name if the manifest names its folder; other characters become dashes. */
export function listedName(skill: Skill, { source, install }: Location): string {
  if (isBare(install)) return skill.dir;
  const [holding] = pluginsWith(skill, source, install);
  const plugin = holding?.plugin.name ?? source.name;
  const name = holding?.named ? skill.id.replace(`${plugin}:`, '') : skill.dir;
  return `${plugin}:${name.replace(/[^a-zA-Z0-9_-]/g, '-')}`;
}

export interface Row {
  /** null: a command or workflow, which also counts against the budget. */
  skill: Skill | null;
  id: string;
  /** The name in the front matter, if it differs. */
  other: string | null;
  description: string;
  text: string;
  shown: string;
  /** Characters that one row may show. */
  most: number;
  bare: number;
  full: number;
}

function measureFile(
  skill: Skill | null,
  id: string,
  file: { text: string },
  { prefix, plain, most }: { prefix: string; plain: boolean; most: number },
): Row {
  const { fields, body } = readFields(file);
  const description = joinLines(readDescription(fields) ?? firstLine(body, plain ? 'Skill' : 'Plugin skill'));
  const named = fields['name'] !== undefined && fields['name'] !== null ? `${prefix}${fields['name']}` : id;
  const other = named === id || /\s|\p{Extended_Pictographic}/u.test(named) ? null : named;
  return measureRow({ skill, id, other, description }, fields['when_to_use'] ?? null, most);
}

function measureRow(row: Pick<Row, 'skill' | 'id' | 'other' | 'description'>, when: unknown, most: number): Row {
  const text = toEntities(when === null ? row.description : `${row.description} - ${joinLines(String(when))}`);
  const shown = text.length > most ? `${text.slice(0, most - 1)}…` : text;
  return { ...row, text, shown, most, bare: 0, full: 0 };
}

/** In listing order: workflows and commands first, then skills, each plugin's sorted by name. A duplicate name is not listed again. */
export function listRows(context: Location, rejected: (skill: Skill) => boolean): Row[] {
  const { source, install } = context;
  const { skillListingMaxDescChars: most = LISTING_FACTS.skill_chars, skillOverrides } =
    settingsOf<ClaudeSettings>(context);
  const rows = [
    ...listWorkflows(source, install, most),
    ...listCommands(source, install, most),
    ...listSkills(context, rejected, most),
  ];
  const taken = new Set<string>();
  const listed = rows.filter(({ id }) => !taken.has(id) && taken.add(id));
  return listed.map((row) => {
    const other = row.other !== null && !taken.has(row.other) && taken.add(row.other) ? row.other : null;
    const bare = columns(`- ${row.id}${other === null ? '' : ` (${other})`}`);
    const named = getOwn(skillOverrides, row.id) === 'name-only';
    return { ...row, other, bare, full: named ? bare : bare + 2 + columns(row.shown) };
  });
}

function listSkills(context: Location, rejected: (skill: Skill) => boolean, most: number): Row[] {
  const { source, install } = context;
  const rows = source.skills
    .filter((skill) => !rejected(skill))
    .map((skill) => {
      const id = listedName(skill, context);
      const plain = isBare(install);
      return {
        skill,
        row: measureFile(skill, id, skill, { prefix: plain ? '' : `${id.split(':')[0]}:`, plain, most }),
      };
    });
  const folders = isBare(install) ? [] : listPlugins(source, install).flatMap((plugin) => plugin.skill_folders);
  const rank = ({ path }: Skill) => {
    const folder = posix.dirname(path);
    return folders.findIndex((each) => each === folder || each === posix.dirname(folder));
  };
  return rows.sort((a, b) => rank(a.skill) - rank(b.skill) || a.row.id.localeCompare(b.row.id)).map(({ row }) => row);
}

export const commandNames = (source: Source, install: Install) => listCommands(source, install, 0).map(({ id }) => id);

function listCommands(source: Source, install: Install, most: number): Row[] {
  const homes = isBare(install)
    ? [{ prefix: '', folder: '.claude/commands/' }]
    : listPlugins(source, install).flatMap(({ name, command_folders }) =>
        command_folders.map((folder) => ({ prefix: `${name}:`, folder: `${folder}/` })),
      );
  return homes.flatMap(({ prefix, folder }) =>
    source.commands.flatMap((command): Row[] => {
      const { path } = command;
      if (!path.startsWith(folder)) return [];
      const { fields } = readFields(command);
      if (isSet(fields['disable-model-invocation'])) return [];
      if (prefix && readDescription(fields) === null && (fields['when_to_use'] ?? null) === null) return [];
      const id = `${prefix}${path.slice(folder.length, -3).replaceAll('/', ':')}`;
      return [measureFile(null, id, command, { prefix, plain: prefix === '', most })];
    }),
  );
}

/** A project's own workflows do not belong to a source, so only those of a plugin are listed (2.1.330). */
function listWorkflows(source: Source, install: Install, most: number): Row[] {
  if (isBare(install)) return [];
  return listPlugins(source, install).flatMap(({ name, workflow_paths }) =>
    workflow_paths.flatMap((path) =>
      (source.workflows ?? [])
        .filter((file) => file.path === path || posix.dirname(file.path) === path)
        .flatMap((file): Row[] => {
          const meta = readWorkflow(file);
          if (!meta) return [];
          const { description, whenToUse = null } = meta;
          return [measureRow({ skill: null, id: `${name}:${meta.name}`, other: null, description }, whenToUse, most)];
        }),
    ),
  );
}
