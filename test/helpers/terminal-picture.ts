/** Lines with ANSI colours → an SVG picture of a terminal, for the README. */
const COLOURS: Record<string, string> = {
  '31': '#ff7b72',
  '32': '#56d364',
  '33': '#e3b341',
  '34': '#79c0ff',
  '90': '#8b949e',
};
const [WIDTH, HEIGHT, PAD] = [7.8, 20, 18];

interface Piece {
  text: string;
  column: number;
  colour: string;
  bold: boolean;
}

function* pieces(line: string): Generator<Piece> {
  let [colour, bold, column] = ['#e6edf3', false, 0];
  for (const part of line.split(/(\u001b\[\d+m)/)) {
    const code = /^\u001b\[(\d+)m$/.exec(part)?.[1];
    if (code === undefined) {
      // A viewer may fold blanks: each run of words is placed by itself.
      for (const text of part.split(/( {2,})/)) {
        if (text.trim()) yield { text, column, colour, bold };
        column += text.length;
      }
    } else if (code === '0') [colour, bold] = ['#e6edf3', false];
    else if (code === '1') bold = true;
    else colour = COLOURS[code] ?? colour;
  }
}

export function drawTerminal(lines: readonly string[], columns: number): string {
  const quote = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  const [width, height] = [Math.ceil(columns * WIDTH + 2 * PAD), lines.length * HEIGHT + 2 * PAD];
  const texts = lines.flatMap((line, row) =>
    [...pieces(line)].map(({ text, column, colour, bold }) => {
      const lead = text.length - text.trimStart().length;
      const words = text.trim();
      const x = (PAD + (column + lead) * WIDTH).toFixed(1);
      const y = PAD + row * HEIGHT + 14;
      // The length is fixed, so that columns stand straight in any font.
      return `<text x="${x}" y="${y}" fill="${colour}"${bold ? ' font-weight="bold"' : ''} textLength="${(words.length * WIDTH).toFixed(1)}">${quote(words)}</text>`;
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" role="img" aria-label="The delta table of a pull request: two regressions, an offer loss, an improvement and a new case" xml:space="preserve" font-family="ui-monospace,SFMono-Regular,Menlo,Consolas,monospace" font-size="13">
<rect width="${width}" height="${height}" rx="8" fill="#0d1117"/>
${texts.join('\n')}
</svg>
`;
}

/** Between words; a line goes on below, indented. Colours of a first piece stay in its line. */
export function wrapLine(line: string, columns: number): string[] {
  if (line.replace(/\u001b\[\d+m/g, '').length <= columns) return [line];
  const lines: string[] = [];
  for (const part of line.split(' ')) {
    const last = lines.at(-1);
    const bare = (last ?? '').replace(/\u001b\[\d+m/g, '');
    if (last !== undefined && bare.length + part.length + 1 <= columns) lines[lines.length - 1] = `${last} ${part}`;
    else lines.push(last === undefined ? part : `  ${part}`);
  }
  return lines;
}
