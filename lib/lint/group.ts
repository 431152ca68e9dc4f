/** Findings that say the same of many subjects → one with a count and the first names; what says something of its own stays. */
import type { Finding } from './finding.js';

/** Fewer are read faster one by one, each at its place. */
const FEWEST = 4;
/** So many of a rule are one finding even where each has words of its own. */
const MANY = 10;
const NAMED = 5;

export function groupFindings(findings: readonly Finding[]): Finding[] {
  const distinct = [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
  const same = mergeAlike(distinct, FEWEST, ({ rule, severity, message, consequences, fix }) => [
    ...[rule, severity, message, fix],
    consequences,
  ]);
  return mergeAlike(same, MANY, ({ rule, severity, consequences, fix, subjects }) =>
    subjects ? [subjects] : [rule, severity, fix, consequences],
  );
}

function mergeAlike(findings: readonly Finding[], fewest: number, likeness: (finding: Finding) => unknown): Finding[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = JSON.stringify(likeness(finding));
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const subjects = [...new Set(group.map(({ subject }) => subject))];
    if (!first || subjects.length < fewest) return group;
    const alike = group.every(({ message }) => message === first.message);
    const message = alike
      ? `${first.message}: ${nameSome(subjects)}`
      : `${nameSome(subjects)}; the first: ${first.message}`;
    return [{ ...first, subjects, message }];
  });
}

function nameSome(names: readonly string[]): string {
  const more = names.length - NAMED;
  return `${names.slice(0, NAMED).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
