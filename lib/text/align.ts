/** Rows of cells → lines in which each column is as wide as its widest cell, or as `widest`. */
import { fitWidth, widthOf } from './width.js';

/** right: the columns after the first hold numbers, which end at one edge. */
export function alignRows(
  rows: readonly (readonly string[])[],
  { widest = Number.POSITIVE_INFINITY, right = false } = {},
): string[] {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.min(widest, Math.max(...rows.map((row) => widthOf(row[column] ?? '')))),
  );
  const pad = (cell: string, width: number, column: number) =>
    right && column > 0 ? cell.padStart(width) : widthOf(cell) > width ? cell : fitWidth(cell, width);
  return rows.map((row) =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, column))
      .join('  ')
      .trimEnd(),
  );
}
