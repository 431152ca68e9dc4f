/** A skill's file and an agent → what the model would get of it, by what is measured of the agent's limits. */
import type { BodyLimit } from '../agents/interface/delivery.js';
import type { Delivery } from '../contract/delivery.js';
import { measureKept } from './measure.js';
import { explainEmpty, foreseeCut } from './why.js';
import { bodyOf, readWritten } from './written-text.js';

/** name: by which the agent lists it; text: the whole SKILL.md. */
export function predictDelivery(
  { body_limit: limit = null }: { body_limit?: BodyLimit | null },
  { name, text }: { name: string; text: string },
): Delivery {
  const body = bodyOf(text);
  const written = readWritten(body);
  const of_chars = written.chars;
  if (of_chars === 0) return { state: 'empty', kept_chars: 0, of_chars, why: explainEmpty(true) };
  const kept_chars = limit ? measureKept(written, limit.give({ name, text, body })) : of_chars;
  if (kept_chars === of_chars) return { state: 'full', kept_chars, of_chars, why: null };
  const size = { kept_chars, of_chars };
  return { state: kept_chars === 0 ? 'none' : 'cut', ...size, why: foreseeCut(size, limit) };
}
