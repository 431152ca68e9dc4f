/** A listing and a prompt → the body of an OpenAI chat completion that asks a model for its first step; its reply → the calls in it. */
import { asFields, list, string } from '../input/json-value.js';
import type { AnsweredCall, ListingText } from './listing.js';
import { parseArguments } from './reply.js';

/** Long enough for a call after some thought; a model that answers in prose needs to say no more. */
const MAX_ANSWER_TOKENS = 2048;

export interface DecisionRequest {
  model: string;
  messages: { role: 'system' | 'user'; content: string }[];
  tools: { type: 'function'; function: { name: string; description: string; parameters: unknown } }[];
  tool_choice: 'auto';
  temperature: 0;
  seed: number;
  max_tokens: number;
  stream: false;
}

/** Only the agent's own words and the prompt: a word of ours could tip the choice. */
export function buildDecisionRequest(
  { passages, tool }: ListingText,
  prompt: string,
  { model, trial }: { model: string; trial: number },
): DecisionRequest {
  const { name, description, input_schema } = tool;
  return {
    model,
    messages: [
      // Cline says all of it in its tool's description; some servers refuse an empty message.
      ...(passages.length ? [{ role: 'system' as const, content: passages.join('\n\n') }] : []),
      { role: 'user', content: prompt },
    ],
    tools: [
      {
        type: 'function',
        function: { name, description, parameters: input_schema ?? { type: 'object', properties: {} } },
      },
    ],
    tool_choice: 'auto',
    temperature: 0,
    // Another trial is another draw, where the server draws at all.
    seed: trial,
    max_tokens: MAX_ANSWER_TOKENS,
    stream: false,
  };
}

export interface DecisionReply {
  calls: AnsweredCall[];
  input_tokens: number | null;
  output_tokens: number | null;
  /** Why nothing was decided, in a sentence; null when something was. */
  problem: string | null;
}

export function readDecisionReply(body: unknown): DecisionReply {
  const { choices, usage } = asFields(body);
  const { prompt_tokens, completion_tokens } = asFields(usage);
  const tokens = { input_tokens: count(prompt_tokens), output_tokens: count(completion_tokens) };
  const [first] = list(choices).map(asFields);
  if (!first) return { calls: [], ...tokens, problem: 'the answer is not a chat completion: it has no `choices`' };
  const message = asFields(first['message']);
  const calls = [...list(message['tool_calls']).map(asFields), ...(message['function_call'] ? [message] : [])].map(
    (call) => {
      const fn = asFields(call['function'] ?? call['function_call']);
      // Some servers send the object itself.
      return { name: string(fn['name']), input: parseArguments(fn['arguments']) };
    },
  );
  // Of arguments that break off nothing is certain, nor whether further calls would have come.
  if (first['finish_reason'] === 'length' && calls.some(({ input }) => typeof input === 'string'))
    return { calls: [], ...tokens, problem: `the model's call was cut after ${MAX_ANSWER_TOKENS} tokens` };
  const silent = string(message['content']).trim() === '' && calls.length === 0;
  if (silent && first['finish_reason'] === 'length')
    return { calls, ...tokens, problem: `the model had not decided after ${MAX_ANSWER_TOKENS} tokens` };
  if (silent && first['finish_reason'] === 'content_filter')
    return { calls, ...tokens, problem: "the endpoint's content filter withheld the answer" };
  return { calls, ...tokens, problem: null };
}

const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null);
