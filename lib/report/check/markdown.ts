/** Turns what `check` found into Markdown for a job summary or an issue. */

import { subjectWord } from '../../lint/finding.js';
import { describeClients } from '../../lint/plugin/package-clients.js';
import { count, thousands } from '../../text/count.js';
import { codeMarkdown, escapeMarkdown } from '../../text/escape.js';
import { describeOffer } from '../view/offer-words.js';
import { type CheckReport, listAnswered, listLost, shareOf, sortFindings, summarise } from './input.js';
import { hasOwnFix } from './text.js';

const SKILLS_SHOWN = 30;
const FINDINGS_SHOWN = 30;

export function renderCheckMarkdown(report: CheckReport): string {
  const answered = listAnswered(report);
  const lost = listLost(report);
  const findings = sortFindings(report.findings);
  const lines = [
    `### ${escapeMarkdown(report.source.name)}: ${escapeMarkdown(summarise(report), 1000)}`,
    '',
    '| agent | share of its listing | tokens a session |',
    '| --- | --- | --- |',
    ...answered.map(([agent, found]) => {
      const { percent, tokens } = shareOf(found);
      return `| ${escapeMarkdown(`${agent} ${found.version}`)} | ${percent === null ? '' : `${percent} %`} | ${thousands(tokens)} |`;
    }),
  ];
  if (report.package) lines.push('', escapeMarkdown(describeClients(report.package), 600));
  if (lost.length > 0)
    lines.push(
      '',
      `| skill | ${answered.map(([agent]) => escapeMarkdown(agent)).join(' | ')} |`,
      `| --- |${' --- |'.repeat(answered.length)}`,
      ...lost
        .slice(0, SKILLS_SHOWN)
        .map(({ id, offers }) => `| ${codeMarkdown(id)} | ${offers.map(describeOffer).join(' | ')} |`),
    );
  if (lost.length > SKILLS_SHOWN) lines.push('', `${lost.length - SKILLS_SHOWN} more are not shown.`);
  if (findings.length > 0) lines.push('');
  for (const finding of findings.slice(0, FINDINGS_SHOWN)) {
    const { severity, rule, subject, subjects, file, line, message } = finding;
    const who = subjects ? count(subjects.length, subjectWord(rule)) : codeMarkdown(subject);
    lines.push(
      `- **${severity}** ${rule}, ${who} (${codeMarkdown(`${file}:${line}`)}): ${escapeMarkdown(message, 400)}`,
    );
    for (const [agent, words] of Object.entries(finding.consequences))
      lines.push(`  - ${escapeMarkdown(agent)}: ${escapeMarkdown(words, 500)}`);
    if (hasOwnFix(finding)) lines.push(`  - Fix: ${escapeMarkdown(finding.fix)}`);
  }
  if (findings.length > FINDINGS_SHOWN)
    lines.push('', `${findings.length - FINDINGS_SHOWN} more findings are not shown.`);
  return `${lines.join('\n')}\n`;
}
