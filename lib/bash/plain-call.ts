/** A call and what came back → whether it has nothing to do with skills, at a glance: true of most calls of a long transcript. */
import { memoize } from '../input/memoize.js';
import { bodyLines, mayHoldSkillText } from './output/skill-text.js';
import { type Flow, HAS_PATTERN } from './shell/flow.js';
import { type Disk, resolvePath } from './shell/state.js';
import type { ShellCall } from './shell-call.js';

type Skills = ShellCall['skills'];

/** Where errors go says nothing of what is read. */
const ASIDE = /\s*\d?>(?:&\d|\s*\/dev\/null)/g;
/** Words that stand for other words, or for what another command prints; and files that are written. */
const INDIRECT = /[*?[\]{}$`>]|(?:^|[\s=:])~|<\(/;
/** In single quotes nothing stands for anything else, in double quotes little, unless it is a script for another program. */
const QUOTED = /'[^']*'|"(?:[^"\\]|\\.)*"/g;
const RUNS_WORDS =
  /(?:^|[|;&(\n\s/])(?:sh|bash|zsh|dash|ksh|fish|python[\d.]*|node|nodejs|perl|ruby|php|deno|bun|ssh|watch|script|trap)\s/;
/** Of git, what neither copies files of a skill nor prints them without their names. */
const QUIET_GIT =
  /\bgit (?:-C \S+ )?(?:status|diff|log|fetch|branch|add|commit|push|pull|rev-parse|rev-list|remote|ls-files|ls-remote|merge-base|tag|config|worktree|switch|merge|rebase|describe)\b|\.git(?:ignore|attributes|hub)?\b/g;
/** What changes the shell or the disk for later calls, or runs words that it makes up. */
const MOVES =
  /(?:^|[|;&(\n])\s*(?:sudo\s+)?(?:(?:cd|pushd|popd|source|\.|eval|exec|builtin|env|cp|mv|ln|install|rsync|tee|tar|unzip|xargs|base64|xxd)\b|find\b(?=.*\s-(?:exec|ok)))/;
/** As most commands begin: into a folder that is written out, and then something else there. */
const GOES_INTO =
  /^\s*cd\s+(?:"((?![-~])[^"'$`\\\n]+)"|'((?![-~])[^"'\\\n]+)'|((?!-)[\w./@%+:,=-]+))[ \t]*(?:&&|;|\n|$)/;
/** A longer command is looked at in earnest. */
const MAX_COMMAND = 2_000;

/** A command whose words stand for themselves and name no skill, and an output that holds nothing of any; null for another. */
export function passOver({
  command,
  cwd: before,
  output,
  skills,
  bodyOf,
  disk,
}: ShellCall): { cwd: string | null } | null {
  if (command.length > MAX_COMMAND) return null;
  const simple = command.includes('>') ? command.replace(ASIDE, '') : command;
  const goes = GOES_INTO.exec(simple);
  // Where the change of folder may fail, only a full parse shows how far the command came.
  if (goes && output.includes('cd: ')) return null;
  const cwd = goes ? resolvePath({ cwd: before }, goes[1] ?? goes[2] ?? goes[3] ?? '') : before;
  const rest = goes ? simple.slice(goes[0].length) : simple;
  if (MOVES.test(rest) || (INDIRECT.test(rest) && (RUNS_WORDS.test(rest) || INDIRECT.test(liveWords(rest)))))
    return null;
  if (/\bgit\b/.test(rest) && /\bgit\b/.test(rest.replace(QUIET_GIT, ''))) return null;
  const named = `${simple.replace(/["'\\]/g, '')} ${before ?? ''} ${goes ? cwd : ''}`;
  if (/skill\.md/i.test(named) || namesFolder(named, skills)) return null;
  if (disk?.size && namesWritten(named, disk, skills)) return null;
  return showsNothing(output, skills, bodyOf) ? { cwd } : null;
}

