/** Predicts how each agent will list a skill: findings about losses with a cause in the skill itself, and about losses for lack of room. */

import { explainLoss } from '../../agents/listing/explain-loss.js';
import { isUnread } from '../../agents/project/reach.js';
import { isKept, OFFER_WORDS, type Offer } from '../../contract/offer.js';
import { isCopyOf } from '../../skill/find-skill.js';
import { cureProblem, fixProblem } from '../../skill/front-matter/problem.js';
import type { Skill, Source } from '../../skill/skill.js';
import { count } from '../../text/count.js';
import { quoteShell } from '../../text/quote-shell.js';
import { asError, asWarning, type Finding } from '../finding.js';
import { cureByFix, fixText, isPutRight } from '../fix-text.js';
import { at, type LintedAgent, type SkillFacts, wereEqual } from '../skill-location.js';
import { predictAlone, predictWhole } from './unbudgeted-offer.js';

/** Each reason has its own. */
export const NO_CURE = 'see the reason given for each agent';

/** How `run` takes what a branch means to lose. */
export const RECORD =
  'If it is meant, record it: `agent-routing run`, then `agent-routing baseline update --reason "…"`; a reviewer then decides.';

const UNDESCRIBED =
  'it has no description, by which an agent chooses it; add one after `description:` in the front matter, as one line of text that says what the skill does, and when to use it.';

/** Without a description, for that reason alone. */
export const isUndescribed = ({ consequences }: Finding): boolean => Object.values(consequences).includes(UNDESCRIBED);

interface Loss {
  key: string;
  reason: string;
  is_error: boolean;
  /** One of OFFER_WORDS; null: listed, and its calls are refused. */
  state: string | null;
}

/** A skill that is not listed in full even among its namesakes alone has a cause of its own; what its author hid is a finding apart. */
export function lintOffer(skill: Skill, facts: SkillFacts): Finding[] {
  const losses = facts.agents.flatMap((linted) => findLosses(skill, linted, facts));
  const parts = [false, true].map((meant) => losses.filter(({ reason }) => isKept(reason) === meant));
  return parts.flatMap((some) => (some.length > 0 ? [describeLosses(some, skill, facts)] : []));
}

function findLosses(skill: Skill, linted: LintedAgent, facts: SkillFacts): Loss[] {
  const { key, agent, install } = linted;
  // One finding says so of the whole folder.
  if (isUnread(agent, skill, { source: facts.source, install })) return [];
  const off = agent.findSetOff?.(skill, { source: facts.source, install });
  const refused: Loss[] = off?.offer === 'full' ? [{ key, reason: off.why.reason, is_error: false, state: null }] : [];
  const offer = findOwnLoss(skill, linted, facts);
  if (!offer || offer.offer === 'full' || (offer.offer === 'name_only' && agent.lists_names_alone)) return refused;
  if (offer.offer === 'absent' && hasCopy(skill, linted, facts)) return refused;
  const reason = offer.reason ?? '';
  if (facts.isDropped?.(skill.path, key, reason)) return refused;
  // What its author hid is as the author wants it, and a user's own settings are no fault of the source's.
  const is_error = offer.offer === 'absent' && !off && !isKept(reason);
  const own = { key, reason: reason || `offered: ${offer.offer}`, is_error };
  return [...refused, { ...own, state: offer.instead ? 'instead' : offer.offer }];
}

function describeLosses(losses: readonly Loss[], skill: Skill, facts: SkillFacts): Finding {
  const consequences = Object.fromEntries(losses.map(({ key, reason }) => [key, reason]));
  const { present, fields, problems } = skill.front_matter;
  const isBlank = present && `${fields['description'] ?? ''}`.trim() === '';
  const isCaused = (why: string) => problems.some(({ message }) => why.includes(message));
  // Each agent has a reason of its own, and the cure is one.
  if (isBlank && Object.values(consequences).every((why) => /description/.test(why) && !isCaused(why)))
    for (const key of Object.keys(consequences)) consequences[key] = UNDESCRIBED;
  const parts = [...OFFER_WORDS.map(([state, words]) => [state, `${words} on `, ''] as const), REFUSED].flatMap(
    ([state, before, after]) => {
      const keys = losses.filter((one) => one.state === state).map(({ key }) => key);
      return keys.length > 0 ? [`${before}${keys.join(', ')}${after}`] : [];
    },
  );
  const reasons = Object.values(consequences);
  const [choice, pass] = reasons.every(isKept)
    ? [", by its author's choice", 'leave it so; this warning goes with']
    : ['', 'pass'];
  const fix = `${cureOf(reasons, skill)} If this is intended, ${pass} --disable ${quoteShell(`skill-offer:${skill.id}`)}.`;
  const as = losses.some(({ is_error }) => is_error) ? asError : asWarning;
  const where = at(skill, facts, findLine(skill, reasons));
  return as('skill-offer', where, `${parts.join('; ')}${choice}`, fix, consequences);
}

const REFUSED = [null, 'listed on ', ', where its calls are refused'] as const;

/** Of a skill that the ref lists and a case expects, less is what `run` fails for, unless the baseline gives it up. */
export function judgeLost(finding: Finding, path: string, agents: readonly LintedAgent[]): Finding {
  const concerned = agents.filter(({ key, asked }) => Object.hasOwn(finding.consequences, key) && asked?.has(path));
  if (finding.rule !== 'skill-offer' || concerned.length === 0) return finding;
  const lost = concerned.filter(({ key }) => !isKept(finding.consequences[key]));
  const isMeant = lost.every(({ given_up }) => given_up?.has(path));
  const severity = lost.length === 0 ? finding.severity : isMeant ? 'warning' : 'error';
  return { ...finding, severity, fix: finding.fix.replace(/If this is intended, .*$/, RECORD) };
}

