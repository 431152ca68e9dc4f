/** A description → the pointers to other skills in it ("for RPA use uipath-rpa"), and the description without them. */

import type { RouterTool } from './tool.js';

interface Pointer {
  /** Name of the skill that it points to. */
  target: string;
  /** Said so that it can only be a skill: after an arrow, before the word "skill" or "instead", or alone in brackets. */
  sure: boolean;
  /** A name that is marked as one, or has hyphens, beside the word "skill": there or not, it is meant as a skill's. */
  named: boolean;
  /** What its sentence says before the name, and behind it. */
  before: string;
  after: string;
  start: number;
  end: number;
}

export interface Pointers {
  found: Pointer[];
  /** The description without them: what the skill says about itself. */
  rest: string;
}

/** Sentences, and the parts of a list that semicolons separate. A period within a name (`.flow`, e.g.) ends nothing. */
const SENTENCE = /(?:[^.;!?\n]|[.!?](?!\s|$))+(?:[.;!?\n]+|$)/g;
/** A sentence that begins like this is about what the skill is not for, up to the last skill that it names. */
const ELSEWHERE =
  /^\W*(?:but |and )?(?:for\b|if you\b|to\b|(?:is |are )?not\b|(?:do not|don['’]t|never|avoid)\b|instead\b|see also\b|related\b)/i;
const ARROW = String.raw`(?:→|➜|⇒|->|=>)\s*(?:the\s+)?`;
const VERB = String.raw`\b(?:use|uses|using|see|prefer|try|invoke|run|choose|load|activate|trigger|(?:delegate|defer|redirect|route|switch|hand|go|belong)\w*(?: off)?\s+to|(?:handled|covered|owned)\s+by)\s+(?:the\s+|instead\s+)?`;
/** These need the word "skill" beside the name. */
const WEAK = String.raw`\b(?:follow|apply|consult|call|read|start|launch)\w*\s+(?:the\s+)?`;
const MARK = String.raw`["'*\x60\[/]*`;
const LEAD = String.raw`(?<lead>skills?:?\s+(?:(?:called|named)\s+)?)?`;
/** What may be the name of a skill, with or without its plugin. */
const NAME = String.raw`(?<mark>${MARK})(?<plugin>[\w-]+:)?(?<name>\w(?:[\w.-]*\w)?)["'*\x60\]]*`;
/** After a verb or an arrow, and after or before that word. */
const CANDIDATE = new RegExp(
  String.raw`(?:(?<arrow>${ARROW})|(?<weak>${WEAK})|${VERB})${LEAD}${NAME}(?<word> skill\b)?`,
  'giu',
);
/** `see the X skill and the Y skill`. */
const SIBLING = new RegExp(String.raw`(?:,?\s+(?:and|or)|,)\s+(?:the\s+)?${LEAD}${NAME}(?<word> skills?\b)?`, 'iuy');
/** "use html for the report" is about a format: a name of one plain word must be marked as a name. */
const PLAIN = /^[a-z0-9]+$/i;

/** `time-zones`, but not an adjective: `built-in`, `well-known`, `project-specific`. */
const COMPOUND =
  /^(?!(?:built|pre|well|third|first|open|user|high|low|most|best|non|auto|self|up|next|above|cross|end|general)-)(?!.*-(?:specific|based|level|related|defined|provided|relevant|aware|like|only|wide|purpose|appropriate|matching|in)$)[a-z0-9]+(?:-[a-z0-9]+)+$/;

/** isOther: whether a name is that of another skill of the index. */
export function findPointers(text: string, isOther: (name: string) => boolean): Pointers {
  const found: Pointer[] = [];
  // Most descriptions have none, and few of their words are names of skills.
  for (const { 0: sentence, index } of text.matchAll(SENTENCE)) {
    const hits = [...sentence.matchAll(CANDIDATE)]
      .flatMap((hit) => withSiblings(sentence, hit))
      .filter(({ groups }) => isOther(groups!['name']!));
    const whole = ELSEWHERE.test(sentence);
    for (const hit of hits) {
      const start = whole ? 0 : clauseStart(sentence, hit.index);
      const end = clauseEnd(sentence, endOf(whole ? hits.at(-1)! : hit));
      const { name, arrow, mark, plugin, lead, word = lead } = hit.groups as Record<string, string | undefined>;
      const sure = Boolean(arrow || word) || /^\s*(?:instead\b|\))/i.test(sentence.slice(endOf(hit)));
      const named = Boolean(word) && !plugin && (Boolean(mark) || COMPOUND.test(name!));
      const at = hit.index + hit[0].lastIndexOf(name!);
      const [before, after] = [sentence.slice(0, at), sentence.slice(at + name!.length)];
      found.push({ target: name!, sure, named, before, after, start: index + start, end: index + end });
    }
  }
  return { found, rest: without(text, found) };
}

/** It may be one, and so may each that is joined to it. */
function withSiblings(sentence: string, first: RegExpExecArray): RegExpExecArray[] {
  const all: RegExpExecArray[] = [];
  for (let hit: RegExpExecArray | null = first; hit; ) {
    const { arrow, weak, lead, mark, name, word = lead } = hit.groups as Record<string, string | undefined>;
    if (!word && (weak || !(arrow || mark || !PLAIN.test(name!)))) break;
    all.push(hit);
    SIBLING.lastIndex = endOf(hit);
    hit = SIBLING.exec(sentence);
    if (hit) Object.assign(hit.groups!, arrow ? { arrow } : {}, weak ? { weak } : {});
  }
  return all;
}

/** The tools as they are indexed: a pointer is about another skill, and its words would attract that skill's prompts. */
export function withoutPointers(tools: readonly RouterTool[]): RouterTool[] {
  const names = new Set(tools.map(({ id }) => bareName(id)));
  return tools.map((tool) => {
    const own = bareName(tool.id);
    const { found, rest } = findPointers(
      tool.description,
      (name) => name.toLowerCase() !== own && names.has(name.toLowerCase()),
    );
    return found.length ? { ...tool, description: rest } : tool;
  });
}

/** Descriptions name a skill without its plugin. */
const bareName = (id: string) => id.slice(id.lastIndexOf(':') + 1).toLowerCase();

const endOf = (hit: RegExpMatchArray) => hit.index! + hit[0].length;

/** Backwards from a name to the edge of its clause; brackets that close on the way belong to the clause. */
function clauseStart(sentence: string, at: number): number {
  let depth = 0;
  for (let i = at - 1; i >= 0; i--) {
    const character = sentence[i]!;
    if (character === ')') depth++;
    else if (character === '(' && depth > 0) depth--;
    else if (depth === 0 && isEdge(sentence, i)) return i;
  }
  return 0;
}

function clauseEnd(sentence: string, from: number): number {
  let depth = 0;
  for (let i = from; i < sentence.length; i++) {
    const character = sentence[i]!;
    if (character === '(') depth++;
    else if (character === ')' && depth > 0) depth--;
    else if (depth === 0 && isEdge(sentence, i)) return character === ')' ? i + 1 : i;
  }
  return sentence.length;
}

/** A hyphen is an edge between blanks only, a colon before one. */
function isEdge(sentence: string, at: number): boolean {
  const character = sentence[at]!;
  if (character === ':') return sentence[at + 1] === ' ';
  if (character === '-') return sentence[at - 1] === ' ' && sentence[at + 1] === ' ';
  return ',()—–'.includes(character);
}

function without(text: string, pointers: readonly Pointer[]): string {
  let rest = '';
  let at = 0;
  for (const { start, end } of pointers) {
    if (start < at) {
      at = Math.max(at, end);
      continue;
    }
    rest += `${text.slice(at, start)} `;
    at = end;
  }
  return rest + text.slice(at);
}
