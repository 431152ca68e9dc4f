/** What a command let out and touched, put in terms of skills: the facts that judge.ts weighs. */
import { type Flow, type How, type Source, STRENGTH, type Touch } from './flow.js';
import { HAS_PATTERN, type InstalledSkill, isElsewhere, locate, skillNamedBy } from './locate.js';
import { type Output, readOutput } from './output.js';

export interface Facts {
  /** The installed skills and those that the command names itself. */
  skills: InstalledSkill[];
  /** SKILL.md of these came out, as far as the command tells. */
  shown: Map<InstalledSkill, How>;
  /** Shown by a path of which only the run can tell whether it is theirs. */
  guessed: Set<InstalledSkill>;
  /** Another file of the skill's folder came out. */
  others: Map<InstalledSkill, string>;
  touched: Map<InstalledSkill, string>;
  /** Not installed as far as is known: the command's own path names it. */
  named: Set<InstalledSkill>;
  /** A SKILL.md that stands somewhere else but is named like an installed one. */
  copies: Set<InstalledSkill>;
  /** Some text came from a place that the command does not tell: any skill's could be in it. */
  unresolved: boolean;
  /** A file came out whose name says nothing: it may be a link to a SKILL.md. */
  unnamed: boolean;
  /** Some of the output is no file's: a listing's, or of a program that nobody here knows. */
  mixed: boolean;
  /** Files whose text came out, skills' or not. */
  sources: number;
  output: Output;
}

interface Came {
  flow: Flow;
  touches: readonly Touch[];
  command: string;
  output: string;
  cwd: string | null;
  installed: readonly InstalledSkill[] | null;
}

const NAMED = /([^\s/:'"`;|&<>(){}=,]+)\/SKILL\.md\b/g;
/** Output beyond this is not looked at: a skill's text stands long before. */
const MOST_OUTPUT = 2_000_000;
/** Names of skills are looked for in so much of it. */
const MOST_NAMED = 200_000;

export function collectFacts({ flow, touches, command, output, cwd, installed }: Came): Facts {
  const facts: Facts = {
    skills: [...(installed ?? [])],
    shown: new Map(),
    guessed: new Set(),
    others: new Map(),
    touched: new Map(),
    named: new Set(),
    copies: new Set(),
    unresolved: flow.some(({ kind }) => kind === 'unknown'),
    unnamed: false,
    mixed: flow.some(({ kind }) => kind === 'paths' || kind === 'unknown'),
    sources: new Set(flow.map((source) => (source.kind === 'file' ? source.path : null)).filter(Boolean)).size,
    output: readOutput(output.slice(0, MOST_OUTPUT), flow),
  };
  const place = createPlacer(facts, installed, cwd);
  for (const source of flow) if (source.kind === 'file') place.file(source);
  for (const { path, why } of touches) place.touch(path, why);
  for (const source of flow) if (source.kind === 'paths') place.touch(source.path, 'listed');
  if (!installed && facts.unresolved) {
    for (const { name } of facts.output.texts)
      if (!facts.skills.some(({ id }) => id === name)) facts.skills.push({ id: name, path: '' });
    for (const { path, kind } of facts.output.sections) if (kind !== 'header') place.named(path);
  }
  for (const [text, why] of [
    [command, 'mentioned'],
    [output.slice(0, MOST_NAMED), facts.mixed ? 'listed' : 'mentioned'],
  ] as const)
    for (const match of text.includes('SKILL.md') ? text.matchAll(NAMED) : []) place.mention(match[1] ?? '', why);
  return facts;
}

function createPlacer(facts: Facts, installed: readonly InstalledSkill[] | null, cwd: string | null) {
  const virtual = new Map<string, InstalledSkill>();
  function named(path: string): InstalledSkill | null {
    const skill = virtual.get(path) ?? skillNamedBy(path);
    if (!skill || virtual.has(path)) return skill;
    virtual.set(path, skill);
    facts.skills.push(skill);
    facts.named.add(skill);
    if (installed?.some(({ id, dir }) => id === skill.id || dir === skill.id)) facts.copies.add(skill);
    return skill;
  }
  function show(skill: InstalledSkill, how: How, guessed: boolean): void {
    const before = facts.shown.get(skill);
    if (!guessed) facts.guessed.delete(skill);
    else if (before === undefined) facts.guessed.add(skill);
    if (before === undefined || STRENGTH[how] < STRENGTH[before]) facts.shown.set(skill, how);
  }
  const note = (skill: InstalledSkill, why: string) => {
    if (!facts.touched.has(skill)) facts.touched.set(skill, why);
  };
  return {
    named,
    file({ path, how, written }: Extract<Source, { kind: 'file' }>): void {
      const located = locate(path, cwd, installed ?? []);
      for (const { skill, role } of located) {
        if (role === 'own') show(skill, how, HAS_PATTERN.test(path));
        else if (role === 'other') facts.others.set(skill, path);
        else if (how !== 'whole') show(skill, how === 'part' ? 'part' : 'search', true);
        else note(skill, 'listed');
      }
      if (located.length > 0) return;
      const skill = named(path);
      if (skill) show(skill, how, false);
      // `cat SKILL.md`, `cat current/SKILL.md`, `cat "$f"`: the place may be a skill's all the same.
      if ((skill && (!installed || facts.copies.has(skill))) || isElsewhere(path, installed ?? [])) return;
      const name = path.slice(path.lastIndexOf('/') + 1);
      // A name without a dot may be a folder that is searched through.
      if (HAS_PATTERN.test(path) || /^(skill\.md|\.{1,2})$/i.test(name) || !name.includes('.')) facts.unresolved = true;
      else if (!written && !NO_SKILL.test(path)) facts.unnamed = true;
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
      if (skills.length > 0 || installed || facts.skills.length > MOST_SKILLS) return;
      const skill = { id: folder, path: `${folder}/SKILL.md` };
      facts.skills.push(skill);
      facts.touched.set(skill, why);
    },
  };
}

/** Where nothing is installed as far as is known, a text that names thousands of skills is a list of them. */
const MOST_SKILLS = 200;
/** An agent or a command has front matter with a name too, often a skill's. */
const NO_SKILL = /\/(agents|commands|prompts)\/|\.(agent|prompt)\.md$/;
