/** What `check` found, and a format → the text that it prints. */
import { isMeant } from '../../lib/lint/finding.js';
import { renderAnnotations, renderCheckSarif } from '../../lib/report/check/annotations.js';
import type { CheckReport } from '../../lib/report/check/input.js';
import { renderCheckMarkdown } from '../../lib/report/check/markdown.js';
import { nameMissed } from '../../lib/report/check/missed.js';
import { pasteLine, renderCheck, type TextOptions } from '../../lib/report/check/text.js';
import { joinAnd } from '../../lib/report/view/names.js';
import { isByFix } from '../../lib/skill/front-matter/problem.js';
import { toolVersion } from '../run/tool-version.js';

export const CHECK_FORMATS = ['text', 'json', 'sarif', 'markdown', 'github'] as const;

export function renderAs(format: (typeof CHECK_FORMATS)[number], report: CheckReport, options: TextOptions): string {
  switch (format) {
    case 'text':
      return renderCheck(report, options);
    case 'json':
      return `${JSON.stringify({ ...report, line: pasteLine(report) }, null, 2)}\n`;
    case 'sarif':
      return renderCheckSarif(report, toolVersion());
    case 'markdown':
      return renderCheckMarkdown(report);
    case 'github':
      return renderAnnotations(report);
  }
}

/** What agents list, or get, the less for: a case may fail for it, and a baseline would expect that. */
const RECORDED = ['skill-offer', 'listing-budget', 'skill-body', 'project-folder'];

/** What is to be mended before there is a baseline; where there is no such thing, what an agent lacks besides skills. */
export function nameFirst({ findings, agents }: CheckReport, start: string): string {
  const errors = findings.filter(({ severity }) => severity === 'error');
  const rules = new Set(
    findings.flatMap((one) => (errors.includes(one) || isMeant(one) || !RECORDED.includes(one.rule) ? [] : one.rule)),
  );
  const named = [...(errors.length > 0 ? ['the errors'] : []), ...[...rules].map((rule) => `\`${rule}\``)];
  const by_itself = findings.some(isByFix) ? ` (\`${start} check --fix\` fixes what has one answer)` : '';
  if (named.length > 0)
    return `fix ${joinAnd(named)} first${by_itself}, since a baseline records what agents get now as expected; then `;
  const missed = nameMissed(agents);
  return (
    missed &&
    `${missed}: first do what the reasons above say, unless that is meant or your users have no such agent; then `
  );
}
