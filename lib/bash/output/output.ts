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
  const found = lazily({
    literal: () => new Set(flow.flatMap((source) => (source.kind === 'text' ? linesIn(source.text) : []))),
    lines: () => linesOf(output),
    present: () => found.lines.filter((line) => line.trim() !== '' && !found.literal.has(line.trim())),
    complaints: () => found.present.filter((line) => line.length < MAX_COMPLAINT && COMPLAINT.test(line)),
    complaining: () => new Set(found.complaints),
    remaining: () => found.present.filter((line) => !found.complaining.has(line)),
    substantive: () => substantiveLines(found.remaining),
    sections: () => (/skill\.md/i.test(output) ? listSections(found.lines) : []),
    printed: () => printedLines(found.present),
    texts: () => (mayHoldSkillText(output) ? findSkillTexts(found.lines).flatMap(withoutLiteral) : []),
  } satisfies Record<string, () => unknown>) as Output & Inner;
  function withoutLiteral(text: SkillText): SkillText[] {
    const body = text.body.filter((line) => !found.literal.has(line) && !found.complaining.has(line));
    return found.literal.has(`name: ${text.name}`) && body.length === 0 ? [] : [{ ...text, body }];
  }
  return found;
}

interface Inner {
  literal: ReadonlySet<string>;
  lines: string[];
  present: string[];
  complaining: ReadonlySet<string>;
}

const linesIn = (text: string) => text.split('\n').map((line) => line.trim());

/** Each property is made when it is first asked for. */
function lazily(makers: Record<string, () => unknown>): object {
  const made: Record<string, unknown> = {};
  for (const [name, make] of Object.entries(makers))
    Object.defineProperty(made, name, {
      configurable: true,
      get: () => Object.defineProperty(made, name, { value: make() })[name],
    });
  return made;
}
