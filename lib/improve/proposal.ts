/** What is known of a description on the tuning cases → the chat request that asks for better ones; the answer → descriptions. */
import type { Candidate } from '../contract/improvement.js';
import { asFields, list, parseValue, string } from '../input/json-value.js';
import { type Row, rateOf } from './chance.js';
import { plainDescription } from './description.js';
import { plainPrompt, type Split, type SplitCase } from './split.js';

/** What all rounds have in common. No held-out prompt may be among it. */
export interface ProposalFacts {
  skill: string;
  body: string;
  /** Of the skills that are listed beside it, here and of neighbours. */
  others: readonly { id: string; description: string }[];
  candidates: number;
  /** Most characters that every agent keeps. */
  limit: number;
}

export interface ProposalRequest {
  model: string;
  messages: { role: 'system' | 'user'; content: string }[];
  temperature: number;
  seed: number;
  max_tokens: number;
  stream: false;
}

const MAX_ANSWER_TOKENS = 8192;
const BODY_CHARS = 6000;
const OTHER_CHARS = 300;
const MOST_OTHERS = 60;

/** tried: the best first. best: the description that the outcomes are of. */
export function buildProposal(
  facts: ProposalFacts,
  {
    tuning,
    best,
    rows,
    tried,
  }: { tuning: readonly SplitCase[]; best: string; rows: readonly Row[]; tried: readonly Candidate[] },
  { model, seed }: { model: string; seed: number },
): ProposalRequest {
  const outcomes = tuning.map(({ testCase, group }) => {
    const own = rows.filter(({ case_id }) => case_id === testCase.case_id);
    return JSON.stringify({
      prompt: testCase.prompt,
      expected: group || null,
      right: Object.fromEntries(own.map(({ agent, passed, judged }) => [agent, `${passed} of ${judged} trials`])),
      chosen_instead: [...new Set(own.flatMap(({ instead }) => instead.map((name) => name || 'nothing')))],
    });
  });
  const earlier = tried.map(({ description, tuning: found, why }) =>
    JSON.stringify({ description, ...(found ? { right: `${found.passed} of ${found.judged} trials` } : {}), why }),
  );
  const others = facts.others
    .slice(0, MOST_OTHERS)
    .map(({ id, description }) => JSON.stringify({ id, description: description.slice(0, OTHER_CHARS) }));
  return {
    model,
    messages: [
      { role: 'system', content: rulesFor(facts) },
      {
        role: 'user',
        content: [
          `Skill: ${facts.skill}`,
          `Its description now:\n${best}`,
          `What the skill does, from its own text:\n${facts.body.slice(0, BODY_CHARS)}`,
          ...(others.length ? [`Skills that are listed beside it:\n${others.join('\n')}`] : []),
          `How agents chose with this description:\n${outcomes.join('\n')}`,
          ...(earlier.length ? [`Descriptions that were tried before:\n${earlier.join('\n')}`] : []),
        ].join('\n\n'),
      },
    ],
    temperature: 0.8,
    seed,
    max_tokens: MAX_ANSWER_TOKENS,
    stream: false,
  };
}

const rulesFor = ({ candidates, limit }: ProposalFacts) =>
  `A coding agent lists the description of each of its skills, and from that line alone its model decides which skill to use. Write ${candidates} new descriptions of one skill, which differ from each other, so that it is used for every prompt that expects it and for no other.
Say first what the skill does, a verb and an object within 80 characters; then when to use it, in the words of the people who ask. Say what kind of request is meant; do not copy prompts, which are only a sample. Do not name other skills, do not ask to be used for everything, and do not promise what the skill does not do. No markup, one line, at most ${limit} characters.
Answer with a JSON array of ${candidates} strings and nothing else.`;

/** A line of the body that has a held-out prompt in it would show the prompt to the proposer. */
export function withoutPrompts(body: string, { holdout }: Pick<Split, 'holdout'>): string {
  const prompts = holdout.map(({ testCase }) => plainPrompt(testCase.prompt));
  if (!prompts.some((prompt) => plainPrompt(body).includes(prompt))) return body;
  const kept = body.split('\n').filter((line) => !prompts.some((prompt) => plainPrompt(line).includes(prompt)));
  // A prompt that is broken over lines is in no line of its own.
  return prompts.some((prompt) => plainPrompt(kept.join('\n')).includes(prompt)) ? '' : kept.join('\n');
}

export function readProposal(answer: unknown, most: number): { descriptions: string[]; tokens: number } {
  const { choices, usage } = asFields(answer);
  const { prompt_tokens, completion_tokens } = asFields(usage);
  const tokens = [prompt_tokens, completion_tokens].reduce<number>(
    (sum, part) => sum + (typeof part === 'number' && part > 0 ? part : 0),
    0,
  );
  const [first] = list(choices).map(asFields);
  const text = string(asFields(first?.['message'])['content']).replace(/<think>[\s\S]*?<\/think>/g, '');
  const descriptions = [...new Set(listTexts(text).map(plainDescription).filter(Boolean))];
  return { descriptions: descriptions.slice(0, most), tokens };
}

/** An array of texts, bare or fenced, or of objects that have one; else each line of a list. */
function listTexts(text: string): string[] {
  const [array] = /\[[\s\S]*\]/.exec(text) ?? [];
  const found = list(parseValue(array ?? '')).map((one) => string(one) || string(asFields(one)['description']));
  if (found.some(Boolean)) return found;
  return [...text.matchAll(/^\s*(?:[-*]|\d+[.)])\s+(.+)$/gm)].map(([, line = '']) => line);
}

export const compareTried = (one: Candidate, other: Candidate): number =>
  rateOf(other.tuning ?? NONE) - rateOf(one.tuning ?? NONE);

const NONE = { passed: 0, judged: 0 };
