/** Turns a source's skills into a first corpus: a request for each skill, with its look-alike disallowed, and prompts that need none. */
import { TO_WRITE_CATEGORY } from '../contract/result.js';
import { findSkills, findUniqueId, isSameSkill } from '../skill/find-skill.js';
import type { Skill, Source } from '../skill/skill.js';
import { draftPrompts } from './draft-prompts.js';
import { explainRepeated, explainSilence, explainTwin, explainUnclear } from './explain-gap.js';
import type { FirstCorpus, KnownCases } from './first-corpus.js';
import { createIds, slug } from './first-corpus.js';
import { proveGeneral, proveNotFor } from './negatives.js';
import type { SkillRanker } from './rank-skills.js';

/** The overlap from which another skill is near: a fifth of what the description scores for its own skill. */
const NEAR = 0.2;
/** As many as a person reads; the nearest are the ones that matter. */
const MOST_DISALLOWED = 12;
const MOST_TRIED = 16;
/** `a branch, pull request, diff or commit`: a long list tells whose a request is no better than a short one. */
const LISTED = /,[^.]*,(?= or\b)/;
/** Of a skill that is for each conversation, none is its own. */
const ALWAYS = /\b(?:any|each|every) (?:conversation|session|chat|response|message|request|task)\b/i;
/** A request that is not for one skill says nothing of another. */
const OF_ONE = /-not-\d+$/;
/** Stands where no request could be drafted: a gap that is seen is better than one that reads like a case. */
export const TO_WRITE = { category: TO_WRITE_CATEGORY, prompt: 'TODO: what a user would say here' } as const;

const NONE: KnownCases = { ids: [], prompts: new Map(), skills: [], subagents: [] };

/** One case per skill that an id can name and that the known ones do not; copies of one file are one skill. refuse: why it gets none. */
export function draftCases(
  source: Source,
  ranker: SkillRanker,
  refuse: (skill: Skill) => string | null = () => null,
  known: KnownCases = NONE,
): FirstCorpus {
  const gaps = new Map<string, string>();
  const corpus: FirstCorpus = { cases: [], skills: new Map(), left_out: [], lost: {}, gaps };
  const newId = createIds(known.ids);
  const asked = new Set(known.prompts.keys());
  const named: { skill: Skill; id: string; is_new: boolean }[] = [];
  for (const skill of source.skills) {
    if (findFirst(skill, source) !== skill) continue;
    const id = findUniqueId(skill, source);
    const is_new = ![skill.id, id].some((name) => name !== null && known.skills.includes(name));
    if (!is_new && id !== null) named.push({ skill, id, is_new });
    if (!is_new) continue;
    const reason =
      id === null ? describeClash(skill, source) : (describeRenamed(skill, id, source, known) ?? refuse(skill));
    if (id === null || reason !== null) {
      corpus.left_out.push({ name: skill.path, reason: reason ?? '' });
      continue;
    }
    named.push({ skill, id, is_new });
    const case_id = newId(slug(skill.id));
    const near = ranker.near(skill).filter(({ overlap }) => overlap >= NEAR);
    const [disallowed] = near.flatMap((other) => disallow(other.skill, skill, source));
    const { prompt, gap } = choosePrompt(skill, source, ranker, asked);
    if (prompt !== undefined) asked.add(prompt);
    if (gap !== undefined) gaps.set(case_id, gap);
    corpus.skills.set(case_id, skill);
    corpus.cases.push({
      case_id,
      ...(prompt === undefined ? TO_WRITE : { category: 'first', prompt }),
      expected_skill: id,
      ...(disallowed === undefined ? {} : { disallowed_skills: [disallowed] }),
    });
  }
  const fresh = named.filter(({ is_new }) => is_new);
  for (const { skill, id } of fresh) {
    const proved = proveNotFor(skill, ranker, findOther(skill, source));
    if (proved === null || asked.has(proved.prompt)) continue;
    asked.add(proved.prompt);
    // What belongs to another skill is expected of that one.
    const owner = named.find((one) => one.skill === proved.owner);
    const case_id = newId(`${slug(skill.id)}-not`);
    if (owner) corpus.skills.set(case_id, owner.skill);
    corpus.cases.push({
      case_id,
      category: 'negative',
      prompt: proved.prompt,
      ...(owner ? { expected_skill: owner.id } : {}),
      disallowed_skills: [id],
    });
  }
  if (fresh.length === 0) return corpus;
  const apart = named.filter(({ skill }) => !ALWAYS.test(skill.description ?? ''));
  const general = [...known.prompts].filter(([, one]) => one.expected_skill === '' && !OF_ONE.test(one.case_id));
  if (general.length > 0)
    return { ...corpus, disallowed: new Map(general.map((row) => [row[1].case_id, addNew(...row, apart, ranker)])) };
  for (const prompt of proveGeneral(ranker, asked)) {
    const nearest = ranker.rank(prompt).flatMap((row) => apart.find(({ skill }) => skill === row.skill)?.id ?? []);
    const chosen = [...new Set([...nearest, ...apart.map(({ id }) => id)])].slice(0, MOST_DISALLOWED);
    // In one order, whatever the prompt.
    const disallowed_skills = apart.flatMap(({ id }) => (chosen.includes(id) ? [id] : []));
    corpus.cases.push({ case_id: newId('no-skill'), category: 'negative', prompt, disallowed_skills });
  }
  return corpus;
}