/** The same of a tool of which nothing is known; its command is the paths that it names. */
export const isPlainUnknown = ({ command, output, skills, bodyOf }: ShellCall): boolean =>
  !/skill\.md/i.test(command) && !namesFolder(command, skills) && showsNothing(output, skills, bodyOf);

const liveWords = (command: string) =>
  command.replace(QUOTED, (text) => (text.startsWith('"') ? text.replace(/[^$`]/g, '') : ''));

/** Neither front matter nor the name of a SKILL.md nor, where the bodies are known, a line of one. */
const showsNothing = (output: string, skills: Skills, bodyOf: ShellCall['bodyOf']): boolean =>
  !/skill\.md/i.test(output) && !mayHoldSkillText(output) && !mayHoldBody(output, skills, bodyOf);

/** What an earlier call copied from a skill may be read under its new name. */
function namesWritten(named: string, disk: Disk, skills: Skills): boolean {
  for (const [path, flow] of disk) {
    if (!mayBeOfSkill(flow, skills)) continue;
    const name = path.slice(path.lastIndexOf('/') + 1);
    if (name === '' || HAS_PATTERN.test(name) || named.includes(name)) return true;
  }
  return false;
}

const mayBePath = (path: string, skills: Skills) =>
  /skill/i.test(path) || HAS_PATTERN.test(path) || namesFolder(path, skills);

const mayBeOfSkill = memoize((flow: Flow, skills: Skills) =>
  flow.some((source) => 'path' in source && mayBePath(source.path, skills)),
);

const namesOf = memoize((skills: NonNullable<Skills>) => {
  const all = skills.flatMap(({ id, dir, path }) => [id, dir ?? '', path.split('/').at(-2) ?? '']);
  return [...new Set(all)].filter((name) => name !== '');
});

const namesFolder = (named: string, skills: Skills): boolean =>
  skills !== null && namesOf(skills).some((name) => named.includes(name));

/** Lines are compared by their ends: what tools put before a line is not looked at. */
const END = 10;

/** Whether a line of the output ends as a line of an installed body; true where a body is not known. */
function mayHoldBody(output: string, skills: Skills, bodyOf: ShellCall['bodyOf']): boolean {
  if (skills === null || bodyOf === null) return false;
  const ends = endsOf(skills, bodyOf);
  if (ends === null || hasEscapedLines(output)) return true;
  for (let from = 0; from <= output.length; ) {
    const at = output.indexOf('\n', from);
    const line_end = at < 0 ? output.length : at;
    let to = line_end;
    while (to > from && isBlank(output.charCodeAt(to - 1))) to -= 1;
    if (hasEnd(output, from, to, ends)) return true;
    // `cat -A` marks the end of each line.
    if (output.charCodeAt(to - 1) === DOLLAR && hasEnd(output, from, to - 1, ends)) return true;
    from = line_end + 1;
  }
  return false;
}

const DOLLAR = 36;
const isBlank = (unit: number) => unit <= 32 || (unit >= 0xa0 && /\s/.test(String.fromCharCode(unit)));

const hasEnd = (text: string, from: number, to: number, ends: ReadonlySet<string>): boolean =>
  to - from >= END && ends.has(text.slice(to - END, to));

/** JSON, or a text whose line breaks are written out. */
const hasEscapedLines = (output: string) =>
  output.includes('\r') || (output.includes('\\n') && (/^\s*["[{]/.test(output) || !/(?:\n[^\n]*){5}/.test(output)));

/** Null where a body is not known, or has no line that is long enough. */
const endsOf = memoize((skills: NonNullable<Skills>, bodyOf: NonNullable<ShellCall['bodyOf']>) => {
  const bodies = skills.map(({ path }) => bodyLines(bodyOf(path) ?? '').filter((line) => line.length >= END));
  return bodies.some((lines) => lines.length === 0) ? null : new Set(bodies.flat().map((line) => line.slice(-END)));
});
