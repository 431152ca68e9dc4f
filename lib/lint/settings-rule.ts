/** The file beside a SKILL.md in which one agent reads settings of its own → findings about one that lies elsewhere, and about fields that it does not have. */
import { posix } from 'node:path';
import { isJson } from '../input/json-value.js';
import { isSlip } from '../input/suggest.js';
import type { Skill } from '../skill/skill.js';
import { asWarning, type Finding } from './finding.js';
import { at, type SkillFacts } from './skill-location.js';

export function lintSettings(skill: Skill, facts: SkillFacts): Finding[] {
  return facts.agents.flatMap(({ key, agent: { title, skill_settings } }) => {
    if (skill_settings === undefined) return [];
    const { file, fields } = skill_settings;
    const folder = `${facts.prefix}${posix.dirname(skill.path)}`;
    const warn = (path: string, message: string, fix: string, cost: string) =>
      asWarning('skill-settings', { ...at(skill, facts, 1), file: `${folder}/${path}` }, message, fix, {
        [key]: `${title} ${cost}`,
      });
    const { openai_yaml: given, files = [] } = skill;
    if (given === undefined)
      return files
        .filter((path) => isMeant(path, file))
        .map((path) =>
          warn(
            path,
            'no agent reads this file here',
            `move it to ${folder}/${file}.`,
            `reads ${file} beside the SKILL.md`,
          ),
        );
    const wrong = listWrong(given, fields);
    if (wrong.length === 0) return [];
    const names = wrong.map(([name]) => `\`${name}\``).join(', ');
    const fix = `${wrong.map(([, what]) => what).join(', and ')}.`;
    return [
      warn(
        file,
        `${wrong.length > 1 ? 'no fields' : 'no field'} of this file: ${names}`,
        fix,
        'passes over what it does not know',
      ),
    ];
  });
}

/** `openai.yaml` beside SKILL.md, `agent/openai.yaml`, `agents/openai.yml`. */
function isMeant(path: string, file: string): boolean {
  const [own, right] = [posix.parse(path), posix.parse(file)];
  const isThere = own.dir === '' || own.dir === right.dir || isSlip(own.dir, right.dir);
  return isThere && /^\.ya?ml$/.test(own.ext) && (own.name === right.name || isSlip(own.name, right.name));
}

type Fields = Readonly<Record<string, readonly string[]>>;

/** Names that are almost those of fields, or stand where they do not belong, each with what to do. */
function listWrong(given: unknown, fields: Fields): [name: string, fix: string][] {
  if (!isJson(given)) return [];
  const groups = Object.keys(fields);
  return Object.entries(given).flatMap(([group, values]): [string, string][] => {
    const inside = fields[group];
    if (inside !== undefined)
      return Object.keys(isJson(values) ? values : {}).flatMap((name): [string, string][] => {
        const near = inside.includes(name) ? null : findNear(name, inside);
        return near === null ? [] : [[`${group}.${name}`, `write \`${near}\` for \`${name}\``]];
      });
    const near = findNear(group, groups);
    if (near !== null) return [[group, `write \`${near}\` for \`${group}\``]];
    return groups.flatMap((home): [string, string][] => {
      const field = findNear(group, fields[home] ?? []);
      return field === null ? [] : [[group, `write \`${home}: {${field}: …}\` for \`${group}\``]];
    });
  });
}

function findNear(name: string, known: readonly string[]): string | null {
  const snake = name
    .replace(/-/g, '_')
    .replace(/(?<=[a-z])[A-Z]/g, (letter) => `_${letter}`)
    .toLowerCase();
  return known.find((one) => one === snake) ?? known.find((one) => isSlip(snake, one)) ?? null;
}
