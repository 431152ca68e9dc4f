/** A listing and a prompt, or a whole conversation → the body of an OpenAI chat completion that asks a model for its next step. */
import type { ListingText } from './listing.js';
import { type ChatMessage, type ChatTool, describeTool } from './whole-request.js';

/** Long enough for a call after some thought; a model that answers in prose needs to say no more. */
export const MAX_ANSWER_TOKENS = 2048;

export interface DecisionRequest {
  model: string;
  messages: ChatMessage[];
  tools: ChatTool[];
  tool_choice: 'auto';
  temperature: 0;
  seed: number;
  max_tokens: number;
  stream: false;
}

export const buildRequest = (
  { messages, tools }: Pick<DecisionRequest, 'messages' | 'tools'>,
  { model, trial }: { model: string; trial: number },
): DecisionRequest => ({
  model,
  messages,
  tools,
  tool_choice: 'auto',
  temperature: 0,
  // Another trial is another draw, where the server draws at all.
  seed: trial,
  max_tokens: MAX_ANSWER_TOKENS,
  stream: false,
});

/** Only the agent's own words and the prompt: a word of ours could tip the choice. */
export const buildDecisionRequest = (
  { passages, tool }: ListingText,
  prompt: string,
  by: { model: string; trial: number },
): DecisionRequest =>
  buildRequest(
    {
      messages: [
        // Cline says all of it in its tool's description; some servers refuse an empty message.
        ...(passages.length ? [{ role: 'system' as const, content: passages.join('\n\n') }] : []),
        { role: 'user', content: prompt },
      ],
      tools: [describeTool(tool.name, { ...tool, freeform: false })],
    },
    by,
  );

/** About four characters of English, of code or of JSON are a token. */
export const estimateRequest = ({ messages, tools }: Pick<DecisionRequest, 'messages' | 'tools'>): number =>
  Math.ceil(
    (messages.reduce((sum, message) => sum + lengthOf(message), 0) +
      (tools.length ? JSON.stringify(tools).length : 0)) /
      4,
  );

const lengthOf = (message: ChatMessage): number =>
  message.content.length + (message.role === 'assistant' ? JSON.stringify(message.tool_calls ?? []).length : 0);
