/** Turns findings into workflow commands, which GitHub shows as annotations at their lines, and into the findings of a SARIF log. */

import { type Finding, listConsequences, RULES } from '../../lint/finding.js';
import { oneLine } from '../../text/escape.js';
import { endSentence, joinSentences } from '../../text/sentence.js';
import { renderSarif, type SarifFinding } from '../formats/sarif.js';
import { type CheckReport, sortFindings, summarise } from './input.js';
import { hasOwnFix } from './text.js';

/** GitHub shows ten of each level per step. */
export function renderAnnotations(report: CheckReport): string {
  const lines = sortFindings(report.findings).map((finding) => {
    const { severity, rule, file, line } = finding;
    const place = `file=${property(file)},line=${line},title=${property(rule)}`;
    return `::${severity} ${place}::${data(describeWhole(finding))}`;
  });
  return `${[...lines, `::notice title=agent-routing check::${data(summarise(report))}`].join('\n')}\n`;
}

export function renderCheckSarif(report: CheckReport, version: string): string {
  const findings = report.findings.map((finding): SarifFinding => {
    const { rule, severity, file, line, fix, subject } = finding;
    return {
      rule,
      level: severity,
      message: describeProblem(finding),
      file,
      line,
      fix: hasOwnFix(finding) ? fix : null,
      identity: `${rule} ${subject}`,
    };
  });
  return renderSarif(findings, { version, rules: RULES });
}

function describeProblem({ subject, subjects, message, consequences }: Finding): string {
  const who = subjects ? '' : `${subject}: `;
  const where = listConsequences({ consequences }).map(([agent, words]) => `${agent}: ${words}`);
  return oneLine(endSentence(joinSentences([`${who}${message}`, ...where])), 2000);
}

export const describeWhole = (finding: Finding): string =>
  `${describeProblem(finding)}${hasOwnFix(finding) ? ` Fix: ${oneLine(finding.fix, 500)}` : ''}`;

/** As @actions/toolkit escapes them. */
const data = (text: string): string =>
  oneLine(text, 4000).replace(/%/g, '%25').replace(/\r/g, '%0D').replace(/\n/g, '%0A');
const property = (text: string): string => data(text).replace(/:/g, '%3A').replace(/,/g, '%2C');
