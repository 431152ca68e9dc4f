/** Two versions of a `skill` case → what the newer one no longer demands of this agent. */
import type { Renaming } from '../../contract/part.js';
import { bareId } from '../../text/bare-id.js';
import { aliasesFor, resolveAlias } from '../aliases.js';
import type { Case, SkillCase } from '../schema.js';
import { became, type Clauses, coversId, lostFrom, type Viewpoint } from './clause.js';
import { SHARED_FIELDS } from './shared-fields.js';

export const SKILL_CLAUSES = {
  ...SHARED_FIELDS,
  prompt: null,
  subagent: null,
  expected_skill: (then, now, view) => {
    if (!then.expected_skill || isGone(view, then.expected_skill)) return [];
    if (coversId(now.expected_skill, then.expected_skill)) return [];
    return now.expected_skill
      ? [became('expected_skill', then.expected_skill, now.expected_skill)]
      : [`expected_skill ${then.expected_skill} was dropped`];
  },
  required_all_evidence: (then, now, view) =>
    lostFrom('required_all_evidence', allEvidence(then), demanded(now), (id) => !isGone(view, id)),
  // The older name of required_all_evidence, compared with it.
  required_evidence: null,
  required_any_evidence: (then, now) => {
    const [before, after] = [then.required_any_evidence, now.required_any_evidence];
    if (before.length === 0) return [];
    if (after.length === 0) return [`required_any_evidence (${before.join(', ')}) was dropped`];
    const added = after.filter((token) => !before.some((other) => coversId(token, other)));
    return added.length ? [`required_any_evidence may now be ${added.join(', ')} instead`] : [];
  },
  require_skill_file: (then, now) =>
    then.require_skill_file && !now.require_skill_file ? [became('require_skill_file', true, false)] : [],
  required_skills: (then, now, view) =>
    lostFrom(
      'required_skills',
      then.required_skills,
      [...now.required_skills, now.expected_skill].filter(Boolean),
      (id) => !isGone(view, id),
    ),
  required_files: (then, now, view) =>
    lostFrom(
      'required_files',
      then.required_files,
      now.required_files,
      (file) => !isGone(view, file.split('/')[0] ?? ''),
    ),
  // 1 is the strongest evidence, 3 a mention.
  expected_skill_min_tier: (then, now) =>
    now.expected_skill_min_tier > then.expected_skill_min_tier
      ? [became('expected_skill_min_tier', then.expected_skill_min_tier, now.expected_skill_min_tier)]
      : [],
  optional_skills: null,
  // The other way round: `alpha` forbids more than `kit:alpha`.
  disallowed_skills: (then, now, view) => {
    const lost = then.disallowed_skills.filter((id) => !now.disallowed_skills.some((other) => coversId(id, other)));
    return lostFrom('disallowed_skills', lost, [], (id) => !isGone(view, id));
  },
  // The weakest evidence that counts as a use of what is disallowed: 3 forbids the most.
  disallowed_min_tier: (then, now) =>
    now.disallowed_min_tier < then.disallowed_min_tier && then.disallowed_skills.length > 0
      ? [became('disallowed_min_tier', then.disallowed_min_tier, now.disallowed_min_tier)]
      : [],
  provider_aliases: (then, now, { agent }) => {
    const before = aliasesFor(agent, then.provider_aliases);
    const required = [...demanded(now), ...now.required_any_evidence];
    const added = Object.entries(aliasesFor(agent, now.provider_aliases)).filter(
      ([alias, canonical]) =>
        resolveAlias(alias, before) !== canonical && required.some((token) => coversId(canonical, token)),
    );
    return added.map(([alias, canonical]) => `provider_aliases lets ${alias} count as ${canonical}`);
  },
  min_delivery: (then, now, { settings }) => {
    const of = ({ min_delivery }: SkillCase) =>
      min_delivery === 'any' ? (settings.min_delivery ?? 'any') : min_delivery;
    return shareOf(of(now)) < shareOf(of(then)) ? [became('min_delivery', of(then), of(now))] : [];
  },
} satisfies Clauses<SkillCase>;

/** any < 1 % … 100 % = full. */
const shareOf = (least: SkillCase['min_delivery']): number =>
  least === 'any' ? -1 : least === 'full' ? 100 : Number.parseInt(least, 10);

/** The case as its agent reads it: aliases in its lists replaced by the ids that they mean. */
export function resolveCase(testCase: SkillCase, agent: string): SkillCase {
  const aliases = aliasesFor(agent, testCase.provider_aliases);
  return withSkills(testCase, (token) => resolveAlias(token, aliases));
}

function withSkills(testCase: SkillCase, resolve: (token: string) => string): SkillCase {
  return {
    ...testCase,
    expected_skill: testCase.expected_skill && resolve(testCase.expected_skill),
    required_all_evidence: testCase.required_all_evidence.map(resolve),
    required_any_evidence: testCase.required_any_evidence.map(resolve),
    required_evidence: testCase.required_evidence.map(resolve),
    required_skills: testCase.required_skills.map(resolve),
    required_files: testCase.required_files.map(resolve),
    disallowed_skills: testCase.disallowed_skills.map(resolve),
  };
}

/** A case of the ref or of now with the names that its skills have at the ref. known: all of those, none of which means another skill. */
export function createFormer(
  renamed: readonly Renaming[],
  known: readonly string[],
  as: 'before' | 'now',
): (testCase: Case) => Case {
  // A case of now may have the old name still.
  const fields = as === 'before' ? (['before'] as const) : (['before', 'now'] as const);
  const ids = fields.flatMap((field) => renamed.map(({ name, [field]: all }) => ({ name, all })));
  const former = new Map(ids.flatMap(({ name, all }) => all.map((id) => [id.toLowerCase(), name])));
  for (const id of known) former.delete(bareId(id).toLowerCase());
  const resolve = (token: string) => token.replace(/[^:/]+(?=$|\/)/, (id) => former.get(id.toLowerCase()) ?? id);
  return (testCase) => {
    if (former.size === 0) return testCase;
    if (testCase.kind === 'route') return { ...testCase, expected: testCase.expected.map(resolve) };
    return testCase.kind === 'skill' ? withSkills(testCase, resolve) : testCase;
  };
}

const allEvidence = (one: SkillCase) => [...one.required_all_evidence, ...one.required_evidence];

/** What must be seen, by whichever field. */
const demanded = (one: SkillCase) =>
  [...allEvidence(one), ...one.required_skills, ...one.required_files, one.expected_skill].filter(Boolean);

const isGone = (view: Viewpoint, token: string) => view.isGone('skill', bareId(token.replace(/\/SKILL\.md$/i, '')));
