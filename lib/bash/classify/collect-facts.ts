/** What a command printed and touched → the same in terms of skills: the facts by which each skill's read is classified. */
import { type Output, readOutput } from '../output/output.js';
import { FEW } from '../output/sections.js';
import { type Flow, HAS_PATTERN, type How, RANK, type Source, type Touch } from '../shell/flow.js';
import { type InstalledSkill, isElsewhere, locate, skillNamedBy } from './locate.js';

export interface Facts {
  /** The installed skills and those that the command names itself. */
  skills: InstalledSkill[];
  /** Their SKILL.md was printed, as far as the command shows, and how much of it. */
  shown: Map<InstalledSkill, How>;
  /** Of those, the ones that a pattern or a folder may mean: only the run knows which files it matched. */
  uncertain: Set<InstalledSkill>;
  /** Another file of the skill's folder was printed. */
  otherFiles: Map<InstalledSkill, string>;
  /** Listed, searched, written and so on without being printed, with the first reason. */
  touched: Map<InstalledSkill, string>;
  /** These are not known to be installed: the command only has a path of this shape. */
  named: Set<InstalledSkill>;
  /** Those of `named` that have the name of an installed skill: they may be copies in another folder. */
  copies: Set<InstalledSkill>;
  /** Some text came from a source that the command does not show: any skill's could be in it. */
  hasUnknownSource: boolean;
  /** A file was printed whose name is not SKILL.md: it may be a link to one. */
  mayBeLink: boolean;
  /** The output is only files that the model itself had written, so it shows the model nothing new. */
  isOwnWords: boolean;
  /** Some of the output does not come from a file: a listing, or an unknown program's. */
  hasOtherText: boolean;
  /** How many files were printed, skills' or not. */
  fileCount: number;
  /** All that was printed is of one file, as far as the command or the tool says. */
  isOnePage: boolean;
  output: Output;
}

interface WalkedCommand {
  flow: Flow;
  touches: readonly Touch[];
  command: string;
  output: string;
  cwd: string | null;
  installed: readonly InstalledSkill[] | null;
}

