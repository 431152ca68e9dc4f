/** Findings of lint → lines for the terminal, grouped by file. */
import type { Finding } from '../lint/finding.js';
import { oneLine } from './escape.js';

export function renderFindings(findings: readonly Finding[], suppressed: number): string {
  const lines: string[] = [];
  let file = '';
  for (const finding of [...findings].sort(byPlace)) {
    if (finding.file !== file) {
      if (file) lines.push('');
      file = finding.file;
      lines.push(oneLine(file));
    }
    lines.push(
      `  ${finding.line}: ${finding.severity} ${finding.rule} ${oneLine(finding.subject)}: ${oneLine(finding.message)}`,
    );
    for (const [agent, words] of Object.entries(finding.consequences))
      lines.push(`      ${agent}: ${oneLine(words, 500)}`);
    lines.push(`      Fix: ${oneLine(finding.fix)}`);
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
