/** Front matter against the Agent Skills specification and claude.ai's upload form → what either refuses, although agents may read it. */
import { dirname } from 'node:path/posix';
import type { Skill } from '../skill/skill.js';
import type { Finding } from './finding.js';
import { at, type SkillFacts } from './skill-location.js';

interface Fault {
  field: string;
  message: string;
}

/** found: by the other rules; what they report of a field is not reported again. */
export function lintSpec(facts: SkillFacts, found: readonly Finding[]): Finding[] {
  const isRead = ({ front_matter: { present, problems } }: Skill) => present && problems.length === 0;
  return facts.source.skills.filter(isRead).flatMap((skill) => {
    const { file } = at(skill, facts);
    const known = found
      .filter((one) => one.file === file && OVERLAPPING.has(one.rule))
      .map(({ message, consequences }) => [message, ...Object.values(consequences)].join(' '))
      .join(' ')
      .replaceAll('by name only', '')
      .split(/[^\w-]+/);
    const findings = (rule: Finding['rule'], faults: readonly Fault[], fix: string) =>
      faults.map(({ field, message }): Finding => {
        const line = 1 + skill.text.split('\n').findIndex((text) => text.startsWith(`${field}:`));
        return { rule, severity: 'warning', ...at(skill, facts, line || 1), message, consequences: {}, fix };
      });
    const spec = findSpecFaults(skill).filter(({ field }) => !known.includes(field));
    return [
      ...findings('skill-spec', spec, SPEC_FIX),
      ...findings('skill-upload', findUploadFaults(skill, facts), UPLOAD_FIX),
    ];
  });
}

const OVERLAPPING: ReadonlySet<string> = new Set(['skill-offer', 'skill-name', 'skill-field-ignored']);
const SPEC_FIX =
  '`skills-ref validate` and claude.ai refuse it; correct it, and put fields of your own below `metadata`, if the skill is to go there.';
const UPLOAD_FIX = 'change it, if the skill is to be uploaded to claude.ai.';

/** https://agentskills.io/specification and its reference validator, skills-ref, which claude.ai repeats in its list of permitted fields. */
const FIELDS = ['name', 'description', 'license', 'compatibility', 'metadata', 'allowed-tools'];
/** Letters of any script, as skills-ref has it. */
const NAME = /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u;

/** That the name is the folder's is a rule of the specification too, and skill-name reports it. */
function findSpecFaults({ front_matter: { fields } }: Skill): Fault[] {
  const { name, description, compatibility, metadata, 'allowed-tools': tools } = fields;
  const rules: (readonly [field: string, isBroken: boolean, message: string])[] = [
    ['name', !isFilled(name), 'no name'],
    ['name', sizeOf(name) > 64, 'a name of over 64 characters'],
    ['name', isFilled(name) && !isPlain(name), 'a name that is not lower-case letters, digits and single hyphens'],
    ['description', !isFilled(description), 'no description'],
    ['description', sizeOf(description) > 1024, 'a description of over 1024 characters'],
    [
      'compatibility',
      'compatibility' in fields && (!isFilled(compatibility) || sizeOf(compatibility) > 500),
      'compatibility that is not a text of 1 to 500 characters',
    ],
    ['metadata', 'metadata' in fields && !isTextMap(metadata), 'metadata with a value that is not a text in quotes'],
    // Versions of the specification differ: a line, or a list as well.
    [
      'allowed-tools',
      'allowed-tools' in fields && ![tools].flat().every((tool) => typeof tool === 'string'),
      'allowed-tools that are not text',
    ],
    ...Object.keys(fields).map((field) => [field, !FIELDS.includes(field), `an unknown field: ${field}`] as const),
  ];
  return rules.flatMap(([field, isBroken, message]) => (isBroken ? [{ field, message }] : []));
}

const isFilled = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';
const sizeOf = (value: unknown): number => (typeof value === 'string' ? [...value].length : 0);
const isPlain = (name: string): boolean => {
  const normal = name.trim().normalize('NFKC');
  return NAME.test(normal) && normal === normal.toLowerCase();
};
const isTextMap = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.values(value).every((one) => typeof one === 'string');

/**
 * What the form refuses beyond the specification. Names and tags: platform.claude.com, Agent Skills, "Field requirements";
 * its packager, quick_validate.py of anthropics/skills, takes any `<` or `>` for a tag. A second SKILL.md: the form's own
 * message "Zip must contain exactly one SKILL.md file" (github.com/obra/superpowers/issues/1135).
 */
function findUploadFaults({ path, front_matter: { fields } }: Skill, { source }: SkillFacts): Fault[] {
  const [name, description] = [fields['name'], fields['description']].map((value) => `${value ?? ''}`);
  const reserved = ['anthropic', 'claude'].filter((word) => name?.toLowerCase().includes(word));
  const folder = dirname(path);
  const isInside = (other: string) => folder === '.' || other.startsWith(`${folder}/`);
  return [
    ...reserved.map((word) => ({ field: 'name', message: `the reserved word '${word}' in the name` })),
    ...(/[<>]/.test(description ?? '') ? [{ field: 'description', message: '`<` or `>` in the description' }] : []),
    ...(source.skills.some((other) => other.path !== path && isInside(other.path))
      ? [{ field: '', message: 'a second SKILL.md in its folder' }]
      : []),
  ];
}