const MARK = '/SKILL.md';
const NO_NAME = /[\s/:'"`;|&<>(){}=,]/;
/** Patterns and variables as they are written. */
const UNEXPANDED = /[*?$[\]%]/;
/** Before a folder of a page's address. */
const ADDRESS = /:\/\/[^\s"'`<>()|;]*$/;
const MAX_NAME = 255;
/** Output beyond this is not looked at: a skill's text comes long before. */
const MAX_OUTPUT = 2_000_000;
/** Names of skills are looked for in so much of it. */
const MAX_NAMED = 200_000;

export function collectFacts({ flow, touches, command, output, cwd, installed }: WalkedCommand): Facts {
  const facts: Facts = {
    skills: [...(installed ?? [])],
    shown: new Map(),
    uncertain: new Set(),
    otherFiles: new Map(),
    touched: new Map(),
    named: new Set(),
    copies: new Set(),
    // A page that looks like a skill's is none here, unless a skill with its text is known to be installed.
    hasUnknownSource: flow.some((source) => source.kind === 'unknown' && (installed !== null || !source.page)),
    mayBeLink: false,
    isOwnWords: isOwnWords(flow),
    hasOtherText: flow.some(({ kind }) => kind === 'paths' || kind === 'unknown'),
    fileCount: new Set(flow.map((source) => (source.kind === 'file' ? source.path : null)).filter(Boolean)).size,
    isOnePage: false,
    output: readOutput(output.slice(0, MAX_OUTPUT), flow),
  };
  const asked = flow.some((source) => source.kind === 'file' && source.how === 'tool');
  facts.isOnePage = facts.fileCount === 1 && (asked || !facts.hasOtherText);
  const recorder = createRecorder(facts, installed, cwd);
  for (const source of flow) if (source.kind === 'file') recorder.file(source);
  for (const { path, why } of touches) recorder.touch(path, why);
  for (const source of flow) if (source.kind === 'paths') recorder.touch(source.path, 'listed');
  if (!installed && facts.hasUnknownSource) {
    for (const { name, described } of facts.output.texts)
      if (described && !facts.skills.some(({ id }) => id === name)) facts.skills.push({ id: name, path: '' });
    for (const { path, kind } of facts.output.sections) if (kind !== 'header') recorder.named(path);
  }
  for (const [text, why] of [
    [command, 'mentioned'],
    [output.slice(0, MAX_NAMED), facts.hasOtherText ? 'listed' : 'mentioned'],
  ] as const)
    for (const folder of namedFolders(text)) recorder.mention(folder, why);
  return facts;
}

function isOwnWords(flow: Flow): boolean {
  const files = flow.filter((source) => source.kind === 'file');
  return (
    files.length > 0 &&
    files.every(({ written }) => written === 'whole') &&
    !flow.some(({ kind }) => kind === 'unknown')
  );
}

/** Folders that a text names as holding a SKILL.md, each once. */
function namedFolders(text: string): Set<string> {
  const folders = new Set<string>();
  for (let at = text.indexOf(MARK); at >= 0; at = text.indexOf(MARK, at + MARK.length)) {
    if (/\w/.test(text[at + MARK.length] ?? '')) continue;
    let from = at;
    while (from > 0 && at - from < MAX_NAME && !NO_NAME.test(text[from - 1] as string)) from -= 1;
    const folder = text.slice(from, at);
    if (folder !== '' && !UNEXPANDED.test(folder) && !ADDRESS.test(text.slice(Math.max(0, from - MAX_NAME), from)))
      folders.add(folder);
  }
  return folders;
}

function createRecorder(facts: Facts, installed: readonly InstalledSkill[] | null, cwd: string | null) {
  const virtual = new Map<string, InstalledSkill>();
  function named(path: string): InstalledSkill | null {
    const skill = virtual.get(path) ?? skillNamedBy(path, facts.output.texts.length > 0);
    if (!skill || virtual.has(path)) return skill;
    virtual.set(path, skill);
    facts.skills.push(skill);
    facts.named.add(skill);
    if (installed?.some(({ id, dir }) => id === skill.id || dir === skill.id)) facts.copies.add(skill);
    return skill;
  }
  function show(skill: InstalledSkill, how: How, uncertain: boolean): void {
    const before = facts.shown.get(skill);
    if (!uncertain) facts.uncertain.delete(skill);
    else if (before === undefined) facts.uncertain.add(skill);
    if (before === undefined || RANK[how] < RANK[before]) facts.shown.set(skill, how);
  }
  const note = (skill: InstalledSkill, why: string): void => {
    if (!facts.touched.has(skill)) facts.touched.set(skill, why);
  };
  return {
    named,
    file({ path, how, written }: Extract<Source, { kind: 'file' }>): void {
      const located = locate(path, cwd, installed ?? []);
      for (const { skill, role } of located) {
        // What the model wrote itself shows it nothing.
        if (role === 'own' && written === 'whole') note(skill, 'written');
        else if (role === 'own') show(skill, how, HAS_PATTERN.test(path));
        else if (role === 'other') {
          // What a tool says of a file that it does not print is shorter.
          if (how !== 'tool' || facts.output.substantive.length >= FEW) facts.otherFiles.set(skill, path);
          else note(skill, 'mentioned');
        } else if (how !== 'whole' && how !== 'tool') show(skill, how === 'head' ? 'search' : how, true);
        else note(skill, 'listed');
      }
      if (located.length > 0) return;
      const skill = named(path);
      if (skill && written === 'whole') {
        note(skill, 'written');
        return;
      }
      if (skill) show(skill, how, false);
      // `cat SKILL.md`, `cat current/SKILL.md`, `cat "$f"`: the place may be a skill's all the same.
      if ((skill && (!installed || facts.copies.has(skill))) || isElsewhere(path, installed ?? [])) return;
      const name = path.slice(path.lastIndexOf('/') + 1);
      // A name without a dot may be a folder that is searched through.
      if (HAS_PATTERN.test(path) || /^(skill\.md|\.{1,2})$/i.test(name) || !name.includes('.'))
        facts.hasUnknownSource = true;
      else if (!written && !NO_SKILL.test(path)) facts.mayBeLink = true;
    },
    touch(path: string, why: string): void {
      const located = locate(path, cwd, installed ?? []).filter(({ role }) => role !== 'other');
      for (const { skill } of located) note(skill, why);
      const skill = located.length === 0 ? named(path) : null;
      if (skill) note(skill, why);
    },
    mention(folder: string, why: string): void {
      const skills = facts.skills.filter(
        (skill) => (skill.dir ?? skill.id) === folder || skill.path.endsWith(`/${folder}/SKILL.md`),
      );
      for (const skill of skills) note(skill, why);
      if (skills.length > 0 || installed || facts.skills.length > MAX_SKILLS) return;
      const skill = { id: folder, path: `${folder}/SKILL.md` };
      facts.skills.push(skill);
      facts.touched.set(skill, why);
    },
  };
}

/** Where nothing is installed as far as is known, a text that names thousands of skills is a list of them. */
const MAX_SKILLS = 200;
/** An agent or a command has front matter with a name too, often a skill's. */
const NO_SKILL = /\/(agents|commands|prompts)\/|\.(agent|prompt)\.md$/;
