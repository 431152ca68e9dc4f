/** A file in a search's folder → what models have answered in it, so that a search that was killed asks nothing twice. */
import { appendFileSync } from 'node:fs';
import { truncate } from 'node:fs/promises';
import { z } from 'zod';
import { hash } from '../../lib/batch/plan.js';
import { parseRecordLines } from '../../lib/input/record-lines.js';
import { readTextIfAny } from '../../lib/io/files/files.js';
import type { Ask } from '../../lib/setup/model/endpoint.js';

/** Asks only for what has no answer in the file. */
export type Keep = (ask: Ask) => Ask;

const AnsweredSchema = z.object({ request: z.string(), body: z.unknown() });

export async function openAnswers(file: string): Promise<Keep> {
  await dropHalfLine(file);
  const about = { file, what: 'a kept answer', fix: 'remove the line: it is asked for again.' };
  const lines = parseRecordLines((await readTextIfAny(file)) ?? '', AnsweredSchema, about);
  const known = new Map(lines.map(({ request, body }) => [request, body]));
  return (ask) => async (request, mayRequest) => {
    const key = hash(request);
    if (known.has(key)) return { ok: true, body: known.get(key) };
    const answer = await ask(request, mayRequest);
    if (!answer.ok) return answer;
    known.set(key, answer.body);
    appendFileSync(file, `${JSON.stringify({ request: key, body: answer.body })}\n`);
    return answer;
  };
}

/** A killed process may have written half of its last line. */
export async function dropHalfLine(file: string): Promise<void> {
  const text = (await readTextIfAny(file)) ?? '';
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  if (text !== whole) await truncate(file, Buffer.byteLength(whole));
}
