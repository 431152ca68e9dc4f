/** A table in docs/workflows.md that says what is written where: each row is played and held to it; `UPDATE_GOLDEN=1` writes it anew. */
import { afterAll, describe, expect, it } from '@jest/globals';
import type { ActionOutcome } from './action-job.js';
import { type Row, readDocsTable, writeDocsTable } from './docs-table.js';
import type { Servers } from './pull-request.js';
import { IN_FULL } from './tested-agents.js';

const GATE = /Gate: (\w+)/;
const GATES = new RegExp(GATE, 'g');
const list = (parts: readonly string[]) => parts.join(', ') || 'none';

/** What a reader finds afterwards, in the words of the table. */
function describeOutcome({ github, artifacts }: Servers, situation: string, outcome: ActionOutcome): Row {
  const comments = github.state.comments.map(({ issue, body }) => {
    const named = /<b>agent-routing<\/b> · (?:<code>)?([^<\n]+)/.exec(body)?.[1];
    return `#${issue} ${[named, GATE.exec(body)?.[1]].filter(Boolean).join(': ')}`;
  });
  const files = outcome.errors.flatMap(({ properties }) => properties['file'] ?? []);
  const said = outcome.commands.filter(({ name }) => ['error', 'warning', 'notice'].includes(name));
  return {
    situation,
    exit: String(outcome.code),
    gate: outcome.outputs['gate'] || 'none',
    comment: list(comments),
    summary:
      [...outcome.summary.matchAll(GATES)].map(([, gate]) => gate).join(', ') ||
      (outcome.summary ? 'the error' : 'none'),
    annotations: list([...new Set(files)].map((file) => file.replace(/^.*\/repo-\w+\//, ''))),
    artifacts: list(artifacts.artifacts.map(({ name }) => name.replace(/[0-9a-f]{8}$/, '<random>'))),
    'last message': firstWords(said.at(-1)?.message ?? 'none'),
  };
}

/** Enough to know the message by; folders and commits differ from run to run. */
const firstWords = (message: string) =>
  message
    .replaceAll('|', '/')
    .replaceAll(/\/(?:tmp|dev\/shm)\/\S+/g, '…')
    .replaceAll(/\b[0-9a-f]{7}\b/g, '…')
    .slice(0, 90)
    .trim();

export function holdTable(name: string, services: Servers, situations: Record<string, () => Promise<ActionOutcome>>) {
  describe(`the table of ${name} in docs/workflows.md`, () => {
    const written = new Map(
      readDocsTable('workflows.md', name).map((row) => [row['situation']?.replaceAll('&lt;', '<'), row]),
    );
    const seen: Row[] = [];
    // By day every sixth row: each plays a job or two of the action, and they share most of their code.
    const rows = Object.entries(situations).filter((_, at) => IN_FULL || process.env['UPDATE_GOLDEN'] || at % 6 === 0);

    it.each(rows)('is right for: %s', async (situation, play) => {
      const row = describeOutcome(services, situation, await play());
      const shown = Object.fromEntries(Object.entries(row).map(([key, text]) => [key, text.replaceAll('<', '&lt;')]));
      seen.push(shown);
      if (!process.env['UPDATE_GOLDEN']) expect(shown).toEqual(written.get(situation));
    });

    it('has a row for each of them, and no other', () => {
      if (!process.env['UPDATE_GOLDEN']) expect([...written.keys()]).toEqual(Object.keys(situations));
    });

    afterAll(() => {
      if (process.env['UPDATE_GOLDEN'] && seen.length === Object.keys(situations).length)
        writeDocsTable('workflows.md', name, seen);
    });
  });
}
