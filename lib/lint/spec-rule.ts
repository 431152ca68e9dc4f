/** Front matter against the Agent Skills specification and claude.ai's upload form → what either refuses, although agents may read it. */
import { dirname } from 'node:path/posix';
import { z } from 'zod';
import { AGENTS } from '../agents/index.js';
import { isSlip, suggest } from '../input/suggest.js';
import { parseFrontMatter } from '../skill/front-matter.js';
import type { Skill } from '../skill/skill.js';
import { asWarning, type Finding } from './finding.js';
import { fixText } from './fix-text.js';
import { at, lineOfField, type SkillFacts } from './skill-location.js';

interface Fault {
  field: string;
  message: string;
  /** Of the field alone. */
  fix?: string;
}

/** found: by the other rules; what they report of a field is not reported again. */
export function lintSpec(facts: SkillFacts, found: readonly Finding[]): Finding[] {
  return facts.source.skills.flatMap((written) => {
    const skill = asFixed(written);
    if (skill === null) return [];
    const { file } = at(skill, facts);
    const known = found
      .filter((one) => one.file === file && OVERLAPPING.has(one.rule))
      .map(({ message, consequences }) => [message, ...Object.values(consequences)].join(' '))
      .join(' ')
      .replaceAll('by name only', '')
      .split(/[^\w-]+/);
    const findings = (rule: Finding['rule'], faults: readonly Fault[], fix: string) =>
      faults.map(({ field, message, fix: own = fix }): Finding => {
        const line = 1 + skill.text.split('\n').findIndex((text) => text.startsWith(`${field}:`));
        return asWarning(rule, at(skill, facts, line || 1), message, own);
      });
    // What others say of a value that `check --fix` writes anew is gone with it.
    const isAsWritten = (field: string) =>
      JSON.stringify(skill.front_matter.fields[field]) === JSON.stringify(written.front_matter.fields[field]);
    const spec = findSpecFaults(skill, facts).filter(({ field }) => !known.includes(field) || !isAsWritten(field));
    return [
      ...findings('skill-spec', spec, SPEC_FIX),
      ...findings('skill-upload', findUploadFaults(skill, facts), UPLOAD_FIX),
    ];
  });
}

/** As `check --fix` leaves it; null: no strict reader takes that either, so that nobody can tell what its fields are. */
function asFixed(skill: Skill): Skill | null {
  // No fix adds or removes a line.
  const { text } = fixText(skill.text, skill.dir);
  const front_matter = parseFrontMatter(text);
  const isRead = front_matter.present && front_matter.problems.every(({ kind }) => kind === 'key_twice');
  return isRead ? { ...skill, text, front_matter } : null;
}

/** A field of which one letter is wrong, so that every agent passes over it. */
export function lintMisspelt(skill: Skill, facts: SkillFacts): Finding[] {
  const { fields } = skill.front_matter;
  return Object.keys(fields).flatMap((field): Finding[] => {
    if (KNOWN.has(field)) return [];
    const right = [...KNOWN].find((one) => !(one in fields) && !READ.has(one) && isMisspelt(field, one));
    if (right === undefined) return [];
    const where = at(skill, facts, lineOfField(skill.text, field) || 1);
    return [asWarning('skill-front-matter', where, `no agent reads \`${field}\``, `write \`${right}:\` in its place.`)];
  });
}

/** Of a short one, a letter more or less makes another word: `mode` is not `model`. */
const isMisspelt = (field: string, right: string) =>
  isSlip(field, right) && (right.length > 6 || field.length === right.length);

const OVERLAPPING: ReadonlySet<string> = new Set([
  'skill-offer',
  'skill-name',
  'skill-field-ignored',
  'skill-front-matter',
]);
const SPEC_FIX =
  'if the skill is to go to claude.ai or through `skills-ref validate`, correct it; a field of another name goes below `metadata:`, indented, its value in quotes (`  version: "1.0"`). The agents here need no change.';
/** Which some agent acts on. */
const OF_AGENTS = new Set([
  ...Object.values(AGENTS).flatMap(({ ignored_fields }) => ignored_fields),
  ...['argument-hint', 'model', 'effort'],
]);
const LEAVE = 'nothing, unless you validate with `skills-ref` or upload to claude.ai: only these refuse it.';
const UPLOAD_FIX = 'change it, if the skill is to be uploaded to claude.ai.';

const textOf = (most: number) => z.string().refine((text) => text.trim() !== '' && [...text].length <= most);

/** Letters of any script, as skills-ref has it. */
const isPlain = (name: string): boolean => {
  const normal = name.trim().normalize('NFKC');
  return /^[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*$/u.test(normal) && normal === normal.toLowerCase();
};

/**
 * https://agentskills.io/specification and its reference validator, skills-ref; claude.ai names the same fields.
 * That the name is the folder's is a rule too, and skill-name reports it. Versions differ on whether tools may be a list.
 */
const FIELDS: Record<string, readonly [z.ZodType, fault: string]> = {
  name: [textOf(64).refine(isPlain), 'a name that is not 1 to 64 lower-case letters, digits and single hyphens'],
  description: [textOf(1024), 'a description that is not 1 to 1024 characters'],
  license: [z.string().optional(), 'a license that is not text'],
  compatibility: [textOf(500).optional(), 'compatibility that is not 1 to 500 characters'],
  metadata: [z.record(z.string(), z.string()).optional(), 'metadata with a value that is not a text in quotes'],
  'allowed-tools': [z.union([z.string(), z.array(z.string())]).optional(), 'allowed-tools that are not text'],
};

const KNOWN = new Set([...Object.keys(FIELDS), ...OF_AGENTS]);
/** Of these the front matter's own problems tell. */
const READ = new Set(['name', 'description']);

function findSpecFaults({ front_matter: { fields } }: Skill, { agents }: SkillFacts): Fault[] {
  const broken = Object.entries(FIELDS).filter(([field, [schema]]) => !schema.safeParse(fields[field]).success);
  const unknown = Object.keys(fields).filter((field) => !Object.hasOwn(FIELDS, field));
  const meant = new Map(unknown.map((field) => [field, suggest(field, Object.keys(FIELDS))]));
  // What is only misspelt is one fault.
  const lacking = broken.filter(([field]) => field in fields || ![...meant.values()].includes(field));
  return [
    ...lacking.map(([field, [, message]]) => ({
      field,
      message: field in fields ? message : `no ${field} in the front matter`,
    })),
    ...unknown.map((field) => {
      const near = meant.get(field) ?? null;
      const is_misspelt = near !== null && !(near in fields);
      const deaf = agents.filter(({ agent }) => agent.ignored_fields.includes(near ?? '')).map(({ key }) => key);
      const where = deaf.length > 0 ? ` It has no effect on ${deaf.join(', ')}.` : '';
      const word = is_misspelt ? ` (did you mean ${near}?${where})` : '';
      const fix = is_misspelt
        ? `write \`${near}:\` in its place, if that is meant.`
        : OF_AGENTS.has(field)
          ? LEAVE
          : null;
      return { field, message: `an unknown field: ${field}${word}`, ...(fix === null ? {} : { fix }) };
    }),
  ];
}

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
