/** What a model was asked and said → the trial's decision.json, and what a row says of it where no skill was called. */
import type { TrialChoice } from '../../contract/result.js';
import type { Answer, Conversation } from '../../policy/decider.js';
import { createRedactor } from '../../text/redaction.js';
import { describeInstead } from './choice.js';

export type Answered = Answer & { conversation: Conversation };

/** Of one text: enough for a listing and a prompt; an agent's instructions are the same in every trial. */
const MAX_TEXT = 20_000;
/** Of a tool beside the skills': what it is for. */
const MAX_TOOL = 400;
/** The tools of a whole request; with the listing alone there is one. */
const FEW = 1;

const shorten = (text: string, limit: number) =>
  text.length > limit ? `${text.slice(0, limit)}… (${text.length} characters)` : text;

export function writeConversation(answer: Answered, redact: ((text: string) => string) | null): string {
  const { conversation } = answer;
  const { asked, stand_ins, heard } = conversation;
  const whole = asked.tools.length > FEW;
  const decided = answer.decided
    ? { choice: answer.choice, also: answer.also, unknown: answer.unknown }
    : { undecided: answer.reason };
  const written = {
    schema: 'agent-routing.decision.v1',
    ...decided,
    ...(stand_ins.length > 0 ? { stand_ins } : {}),
    asked: {
      messages: asked.messages,
      tools: asked.tools.map(({ function: tool }) =>
        whole ? { name: tool.name, description: shorten(tool.description, MAX_TOOL) } : tool,
      ),
    },
    heard,
  };
  const hide = redact ?? createRedactor([]);
  const text = JSON.stringify(
    written,
    (_, value: unknown) => (typeof value === 'string' ? hide(shorten(value, MAX_TEXT)) : value),
    2,
  );
  return `${text}\n`;
}

export function describeAnswer({ conversation, ...answer }: Answer): Pick<TrialChoice, 'said' | 'tools'> {
  if (!conversation || !answer.decided || answer.choice !== null) return {};
  const { heard } = conversation;
  return describeInstead(
    heard.at(-1)?.text ?? '',
    heard.flatMap(({ calls }) => calls.map(({ name }) => name)),
  );
}
