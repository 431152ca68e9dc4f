/** The text of a SKILL.md, a custom agent or a command → the same text with what is mechanically wrong put right, so that every agent reads of it what some agent read before. */
import { readFields as readByClaude } from '../agents/claude/front-matter.js';
import { readFields as readByCodex } from '../agents/codex/front-matter.js';
import { AGENTS } from '../agents/index.js';
import { type PartFile, wordsOf, writeHint } from '../agents/interface/part-file.js';
import { writeFences } from '../skill/front-matter/block-problem.js';
import { doneByFix, type ProblemKind, QUOTED } from '../skill/front-matter/problem.js';
import { readMeant } from '../skill/front-matter/yaml-problem.js';
import { parseFrontMatter } from '../skill/front-matter.js';
import type { Skill } from '../skill/skill.js';

export interface FixedText {
  text: string;
  /** What was done, in words. */
  done: string[];
}

/** A problem of that kind is gone from a skill's file, once `check --fix` has been there. */
export function isPutRight({ text, dir }: Pick<Skill, 'text' | 'dir'>, kind: ProblemKind): boolean {
  const { text: fixed, done } = fixText(text, dir);
  return done.length > 0 && !parseFrontMatter(fixed).problems.some((one) => one.kind === kind);
}

/** cure: without its full stop. fixed: the file as `check --fix` leaves it. */
export const cureByFix = (cure: string, fixed: string): string =>
  fixed.split(/\r?\n/).some((line) => cure === `write \`${line}\``) ? doneByFix(cure) : `${cure}.`;

/** of: the name of the skill's folder, or a custom agent or a command, which has none. */
export function fixText(text: string, of: string | Omit<PartFile, 'text'>): FixedText {
  const done: string[] = [];
  let fixed = text;
  const apply = (next: string | null, what: string) => {
    if (next === null || next === fixed) return;
    fixed = next;
    done.push(what);
  };
  apply(text.startsWith('\uFEFF') ? text.slice(1) : null, 'removed the byte order mark');
  apply(writeFences(fixed), 'wrote the three dashes anew');
  apply(writeKeys(fixed), 'wrote a key as it is meant');
  apply(quoteValues(fixed) ?? quoteHash(fixed), 'put quotes around a value');
  apply(writeLine(fixed, writeHint(parseFrontMatter(fixed).fields) ?? ''), 'put quotes around a value');
  if (typeof of === 'string') apply(fixName(fixed, of), 'wrote the name as the folder has it');
  else apply(fixTypes(fixed, of), 'wrote a value as its agent takes it');
  return { text: fixed, done };
}

const KEY_LINE = /^([A-Za-z_][\w-]*):[ \t]+(\S.*?)[ \t]*(\r?)$/;

/** At the start of their lines, in small letters, and with an ordinary space after the colon. */
function writeKeys(text: string): string {
  const { present, body_line, fields } = parseFrontMatter(text);
  const lines = text.split('\n');
  const end = present ? body_line - 2 : 0;
  const inSmall = (key: string) => (key.toLowerCase() in fields ? key : key.toLowerCase());
  const head = readMeant(lines.slice(0, end)).lines.map((line) => line.replace(/^(?:name|description)(?=:)/i, inSmall));
  return [...head, ...lines.slice(end)].join('\n');
}

