/** A skill case and what was seen of a trial of it → what to look for, the offer and the verdict. */
import { findShadow } from '../../agents/listing/shadow.js';
import { aliasesFor, namesOf } from '../../case/aliases.js';
import type { SkillCase } from '../../case/schema.js';
import type { Result } from '../../contract/result.js';
import type { Verdict } from '../../contract/verdict.js';
import type { Deliveries } from '../../delivery/deliveries.js';
import type { Asked } from '../../evidence/claims.js';
import type { SkillEvidence } from '../../evidence/evidence.js';
import { findSkills } from '../../skill/find-skill.js';
import type { Source } from '../../skill/skill.js';
import type { Transcript } from '../../transcript/ask.js';
import type { ReadyAgent } from '../../transcript/ready.js';
import { type Judged, judge } from '../../verdict/judge.js';
import { type Attempt, thresholdOf, type UnitContext } from '../trial/context.js';
import { withCommandNames } from './command.js';
import { askDeliveries } from './delivery.js';
import { listAmbiguous, readRequired } from './facts.js';
import type { Inside } from './inside.js';
import { offerOf } from './offer.js';

/** The case with the batch's own defaults where it says nothing. */
export function withDefaults(
  written: SkillCase,
  context: Pick<UnitContext, 'mode' | 'min_offer' | 'min_delivery' | 'pass_threshold' | 'parts' | 'shared'>,
  ready: ReadyAgent,
): SkillCase {
  return {
    ...withCommandNames(written, ready, context),
    min_offer: written.min_offer === 'any' ? (context.min_offer ?? 'any') : written.min_offer,
    min_delivery: written.min_delivery === 'any' ? (context.min_delivery ?? 'any') : written.min_delivery,
    pass_threshold: thresholdOf(written, context),
  };
}

/** What the collectors look for in a trial of this case. */
export async function describeAsked(
  { unit, testCase, ready, context }: Attempt<SkillCase>,
  deliveries: Deliveries | null = null,
): Promise<Asked> {
  const asked: Asked = {
    testCase,
    agent: unit.agent,
    skills: context.shared.source.skills.flatMap((skill) => [skill.id, skill.dir]),
    files: await readRequired(testCase, unit.agent, context),
    ...(ready.agent.id_case ? { id_case: ready.agent.id_case } : {}),
  };
  return deliveries ? { ...asked, delivered: askDeliveries(asked, deliveries) } : asked;
}

interface Seen {
  asked: Asked;
  evidence: SkillEvidence;
  transcript: Transcript;
  /** The embedded model asked for at least one call. */
  asked_call: boolean;
  choice?: Judged['choice'];
  /** Absent or null: the main conversation is asked. */
  inside?: Inside | null;
}

export function judgeTrial(
  attempt: Attempt<SkillCase>,
  { asked, evidence, transcript, asked_call, choice, inside }: Seen,
): { offer: Result['offer']; delivery: Result['delivery']; verdict: Verdict } {
  const { testCase, ready, context } = attempt;
  const { source } = context.shared;
  const listed = offerOf(attempt, transcript);
  // What the source does not have is offered nowhere.
  const absent = !listed || (listed.state === 'absent' && !listed.unknown);
  const why = absent ? inside?.explainAbsent(transcript) : null;
  const found = why ? { state: 'absent' as const, kept_chars: 0, of_chars: 0, ...why } : listed;
  const { subagent } = testCase;
  const offer = found && subagent !== undefined ? { ...found, inside: subagent } : found;
  const expected = evidence.claims.all.find((claim) => claim.expected);
  const delivery = (expected && asked.delivered?.of(expected)) ?? null;
  const verdict = judge({
    testCase,
    evidence,
    exit: transcript.exit,
    offer,
    delivery,
    mode: context.mode,
    ambiguous: listAmbiguous(asked, source, ready, transcript.offered),
    shadowed: findShadowOf(asked, ready, source),
    asked: asked_call,
    choice,
  });
  return { offer, delivery, verdict };
}

/** The skill that the case expects, where the agent has one of its own of that name. */
function findShadowOf({ testCase, agent }: Asked, ready: ReadyAgent, source: Source): string | null {
  const names = namesOf(testCase.expected_skill, aliasesFor(agent, testCase.provider_aliases));
  const skills = names.flatMap((name) => findSkills(source, name));
  const [shadow] = skills.flatMap((skill) => findShadow(ready.agent, skill, { source, install: ready.install }) ?? []);
  return shadow?.why.reason ?? null;
}
