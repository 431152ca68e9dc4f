/** Rows of another tool and the source → a corpus whose ids and skills are real, and what of the rows it does not have. */
import { CaseSchema } from '../case/schema.js';
import type { FirstCase, FirstCorpus } from '../draft/first-corpus.js';
import { createIds, slug } from '../draft/first-corpus.js';
import type { SkillRanker } from '../draft/rank-skills.js';
import { suggest } from '../input/suggest.js';
import { findUniqueId } from '../skill/find-skill.js';
import type { Skill, Source } from '../skill/skill.js';
import { assumeSkill, meanHinted } from './assume-skill.js';
import { findAround, findNamed, listAround } from './find-skill.js';
import { takeCall } from './hook-tests/take-call.js';
import type { ImportedFile, ImportedRow } from './imported.js';

const MOST_TRIALS = 10;
/** As many as a person reads; the nearest are the ones that matter. */
const MOST_DISALLOWED = 12;

export interface Resolving {
  source: Source;
  ranker: SkillRanker;
  /** Of `--skill`, for rows that name none. */
  skill: Skill | null;
  /** What the file says and where it lies comes first. */
  beside?: boolean;
}

export function resolveImports(files: readonly ImportedFile[], resolving: Resolving): FirstCorpus {
  const corpus: FirstCorpus = { cases: [], skills: new Map(), left_out: [], lost: {} };
  const ids = createIdKeeper();
  const known = new Map<string, string>();
  for (const file of files) {
    corpus.left_out.push(...file.skipped.map(({ place, reason }) => ({ name: place, reason })));
    if (file.lost.length > 0) corpus.lost[file.path] = file.lost;
    for (const call of file.calls ?? []) takeCall(call, corpus, ids);
    for (const read of file.rows) {
      const hinted = read.hints === null ? read : meanHinted(read, file, resolving.source, resolving.skill);
      if ('reason' in hinted) {
        corpus.left_out.push({ name: nameRow(read), reason: hinted.reason });
        continue;
      }
      const row = hinted.assumed === null ? hinted : assumeSkill(hinted, hinted.assumed);
      const meant = resolveSkills(row, file, resolving);
      if ('reason' in meant) {
        corpus.left_out.push({ name: nameRow(row), reason: meant.reason });
        continue;
      }
      // A file that another one names may also lie in the folder that is read.
      const same = JSON.stringify([row.id, row.prompt, meant.fields]);
      const first = known.get(same);
      if (first !== undefined) {
        corpus.left_out.push({ name: row.place, reason: `it is the same as ${first}.` });
        continue;
      }
      const about = slug(
        meant.expected?.id ?? String(meant.fields['disallowed_skills']?.[0] ?? 'skill').replace(/^.*:/, ''),
      );
      const { case_id, note } = ids(row, row.none ? row.name : `${about}-${row.name}`);
      const { extra, note: tooMany } = limitTrials(row.extra);
      const written: FirstCase = { case_id, category: row.category, prompt: row.prompt, ...meant.fields, ...extra };
      const parsed = CaseSchema.safeParse(written);
      if (!parsed.success) {
        const [issue] = parsed.error.issues;
        corpus.left_out.push({
          name: row.place,
          reason: `${issue?.path.join('.')} ${issue?.message ?? 'is not valid'}.`,
        });
        continue;
      }
      known.set(same, case_id);
      corpus.cases.push(written);
      if (meant.expected) corpus.skills.set(case_id, meant.expected);
      const lost = [...new Set([...row.lost, ...meant.lost, ...note, ...tooMany])];
      if (lost.length > 0) corpus.lost[case_id] = lost;
    }
  }
  return corpus;
}

const nameRow = ({ id, place }: ImportedRow): string => (id === null ? place : `${place} (${id})`);

