/** Turns what `check` found into Markdown for a job summary or an issue. */

import type { Gate } from '../../delta/gate.js';
import { type Finding, listConsequences, subjectWord } from '../../lint/finding.js';
import { describeClients } from '../../lint/plugin/package-clients.js';
import { count, thousands } from '../../text/count.js';
import { codeMarkdown, escapeMarkdown, tableMarkdown } from '../../text/escape.js';
import { describeOffer } from '../view/offer-words.js';
import { type CheckReport, countFindings, listAnswered, listLost, shareOf, sortFindings, summarise } from './input.js';
import { hasOwnFix } from './text.js';

const SKILLS_SHOWN = 30;
const FINDINGS_SHOWN = 30;

/** Where it is more than a list: what a job says of it. */
export interface CheckPage {
  gate: Gate;
  /** Of the package. */
  name: string;
  /** What the reader can do next. */
  next: string;
  /** How a reader starts this tool. */
  command: string;
  /** List also what the ref has. */
  known: boolean;
}

const ICONS = { pass: '✅', fail: '❌', inconclusive: '⚠️' } as const;

export function renderCheckMarkdown(report: CheckReport, page?: CheckPage): string {
  const answered = listAnswered(report);
  const lost = listLost(report);
  const title = escapeMarkdown(summarise(report), 1000);
  const lines = [
    ...(page
      ? [`### ${ICONS[page.gate]} agent-routing: ${countFindings(report)}`, '', `${codeMarkdown(page.name)}: ${title}`]
      : [`### ${escapeMarkdown(report.source.name)}: ${title}`]),
    '',
  ];
  if (answered.length > 0 && report.source.skills > 0) {
    const rows = answered.map(([agent, found]) => {
      const { percent, tokens } = shareOf(found);
      return [escapeMarkdown(`${agent} ${found.version}`), percent === null ? '' : `${percent} %`, thousands(tokens)];
    });
    lines.push(tableMarkdown(['agent', 'share of its skill list', 'tokens a session'], rows));
  }
  if (report.package) lines.push('', escapeMarkdown(describeClients(report.package), 600));
  if (lost.length > 0)
    lines.push(
      '',
      tableMarkdown(
        ['skill', ...answered.map(([agent]) => escapeMarkdown(agent))],
        lost.slice(0, SKILLS_SHOWN).map(({ id, offers }) => [codeMarkdown(id), ...offers.map(describeOffer)]),
      ),
    );
  if (lost.length > SKILLS_SHOWN) lines.push('', `${lost.length - SKILLS_SHOWN} more are not shown.`);
  lines.push(...listFindings(report.findings));
  const known = page?.known ? (report.also_at_ref ?? []) : [];
  if (known.length > 0) {
    const has = `${escapeMarkdown(report.since ?? '')} has ${known.length === 1 ? 'it' : 'them'} as well, so ${known.length === 1 ? 'it does' : 'they do'} not count`;
    lines.push('', `<details><summary>${count(known.length, 'more finding')}: ${has}</summary>`);
    lines.push(...listFindings(known), '', '</details>');
  }
  if (page) {
    const where = report.target === '.' ? '' : ` ${report.target}`;
    lines.push('', page.next, '');
    lines.push(
      `<sub>The same on your machine: ${codeMarkdown(`${page.command} check${where}`)} (no key; nothing is uploaded). A finding that is wanted: ${codeMarkdown('disable: rule:subject')}.</sub>`,
    );
  }
  return `${lines.join('\n')}\n`;
}

function listFindings(unsorted: readonly Finding[]): string[] {
  const findings = sortFindings(unsorted);
  const lines: string[] = findings.length > 0 ? [''] : [];
  for (const finding of findings.slice(0, FINDINGS_SHOWN)) {
    const { severity, rule, subject, subjects, file, line, message } = finding;
    const who = subjects ? count(subjects.length, subjectWord(rule)) : codeMarkdown(subject);
    lines.push(
      `- **${severity}** ${rule}, ${who} (${codeMarkdown(`${file}:${line}`)}): ${escapeMarkdown(message, 400)}`,
    );
    for (const [agent, words] of listConsequences(finding))
      lines.push(`  - ${escapeMarkdown(agent)}: ${escapeMarkdown(words, 500)}`);
    if (hasOwnFix(finding)) lines.push(`  - Fix: ${escapeMarkdown(finding.fix)}`);
  }
  if (findings.length > FINDINGS_SHOWN)
    lines.push('', `${findings.length - FINDINGS_SHOWN} more findings are not shown.`);
  return lines;
}