/** Lines that a colon, or a character which YAML keeps for itself, makes unreadable. Null: nothing to do, or the agents read the block in different ways, so that no text fits all. */
function quoteValues(text: string): string | null {
  const before = parseFrontMatter(text);
  const found = before.problems.filter(({ kind }) => QUOTED.has(kind)).map(({ line }) => line);
  if (!before.present || found.length === 0) return null;
  const lines = text.split('\n');
  const end = before.body_line - 2;
  const quoted = lines.map((line, index) => {
    if (index === 0 || index >= end || /^[ \t]/.test(lines[index + 1] ?? '')) return line;
    const [, key, value, cr] = KEY_LINE.exec(line) ?? [];
    if (key === undefined || value === undefined) return line;
    // What begins with a quote or a bracket is a sentence all the same, where it is to describe; a hint is `[file] [other]`.
    const isSentence =
      /^(?:description|argument-hint)$/.test(key) && found.includes(index + 1) && !/^[|>&*!%#]/.test(value);
    const isPlain = /: |:$|^[@`]/.test(value) && !/^['"|>[{&*!%#]/.test(value);
    return isSentence || isPlain ? quoteLine(key, value, cr) : line;
  });
  const after = quoted.join('\n');
  return parseFrontMatter(after).problems.length === 0 && readsTheSame(text, after) ? after : null;
}

/** Of each agent that refuses the type of a value, where the line that it takes costs no other agent the file. */
function fixTypes(text: string, part: Omit<PartFile, 'text'>): string {
  const agents = Object.values(AGENTS);
  const faultsOf = (one: string) => agents.map(({ parts }) => parts.faultOf?.({ ...part, text: one }) ?? null);
  return agents.reduce((before, _, at) => {
    let after = before;
    for (let line = faultsOf(after)[at]?.write; line !== undefined; line = faultsOf(after)[at]?.write) {
      const next = writeLine(after, line);
      if (next === after) return before;
      after = next;
    }
    const [had, has] = [faultsOf(before), faultsOf(after)];
    return has[at] === null && has.every((fault, one) => !fault || fault.why === had[one]?.why) ? after : before;
  }, text);
}

/** In place of the one with that field, unless it holds more than the value. */
function writeLine(text: string, line: string): string {
  const { fields, body_line } = parseFrontMatter(text);
  const lines = text.split('\n').map((old, index) => {
    const [, key = '', value = '', cr = ''] = (index < body_line - 2 && KEY_LINE.exec(old)) || [];
    const words = wordsOf(fields[key]);
    const isWhole = [words, `'${words}'`, `"${words}"`].includes(value);
    return isWhole && line.startsWith(`${key}: `) ? `${line}${cr}` : old;
  });
  return lines.join('\n');
}

const quoteLine = (key: string, value: string, cr = ''): string => `${key}: '${value.replaceAll("'", "''")}'${cr}`;

/** A description that begins with `#1` or the like is a comment to YAML, which leaves nothing of it. */
function quoteHash(text: string): string | null {
  const { present, problems, fields, body_line } = parseFrontMatter(text);
  if (!present || problems.length > 0 || fields['description'] !== null) return null;
  const lines = text.split('\n').map((line, index) => {
    const [, key, value, cr] = (index < body_line - 2 && KEY_LINE.exec(line)) || [];
    return key === 'description' && value !== undefined && /^#\S/.test(value) ? quoteLine(key, value, cr) : line;
  });
  return lines.join('\n');
}

/** What differs from the folder in capitals, blanks and underscores only: another name may be meant. */
export function fixName(text: string, dir: string): string | null {
  const { present, problems, fields } = parseFrontMatter(text);
  const { name } = fields;
  if (!present || problems.length > 0 || typeof name !== 'string' || name === dir) return null;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(dir) || plain(name) !== dir) return null;
  const lines = text.split('\n');
  const at = lines.findIndex((line) => /^name:[ \t]/.test(line));
  const [, , value, cr = ''] = KEY_LINE.exec(lines[at] ?? '') ?? [];
  if (value === undefined || ![name, `'${name}'`, `"${name}"`].includes(value)) return null;
  const after = lines.with(at, `name: ${dir}${cr}`).join('\n');
  return parseFrontMatter(after).fields['name'] === dir ? after : null;
}

const plain = (name: string) =>
  name
    .trim()
    .toLowerCase()
    .replace(/[\s_]+/g, '-');

/** By each agent that could read it before, and by our own lenient reader. Copilot reads only what is YAML, so it had nothing. */
function readsTheSame(before: string, after: string): boolean {
  const claude = readByClaude({ text: before }).fields;
  const codex = readByCodex({ text: before });
  const lenient = parseFrontMatter(before).fields;
  const now = parseFrontMatter(after).fields;
  return (
    // Claude Code ends the block at the first three dashes, even within a value.
    isSame(readByClaude({ text: after }).fields, Object.keys(claude).length === 0 ? now : claude) &&
    (codex.error !== null || isSame(codex, readByCodex({ text: after }))) &&
    isSame(Object.keys(lenient), Object.keys(now)) &&
    isSame(lenient['description'], now['description']) &&
    isSame(lenient['name'], now['name'])
  );
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
