/** What came back from a command → its lines, sorted: texts of skills, sections by file, error messages, the remaining lines. */
import type { Flow } from '../shell/flow.js';
import { listSections, type Section, substantiveLines } from './sections.js';
import { findSkillTexts, linesOf, mayHoldSkillText, printedLines, type SkillText } from './skill-text.js';

/** Most outputs have nothing to do with skills, so each property is computed when it is first asked for. */
export interface Output {
  readonly texts: SkillText[];
  readonly printed: ReadonlySet<string>;
  /** Lines without what echo and printf wrote and without error messages. */
  readonly remaining: string[];
  /** Those of them that are neither front matter nor names of files nor marks of tools. */
  readonly substantive: string[];
  readonly sections: Section[];
  readonly complaints: string[];
}

const COMPLAINT =
  /(No such file or directory|command not found|Permission denied|Is a directory|Not a directory|cannot (open|access|stat|read)|does not exist in|^fatal: |not found$|unable to)/;
/** A longer line is a text that quotes a complaint. */
const MAX_COMPLAINT = 600;

export function readOutput(output: string, flow: Flow): Output {
  const literal = once(() => new Set(flow.flatMap((source) => (source.kind === 'text' ? linesIn(source.text) : []))));
  const lines = once(() => linesOf(output));
  const present = once(() => lines().filter((line) => line.trim() !== '' && !literal().has(line.trim())));
  const complaints = once(() => present().filter((line) => line.length < MAX_COMPLAINT && COMPLAINT.test(line)));
  const complaining = once(() => new Set(complaints()));
  const remaining = once(() => present().filter((line) => !complaining().has(line)));
  const substantive = once(() => substantiveLines(remaining()));
  const sections = once(() => (/skill\.md/i.test(output) ? listSections(lines()) : []));
  const printed = once(() => printedLines(present()));
  const texts = once(() => {
    if (!mayHoldSkillText(output)) return [];
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
    get remaining() {
      return remaining();
    },
    get substantive() {
      return substantive();
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
