/** The history of batches, this one last → the page's part on it: the trend as a picture, and what changed from batch to batch. */
import type { Results } from '../../contract/result.js';
import { escapeHtml as e, oneLine } from '../../text/escape.js';
import { percent } from '../choices/confusion-tables.js';
import { addHistory, type HistoryLine, makeHistory, modesOf, nameSeries } from '../choices/history.js';
import { drawTrend } from '../choices/trend.js';
import { headOf, scrolled } from './choices.js';

const MOST_LINES = 120;
const MOST_CHANGES = 4;

/** Empty until there is a batch before this one. */
export function renderHistory(known: readonly HistoryLine[], results: Results): string {
  const history = addHistory(known, makeHistory(results));
  if (new Set(history.map(({ batch_run_id }) => batch_run_id)).size < 2) return '';
  const modes = modesOf(history);
  const before = new Map<string, HistoryLine>();
  const rows = history.map((line) => {
    const series = nameSeries(line, modes);
    const changes = describeChanges(line, before.get(series));
    if (line.complete !== false) before.set(series, line);
    const { at, batch_run_id, version, right, trials, recall, precision } = line;
    const now = `${batch_run_id === results.batch_run_id ? ' (this batch)' : ''}${line.complete === false ? ' (interrupted)' : ''}`;
    const fields = [series, version ?? '–', `${right}/${trials}`, formatShare(recall), formatShare(precision), changes];
    return `<tr><th scope="row">${e(`${at.slice(0, 16).replace('T', ' ')}${now}`)}</th>${fields.map((text) => `<td>${e(oneLine(text, 300))}</td>`).join('')}</tr>`;
  });
  const shown = rows.slice(-MOST_LINES).reverse();
  const left = rows.length - shown.length;
  const head = ['batch (UTC)', 'chosen by', 'version', 'right', 'recall', 'precision', 'since the batch before'];
  return `${scrolled('trend', `<figure class="trend" id="trend">${drawTrend(history)}</figure>`)}
${scrolled('batches', `<table class="list"><caption id="batches">Batches, the newest first</caption>${headOf(head)}<tbody>${shown.join('\n')}</tbody></table>`)}${left > 0 ? `<p>${left} older lines are in the history file.</p>` : ''}`;
}

const formatShare = (share: number | null) => (share === null ? '–' : percent(share));

/** Skills whose share of right choices moved, the largest loss first. */
function describeChanges(line: HistoryLine, before: HistoryLine | undefined): string {
  if (!before) return '';
  const moved = Object.entries(line.skills).flatMap(([skill, [found, expected]]) => {
    const old = Object.hasOwn(before.skills, skill) ? before.skills[skill] : undefined;
    if (!old || !expected || !old[1]) return [];
    const by = found / expected - old[0] / old[1];
    return by === 0 ? [] : [{ by, words: `${oneLine(skill, 60)} ${old.join('/')} → ${found}/${expected}` }];
  });
  const named = moved.sort((one, other) => one.by - other.by).slice(0, MOST_CHANGES);
  return [
    line.skills_hash === before.skills_hash ? '' : 'the source changed',
    ...named.map(({ words }) => words),
    moved.length > named.length ? `${moved.length - named.length} more skills` : '',
  ]
    .filter(Boolean)
    .join('; ');
}
