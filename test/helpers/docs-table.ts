/** Reads a table between two markers of a page in docs/, and writes it anew. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from './pages.js';

export type Row = Record<string, string>;

const pathOf = (page: string) => join(ROOT, 'docs', page);
const blockOf = (name: string) => new RegExp(`(<!-- ${name} -->\\n)([\\s\\S]*?)(\\n<!-- /${name} -->)`);

export function readDocsTable(page: string, name: string): Row[] {
  const table = blockOf(name).exec(readFileSync(pathOf(page), 'utf8'))?.[2] ?? '';
  const [head = [], , ...body] = table.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return body.map((cells) => Object.fromEntries(head.map((column, index) => [column, cells[index] ?? ''])));
}

export function writeDocsTable(page: string, name: string, rows: readonly Row[]): void {
  const columns = Object.keys(rows[0] ?? {});
  const lines = [columns, columns.map(() => '---'), ...rows.map((row) => columns.map((column) => row[column] ?? ''))];
  const table = lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
  const before = readFileSync(pathOf(page), 'utf8');
  writeFileSync(
    pathOf(page),
    before.replace(blockOf(name), (_, open: string, _old: string, close: string) => open + table + close),
  );
}
