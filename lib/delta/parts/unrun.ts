/** What the ref asks and no row shows, because this mode never runs it: cases that the branch deleted or weakened. */
import { oneLine } from '../../text/escape.js';
import type { CompareInput } from '../input.js';
import { listLowered } from '../lowered.js';
import { warn } from '../notes/note.js';
import type { DeltaRow, Note } from '../schema.js';
import type { Weakenings } from '../weakened.js';

interface Unrun {
  notes: Note[];
  /** The gate cannot be a plain pass. */
  open: boolean;
}

export function findUnrun(input: CompareInput, rows: readonly DeltaRow[], cases: Weakenings): Unrun {
  const { ref, options = {} } = input;
  const agent = rows[0]?.agent ?? '';
  // A row that was judged, or that a baseline expects, shows it by itself.
  const isShown = ({ delta, expected_status }: DeltaRow) => delta !== 'NOT_RUN' || expected_status !== null;
  const shown = new Set(rows.filter(isShown).map(({ case_id }) => case_id));
  const asked = cases.ids
    .filter((id) => !shown.has(id) && !shown.has(cases.renamedTo(id)))
    .flatMap((id) => {
      const found = cases.find(id, agent);
      return found ? [{ id, ...found }] : [];
    });
  const weaker = [...asked, ...listLowered(input, rows, cases)];
  if (weaker.length === 0) return { notes: [], open: false };
  const named = weaker.slice(0, 10).map(({ id, words }) => `${id} (${oneLine(words.join('; '), 200)})`);
  const more = weaker.length > 10 ? ` and ${weaker.length - 10} more` : '';
  const message = `No result of this batch shows it, but less is checked than at ${ref?.name}: ${named.join(', ')}${more}.`;
  return {
    notes: [warn(message)],
    open: weaker.some(({ reason }) => reason === null || options.accept !== 'with_reason'),
  };
}
