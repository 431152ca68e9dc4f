/** The calls that a model made and the requests that followed → the delivery of each skill and file that it asked for. */
import type { BodyLimit } from '../agents/interface/delivery.js';
import { unescapeText } from '../bash/output/skill-text.js';
import type { Delivery } from '../contract/delivery.js';
import type { ModelRequest, OfferedSkill, SlowPolicy, ToolCall } from '../model/wire.js';
import { createGained, type Gained } from './gained.js';
import { isFilledIn, isForeign, measureKept, restoreMasked, withoutFront } from './measure.js';
import type { Owners, SkillText } from './owners.js';
import { explainCut, explainEmpty, explainForeign, explainNone, explainOther } from './why.js';
import type { WrittenText } from './written-text.js';

/** A file that a case's calls may ask for. */
export interface Wanted {
  callFor: CallFor;
  /** Null: not known. */
  written: WrittenText | null;
  /** Path of a SKILL.md in the source; null: another file. */
  path: string | null;
}

export interface Deliveries {
  watch(policy: SlowPolicy): SlowPolicy;
  /** Takes the next request of the conversation. */
  add: Gained['add'];
  /** Whether the model has asked for it. */
  isCalled(key: string): boolean;
  /** Null where the model did not ask for it, or it is not known what its text is once the agent has filled it in. */
  of(key: string): Delivery | null;
}

interface Known extends Wanted {
  written: WrittenText;
}

export interface DeliveryFacts {
  title: string;
  limit: BodyLimit | null;
  /** What the agent writes in the place of a secret. */
  mask: string | null;
  owners: Owners;
  /** How reports name the skill at a path of the source. */
  nameOf(path: string): string;
}

/** wanted: {key: what to look for}, filled before the first request. */
export function openDeliveries(wanted: ReadonlyMap<string, Wanted>, facts: DeliveryFacts): Deliveries {
  const gained = createGained();
  const places = new Map<string, CallPlace>();
  const found = new Map<string, Delivery>();
  return {
    watch: (policy) => watchCalls(policy, wanted, (key, place) => places.set(key, places.get(key) ?? place)),
    add(request, kind) {
      found.clear();
      gained.add(request, kind);
    },
    isCalled: (key) => places.has(key),
    of(key) {
      const [place, one] = [places.get(key), wanted.get(key)];
      if (!place || !one?.written || isFilledIn(one.written)) return null;
      const delivery = found.get(key) ?? findDelivery({ ...one, written: one.written }, place, gained, facts);
      found.set(key, delivery);
      return delivery;
    },
  };
}

function findDelivery(wanted: Known, place: CallPlace, gained: Gained, facts: DeliveryFacts): Delivery {
  const { written, path } = wanted;
  const own = path === null ? null : facts.owners.at(path);
  const of_chars = written.chars;
  if (of_chars === 0) return { state: 'empty', kept_chars: 0, of_chars, why: explainEmpty(path !== null) };
  const result = gained.resultOf(place.step, place.index);
  const none = (why: string): Delivery => ({ state: 'none', kept_chars: 0, of_chars, why });
  if (result === null) return none('no request brought the model an answer to the call');
  if (result.is_error) return none(explainNone(result.text, facts));
  const blocks = [unescapeText(result.text), ...gained.textsAfter(place.step)];
  const { block, ...best } = findBest(written, own, blocks, facts.owners);
  // Where nothing of it came, any of the texts may be another's.
  const searched = best.kept_chars === 0 ? blocks : [block];
  const [other = null] = own === null ? [] : searched.flatMap((one) => findOther(own, one, facts.owners) ?? []);
  if (other !== null) {
    const instead = facts.nameOf(other);
    return {
      state: 'other',
      kept_chars: 0,
      of_chars,
      why: explainOther(instead, path !== null && facts.nameOf(path) === instead),
      instead,
    };
  }
  if (best.kept_chars === 0) return none(explainNone(result.text, facts));
  if (isForeign(best.kept_chars, written, own?.whole ?? written, block))
    return { state: 'other', kept_chars: 0, of_chars, why: explainForeign(best.kept_chars) };
  // Only here: to tell a text from its sibling's each character counts.
  const kept_chars = facts.mask ? measureKept(written, restoreMasked(written, block, facts.mask)) : best.kept_chars;
  if (kept_chars === of_chars) return { state: 'full', kept_chars, of_chars, why: null };
  return { state: 'cut', kept_chars, of_chars, why: explainCut({ kept_chars, of_chars }, facts) };
}

/** Of a turn with many calls each text is measured only where it has lines of this one, if any has. */
function findBest(written: WrittenText, own: SkillText | null, blocks: readonly string[], owners: Owners) {
  const front = own === null ? [] : own.whole.lines.slice(0, -written.lines.length);
  const like = own === null ? [] : blocks.filter((block) => owners.listIn(block).has(own));
  const measured = (like.length > 0 ? like : blocks).map((block) => ({
    block,
    kept_chars: measureKept(written, withoutFront(block, front)),
  }));
  return measured.reduce((best, one) => (one.kept_chars > best.kept_chars ? one : best));
}

/** The skill that explains more of the block than the wanted one does; a text that quotes another whole explains both. */
function findOther(own: SkillText, block: string, owners: Owners): string | null {
  const rows = owners.listIn(block);
  const share = rows.get(own) ?? 0;
  const kept = measureKept(own.whole, block);
  const has_own = owners.hasOnly(own, block);
  for (const [skill, chars] of rows) {
    if (skill === own) continue;
    if (chars > share && measureKept(skill.whole, block) > kept) return skill.path;
    // All that came is a sibling's whole text, and nothing that only this one has.
    if (has_own === false && chars >= share && isWhole(skill.body, block)) return skill.path;
  }
  return null;
}

const isWhole = (body: WrittenText, block: string): boolean =>
  body.chars > 0 && !isFilledIn(body) && measureKept(body, block) === body.chars;

interface CallPlace {
  step: number;
  index: number;
}

/** The call with which a model asks for a thing; null where the request does not offer it. */
type CallFor = (request: ModelRequest, offered: OfferedSkill[]) => ToolCall | null;

/** A request that is sent again gets the same answer, so a place is noted once. */
function watchCalls(
  policy: SlowPolicy,
  wanted: ReadonlyMap<string, { callFor: CallFor }>,
  note: (key: string, place: CallPlace) => void,
): SlowPolicy {
  return async (request, offered) => {
    const turn = await policy(request, offered);
    if (turn.calls.length === 0) return turn;
    const sent = turn.calls.map((call) => JSON.stringify(call));
    for (const [key, { callFor }] of wanted) {
      const call = callFor(request, offered);
      const index = call === null ? -1 : sent.indexOf(JSON.stringify(call));
      if (index >= 0) note(key, { step: request.step, index });
    }
    return turn;
  };
}
