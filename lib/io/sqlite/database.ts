/** A SQLite file → its tables and their rows, read in one pass and never written. A damaged one ends where the damage begins. */
import type { Database } from '../../contract/ports/database.js';
import { openPages, type Pages } from './pages.js';
import { readRecord, readVarint } from './record.js';

/** Of a longer row nothing is kept, so that memory use stays bounded. */
const MOST_BYTES = 16 << 20;

/** The caller closes it; a RangeError, then or from a row, says that it is damaged. */
export function openDatabase(path: string): Database & { close(): void } {
  const pages = openPages(path);
  try {
    const decoder = new TextDecoder(pages.encoding);
    const tables = listTables(pages, decoder);
    return {
      tables: [...tables.keys()],
      *rows(table, wanted) {
        const { root, columns = [] } = tables.get(table) ?? {};
        if (root === undefined) return;
        const isWanted = (at: number) => wanted === undefined || wanted.includes(columns[at]?.name ?? '');
        for (const { id, payload } of rowsBelow(pages, root)) {
          const values = readRecord(payload, decoder, isWanted);
          yield Object.fromEntries(columns.map(({ name, is_id }, at) => [name, values[at] ?? (is_id ? id : null)]));
        }
      },
      close: pages.close,
    };
  } catch (error) {
    pages.close();
    throw error;
  }
}

/** The first page is the root of the table of tables. */
function listTables(
  pages: Pages,
  decoder: { decode(bytes: Buffer): string },
): Map<string, { root: number; columns: Column[] }> {
  const tables = new Map<string, { root: number; columns: Column[] }>();
  for (const { payload } of rowsBelow(pages, 1)) {
    const [type, name, , root, sql] = readRecord(payload, decoder);
    // Without row numbers a table is kept as an index.
    if (type === 'table' && typeof root === 'number' && typeof sql === 'string' && !/WITHOUT\s+ROWID/i.test(sql))
      tables.set(String(name), { root, columns: columnsOf(sql) });
  }
  return tables;
}

interface Column {
  name: string;
  /** It stands for the row's own number, and is empty in the row. */
  is_id: boolean;
}

/** A name in quotes, or what a list of columns is made of. */
const TOKEN = /'[^']*'|"[^"]*"|`[^`]*`|\[[^\]]*\]|[(),]/g;

/** Reads the columns of `CREATE TABLE x (a text, b integer PRIMARY KEY, CONSTRAINT …)`. */
function columnsOf(sql: string): Column[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (const { 0: found, index } of sql.matchAll(TOKEN)) {
    if (found === '(' && depth++ === 0) from = index + 1;
    const ends = found === ')' ? --depth === 0 : found === ',' && depth === 1;
    if (!ends) continue;
    parts.push(sql.slice(from, index).trim());
    from = index + 1;
  }
  return parts
    .filter((part) => !/^(?:CONSTRAINT|PRIMARY|UNIQUE|CHECK|FOREIGN)\b/i.test(part))
    .map((part) => {
      const [, name = '', rest = ''] = /^["'`[]?([^\s"'`\]]+)["'`\]]?([\s\S]*)$/.exec(part) ?? [];
      return { name, is_id: /^\s*INTEGER\s+PRIMARY\s+KEY/i.test(rest) };
    });
}

const INNER = 0x05;
const LEAF = 0x0d;

/** A page is read once, and its rows are no longer than it: a damaged tree, or one made to be endless, ends with a RangeError. */
function* rowsBelow(pages: Pages, root: number): Generator<{ id: number; payload: Buffer }> {
  const seen = new Set<number>();
  const readOnce = (number: number) => {
    if (seen.has(number)) throw new RangeError(`page ${number} is in two places`);
    seen.add(number);
    return pages.read(number);
  };
  const open = [root];
  for (let number = open.pop(); number !== undefined; number = open.pop()) {
    const page = readOnce(number);
    const head = number === 1 ? 100 : 0;
    const type = page.readUInt8(head);
    const cells = page.readUInt16BE(head + 3);
    const first = head + (type === INNER ? 12 : 8);
    if (type === INNER) {
      open.push(page.readUInt32BE(head + 8));
      for (let cell = cells - 1; cell >= 0; cell--) open.push(page.readUInt32BE(page.readUInt16BE(first + 2 * cell)));
    } else if (type === LEAF) {
      let room = page.length;
      for (let cell = 0; cell < cells; cell++) {
        const size = readVarint(page, page.readUInt16BE(first + 2 * cell));
        const id = readVarint(page, size.next);
        room -= bytesInPage(pages, size.value);
        if (room < 0) throw new RangeError(`the rows of page ${number} overlap`);
        if (size.value <= MOST_BYTES)
          yield { id: id.value, payload: readPayload(pages, page.subarray(id.next), size.value, readOnce) };
      }
    }
  }
}

/** What does not fit is in a chain of other pages. */
function bytesInPage({ usable }: Pages, size: number): number {
  if (size <= usable - 35) return size;
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const most = least + ((size - least) % (usable - 4));
  return most <= usable - 35 ? most : least;
}

function readPayload(pages: Pages, cell: Buffer, size: number, readOnce: (number: number) => Buffer): Buffer {
  const here = bytesInPage(pages, size);
  if (here === size) return cell.subarray(0, size);
  const pieces = [cell.subarray(0, here)];
  const each = pages.usable - 4;
  let next = cell.readUInt32BE(here);
  for (let left = size - here; left > 0; left -= each) {
    const page = readOnce(next);
    next = page.readUInt32BE(0);
    pieces.push(page.subarray(4, 4 + Math.min(left, each)));
  }
  return Buffer.concat(pieces);
}
