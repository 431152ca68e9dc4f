/** A record → the agent whose it is, whatever flag was given. */
import type { Json } from '../input/json-value.js';
import { formats as claude } from './claude/format.js';
import { formats as cline } from './cline/format.js';
import { formats as codex } from './codex/format.js';
import { formats as copilot } from './copilot/format.js';
import { formats as gemini } from './gemini/format.js';
import type { Recognised, TranscriptFormats } from './interface/transcript-parser.js';
import { formats as opencode } from './opencode/format.js';
import { formats as pi } from './pi/format.js';
import { formats as qwen } from './qwen/format.js';

export const FORMATS = { claude, codex, copilot, gemini, opencode, pi, qwen, cline } satisfies Record<
  string,
  TranscriptFormats
>;

export interface Attributed extends Recognised {
  agent: keyof typeof FORMATS;
}

export function attribute(record: Json): Attributed | null {
  let first: Attributed | null = null;
  for (const agent of Object.keys(FORMATS) as (keyof typeof FORMATS)[]) {
    const found = FORMATS[agent].recognise(record);
    if (found?.sure) return { agent, ...found };
    if (found) first ??= { agent, ...found };
  }
  return first;
}

/** Whether a command line asks that agent for records; what else it prints is text. */
export const asksForJson = (agent: string, argv: readonly string[]): boolean =>
  Object.hasOwn(FORMATS, agent) && FORMATS[agent as keyof typeof FORMATS].asksForJson(argv);
