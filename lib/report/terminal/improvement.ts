/** improvement.json → what `improve` prints, and the same as Markdown for a summary or a file. */

import type { Count, Improvement, Pair } from '../../contract/improvement.js';
import { alignRows } from '../../text/align.js';
import { count } from '../../text/count.js';
import { fenceMarkdown, oneLine, tableMarkdown } from '../../text/escape.js';
import { endSentence } from '../../text/sentence.js';

const MOST_CHARS = 1_600;

export function renderImprovement(improvement: Improvement): string {
  const { skill, description, candidates, holdout, diff, written, artifact_dir, outcome } = improvement;
  const lines = [
    headline(improvement),
    '',
    ...(holdout
      ? [
          ...alignRows([
            ['On held-out cases', 'before', 'after'],
            ...listPairs(improvement).map(([name, { before, after }]) => [`  ${name}`, share(before), share(after)]),
          ]),
          ...holdout.losses.map((loss) => `  ${oneLine(loss, 300)}`),
          '',
        ]
      : []),
    ...(candidates.length > 0
      ? [`Candidates of ${skill}, on tuning cases (the original: ${share(improvement.tuning)})`]
      : []),
    ...candidates.flatMap((one) => [
      `  round ${one.round}  ${one.state}${one.tuning ? `  ${share(one.tuning)}` : ''}${one.why ? `: ${oneLine(one.why, 300)}` : ''}`,
      `    ${oneLine(one.description, MOST_CHARS)}`,
    ]),
    ...(description.after === null
      ? []
      : [
          '',
          `before  ${oneLine(description.before, MOST_CHARS)}`,
          `after   ${oneLine(description.after, MOST_CHARS)}`,
        ]),
    '',
    describePrice(improvement),
    ...(outcome === 'stopped' ? [`Continue with the same command and --resume ${artifact_dir}`] : []),
    ...(diff === null
      ? []
      : ['', written ? 'Written:' : 'Not written; apply it with `git apply`, or let --write do so:', diff.trimEnd()]),
  ];
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}

export function renderImprovementPage(improvement: Improvement): string {
  const { candidates, holdout, diff, tuning } = improvement;
  const cell = (text: string) => oneLine(text, MOST_CHARS).replace(/[|<>`\\]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const lines = [
    `## ${headline(improvement).replace(/[<>]/g, '')}`,
    '',
    ...(holdout
      ? [
          tableMarkdown(
            ['held-out cases', 'before', 'after'],
            listPairs(improvement).map(([name, { before, after }]) => [cell(name), share(before), share(after)]),
          ),
          '',
          ...holdout.losses.map((loss) => `- ${cell(loss)}`),
          '',
        ]
      : []),
    ...(candidates.length > 0
      ? [
          tableMarkdown(
            [`candidate (the original on tuning cases: ${share(tuning)})`, 'round', 'tuning cases', ''],
            candidates.map((one) => [
              ...[cell(one.description), `${one.round}`, share(one.tuning)],
              `${one.state}${one.why ? `: ${cell(one.why)}` : ''}`,
            ]),
          ),
          '',
        ]
      : []),
    describePrice(improvement),
    ...(diff === null ? [] : ['', fenceMarkdown(diff, 'diff')]),
  ];
  return `${lines.join('\n')}\n`;
}

function headline({ outcome, skill, reason }: Improvement): string {
  switch (outcome) {
    case 'better':
      return `A better description of ${skill} was found: ${endSentence(oneLine(reason, 300))}`;
    case 'none':
      return `No better one found for ${skill}: ${endSentence(oneLine(reason, 400))} Nothing was changed.`;
    case 'stopped':
      return `Stopped before an answer for ${skill}: ${endSentence(oneLine(reason, 400))} Nothing was changed.`;
  }
}

function listPairs({ holdout, skill }: Improvement): [string, Pair][] {
  if (!holdout) return [];
  const named = (id: string) => (id === '' ? 'no skill expected' : id === skill ? `${id} (this skill)` : id);
  return [
    ['all', holdout.total],
    ...Object.entries(holdout.agents),
    ...Object.entries(holdout.skills).map(([id, pair]): [string, Pair] => [`· ${named(id)}`, pair]),
  ];
}

function share(found: Count | null): string {
  if (found === null || found.judged === 0) return '–';
  const percent = (value: number) => Math.round(value * 100);
  const [low, high] = found.interval;
  return `${found.passed}/${found.judged} (${percent(low)}–${percent(high)} %)`;
}

function describePrice({ price, cases, mode, agents, proposer, model }: Improvement): string {
  const part = ({ positive, negative, sibling }: Improvement['cases']['tuning']) =>
    `${positive} that expect it, ${negative} that expect none, ${sibling} of siblings`;
  const asked = mode === 'live' ? '' : `, ${count(price.requests, 'request')} in all`;
  return `${count(price.sessions, 'trial')} on ${Object.keys(agents).join(', ')} in mode ${mode}${model ? ` (${model})` : ''}, ${count(price.proposals, 'proposal')} of ${proposer}${asked}, ${price.tokens.toLocaleString('en')} tokens. Tuning cases: ${part(cases.tuning)}; held-out: ${part(cases.holdout)}.`;
}
