/** All that an agent sent and a model → the model's choice: what only reads is carried out, anything else refused, until a skill is called or nothing is. */
import { findFilesRead } from '../agents/calls/only-reads.js';
import type { Agent } from '../agents/interface/agent.js';
import { readCallId } from '../model/call-id.js';
import { estimateRequest } from '../model/decision-request.js';
import type { ListingText } from '../model/listing.js';
import { findByFile, matchChoice } from '../model/match-choice.js';
import {
  type ChatMessage,
  chatCall,
  listNew,
  toOwnCall,
  toolMessage,
  translateRequest,
  type WholeRequest,
} from '../model/whole-request.js';
import type { ModelRequest, OfferedSkill, ToolCall } from '../model/wire.js';
import type { Answer, AskTurn, Conversation, Converse, Heard } from './decider.js';
import type { Exchange } from './exchange.js';
import { type Folders, restoreCall, settleRequest, settleText } from './settle.js';

export interface Talk {
  agent: Pick<Agent, 'commandsOf' | 'findCalled'>;
  /** Settled, as are the offered skills. */
  request: ModelRequest;
  listing: ListingText;
  offered: readonly OfferedSkill[];
  folders: Folders;
  exchange: Exchange;
}

/** Changes nothing, and says no more than that. */
const REFUSED = 'Not carried out: nothing but reading is possible here.';

/** A call of an answer, and what is to become of it. */
type Sorted = Omit<Heard['calls'][number], 'result'> & {
  /** The skills that it names. */
  chosen: string[];
  unknown: string[];
  own: ToolCall | null;
};

export const converseWith =
  (talk: Talk): Converse =>
  (ask, turns) =>
    converse(talk, ask, turns);

async function converse(talk: Talk, ask: AskTurn, turns: number): Promise<Answer> {
  const whole = translateRequest(talk.request);
  const { messages, tools, stand_ins } = whole;
  const conversation: Conversation = { asked: { messages: [...messages], tools }, stand_ins, heard: [] };
  const usage = { input_tokens: 0, output_tokens: 0 };
  const unknown = new Set<string>();
  const carried: ToolCall[][] = [];
  const decided = (choice: string | null, also: string[]): Answer => ({
    ...{ decided: true, choice, also, unknown: [...unknown], usage, conversation },
    ...(carried.length > 0 ? { carried_out: carried } : {}),
  });
  for (let turn = 0; turn < turns; turn++) {
    const asked = await ask({ messages, tools });
    if (!asked.ok) return { ...asked.answer, conversation };
    const { reply } = asked;
    usage.input_tokens += reply.input_tokens ?? 0;
    usage.output_tokens += reply.output_tokens ?? 0;
    const calls = reply.calls.map((call) => sortCall(call, whole, talk));
    for (const name of calls.flatMap((call) => call.unknown)) unknown.add(name);
    const { text, problem, input_tokens, output_tokens } = reply;
    conversation.heard.push({ text, calls: calls.map(asHeard), problem, input_tokens, output_tokens });
    if (problem) return { decided: false, reason: problem, ...(reply.fix ? { fix: reply.fix } : {}), conversation };
    const [choice = null, ...also] = [...new Set(calls.flatMap(({ chosen }) => chosen))];
    if (choice !== null || calls.length === 0) return decided(choice, also);
    const last = conversation.heard.at(-1);
    const own = calls.flatMap((call) => call.own ?? []);
    if (own.length > 0) carried.push(own);
    messages.push(...(await answerCalls(calls, { text, turn, talk, last })));
  }
  return decided(null, []);
}

const asHeard = ({ name, input, became }: Sorted): Heard['calls'][number] => ({ name, input, became });

function sortCall(
  call: { name: string; input: unknown },
  whole: WholeRequest,
  { agent, listing, offered }: Talk,
): Sorted {
  const { name, input } = call;
  const own = toOwnCall(call, whole);
  const sorted: Sorted = { name, input, became: 'refused', chosen: [], unknown: [], own: null };
  if (own === null)
    return { ...sorted, became: 'not offered', unknown: [name.slice(0, 80) || 'a call without a name'] };
  const files = findFilesRead(agent, own);
  if (files !== null) {
    const chosen = files.flatMap((file) => findByFile(file, offered)?.id ?? []);
    if (chosen.length > 0) return { ...sorted, became: 'chosen', chosen };
    // A skill that is not listed must not be found by the way: what the case sees of it would be no choice.
    return files.some((file) => /(?:^|\/)SKILL\.md$/i.test(file)) ? sorted : { ...sorted, became: 'carried out', own };
  }
  if (own.name !== listing.tool.name) return sorted;
  const {
    choice,
    also = [],
    unknown = [],
  } = matchChoice([{ name: own.name, input: own.input }], offered, listing.tool, agent.findCalled);
  const chosen = choice === null ? [] : [choice, ...also];
  return { ...sorted, became: choice === null ? 'not listed' : 'chosen', chosen, unknown };
}

/** The answer as the model gave it, and after it a result of each of its calls. */
async function answerCalls(
  calls: readonly Sorted[],
  { text, turn, talk, last }: { text: string; turn: number; talk: Talk; last: Heard | undefined },
): Promise<ChatMessage[]> {
  const { exchange, folders } = talk;
  const made = calls.flatMap(({ own }, at) => (own ? [{ at, own }] : []));
  const came =
    made.length === 0 ? null : listNew(await exchange.carryOut(made.map(({ own }) => restoreCall(own, folders))));
  const resultOf = (at: number): string => {
    const nth = made.findIndex((each) => each.at === at);
    if (nth < 0)
      return calls[at]?.became === 'refused' ? REFUSED : `Unknown: ${calls[at]?.unknown[0] ?? calls[at]?.name}`;
    const found = came?.results.find(({ call_id }) => readCallId(call_id)?.index === nth) ?? came?.results[nth];
    const result = settleText(found?.text ?? '', folders);
    const heard = last?.calls[at];
    if (heard) heard.result = result;
    return result;
  };
  const idOf = (at: number) => `call_${turn}_${at}`;
  return [
    {
      role: 'assistant',
      content: text,
      tool_calls: calls.map(({ name, input }, at) => chatCall({ call_id: idOf(at), input }, name)),
    },
    ...calls.map((_, at) => toolMessage({ call_id: idOf(at), text: resultOf(at) })),
    // What hooks and the agent add once a call is done.
    ...(came?.text ? [{ role: 'user' as const, content: settleText(came.text, folders) }] : []),
  ];
}

/** Of the first request. */
export function describeSent(request: ModelRequest, folders: Folders): { settled: ModelRequest; tokens: number } {
  const settled = settleRequest(request, folders);
  return { settled, tokens: estimateRequest(translateRequest(settled)) };
}
