/** Findings about a skill → what to change first, by weight, where no model is to be had. */
import { type Finding, isMeant } from '../lint/finding.js';

/** line: of the description, for findings about the file as a whole. The heaviest first: what an agent does not show, prompts that go to another skill, then what may mislead. */
export function weighFindings(
  findings: readonly Finding[],
  { files, id, line: own }: { files: readonly string[]; id: string; line: number },
): (Finding & { weight: number })[] {
  return findings
    .filter(({ file, subject, subjects = [] }) => files.includes(file) || [subject, ...subjects].includes(id))
    .map((finding) => ({ ...finding, line: finding.line > 1 ? finding.line : own, weight: weigh(finding) }))
    .sort((one, other) => other.weight - one.weight || one.line - other.line);
}

/** Agents that are concerned count more than how sure a rule is; an error counts as much as three of them. */
function weigh(finding: Finding): number {
  const { severity, rule, consequences } = finding;
  if (isMeant(finding)) return 0;
  const agents = Object.keys(consequences).length;
  const base =
    severity === 'error'
      ? 30
      : rule === 'skill-offer' || rule === 'listing-budget'
        ? 20
        : rule === 'skill-look-alike'
          ? 15
          : 0;
  return base + 10 * agents;
}