/** One that all have in common stands at the end of each reason. */
function cureOf(reasons: readonly string[], skill: Skill): string {
  const { problems } = skill.front_matter;
  const problem = problems.find((one) => reasons.every((why) => why.endsWith(`; ${cureProblem(one)}.`)));
  if (problem) return fixProblem(problem, isPutRight(skill, problem.kind));
  const [reason = '', ...others] = reasons;
  const cure = /; ((?:write|begin|remove|save|put|move|add) .*)\.$/.exec(reason)?.[1];
  return cure && others.every((one) => one === reason)
    ? cureByFix(cure, fixText(skill.text, skill.dir).text)
    : `${NO_CURE}; \`agent-routing discover\` measures it.`;
}

/** The line of the front matter's first problem, else of the field that the reasons name. */
function findLine({ text, front_matter: { problems, fields } }: Skill, reasons: readonly string[]): number {
  const [problem] = problems;
  if (problem) return problem.line;
  // What it tells to write may have other words of the block.
  const placeOf = (key: string) => Math.min(...reasons.map((reason) => reason.indexOf(key) >>> 0));
  const [named] = Object.keys(fields)
    .filter((key) => reasons.some((reason) => reason.includes(key)))
    .sort((one, other) => placeOf(one) - placeOf(other));
  return named === undefined
    ? 1
    : Math.max(
        0,
        text.split('\n').findIndex((line) => line.startsWith(`${named}:`)),
      ) + 1;
}

/** The measured offer counts, or else the predicted one; null where the skill is listed in full, or only lacks room. */
export function findOwnLoss(
  skill: Skill,
  linted: LintedAgent,
  { source }: Pick<SkillFacts, 'source'>,
): Omit<Offer, 'kept_chars'> | null {
  const { agent, install, vendor_model, measured, exhausted } = linted;
  const context = { source, install, vendor_model };
  const seen = measured?.get(skill.path);
  if (seen?.offer === 'full') return null;
  const { alone, offer } = predictAlone(agent, skill, context);
  if (seen) {
    const isPredicted = () => predictWhole({ agent, context }).get(skill)?.offer !== 'full';
    if (offer?.offer === 'full' && (exhausted || isPredicted())) return null;
    // Lack of room comes on top of it, and is not a fault of this skill's.
    return { ...seen, ...((offer?.offer === seen.offer && explainLoss(agent, skill, alone, seen.offer)) || {}) };
  }
  if (!offer || offer.offer === 'full') return null;
  return { ...offer, reason: null, ...explainLoss(agent, skill, alone, offer.offer) };
}

/** The agent lists a copy of it from another of its folders; that the two are no longer equal is another finding. */
const hasCopy = (skill: Skill, linted: LintedAgent, facts: SkillFacts): boolean =>
  facts.source.skills.some(
    (one) =>
      one !== skill && (isCopyOf(one, skill) || wereEqual(one, skill, facts)) && isListed(one, linted, facts.source),
  );

/** True if the model sees the skill at all. */
export function isListed(
  skill: Skill,
  { agent, install, vendor_model, measured }: LintedAgent,
  source: Source,
): boolean {
  const seen = measured?.get(skill.path) ?? predictAlone(agent, skill, { source, install, vendor_model }).offer;
  return seen?.offer !== 'absent';
}

export function lintBudget(linted: LintedAgent, facts: SkillFacts): Finding[] {
  const { key, agent, install, vendor_model, measured } = linted;
  const context = { source: facts.source, install, vendor_model };
  const rows = [...predictWhole({ agent, context }).values()].map((row) => ({
    ...row,
    ...measured?.get(row.skill.path),
  }));
  const lost = rows.filter(
    (row) =>
      row.offer !== 'full' &&
      predictAlone(agent, row.skill, context).offer?.offer === 'full' &&
      !(row.offer === 'absent' && hasCopy(row.skill, linted, facts)),
  );
  const [worst] = [...lost].sort((a, b) => a.kept_chars - b.kept_chars);
  if (!worst) return [];
  const countOf = (state: string) => lost.filter((offer) => offer.offer === state).length;
  const states = [
    ['absent', 'not listed'],
    ['name_only', 'listed by name only'],
    ['cut', 'cut'],
  ].flatMap(([state, words]) => (countOf(state ?? '') ? [`${countOf(state ?? '')} ${words}`] : []));
  const reason =
    measured?.get(worst.skill.path)?.reason ??
    explainLoss(agent, worst.skill, context, worst.offer)?.reason ??
    'over the listing budget';
  const where = { file: `${facts.prefix}${facts.source.manifest || worst.skill.path}`, line: 1, subject: key };
  const message = `${measured ? 'measured on' : 'predicted for'} ${key} ${linted.version ?? agent.pinned}${nameHolders(facts.source)}: of ${count(facts.source.skills.length, 'skill')}, ${states.join(', ')}`;
  const fix = `shorten descriptions or ship fewer skills${measured ? '' : '; `agent-routing discover` measures the room left'}.`;
  return [asWarning('listing-budget', where, message, fix, { [key]: reason })];
}

/** A user who installs fewer of them has more room. */
function nameHolders({ plugins, skills }: Source): string {
  const folders = new Set(plugins.filter(({ entry }) => entry !== null).map(({ folder }) => folder));
  const holding = [...folders].filter((folder) => folder && skills.some(({ path }) => path.startsWith(`${folder}/`)));
  return holding.length > 1 ? `, all ${holding.length} plugins with skills installed` : '';
}
