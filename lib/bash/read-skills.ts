/** A shell command or another tool's call, and what came back → the skills whose own text it put before the model, and those it merely touched. */
import { classifyRead } from './classify/classify-read.js';
import { collectFacts, type Facts } from './classify/collect-facts.js';
import { readKnown } from './output/known-text.js';
import { isPlainUnknown, passOver } from './plain-call.js';
import { ANYTHING, type Flow } from './shell/flow.js';
import { parseScript } from './shell/parse.js';
import { openShell, readFlow, type Shell } from './shell/state.js';
import type { ShellCall } from './shell-call.js';
import { runScript } from './walk/walk.js';
import { posixCommand, posixOutput, toPosix } from './windows.js';

export interface SkillTouch {
  skill: string;
  path: string | null;
  text: 'own' | 'other' | 'none';
  /**
   * For text `none`, in a word: listed, searched, counted, written, copied, silenced, changed, failed, mentioned, empty,
   * front matter only, few lines, another copy, other text.
   */
  why: string | null;
}

export interface ShellReads {
  reads: SkillTouch[];
  /** Directory after the command, for an agent whose shell keeps it. */
  cwd: string | null;
}

export function readSkillsFromShell(asked: ShellCall): ShellReads {
  const { exit_code, skills, bodyOf, disk, saved_to = null } = asked;
  const call: ShellCall = {
    command: posixCommand(asked.command),
    cwd: asked.cwd === null ? null : toPosix(asked.cwd),
    output: posixOutput(asked.output),
    exit_code,
    skills,
    bodyOf,
    disk,
    saved_to,
  };
  const passed = passOver(call);
  if (passed) return { reads: [], cwd: passed.cwd };
  const { command, cwd, output } = call;
  const shell = openShell(cwd, output, disk);
  const out = runScript(parseScript(command), shell);
  const flow = [...out, ...shell.stderr.flat()].slice(0, 500);
  if (saved_to) disk?.set(saved_to, flow);
  return { reads: classify(flow, shell, call), cwd: shell.cwd };
}

/** A call of a tool of which nothing is known: what came back decides, whatever the tool is called. */
export interface UnknownCall extends Omit<ShellCall, 'command' | 'saved_to'> {
  /** Those that its input names. */
  paths: readonly string[];
  /** It searches, so its hits do not count as a read. */
  searches: boolean;
  /** The texts of its input: coming back they show nothing. */
  said: string;
}

export function readSkillsFromUnknown(asked: UnknownCall): SkillTouch[] {
  const call = { ...asked, command: asked.paths.join('\n'), output: posixOutput(asked.output) };
  if (isPlainUnknown(call)) return [];
  const shell = openShell(call.cwd, call.output, call.disk);
  const how = call.searches ? 'search' : 'tool';
  const places = call.paths.length > 0 || !call.searches ? call.paths : ['.'];
  const flow: Flow = [
    ...places.flatMap((path) => readFlow(shell, path, how)),
    { kind: 'text', text: call.said },
    call.searches ? { kind: 'paths', path: ANYTHING } : { kind: 'unknown' },
  ];
  return classify(flow, shell, call);
}

function classify(flow: Flow, shell: Shell, call: ShellCall): SkillTouch[] {
  const { command, cwd, output, skills: installed } = call;
  const facts = collectFacts({ flow, touches: shell.touches, command, output, cwd, installed });
  if (isQuiet(facts, call.bodyOf)) return [];
  const known = readKnown(installed, call.bodyOf);
  return facts.skills.flatMap((skill): SkillTouch[] => {
    const read = classifyRead(skill, facts, { exit_code: call.exit_code, known });
    return read ? [{ ...read, path: read.path || null }] : [];
  });
}

/** Whether a command that succeeds prints a file or words: an empty output then means that the log lost it. */
export function surelyPrints(command: string): boolean {
  const flow = runScript(parseScript(command), openShell(null, ''));
  return flow.some((source) => {
    if (source.kind === 'file') return source.how === 'whole' || source.how === 'head';
    return source.kind === 'text' && source.text.trim() !== '';
  });
}

/** Nothing named, touched or printed that could be a skill's: the usual case, and large outputs need not be looked at again. */
function isQuiet(facts: Facts, bodyOf: ShellCall['bodyOf']): boolean {
  const named = [facts.shown, facts.otherFiles, facts.touched, facts.copies].some(({ size }) => size > 0);
  return !named && bodyOf === null && !((facts.hasUnknownSource || facts.mayBeLink) && facts.output.texts.length > 0);
}
