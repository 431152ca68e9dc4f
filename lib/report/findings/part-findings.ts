/** Turns what a branch did to parts into findings: what is gone, what little is left of, and the errors that it brings. */
import { isPlain, PART_WORDS } from '../../contract/part.js';
import type { PartRow } from '../../delta/schema.js';
import { oneLine } from '../../text/escape.js';
import type { ReportInput } from '../view/input.js';
import { code } from '../view/names.js';
import type { Finding } from './finding.js';

/** What is new and whole stands in a note. */
export function explainParts({ comparison }: ReportInput): Finding[] {
  return (comparison.parts ?? []).filter((part) => !isPlain(part)).map(explainPart);
}

function explainPart({ delta, kind, name, file, line, agents, message, why, fix, fails, rule }: PartRow): Finding {
  const what = oneLine(message, 300);
  const cause = why === null ? what : `${what}: ${oneLine(why, 900)}`;
  const on = agents.length > 0 ? ` on ${agents.map(code).join(', ')}` : '';
  return {
    ...{ delta, fails, what, fix, cause, brief: cause, own_case: false },
    title: `${kind === null ? 'case' : PART_WORDS[kind][0]} ${code(name)}${on}`,
    scope: rule && `rule ${rule}`,
    why: why === null ? null : oneLine(why, 900),
    change: null,
    place: delta === 'REMOVED' ? null : { file, line },
    // What happened names the file.
    ...{ was: null, more_places: 0, pushed: false, refused: null, proof: null, reproduce: null },
    accept: fails && kind === 'skill' && on !== '' ? ACCEPT : null,
  };
}

const ACCEPT =
  'record that it is not listed, with `agent-routing baseline update --reason "…"`; the gate is then inconclusive, which does not block the merge (it passes with `accept: with_reason`)';
