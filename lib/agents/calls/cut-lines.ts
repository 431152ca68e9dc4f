/** The first lines of a text that are within a limit of bytes and of lines; no line is shown in part. */
export function firstLines(text: string, most: { bytes: number; lines: number }): string {
  const lines = text.split('\n').slice(0, most.lines);
  let bytes = 0;
  const kept = lines.findIndex((line) => {
    bytes += Buffer.byteLength(line) + 1;
    return bytes > most.bytes + 1;
  });
  return (kept < 0 ? lines : lines.slice(0, kept)).join('\n');
}
