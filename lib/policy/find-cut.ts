/** A request's length and the tokens that the server counted → whether it read less than it was sent. */
import type { DecisionReply } from '../model/decision-reply.js';

/** Of the estimate; of English, code and JSON no tokeniser makes fewer. */
const FEWEST = 0.75;
/** Smaller windows are in no server's settings, and servers with a cache may report only what is new. */
const SMALLEST = 1024;

export async function findCut(
  estimate: number,
  { input_tokens }: Pick<DecisionReply, 'input_tokens'>,
  { readWindow }: { readWindow?(): Promise<number | null> },
): Promise<{ problem: string; fix: string } | null> {
  if (input_tokens === null || input_tokens < SMALLEST || estimate < SMALLEST) return null;
  const isWindow = Number.isInteger(Math.log2(input_tokens)) && estimate > input_tokens * FEWEST;
  const window = estimate > 2 * SMALLEST ? ((await readWindow?.()) ?? null) : null;
  const overflows = window !== null && (input_tokens >= window || estimate * FEWEST > window);
  if (input_tokens >= estimate * FEWEST && !isWindow && !overflows) return null;
  const size = window ?? (isWindow ? input_tokens : null);
  return {
    problem: `the server read only ${input_tokens} tokens of about ${estimate}: its window${size === null ? '' : ` of ${size} tokens`} cuts what the agent sent`,
    fix: `give the model a window of ${estimate * 2} tokens or more (Ollama: num_ctx or OLLAMA_CONTEXT_LENGTH; llama.cpp: --ctx-size; vLLM: --max-model-len)`,
  };
}
