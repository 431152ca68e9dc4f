/** A case, the source and an agent → the mutants that the case must notice on that agent. A new kind is a row in the table. */
import type { PredictedOffer } from '../agents/interface/listing.js';
import type { Case } from '../case/schema.js';
import type { OfferState } from '../contract/offer.js';
import { editSource } from './edits.js';
import type { AgentFacts, Change, Draft, Mutant, Mutator, Subject } from './mutant.js';
import { ROUTE_MUTATORS } from './route.js';
import { SKILL_MUTATORS } from './skill.js';
import { SUITE_MUTATORS } from './suite.js';
import { TOOL_ROUTE_MUTATORS } from './tool-route.js';

export const MUTATORS: { [K in Case['kind']]: readonly Mutator<K>[] } = {
  skill: SKILL_MUTATORS,
  tool_route: TOOL_ROUTE_MUTATORS,
  route: ROUTE_MUTATORS,
  suite: SUITE_MUTATORS,
};

/** agent: null for the in-process one. */
export function listMutants(testCase: Case, subject: Subject, agent: AgentFacts | null): Mutant[] {
  // The table's row is the case's own kind, which the compiler cannot follow through a union.
  const rows = MUTATORS[testCase.kind] as unknown as readonly Mutator<Case['kind']>[];
  return rows.flatMap(({ name, make }) =>
    make(testCase, subject, agent).map((draft) => choose(name, draft, subject, agent)),
  );
}

/** Of several ways to break it the one that costs this agent's listing most: which YAML it cannot read, which length it refuses. */
function choose(name: string, { changes, ...draft }: Draft, subject: Subject, agent: AgentFacts | null): Mutant {
  const [first] = changes as readonly [Change, ...Change[]];
  if (draft.listed === undefined || agent === null) return { ...draft, name, change: first, equivalent: null };
  const path = draft.listed;
  const before = findOffer(agent.predict(subject.source), path);
  if (before === undefined || before.offer === 'absent')
    return { ...draft, name, change: first, equivalent: `${agent.title} does not offer it in the first place` };
  const losses = changes.map((change) => {
    const after = findOffer(agent.predict(editSource(subject.source, change.edits)), path);
    return { change, after, loss: lossOf(before, after) };
  });
  const worst = losses.reduce((one, other) => (other.loss > one.loss ? other : one));
  const equivalent = worst.loss > 0 ? null : `${agent.title} offers it all the same, as ${worst.after?.id}`;
  return { ...draft, name, change: worst.change, equivalent };
}

const findOffer = (offers: readonly PredictedOffer[], path: string) => offers.find(({ skill }) => skill.path === path);

const RANK: Record<OfferState, number> = { absent: 0, name_only: 1, cut: 2, full: 3 };

/** Under another name it is as good as gone. */
function lossOf(before: PredictedOffer, after: PredictedOffer | undefined): number {
  if (after === undefined || after.id !== before.id) return RANK[before.offer];
  return RANK[before.offer] - RANK[after.offer];
}
