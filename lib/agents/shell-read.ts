/** A shell command and what came back → which skills' own text it really put before the model, and which it merely touched. */
import { collectFacts, type Facts } from './shell/collect.js';
import { judgeSkill } from './shell/judge.js';
import { parseScript } from './shell/parse.js';
import { type Disk, openShell } from './shell/state.js';
import { walkScript } from './shell/walk.js';

export interface ShellCall {
  command: string;
  /** Directory the command started in; null when the agent does not say. */
  cwd: string | null;
  output: string;
  exit_code: number | null;
  /** The installed skills; null when not known (explain on a recording). */
  skills: { id: string; path: string; dir?: string }[] | null;
  bodyOf: ((path: string) => string | null) | null;
  /** What earlier calls of the run copied where; told of this call's copies. Left out for a call that did not run. */
  disk?: Disk;
  /** Where the agent keeps what the command printed or is still to print: reading that is reading what was printed. */
  saved_to?: string | null;
}

export interface SkillTouch {
  skill: string;
  path: string | null;
  text: 'own' | 'other' | 'none';
  /**
   * For text `none`, in a word: listed, searched, counted, written, copied, silenced, changed, failed, mentioned, empty,
   * front matter only, another copy, other text.
   */
  why: string | null;
}

export interface ShellReads {
  reads: SkillTouch[];
  /** Directory after the command, for an agent whose shell keeps it. */
  cwd: string | null;
}

export function readSkillsFromShell(call: ShellCall): ShellReads {
  if (isPlain(call)) return { reads: [], cwd: call.cwd };
  const { command, cwd, output, skills: installed } = call;
  const shell = openShell(cwd, output, call.disk);
  const out = walkScript(parseScript(command), shell);
  const flow = [...out, ...shell.shown.flat()].slice(0, 500);
  if (call.saved_to) call.disk?.set(call.saved_to, flow);
  const facts = collectFacts({ flow, touches: shell.touches, command, output, cwd, installed });
  if (isQuiet(facts, call.bodyOf)) return { reads: [], cwd: shell.cwd };
  const reads = facts.skills.flatMap((skill): SkillTouch[] => {
    const judged = judgeSkill(skill, facts, call);
    return judged ? [{ ...judged, path: judged.path || null }] : [];
  });
  return { reads, cwd: shell.cwd };
}

/** A command that went well and prints a file or words: where nothing seems to have come back, something else is amiss. */
export function surelyPrints(command: string): boolean {
  const flow = walkScript(parseScript(command), openShell(null, ''));
  return flow.some((source) => {
    if (source.kind === 'file') return source.how === 'whole' || source.how === 'head';
    return source.kind === 'text' && source.text.trim() !== '';
  });
}

/** Nothing named, touched or printed that could be a skill's: the usual case, and large outputs need not be looked at again. */
function isQuiet(facts: Facts, bodyOf: ShellCall['bodyOf']): boolean {
  const named = [facts.shown, facts.others, facts.touched, facts.copies].some(({ size }) => size > 0);
  return !named && bodyOf === null && !((facts.unresolved || facts.unnamed) && facts.output.texts.length > 0);
}

const PLAIN_COMMAND = /^[\w./@:=+,-]+(?: [\w./@:=+,-]+)*$/;
/** What changes the shell or the disk for later calls. */
const MOVES = /^(?:cd|pushd|popd|source|\.|eval|exec|command|builtin|env|cp|mv|ln|install|rsync|git)\b/;

/**
 * One program with plain words that name no skill, and an output that holds no SKILL.md: most calls of a long transcript.
 * Where bodies are known the output is always looked at, since it may be a skill's text under another name.
 */
function isPlain({ command, cwd, output, skills, bodyOf, disk }: ShellCall): boolean {
  if (bodyOf !== null || disk?.size || !PLAIN_COMMAND.test(command) || MOVES.test(command)) return false;
  const said = cwd === null ? command : `${command} ${cwd}`;
  if (/skill\.md/i.test(said) || skills?.some((skill) => namesFolder(said, skill))) return false;
  return !output.includes('SKILL.md') && !output.includes('name:');
}

function namesFolder(said: string, { id, dir, path }: { id: string; dir?: string; path: string }): boolean {
  const folder = path.split('/').at(-2);
  return [id, dir, folder].some((name) => name !== undefined && name !== '' && said.includes(name));
}