/** To a request that disallows all others, the new ones, unless it could be meant for one of them. */
function addNew(
  prompt: string,
  { disallowed_skills }: { disallowed_skills: readonly string[] },
  apart: readonly { skill: Skill; id: string; is_new: boolean }[],
  ranker: SkillRanker,
): string[] {
  const [fresh, old] = [apart.filter(({ is_new }) => is_new), apart.filter(({ is_new }) => !is_new)];
  const isMeant = ranker.rank(prompt).some(({ skill, sure }) => sure && fresh.some((one) => one.skill === skill));
  const isWhole = disallowed_skills.length > 0 && old.every(({ id }) => disallowed_skills.includes(id));
  return isWhole && !isMeant ? fresh.map(({ id }) => id) : [];
}

/** The first that is clearly this skill's, or that its description quotes and no other skill does; else the reason why there is none. */
function choosePrompt(
  skill: Skill,
  source: Source,
  ranker: SkillRanker,
  asked: ReadonlySet<string>,
): { prompt: string; gap?: never } | { prompt?: never; gap: string } {
  const isSame = (other: Skill) => isSameSkill(other, skill);
  const twin = source.skills.find(
    ({ id, description }) => id !== skill.id && description && description === skill.description,
  );
  if (twin) return { gap: explainTwin(twin.id) };
  const isOther = (name: string) => findOther(skill, source)(name) !== undefined;
  const { quoted, said, drafted } = draftPrompts(skill, isOther);
  // Undefined: it is this skill's; else who may be meant.
  const findRival = (prompt: string): Skill | null | undefined => {
    const ranked = [prompt, prompt.replace(LISTED, '')].map((text) => ranker.first(text));
    const bad = ranked.find((one) => !one || !isSame(one.skill) || !(one.clear || quoted.includes(prompt)));
    return bad && isSame(bad.skill) ? bad.next : bad === null ? null : bad?.skill;
  };
  const isQuotedAgain = (prompt: string) =>
    source.skills.some(
      (other) => !isSame(other) && other.text.toLowerCase().includes(prompt.slice(0, -1).toLowerCase()),
    );
  const open = (prompts: readonly string[]) => prompts.filter((one) => !asked.has(one)).slice(0, MOST_TRIED);
  const tried = [...open(said), ...open(drafted)].map((prompt) => ({ prompt, rival: findRival(prompt) }));
  const prompt =
    tried.find(({ rival }) => rival === undefined)?.prompt ?? open(quoted).find((one) => !isQuotedAgain(one));
  if (prompt !== undefined) return { prompt };
  const [first] = [...tried.filter(({ rival }) => rival), ...tried];
  if (first) return { gap: explainUnclear(first.prompt, first.rival?.id ?? null) };
  const [other] = [...quoted, ...said, ...drafted];
  return { gap: other ? explainRepeated(other) : explainSilence(skill.description, isOther) };
}

const findOther = (skill: Skill, { skills }: Source) => {
  const named = (one: Skill) => [one.id, one.dir].map((name) => [name.toLowerCase(), one] as const);
  const own = new Map(named(skill));
  const others = new Map(skills.flatMap(named));
  return (name: string) => (own.has(name) ? undefined : others.get(name));
};

function describeClash(skill: Skill, source: Source): string {
  const others = source.skills.filter((other) => other.id === skill.id && !isSameSkill(other, skill));
  return `its id '${skill.id}' is that of ${others.map(({ path }) => path).join(', ')} too; rename one of them.`;
}

/** A case that asks what could be asked for this skill, for one that is gone, had it under its old name. */
function describeRenamed(skill: Skill, id: string, source: Source, { prompts }: KnownCases): string | null {
  const isGone = (name: string) => name !== '' && findSkills(source, name).length === 0;
  const gone = new Map([...prompts].filter(([, { expected_skill }]) => isGone(expected_skill)));
  if (gone.size === 0) return null;
  const { quoted, said, drafted } = draftPrompts(skill);
  const old = [...quoted, ...said, ...drafted].flatMap((prompt) => gone.get(prompt) ?? [])[0];
  return old
    ? `${old.case_id} asks for it already, as '${old.expected_skill}', which is gone: write '${id}' there if it was renamed, else remove that case and run init again.`
    : null;
}

/** A skill of the same name, id or folder, could not be distinguished from the expected one in every transcript. */
function disallow(other: Skill, skill: Skill, source: Source): string[] {
  const names = [skill.id, skill.dir];
  if (names.includes(other.id) || names.includes(other.dir) || isSameSkill(other, skill)) return [];
  const id = findUniqueId(other, source);
  return id === null ? [] : [id];
}

/** Of copies and links the one that stands for all: a file itself before a link to it. */
function findFirst(skill: Skill, source: Source): Skill | undefined {
  const same = source.skills.filter((other) => isSameSkill(other, skill));
  return same.find(({ real_path }) => real_path === undefined) ?? same[0];
}
