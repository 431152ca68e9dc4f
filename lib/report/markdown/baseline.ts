/** Renders what belongs into the baseline, ready to paste: the whole of a first one, or the entries that are missing. */
import { count } from '../../text/count.js';
import { codeMarkdown, fenceMarkdown } from '../../text/escape.js';
import type { ReportInput } from '../view/input.js';
import { link } from './text.js';

const BASELINE = 'provider-baseline.json';

export function renderSuggestedEntries(entries: string[], all: number, input: ReportInput): string {
  const file = codeMarkdown(input.baseline_file ?? BASELINE);
  const more = entries.length < all ? `\n\n${omitted(all - entries.length, 'entry', input, 'entries')}` : '';
  return `<details><summary>📋 Entries for ${file}, ready to paste</summary>\n\n${fenceMarkdown(entries.join(',\n'), 'json')}${more}\n\n</details>`;
}

export function renderBaseline(text: string, input: ReportInput): string {
  const file = codeMarkdown(input.baseline_file ?? BASELINE);
  const stored = input.artifact_url ? `, also in ${link('the artifact', input.artifact_url)}` : '';
  return `<details><summary>📋 The first ${file}, ready to commit${stored}</summary>\n\n${fenceMarkdown(text, 'json')}\n\n</details>`;
}

/** Where it does not fit, the report says where it is. */
export function nameBaseline(input: ReportInput): string {
  const file = codeMarkdown(input.baseline_file ?? BASELINE);
  return `<i>The first ${file} is too long to be shown here: it is in ${input.artifact_url ? link('the artifact', input.artifact_url) : 'the artifact'}.</i>`;
}

export function omitted(n: number, one: string, input: ReportInput, many = `${one}s`): string {
  const artifact = input.artifact_url ? link('the artifact', input.artifact_url) : 'the artifact';
  return `<i>${count(n, one, many)} omitted, see ${artifact}.</i>`;
}
