/** What a test of a hook gives it on stdin and asks of its answer → the call of a tool_route case, or why there is none. */
import { asFields, isJson, string } from '../../input/json-value.js';

export interface ImportedCall {
  name: string;
  tool: string;
  /** The test does not name it. */
  guessed: boolean;
  input: Record<string, unknown>;
  expect: 'block' | 'allow';
  contains: string | null;
  lost: string[];
  place: string;
}

/** Stands in a template for the test's own words. */
export const ARGUMENT = '\u0001argument';

/** The first field that a call of each tool has, where a test does not name the tool: hooks rarely read its name. */
const TOOL_BY_FIELD: readonly [string, string][] = [
  ['command', 'Bash'],
  ['url', 'WebFetch'],
  ['query', 'WebSearch'],
  ['old_string', 'Edit'],
  ['content', 'Write'],
  ['notebook_path', 'NotebookEdit'],
  ['pattern', 'Grep'],
  ['file_path', 'Read'],
];

export type GivenCall = { tool: string; input: Record<string, unknown>; guessed: boolean };

/** What a hook is given; a reason where it is no call of a tool. */
export function readCall(given: unknown): GivenCall | string {
  const { tool_name, tool_input } = asFields(given);
  if (!isJson(tool_input) || Object.keys(tool_input).length === 0) return 'it gives the hook no call of a tool.';
  const named = string(tool_name);
  const tool = named || TOOL_BY_FIELD.find(([field]) => field in tool_input)?.[1];
  if (!tool) return `nothing says which tool has the fields ${Object.keys(tool_input).join(', ')}.`;
  if (Object.values(tool_input).some((value) => value === '')) return 'no agent makes a call without words.';
  return { tool, input: tool_input, guessed: named === '' };
}

/** The template of a helper with the words of a test in it. */
export function fill(template: unknown, argument: string): unknown {
  if (typeof template === 'string') return template.replaceAll(ARGUMENT, () => argument);
  if (Array.isArray(template)) return template.map((one) => fill(one, argument));
  if (!isJson(template)) return template;
  return Object.fromEntries(Object.entries(template).map(([key, one]) => [key, fill(one, argument)]));
}

const BLOCKS = /(?:^|[^a-z])(?:den(?:y|ies|ied)|block(?:s|ed)?|refus(?:e|es|ed)|reject(?:s|ed)?|forbid(?:s|den)?)/i;
const ALLOWS =
  /(?:^|[^a-z])(?:allow(?:s|ed)?|permit(?:s|ted)?|pass(?:es|ed)?(?:[-_ ]?through)?|approv(?:e|es|ed)|ignor(?:e|es|ed)|silent(?:ly)?)/i;

/** What words of an assertion ask, else those of the name; null where they ask neither, or both. */
export function verdictOf(assertions: readonly string[], name: string): 'block' | 'allow' | null {
  const asked = new Set(assertions.flatMap((one) => readVerdict(one) ?? []));
  // A hook that denies in JSON ends with 0, too.
  if (asked.has('block')) return 'block';
  return asked.has('allow') ? 'allow' : readVerdict(name);
}

function readVerdict(words: string): 'block' | 'allow' | null {
  const negated = /\bnot\b|\bNone\b|!=|refute|assert_no/.test(words);
  if (/(?:-eq|==|failure)\s*2\b/.test(words)) return negated ? 'allow' : 'block';
  if (BLOCKS.test(words)) return negated ? 'allow' : 'block';
  if (ALLOWS.test(words)) return negated ? 'block' : 'allow';
  if (/(?:-eq|==)\s*0\b|assert_success/.test(words)) return 'allow';
  if (/-ne\s*0\b|assert_failure/.test(words)) return 'block';
  return null;
}

export function makeCall(
  { tool, input, guessed }: GivenCall,
  about: Pick<ImportedCall, 'name' | 'expect' | 'place'> & { contains: readonly string[] },
): ImportedCall {
  const [contains = null, ...more] = about.expect === 'block' ? about.contains : [];
  const lost = [
    ...more.map((words) => `further words of the answer: '${words}'`),
    ...(about.expect === 'allow' && about.contains.length > 0 ? ['words of an answer that lets the call through'] : []),
  ];
  return { ...about, tool, guessed, input, contains, lost };
}

/** One line for a file, because no test of it is likely to. */
export function describeGuessed(calls: readonly ImportedCall[]): string[] {
  const tools = [...new Set(calls.flatMap(({ guessed, tool }) => (guessed ? tool : [])))];
  return tools.length === 0 ? [] : [`names of tools, which its tests leave out; here ${tools.join(', ')}`];
}
