/** Findings that say the same of many subjects → one with a count and the first names; what says something of its own stays. */

import { groupBy } from '../input/group-by.js';
import { isByFix } from '../skill/front-matter/problem.js';
import { listFew } from '../text/count.js';
import { type Finding, isAdvice } from './finding.js';

/** Fewer are read faster one by one, each at its place. */
const FEWEST = 4;
/** Of what one command puts right nobody goes from place to place. */
const FEWEST_BY_FIX = 3;
/** So many of a rule are one finding even where each has words of its own. */
const MANY = 10;
const NAMED = 5;

export function groupFindings(findings: readonly Finding[]): Finding[] {
  const all = [...new Map(findings.map((finding) => [JSON.stringify(finding), finding])).values()];
  const distinct = all.filter((finding) => !isCause(finding, all));
  const ofAgents = distinct.filter((finding) => !isAdvice(finding));
  const many = mergeSimilar(ofAgents, MANY, (finding) => {
    const names = [finding.subject, finding.file.split('/').at(-2)];
    const isName: Words = (word) => names.includes(word) || /[\d/_-]|:\S/.test(word);
    return likenessOf({ ...finding, message: '' }, isName);
  });
  return [
    ...mergeSimilar(many, FEWEST, (finding) => {
      // Each such text has to be changed at its own line.
      if (finding.rule === 'part-text-lost') return finding;
      return finding.subjects ?? likenessOf(finding, () => false);
    }),
    ...[...groupBy(distinct.filter(isAdvice), ({ rule, fix }) => `${rule} ${fix}`).values()].flatMap(foldAdvice),
  ];
}

/** The skill that is left out for it is an error with the same cure, and a script without its executable bit is named at its line. */
function isCause({ rule, file, fix }: Finding, all: readonly Finding[]): boolean {
  const [chmod] = /\bchmod \+x [^\s`]*[^\s`.]/.exec(fix) ?? [];
  return all.some(
    (one) =>
      one.file === file &&
      ((rule === 'skill-front-matter' &&
        one.rule === 'skill-offer' &&
        one.severity === 'error' &&
        one.fix.startsWith(fix)) ||
        (rule === 'part-text-lost' && chmod !== undefined && one.rule === 'skill-file' && one.fix.includes(chmod))),
  );
}

/** All of a rule as one: each fault with the skills that have it, the most frequent first. */
function foldAdvice(findings: readonly Finding[]): Finding[] {
  const [first, ...more] = findings;
  if (!first || more.length === 0) return [...findings];
  const faults = [...groupBy(findings, ({ message }) => message)].sort(([, a], [, b]) => b.length - a.length);
  const message = faults
    .map(
      ([fault, of]) =>
        `${fault} (${listFew(
          of.map(({ subject }) => subject),
          NAMED,
        )})`,
    )
    .join('; ');
  return [{ ...first, subjects: [...new Set(findings.map(({ subject }) => subject))], message }];
}

type Words = (word: string) => boolean;

/** What is said, without the words that only say of whom: its paths, and what suppresses it. */
function likenessOf(finding: Finding, isOther: Words): unknown {
  const { rule, severity, file, subject, message, consequences, fix } = finding;
  const isOwn: Words = (word) =>
    word === `${rule}:${subject}` || (word.includes('/') && (file === word || file.endsWith(`/${word}`)));
  // Nobody types the lines that `--fix` writes.
  const plain = (text: string) =>
    isByFix(finding) ? text.replace(/(?:; |^)(?:write|change it to) `[^`]+`/, '') : text;
  const consequencesOf = Object.entries(consequences).map(([agent, words]) => [
    agent,
    without(plain(words), (word) => isOwn(word) || isOther(word)),
  ]);
  return [rule, severity, without(message, isOwn), without(plain(fix), isOwn), consequencesOf];
}

const without = (text: string, isLeftOut: Words): string =>
  text.replace(/[^\s,;()'"`]+/g, (word) => (isLeftOut(word.replace(/[.:]$/, '')) ? '…' : word));

function mergeSimilar(
  findings: readonly Finding[],
  fewest: number,
  likeness: (finding: Finding) => unknown,
): Finding[] {
  const groups = groupBy(findings, (finding) => JSON.stringify(likeness(finding)));
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    const subjects = [...new Set(group.map(({ subject }) => subject))];
    if (!first || subjects.length < (isByFix(first) ? FEWEST_BY_FIX : fewest)) return group;
    const isShared = (part: (finding: Finding) => unknown) =>
      group.every((one) => JSON.stringify(part(one)) === JSON.stringify(part(first)));
    const message = isShared((one) => one.message)
      ? `${first.message}: ${listFew(subjects, NAMED)}`
      : `${listFew(subjects, NAMED)}; the first: ${first.message}`;
    const generic = first.fix.replaceAll(`${first.rule}:${first.subject}`, `${first.rule}:<name>`);
    const fix = isByFix(first) && !isShared((one) => one.fix) ? `the first: ${generic}` : generic;
    const consequences = isShared((one) => one.consequences)
      ? first.consequences
      : Object.fromEntries(Object.entries(first.consequences).map(([agent, words]) => [agent, `the first: ${words}`]));
    return [{ ...first, subjects, message, fix, consequences }];
  });
}
