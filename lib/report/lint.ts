/** Findings of lint → lines for the terminal, grouped by file. */
import type { Finding } from '../lint/finding.js';
import { oneLine } from './escape.js';
import { wrapWords } from './wrap.js';

/** columns: of the terminal that reads it; null: lines stay whole. */
export function renderFindings(
  findings: readonly Finding[],
  suppressed: number,
  columns: number | null = null,
): string {
  const say = (text: string, indent: number) =>
    columns === null ? text : wrapWords(text, Math.max(40, columns), indent);
  const lines: string[] = [];
  let file = '';
  for (const finding of [...findings].sort(byPlace)) {
    if (finding.file !== file) {
      if (file) lines.push('');
      file = finding.file;
      lines.push(oneLine(file));
    }
    const what = `${finding.rule} ${oneLine(finding.subject)}: ${oneLine(finding.message)}`;
    lines.push(say(`  ${finding.line}: ${finding.severity} ${what}`, 6));
    for (const [agent, words] of Object.entries(finding.consequences))
      lines.push(say(`      ${agent}: ${oneLine(words, 500)}`, 8));
    lines.push(say(`      Fix: ${oneLine(finding.fix)}`, 8));
  }
  const count = (severity: Finding['severity']) => findings.filter((finding) => finding.severity === severity).length;
  const words = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;
  if (lines.length) lines.push('');
  lines.push(
    `${words(count('error'), 'error')}, ${words(count('warning'), 'warning')}${suppressed ? `, ${suppressed} suppressed` : ''}`,
  );
  return `${lines.join('\n')}\n`;
}

function byPlace(a: Finding, b: Finding): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;
}
