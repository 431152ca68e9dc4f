/** Two versions of the fields that every kind of case has → what the newer one no longer demands. */
import { agentName } from '../../contract/agent-key.js';
import type { Case } from '../schema.js';
import { became, type Clauses, type Viewpoint } from './clause.js';

type SharedFields = Pick<
  Case,
  | 'kind'
  | 'case_id'
  | 'category'
  | 'trials'
  | 'pass_threshold'
  | 'timeout_seconds'
  | 'agents'
  | 'min_offer'
  | 'workspace'
  | 'skip'
  | 'reason'
>;

const THRESHOLDS = ['any', 'majority', 'all'] as const;

/** Begins what is said of a case that an agent no longer runs. */
export const FEWER_AGENTS = 'its list `agents` no longer has ';

export const SHARED_FIELDS = {
  kind: null,
  case_id: null,
  reason: null,
  timeout_seconds: null,
  workspace: null,
  skip: (then, now) => (now.skip !== undefined && then.skip === undefined ? [`skip was added: "${now.skip}"`] : []),
  agents: (then, now, { agent }) => (names(then, agent) && !names(now, agent) ? [`${FEWER_AGENTS}${agent}`] : []),
  // A category selects. It matters only where the newer one is no longer selected.
  category: (then, now, { ran }) =>
    !ran && now.category !== then.category
      ? [`${became('category', then.category || 'none', now.category || 'none')}, which is not selected here`]
      : [],
  trials: (then, now, view) => {
    const [before, after] = [trialsOf(then, view), trialsOf(now, view)];
    if (after < before) return [became('trials', before, after)];
    // One pass in five tries is easier to get than one in one.
    return after > before && thresholdOf(now, view) === 'any'
      ? [`${became('trials', before, after)}, any of which may pass`]
      : [];
  },
  pass_threshold: (then, now, view) => {
    const [before, after] = [thresholdOf(then, view), thresholdOf(now, view)];
    return THRESHOLDS.indexOf(after) < THRESHOLDS.indexOf(before) ? [became('pass_threshold', before, after)] : [];
  },
  min_offer: (then, now, view) => {
    const [before, after] = [minOfferOf(then, view), minOfferOf(now, view)];
    return rankOffer(after) < rankOffer(before) ? [became('min_offer', before, after)] : [];
  },
} satisfies Clauses<SharedFields>;

function names({ agents }: SharedFields, agent: string): boolean {
  return agents === undefined || agents.some((name) => name === agent || name === agentName(agent));
}

const trialsOf = ({ trials, kind }: SharedFields, { settings }: Viewpoint): number =>
  trials ?? (kind === 'suite' ? (settings.suite_trials ?? 3) : (settings.trials ?? 1));

const thresholdOf = ({ pass_threshold }: SharedFields, { settings }: Viewpoint): Case['pass_threshold'] =>
  pass_threshold === 'any' ? (settings.pass_threshold ?? 'any') : pass_threshold;

const minOfferOf = ({ min_offer }: SharedFields, { settings }: Viewpoint): Case['min_offer'] =>
  min_offer === 'any' ? (settings.min_offer ?? 'any') : min_offer;

/** any < name_only < 1 % … 100 % = full. */
function rankOffer(offer: Case['min_offer']): number {
  if (offer === 'any') return -1;
  return offer === 'name_only' ? 0 : offer === 'full' ? 100 : Number.parseInt(offer, 10);
}
