/** What a command let out and touched, put in terms of skills: the facts that judge.ts weighs. */
import { listSections, type Section, wordedLines } from './attribute.js';
import { type Flow, type How, STRENGTH, type Touch } from './flow.js';
import { type InstalledSkill, locate, skillNamedBy } from './locate.js';
import { findSkillTexts, linesOf, printedLines, type SkillText } from './skill-text.js';

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
  /** Some of the output is no file's: a listing's, or of a program that nobody here knows. */
  mixed: boolean;
  /** Files whose text came out, skills' or not. */
  sources: number;
  texts: SkillText[];
  printed: ReadonlySet<string>;
  /** Lines that came back, without what echo and printf wrote and what programs complained about. */
  residue: string[];
  /** Those of them that are neither front matter nor names of files. */
  worded: string[];
  sections: Section[];
  complaints: string[];
}

export interface Came {
  flow: Flow;
  touches: readonly Touch[];
  command: string;
  output: string;
  cwd: string | null;
  installed: readonly InstalledSkill[] | null;
}

const COMPLAINT =
  /(No such file or directory|command not found|Permission denied|Is a directory|Not a directory|cannot (open|access|stat|read)|does not exist in|^fatal: |not found$|unable to)/;
const NAMED = /([^\s/:'"`;|&<>(){}=,]+)\/SKILL\.md\b/g;
/** Output beyond this is not looked at: a skill's text stands long before. */
const MOST_OUTPUT = 2_000_000;

export function collectFacts({ flow, touches, command, output, cwd, installed }: Came): Facts {
  // Assigned to, not spread: the getters must stay getters.
  const facts: Facts = Object.assign(readOutput(output.slice(0, MOST_OUTPUT), flow), {
    skills: [...(installed ?? [])],
    shown: new Map(),
    guessed: new Set<InstalledSkill>(),
    others: new Map(),
    touched: new Map(),
    named: new Set<InstalledSkill>(),
    copies: new Set<InstalledSkill>(),
    unresolved: false,
    mixed: false,
    sources: 0,
  });
  const place = createPlacer(facts, installed, cwd);
  const files = new Set<string>();
  for (const source of flow) {
    if (source.kind === 'paths') facts.mixed = true;
    if (source.kind === 'file') {
      if (!files.has(source.path)) facts.sources += 1;
      files.add(source.path);
      place.file(source.path, source.how);
    } else if (source.kind === 'unknown') facts.unresolved = facts.mixed = true;
  }
  for (const { path, why } of touches) place.touch(path, why);
  for (const source of flow) if (source.kind === 'paths') place.touch(source.path, 'listed');
  if (!installed && facts.unresolved)
    for (const { name } of facts.texts)
      if (!facts.skills.some(({ id }) => id === name)) facts.skills.push({ id: name, path: '' });
  if (!installed && facts.unresolved)
    for (const { path, kind } of facts.sections) if (kind !== 'header') place.named(path);
  const seen = flow.some(({ kind }) => kind === 'paths' || kind === 'unknown') ? 'listed' : 'mentioned';
  for (const [text, why] of [
    [command, 'mentioned'],
    [output.slice(0, 200_000), seen],
  ] as const)
    for (const match of text.includes('SKILL.md') ? text.matchAll(NAMED) : []) place.mention(match[1] ?? '', why);
  return facts;
}

/** Most outputs have nothing to do with skills: each reading of their lines is made when somebody first asks. */
function readOutput(
  output: string,
  flow: Flow,
): Pick<Facts, 'texts' | 'printed' | 'residue' | 'worded' | 'sections' | 'complaints'> {
  const literal = once(
    () =>
      new Set(
        flow.flatMap((source) => (source.kind === 'text' ? source.text.split('\n').map((line) => line.trim()) : [])),
      ),
  );
  const lines = once(() => linesOf(output));
  const said = once(() => lines().filter((line) => line.trim() !== '' && !literal().has(line.trim())));
  const complaints = once(() => said().filter((line) => line.length < 600 && COMPLAINT.test(line)));
  const complaining = once(() => new Set(complaints()));
  const residue = once(() => said().filter((line) => !complaining().has(line)));
  const worded = once(() => wordedLines(residue()));
  const sections = once(() => (/skill\.md/i.test(output) ? listSections(lines()) : []));
  const printed = once(() => printedLines(said()));
  const texts = once(() => {
    if (!output.includes('name:')) return [];
    return findSkillTexts(lines())
      .map((text) => ({
        ...text,
        body: text.body.filter((line) => !literal().has(line) && !complaining().has(line)),
      }))
      .filter((text) => !literal().has(`name: ${text.name}`) || text.body.length > 0);
  });
  return {
    get texts() {
      return texts();
    },
    get printed() {
      return printed();
    },
    get residue() {
      return residue();
    },
    get worded() {
      return worded();
    },
    get sections() {
      return sections();
    },
    get complaints() {
      return complaints();
    },
  };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function createPlacer(facts: Facts, installed: readonly InstalledSkill[] | null, cwd: string | null) {
  const named = new Map<string, InstalledSkill>();
  function named_by(path: string): InstalledSkill | null {
    const virtual = skillNamedBy(path);
    if (!virtual) return null;
    const known = named.get(path);
    if (known) return known;
    named.set(path, virtual);
    facts.skills.push(virtual);
    facts.named.add(virtual);
    if (installed?.some((skill) => skill.id === virtual.id || skill.dir === virtual.id)) facts.copies.add(virtual);
    return virtual;
  }
  function show(skill: InstalledSkill, how: How, guessed: boolean): void {
    const before = facts.shown.get(skill);
    if (!guessed) facts.guessed.delete(skill);
    else if (before === undefined) facts.guessed.add(skill);
    if (before === undefined || STRENGTH[how] < STRENGTH[before]) facts.shown.set(skill, how);
  }
  return {
    file(path: string, how: How): void {
      const located = locate(path, cwd, installed ?? []);
      for (const { skill, role } of located) {
        if (role === 'own') show(skill, how, /[\uE000-\uE002]/.test(path));
        else if (role === 'other') facts.others.set(skill, path);
        else if (how !== 'whole') show(skill, how === 'part' ? 'part' : 'search', true);
        else if (!facts.touched.has(skill)) facts.touched.set(skill, 'listed');
      }
      if (located.length > 0) return;
      const virtual = named_by(path);
      if (virtual) show(virtual, how, false);
      // `cat SKILL.md`, `cat current/SKILL.md`, `cat "$f"`: the place may be a skill's all the same.
      if (!virtual || !facts.copies.has(virtual)) {
        const name = path.slice(path.lastIndexOf('/') + 1);
        // A name without a dot may be a folder that is searched through.
        if (/[\uE000-\uE002]/.test(path) || /^(skill\.md|\.{1,2})$/i.test(name) || !name.includes('.'))
          facts.unresolved = true;
      }
    },
    named: named_by,
    touch(path: string, why: string): void {
      const located = locate(path, cwd, installed ?? []).filter(({ role }) => role !== 'other');
      for (const { skill } of located) if (!facts.touched.has(skill)) facts.touched.set(skill, why);
      const virtual = located.length === 0 ? named_by(path) : null;
      if (virtual && !facts.touched.has(virtual)) facts.touched.set(virtual, why);
    },
    mention(folder: string, why: string): void {
      const skills = facts.skills.filter(
        (skill) => (skill.dir ?? skill.id) === folder || skill.path.endsWith(`/${folder}/SKILL.md`),
      );
      for (const skill of skills) if (!facts.touched.has(skill)) facts.touched.set(skill, why);
      if (skills.length > 0 || installed || facts.skills.length > 200) return;
      const virtual = { id: folder, path: `${folder}/SKILL.md` };
      facts.skills.push(virtual);
      facts.touched.set(virtual, why);
    },
  };
}