function resolveSkills(
  row: ImportedRow,
  file: ImportedFile,
  { source, ranker, skill, beside = false }: Resolving,
): { fields: Record<string, string | string[]>; expected: Skill | null; lost: string[] } | { reason: string } {
  const lost: string[] = [];
  const own = row.about === null ? null : findOwn(file, source, skill, beside);
  if (row.about !== null && own === null) return { reason: describeUnclear(file, source) };
  const idsOf = (names: readonly string[], what: string): string[] =>
    names.flatMap((name) => {
      const found = findNamed(name, source);
      if (found.length === 0) lost.push(`${what} ${describeUnknown(name, source)}`);
      return found.flatMap((one) => findUniqueId(one, source) ?? []);
    });
  const [first, ...more] = row.expected;
  const named = first === undefined ? [] : findNamed(first, source);
  if (first !== undefined && named.length !== 1)
    return {
      reason:
        named.length === 0
          ? `it expects ${describeUnknown(first, source)}`
          : `'${first}' can be ${named.map(({ path }) => path).join(', ')}; say which, as plugin:skill.`,
    };
  const expected = named[0] ?? (row.about === 'expected' ? own : null) ?? null;
  const expected_skill = expected && findUniqueId(expected, source);
  if (expected && expected_skill === null)
    return { reason: `no id tells '${expected.id}' of ${expected.path} from another skill.` };
  const required_skills = idsOf(more, 'requires').filter((id) => id !== expected_skill);
  const against = [
    ...idsOf(row.disallowed, 'disallows'),
    ...(row.about === 'disallowed' && own ? [findUniqueId(own, source) ?? own.id] : []),
    ...(row.none ? listAll(row, file, source, ranker, lost) : []),
  ];
  const wanted = [expected_skill, ...required_skills];
  const disallowed_skills = [...new Set(against)].filter((id) => !wanted.includes(id));
  if (disallowed_skills.length < new Set(against).size) lost.push('a skill that it expects and disallows at once');
  const optional_skills = idsOf(row.optional, 'allows').filter((id) => !wanted.includes(id));
  if (!expected && disallowed_skills.length === 0)
    return { reason: lost.length > 0 ? `it ${lost.join(', ')}` : 'it expects no skill and rules none out.' };
  return {
    expected,
    lost,
    fields: {
      ...(expected_skill ? { expected_skill } : {}),
      ...(required_skills.length ? { required_skills } : {}),
      ...(optional_skills.length ? { optional_skills } : {}),
      ...(disallowed_skills.length ? { disallowed_skills } : {}),
    },
  };
}

/** What the user says, then what the file says, then where it lies, then the only one there is. beside: what the user says comes last. */
function findOwn(file: ImportedFile, source: Source, asked: Skill | null, beside: boolean): Skill | null {
  if (asked && beside) return findOwn(file, source, null, false) ?? asked;
  if (asked) return asked;
  const named = file.skill === null ? [] : findNamed(file.skill, source);
  const [first, ...others] = named;
  if (first && others.length === 0) return first;
  return findAround(file.source_path, source);
}

function describeUnclear(file: ImportedFile, source: Source): string {
  const problem =
    file.skill === null
      ? 'it is not clear which skill it is about'
      : `it is about ${describeUnknown(file.skill, source).replace(/\.$/, '')}`;
  return `${problem}; add --skill with one of ${source.skills
    .slice(0, 12)
    .map(({ id }) => id)
    .join(', ')}.`;
}

function describeUnknown(name: string, source: Source): string {
  const near = suggest(
    name.replace(/^.*[:/]/, ''),
    source.skills.map(({ id }) => id),
  );
  return `'${name}', which the source does not have${near ? ` (did you mean '${near}'?)` : ''}.`;
}

/** Of the plugin that the file lies in, else of the source. */
function listAll(row: ImportedRow, file: ImportedFile, source: Source, ranker: SkillRanker, lost: string[]): string[] {
  const around = listAround(file.source_path, source);
  const near = ranker.rank(row.prompt).flatMap(({ skill }) => (around.includes(skill) ? skill : []));
  const all = [...new Set([...near, ...around].flatMap((skill) => findUniqueId(skill, source) ?? []))];
  if (all.length > MOST_DISALLOWED)
    lost.push(`rules out every skill; here the ${MOST_DISALLOWED} nearest of ${all.length}`);
  return all.slice(0, MOST_DISALLOWED);
}

function limitTrials(extra: Record<string, unknown>): { extra: Record<string, unknown>; note: string[] } {
  const { trials } = extra;
  if (typeof trials !== 'number' || (Number.isInteger(trials) && trials <= MOST_TRIALS)) return { extra, note: [] };
  return {
    extra: { ...extra, trials: Math.min(MOST_TRIALS, Math.ceil(trials)) },
    note: [`${trials} trials; here ${MOST_TRIALS}`],
  };
}

/** Ids stay as they are where they can; an id that is taken gets a number. */
function createIdKeeper() {
  const given = new Set<string>();
  const next = createIds();
  return (row: Pick<ImportedRow, 'id'>, name: string): { case_id: string; note: string[] } => {
    const own = row.id === null ? null : /^[A-Za-z0-9][A-Za-z0-9._/:@-]{0,190}$/.test(row.id) ? row.id : slug(row.id);
    let case_id = own ?? next(name);
    for (let copy = 2; given.has(case_id); copy++) case_id = own === null ? next(name) : `${own}-${copy}`;
    given.add(case_id);
    return { case_id, note: row.id === null || row.id === case_id ? [] : [`its id was '${row.id}'`] };
  };
}
