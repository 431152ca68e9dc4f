/** Renders the head of a report in GitHub Markdown: title, gate with what it rests on, and notes. */
import type { Gate } from '../../delta/gate.js';
import type { Comparison, Note } from '../../delta/schema.js';
import { codeMarkdown, escapeMarkdown } from '../../text/escape.js';
import { headlineOf, withoutHeadline } from '../findings/headline.js';
import type { ReportInput } from '../view/input.js';
import type { View } from '../view/view.js';
import { DELTA_WORDS, GATE_WORDS } from '../view/words.js';
import { rich } from './text.js';

/** A gate that did not pass is followed by what was found; its notes come after that. */
export function renderHead(input: ReportInput, view: View): string {
  const { comparison } = input;
  const line = [
    describeGate(comparison.gate, describeOpen(input)),
    view.headline,
    renderRun(input, view),
    view.unguarded?.short,
  ];
  const said = headlineOf(input);
  return [
    // A file of the command line starts with the gate; a comment on GitHub also names this tool.
    input.package === undefined ? '' : renderTitle(input.package),
    said === null ? '' : `### ${rich(said, 300)}`,
    line.filter(Boolean).join(' · '),
    comparison.gate === 'pass' ? renderNotes(listNotes(input, view)) : '',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** `⚠️ Gate: inconclusive (nothing failed, but a person has to decide)`; open: what exactly, where it is known. */
export function describeGate(gate: Gate, open: string | null = null): string {
  const { sign, says, means: usual } = GATE_WORDS[gate];
  const means = open ?? usual;
  return `${sign} **Gate: ${says}**${means ? ` (${means})` : ''}`;
}

const UNJUDGED: readonly string[] = ['INFRA', 'INCONCLUSIVE', 'MISSING_RESULT'];

const BLOCKS = 'blocks the merge where this check is required';

/** Whether to run it again, or to look into it, before a merge. */
function describeOpen({ comparison, pull_request = false }: ReportInput): string | null {
  const { gate, deltas, parts = [], missing_agents } = comparison;
  const shown = [...deltas, ...parts].filter(({ delta }) => DELTA_WORDS[delta].shown);
  if (gate === 'fail' && missing_agents.length > 0 && !shown.some(({ fails }) => fails))
    return `${pull_request ? `${BLOCKS}, until it is run again: ` : ''}no failure was found, but nothing could be judged on ${missing_agents.map((agent) => codeMarkdown(agent, 60)).join(', ')}`;
  if (gate === 'fail' && pull_request) return BLOCKS;
  if (gate !== 'inconclusive') return null;
  const open = shown.filter(({ delta }) => DELTA_WORDS[delta].rank < DELTA_WORDS.ACCEPTED.rank);
  return open.length > 0 && open.every(({ delta }) => UNJUDGED.includes(delta))
    ? 'nothing failed and the merge is not blocked, but not everything could be judged: run it again before you merge'
    : null;
}

/** `named` distinguishes several uses of one workflow. */
export function renderTitle(named: string | null): string {
  return `<b>agent-routing</b>${named ? ` · ${codeMarkdown(named, 120)}` : ''}`;
}

/** What was run: mode and commits. */
export function renderRun({ comparison }: ReportInput, view: View): string {
  const had = escapeMarkdown(view.had, 100);
  return [...(had ? [had] : []), escapeMarkdown(view.mode, 100), renderRefs(comparison, view)].join(' · ');
}

/** Markdown, one sentence or a few each. What holds of every batch of this kind is for the foot. */
export function listNotes(input: ReportInput, view: View): string[] {
  // A finding says the same of such an agent as this note does, and says why.
  const reported = new Set(input.comparison.deltas.flatMap(({ delta, agent }) => (delta === 'INFRA' ? [agent] : [])));
  const isNews = ({ missing_agent }: Note) => missing_agent === undefined || !reported.has(missing_agent);
  const said = headlineOf(input);
  return [
    ...(view.partial ? [`⚠️ ${escapeMarkdown(view.partial)}`] : []),
    ...input.comparison.notes
      .filter((note) => isNews(note) && !note.usual)
      .map((note) => ({ ...note, message: withoutHeadline(note.message, said) }))
      .filter(({ message }) => message !== '')
      .map(({ level, message }) => `${level === 'warning' ? '⚠️' : 'ℹ️'} ${rich(message, 800)}`),
    ...(input.notes ?? []).map((message) => `ℹ️ ${rich(message, 800)}`),
  ];
}

const MAX_NOTES = 20;

export function renderNotes(notes: readonly string[]): string {
  return notes
    .slice(0, MAX_NOTES)
    .map((note) => `> ${note}`)
    .join('<br>\n');
}

function renderRefs({ baseline }: Comparison, { refs }: View): string {
  const head = refs.head ? ` → ${codeMarkdown(refs.head.slice(0, 7))}` : '';
  if (refs.ref !== null)
    return `${escapeMarkdown(refs.ref, 100)}${refs.sha ? `@${codeMarkdown(refs.sha.slice(0, 7))}` : ''}${head}`;
  return `${baseline.current ? 'against the current baseline' : '**no baseline**'}${head}`;
}
