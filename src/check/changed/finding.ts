/** What a branch did to a part, as a finding of `check`. */
import type { BranchChange } from '../../../lib/contract/part.js';
import type { Finding } from '../../../lib/lint/finding.js';
import { endSentence } from '../../../lib/text/sentence.js';

export function describeLoss({ delta, rule, name, file, line, message, fix }: BranchChange): Finding[] {
  if (!fix || delta === 'REMOVED') return [];
  const severity = delta === 'BROKEN' ? 'error' : 'warning';
  return [
    {
      rule: rule === 'part-gone' || rule === 'skill-opened' ? rule : 'part-text-lost',
      severity,
      file,
      line: line ?? 1,
      subject: name,
      message,
      consequences: {},
      fix: endSentence(fix),
    },
  ];
}
