/** The text of a part → the lines that send an agent to another part, in the forms in which such texts name a skill, subagent or command. */
import type { PartAt } from '../../lib/contract/part.js';
import { findPointers } from '../../lib/router/words/pointers.js';
import { listTaught } from '../../lib/skill/subagent.js';
import { escapePattern } from '../../lib/text/escape.js';

/** `Do not use the dates skill` and `the dates skill was removed` send nobody there, and `Run \`build\`` may be a command. */
const DENIED =
  /(?:\bnot|n['’]t|\bnever|\bno longer|\bstop\w*|\bwithout|\bunlike|\binstead of|\brather than|\b(?:former|replac|remov|delet)\w*)\s+(?:(?!and\b|but\b|then\b)[\w-]+\s+){0,5}["'*`@/]*(?:[\w-]+:)?$/i;
const GONE =
  /^["'*`]*(?:\s+(?:sub-?agent|agent|skill|command))?\s+(?:(?:is|are) (?:gone|no longer)|no longer|has been|was|used to)\b/i;
const COMMAND = /\b(?:run|see|try)\w*\s+`$/i;
/** `research → plan → build` are steps; `[plan/one.md]`, `Test::Mock` and "Test all of it" are others. */
const STEP = /(?:→|➜|⇒|->|=>)\s*(?:the\s+)?$/;
const LONGER = /^(?:[\w/<-]|::?\w)/;

/** What stands from `at` to `end` is named, and nobody is sent there. */
export const isDenied = (text: string, at: number, end: number): boolean =>
  DENIED.test(text.slice(Math.max(0, at - 200), at)) || GONE.test(text.slice(end));

/** What it is called, and the field of a call or of front matter whose value it is. "The build command: `npm run build`" is one of a shell. */
const FORMS: { readonly [K in PartAt['kind']]?: { noun: string; field: string } } = {
  skill: { noun: 'skill', field: 'skill' },
  subagent: { noun: '(?:sub-?)?agent', field: '(?:subagent_type|agent_type|agent_name|agent)' },
  command: { noun: '(?:slash[ -])?command(?!\\s*[(:]?\\s*`)', field: 'slash_command' },
};
const MARK = `["'*\`]`;
const ARTICLE = String.raw`\b(?:the|our|use|ask|call|start|launch|run|invoke|dispatch|spawn|to|with|via|by)\s+`;
const VERB = String.raw`\b(?:dispatch|spawn|ask|launch|delegate|hand|assign|consult)\w*\s+(?:[\w-]+\s+){0,6}?`;
/** A folder, not a command; no more is `POST /search`. */
const PLACE = String.raw`(?<!\b(?:at|in|into|inside|from|under|below|of)\s["'*\`]*)`;

/** plugins: by whose names it may be qualified. */
function patternsOf({ kind, name }: PartAt, plugins: readonly string[]): RegExp[] {
  const forms = FORMS[kind];
  if (!forms) return [];
  const { noun, field } = forms;
  const prefix = `(?:${plugins.map(escapePattern).join('|') || '(?!)'}):`;
  const id = `(?:${prefix})?${escapePattern(name)}(?![\\w/-]|\\.\\w)`;
  // A name of one plain word is one only where it is marked as such: "review the code".
  const marked = /\W/.test(name) ? `(?<![\\w./:-])${MARK}*${id}${MARK}*` : `(?<![\\w./:-])${MARK}+${id}${MARK}+`;
  const named = [
    `(?:${ARTICLE}|(?=${marked}))${MARK}*${id}${MARK}*\\s+${noun}(?![\\w-])`,
    `(?<![\\w-])${field}["'\`]*\\s*[:=]\\s*["'\`]*${id}`,
    `(?<![\\w./:-])[@/]?${prefix}${escapePattern(name)}(?![\\w/-]|\\.\\w)`,
    ...(kind === 'subagent' ? [`${VERB}${marked}`] : []),
  ];
  // `@Test` is an annotation.
  const called =
    kind === 'subagent'
      ? [`(?<![\\w./@])@(?:agent-)?${id}`]
      : kind === 'command'
        ? [`${PLACE}(?<![\\w./~:}'"-]|[A-Z]{3}\\s)/${id}(?!\\?\\w)`]
        : [];
  return [...named.map((one) => new RegExp(one, 'gi')), ...called.map((one) => new RegExp(one, 'g'))];
}

/** paths: of the part, where nothing is any more. */
export function listReferences(
  part: PartAt,
  { kind, text }: { kind: PartAt['kind'] | null; text: string },
  { paths, plugins }: { paths: readonly string[]; plugins: readonly string[] },
): number[] {
  const isIt = (id: string) => id.toLowerCase() === part.name.toLowerCase();
  const taught = kind === 'subagent' && part.kind === 'skill' ? listTaught(text) : [];
  const said = findPointers(text, isIt).found.filter(
    ({ before, after, sure, target }) =>
      !DENIED.test(before) &&
      !LONGER.test(after) &&
      !(/["'*`]$/.test(before) && before.at(-1) !== after[0]) &&
      (target.includes('-') || (!STEP.test(before) && (sure || !COMMAND.test(before)))),
  );
  const named = patternsOf(part, plugins).flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: found, index }) => {
      const at = index + found.toLowerCase().indexOf(part.name.toLowerCase());
      return isDenied(text, at, at + part.name.length) ? [] : [at];
    }),
  );
  const lineAt = (end: number) => text.slice(0, end).trimEnd().split('\n').length;
  const lines = [
    ...taught.flatMap(({ name, line }) => (isIt(name.replace(/^.*:/, '')) ? [line] : [])),
    ...said.map(({ end }) => lineAt(end)),
    ...named.map((at) => lineAt(at + 1)),
    ...text.split('\n').flatMap((line, at) => (paths.some((path) => line.includes(path)) ? [at + 1] : [])),
  ];
  return [...new Set(lines)].sort((one, other) => one - other);
}
