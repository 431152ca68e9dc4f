/** What an endpoint answered to a chat completion → the calls and the words in it, or why it decides nothing. */
import { asFields, list, string } from '../input/json-value.js';
import { oneLine } from '../text/escape.js';
import { MAX_ANSWER_TOKENS } from './decision-request.js';
import type { AnsweredCall } from './listing.js';
import { parseArguments } from './reply.js';

export interface DecisionReply {
  calls: AnsweredCall[];
  /** Without what it thought. */
  text: string;
  input_tokens: number | null;
  output_tokens: number | null;
  /** Why nothing was decided, in a sentence; null when something was. */
  problem: string | null;
  /** What to do about it, where the problem says so. */
  fix?: string;
}

/** tools: the names that were offered. */
export function readDecisionReply(body: unknown, tools: readonly string[] = []): DecisionReply {
  const { choices, usage } = asFields(body);
  const tokens = { input_tokens: countRead(usage), output_tokens: count(asFields(usage)['completion_tokens']) };
  const [first] = list(choices).map(asFields);
  if (!first)
    return { calls: [], text: '', ...tokens, problem: 'the answer is not a chat completion: it has no `choices`' };
  const message = asFields(first['message']);
  const is_cut = first['finish_reason'] === 'length';
  const calls = [...list(message['tool_calls']).map(asFields), ...(message['function_call'] ? [message] : [])].map(
    (call) => {
      const fn = asFields(call['function'] ?? call['function_call']);
      // Some servers send the object itself.
      return { name: string(fn['name']), input: parseArguments(fn['arguments']) };
    },
  );
  const said = textOf(message['content']);
  const text = said.replace(/<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/g, '').trim();
  const found =
    calls.length > 0
      ? is_cut && calls.some(({ input }) => typeof input === 'string')
        ? { problem: `the model's call was cut after ${MAX_ANSWER_TOKENS} tokens`, fix: THINKS }
        : null
      : findProblem({ message, said, text, is_cut, tools, reason: first['finish_reason'] });
  return { calls, text, ...tokens, ...(found ?? { problem: null }) };
}

interface Silent {
  message: Record<string, unknown>;
  said: string;
  text: string;
  is_cut: boolean;
  reason: unknown;
  tools: readonly string[];
}

/** Of an answer without a call. */
function findProblem({
  message,
  said,
  text,
  is_cut,
  reason,
  tools,
}: Silent): Pick<DecisionReply, 'problem' | 'fix'> | null {
  if (reason === 'content_filter' && text === '')
    return { problem: "the endpoint's content filter withheld the answer" };
  const refusal = string(message['refusal']).trim();
  if (refusal !== '') return { problem: `the model refused to answer: ${oneLine(refusal, 200)}` };
  const thought = said.trim() !== text || string(message['reasoning_content'] ?? message['reasoning']).trim() !== '';
  if (text === '' && is_cut)
    return thought
      ? {
          problem: `the model was still thinking after ${MAX_ANSWER_TOKENS} tokens, where its answer was cut`,
          fix: THINKS,
        }
      : { problem: `the model had not decided after ${MAX_ANSWER_TOKENS} tokens`, fix: THINKS };
  if (text === '')
    return { problem: thought ? 'the model thought and then answered nothing' : 'the model answered nothing' };
  if (isCallAsText(text, tools))
    return {
      problem: `the model wrote a call as text, which its server did not read as one: ${oneLine(text, 120)}`,
      fix: 'let the server read the calls of this model (vLLM: --enable-auto-tool-choice with --tool-call-parser; llama.cpp: --jinja; Ollama: a model whose page says "tools")',
    };
  return null;
}

const THINKS = 'ask a model that thinks less, or switch its thinking off';

/** A list of parts, as some servers send it. */
const textOf = (content: unknown): string =>
  typeof content === 'string'
    ? content
    : list(content)
        .map((part) => string(asFields(part)['text']))
        .join('');

/** As models write a call that their server's template does not know. */
const MARKS =
  /<\/?tool_call>|<\|?(?:tool_call|tool_calls|python_tag|function_call)[^>]*>|<function[=_]|<invoke name=|\[TOOL_CALLS\]|<｜tool▁call|<start_function_call>|```tool_(?:code|call)/;

function isCallAsText(text: string, tools: readonly string[]): boolean {
  if (MARKS.test(text)) return true;
  const names = new Set(tools.map((name) => name.toLowerCase()));
  const blocks = [...text.matchAll(/```\w*\n([\s\S]*?)(?:```|$)/g)].map(([, block = '']) => block);
  return [text, ...blocks].some((each) => names.has(calledIn(each).toLowerCase()));
}

/** `{"name": "Skill", "arguments": …}`, alone or the first of a list; '' for another text. */
function calledIn(text: string): string {
  const trimmed = text.trim();
  if (!/^[[{]/.test(trimmed)) return '';
  const value = parseArguments(trimmed);
  const { name, tool, tool_name, function: fn, ...rest } = asFields(Array.isArray(value) ? value[0] : value);
  const given = rest['arguments'] ?? rest['parameters'] ?? rest['input'] ?? rest['args'] ?? asFields(fn)['arguments'];
  return given === undefined
    ? ''
    : string(name) || string(tool) || string(tool_name) || string(asFields(fn)['name']) || string(fn);
}

const count = (value: unknown) => (typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : null);

/** Some servers count only what they did not have in their cache. */
function countRead(usage: unknown): number | null {
  const { prompt_tokens, prompt_tokens_details } = asFields(usage);
  const [read, cached] = [count(prompt_tokens), count(asFields(prompt_tokens_details)['cached_tokens'])];
  return read !== null && cached !== null && cached > read ? read + cached : read;
}
