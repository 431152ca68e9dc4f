/** Renders lint findings as lines for the terminal, grouped by file. */

import { type Finding, isAdvice, listConsequences } from '../../lint/finding.js';
import { count } from '../../text/count.js';
import { oneLine } from '../../text/escape.js';
import { wrapWords } from '../../text/wrap.js';

/** columns: the terminal's width; null leaves lines unwrapped. */
export function renderFindings(
  findings: readonly Finding[],
  suppressed: number,
  columns: number | null = null,
): string {
  const wrap = (text: string, indent: number) =>
    columns === null ? text : wrapWords(text, Math.max(40, columns), indent);
  const lines: string[] = [];
  let file = '';
  const broken = new Set(findings.flatMap((one) => (one.severity === 'error' ? one.file : [])));
  for (const finding of [...findings].sort((a, b) => byLocation(a, b, broken))) {
    if (finding.file !== file) {
      if (file) lines.push('');
      file = finding.file;
      lines.push(oneLine(file));
    }
    const { subjects } = finding;
    const subject = subjects ? `(${subjects.length} of them)` : oneLine(finding.subject);
    const what = `${finding.rule} ${subject}: ${oneLine(finding.message)}`;
    lines.push(wrap(`  ${finding.line}: ${finding.severity} ${what}`, 6));
    for (const [agent, words] of listConsequences(finding))
      lines.push(wrap(`      ${agent}: ${oneLine(words, 500)}`, 8));
    lines.push(wrap(`      Fix: ${oneLine(finding.fix)}`, 8));
  }
  const ofSeverity = (severity: Finding['severity']) =>
    count(findings.filter((finding) => finding.severity === severity).length, severity);
  if (lines.length) lines.push('');
  lines.push(`${ofSeverity('error')}, ${ofSeverity('warning')}${suppressed ? `, ${suppressed} suppressed` : ''}`);
  return `${lines.join('\n')}\n`;
}

/** Files with an error come first. */
function byLocation(a: Finding, b: Finding, broken: ReadonlySet<string>): number {
  const late = Number(isAdvice(a)) - Number(isAdvice(b)) || Number(broken.has(b.file)) - Number(broken.has(a.file));
  return late !== 0 ? late : a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;
}
