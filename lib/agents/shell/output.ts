/** What came back from a command → its lines, told apart: texts of skills, sections of files, complaints, words. */
import { listSections, type Section, wordedLines } from './attribute.js';
import type { Flow } from './flow.js';
import { findSkillTexts, linesOf, printedLines, type SkillText } from './skill-text.js';

/** Most outputs have nothing to do with skills: each reading of their lines is made when somebody first asks. */
export interface Output {
  readonly texts: SkillText[];
  readonly printed: ReadonlySet<string>;
  /** Lines that came back, without what echo and printf wrote and what programs complained about. */
  readonly residue: string[];
  /** Those of them that are neither front matter nor names of files. */
  readonly worded: string[];
  readonly sections: Section[];
  readonly complaints: string[];
}

const COMPLAINT =
  /(No such file or directory|command not found|Permission denied|Is a directory|Not a directory|cannot (open|access|stat|read)|does not exist in|^fatal: |not found$|unable to)/;
/** A longer line is a text that quotes a complaint. */
const MOST_COMPLAINT = 600;

export function readOutput(output: string, flow: Flow): Output {
  const literal = once(() => new Set(flow.flatMap((source) => (source.kind === 'text' ? linesIn(source.text) : []))));
  const lines = once(() => linesOf(output));
  const said = once(() => lines().filter((line) => line.trim() !== '' && !literal().has(line.trim())));
  const complaints = once(() => said().filter((line) => line.length < MOST_COMPLAINT && COMPLAINT.test(line)));
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

const linesIn = (text: string) => text.split('\n').map((line) => line.trim());

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
