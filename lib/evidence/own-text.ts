/** What a tool gave back → whether a file's own text is in it, as a run of its lines and not as hits of a search. */

/** So many lines in a row are a read, however long the file is: agents cut long ones. */
const LONG_RUN = 30;
/** Neither outputs nor files are looked at beyond this. */
const MAX_LINES = 20_000;
/** `12→`, `12: `, `12. `, `  12 | `, `12<tab>`: line numbers of the agents' own readers. */
const NUMBER = /^\s*\d+(?:→|\t|[:.|] ?| \| ?)/;

/** At least half of the file's lines in a row, blank ones aside, or a long run of them. */
export function showsText(output: string, text: string): boolean {
  const wanted = linesOf(text);
  if (wanted.length === 0) return false;
  const enough = Math.min(Math.ceil(wanted.length / 2), LONG_RUN);
  const positions = new Map<string, number[]>();
  for (const [at, line] of wanted.entries()) positions.set(line, [...(positions.get(line) ?? []).slice(-50), at]);
  return [false, true].some((numbered) => hasRun(linesOf(output, numbered), positions, enough));
}

/** The runs that end on a line are those of the line before, one longer. */
function hasRun(lines: readonly string[], positions: Map<string, number[]>, enough: number): boolean {
  let runs = new Map<number, number>();
  for (const line of lines) {
    const next = new Map<number, number>();
    for (const at of positions.get(line) ?? []) {
      const length = (runs.get(at - 1) ?? 0) + 1;
      if (length >= enough) return true;
      next.set(at, length);
    }
    runs = next;
  }
  return false;
}

function linesOf(text: string, numbered = false): string[] {
  const lines: string[] = [];
  for (const line of text.split(/\r\n?|\n/, MAX_LINES)) {
    const bare = (numbered ? line.replace(NUMBER, '') : line).trim();
    if (bare !== '') lines.push(bare);
  }
  return lines;
}
