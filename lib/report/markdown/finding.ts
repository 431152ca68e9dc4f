/** Renders a finding in GitHub Markdown: what broke, for whom, why, in which file and what to do, all open; what is only looked up stays folded. */

import { namePlace, type Place } from '../../contract/locations.js';
import { count } from '../../text/count.js';
import { codeMarkdown } from '../../text/escape.js';
import { endSentence } from '../../text/sentence.js';
import { type Finding, labelOfCommand, labelOfFix } from '../findings/finding.js';
import type { ReportInput } from '../view/input.js';
import { DELTA_WORDS } from '../view/words.js';
import { link, rich } from './text.js';

/** said: what stands above already, once for all findings. */
export function renderFinding(finding: Finding, input: ReportInput, said = new Set<string>()): string {
  const { sign, title, means = '' } = DELTA_WORDS[finding.delta];
  const { accept } = finding;
  // The code is what the documents, the JSON and the annotations call it.
  const about = [[codeMarkdown(finding.delta), finding.before ?? means].filter(Boolean).join(': '), finding.scope]
    .filter(Boolean)
    .join('; ');
  // Three lines: what broke, for whom and where, before what such a finding is called; why; what to do.
  const open = [
    `${sign} <b>${title}:</b> ${rich(finding.title, 400)}${finding.what === null ? '' : `: <b>${rich(finding.what, 200)}</b>`}${describePlace(finding, input)} <sub>(${about})</sub>`,
    finding.why && `<b>Why:</b> ${rich(endSentence(finding.why), 900)}`,
    finding.refused && `<b>Call:</b> ${rich(endSentence(finding.refused), 300)}`,
    finding.fix && `<b>${labelOfFix(finding)}:</b> ${rich(endSentence(finding.fix), 800)}`,
    accept && `<b>If it is meant:</b> ${said.has(accept) ? 'as above.' : rich(accept, 900)}`,
  ]
    .filter(Boolean)
    .join('<br>\n');
  const rows = [
    ['Cause in full', finding.abridged && rich(finding.cause, 900), 'the whole cause'],
    ['Proof', finding.proof && codeMarkdown(finding.proof, 600), 'proof'],
    [
      labelOfCommand(finding),
      finding.reproduce && codeMarkdown(finding.reproduce, 400),
      finding.delta === 'WEAKENED' ? 'the change' : 'how to reproduce it',
    ],
  ].flatMap(([name, words, short]) => (name && words && short ? [[name, words, short] as const] : []));
  if (accept) said.add(accept);
  if (rows.length === 0) return open;
  const names = rows.map(([, , short]) => short).join(', ');
  const body = rows.map(([name, words]) => `- <b>${name}:</b> ${words}`).join('\n');
  return `${open}\n\n<details><summary>More: ${names}</summary>\n\n${body}\n\n</details>`;
}

/** Where it was comes before where it is still named. */
function describePlace({ place, was, pushed, more_places }: Finding, input: ReportInput): string {
  if (was) return ` (gone: ${codeMarkdown(was, 300)})`;
  const together = pushed && more_places > 0 ? ' together' : '';
  return place
    ? `, ${pushed ? 'pushed out by' : 'in'} ${renderPlace(place, input)}${more(more_places)}${together}`
    : '';
}

const more = (files: number) => (files > 0 ? ` and ${count(files, 'more file', 'more files')}` : '');

function renderPlace(place: Place, { file_url }: ReportInput): string {
  const words = codeMarkdown(namePlace(place), 300);
  return file_url ? link(words, file_url(place)) : words;
}
