/**
 * Lines of a stream that should hold JSON records → the records and the other lines, however they are laid out: one a line, indented,
 * in one array, with a CI's timestamps or group names before each line, with colours, with noise between.
 */
import { isJson, type Json, parseValue } from './json-value.js';
import { type ScanState, START, scanValue } from './json-value-scanner.js';

export interface RecordSink {
  /** A fast path: true when the whole record is known by its beginning and says nothing, so that it need not be parsed. */
  skips(line: string): boolean;
  /** text: the record as it stood there. line: the first of its lines, 1-based. */
  record(value: Json, text: string, line: number): void;
  /** A line that is not a record. broken: it begins like one, as a line does that a kill cut off. */
  plain(text: string, line: number, broken: boolean): void;
}

export interface RecordReader {
  line(text: string): void;
  /** Hands out what was still open. */
  end(): void;
}

const ANSI = /\u001b\[[\d;]*[A-Za-z]/g;
const TIME = String.raw`\d{4}-\d\d-\d\d[T ]\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[+-]\d\d:?\d\d)?`;
/** Timestamps, `[group]`, `service-1 |` of compose, the job and step that `gh run view --log` puts before each line. */
const PREFIX = new RegExp(
  String.raw`^\s*(?:(?:\[?${TIME}\]?|\[[^\][{}"]{1,80}\]|[\w.@/-]{1,60} *\||[^\t{}"[\]]{1,120}\t)[ \t]*)+(?:\d\d[OE][+ ]?)?`,
);
/** GitHub's own: seven digits of a second, which no agent prints. Plain lines are freed of it too. */
const CI_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{7}Z ?/;

export const withoutCiTime = (line: string): string => line.replace(CI_TIME, '');

/** A record that is not closed by then is given up, because memory is bounded. */
const MOST_HELD = 32 << 20;
const MOST_NOISE = 1_000;

interface Open {
  first: number;
  /** Lines as they came, should this turn out to be no record. */
  lines: { text: string; line: number }[];
  pieces: string[];
  state: ScanState;
  held: number;
  noise: number;
  prefixed: boolean;
}

export function createRecordReader(sink: RecordSink): RecordReader {
  let count = 0;
  let open: Open | null = null;
  /** Set by the first record: a stream whose records stand bare has no prefixes, so that prose cannot imitate one. */
  let prefixed: boolean | null = null;
  let arrays = 0;
  let retries = false;

  /** Values may be records or, where a run is printed as one array, a list of them. */
  function emitValue(text: string, line: number, behind_prefix: boolean): boolean {
    const value = parseValue(text);
    const records = Array.isArray(value) ? value.filter(isJson) : isJson(value) ? [value] : [];
    if (records.length === 0) return false;
    prefixed ??= behind_prefix;
    for (const record of records) sink.record(record, records.length === 1 ? text : JSON.stringify(record), line);
    return true;
  }

  function emitPlain(text: string, line: number): void {
    const shown = withoutCiTime(text);
    sink.plain(shown, line, /^\s*[[{]\s*["{[]/.test(shown));
  }

  /** What was held is not a record as a whole. Behind a first line that was cut off, as `{"type":` is, there may be whole ones. */
  function giveUp(): void {
    const held = open?.lines ?? [];
    open = null;
    const first = retries ? held : held.slice(0, 1);
    first.forEach(emitLine);
    if (retries) return;
    // Once: where each line opens a record, all of them would be gone through for each of them.
    retries = true;
    for (const { text, line } of held.slice(1)) take(text, line);
    giveUp();
    retries = false;
  }

  function emitLine({ text, line }: Open['lines'][number]): void {
    const { body, behind_prefix } = strip(text);
    if (!body.startsWith('{') || !emitValue(body.replace(/,\s*$/, ''), line, behind_prefix)) emitPlain(text, line);
  }

  function strip(text: string): { body: string; behind_prefix: boolean } {
    const plain = text.includes('\u001b') ? text.replace(ANSI, '') : text;
    if (prefixed === false) return { body: plain, behind_prefix: false };
    const prefix = PREFIX.exec(plain)?.[0] ?? '';
    return { body: plain.slice(prefix.length), behind_prefix: prefix !== '' };
  }

  function goOn(raw: string, line: number): void {
    if (!open) return;
    const body = open.prefixed ? strip(raw).body : raw.includes('\u001b') ? raw.replace(ANSI, '') : raw;
    const scanned = scanValue(body, 0, open.state);
    if (!scanned) {
      // A record that begins here proves that the one before was cut off; other words are noise in the middle of one.
      if (/^\s*[{[]/.test(body) || open.noise >= MOST_NOISE) {
        giveUp();
        begin(raw, line);
        return;
      }
      open.noise += 1;
      emitPlain(raw, line);
      return;
    }
    open.lines.push({ text: raw, line });
    open.held += raw.length;
    if (scanned.end === null) {
      open.pieces.push(body);
      open.state = scanned.state;
      if (open.held > MOST_HELD) giveUp();
      return;
    }
    open.pieces.push(body.slice(0, scanned.end));
    if (!emitValue(open.pieces.join('\n'), open.first, open.prefixed)) {
      giveUp();
      return;
    }
    open = null;
    const rest = body.slice(scanned.end);
    if (rest.trim() !== '' && !readValues(rest, line, raw, prefixed === true)) emitPlain(rest, line);
  }

  /** All values of a line, and the one that it leaves open. False where this line is not made of values. */
  function readValues(body: string, line: number, raw: string, behind_prefix: boolean): boolean {
    const whole: string[] = [];
    let depth = arrays;
    let at = 0;
    for (;;) {
      while (/[ \t\r]/.test(body[at] ?? '') || (body[at] === ',' && (depth > 0 || whole.length > 0))) at += 1;
      if (at >= body.length) break;
      const char = body[at];
      if (char === ']' && depth > 0) depth -= 1;
      else if (char === '[' && depth === 0 && /^\s*(?:$|[{\]])/.test(body.slice(at + 1, at + 200))) depth += 1;
      else if (char === '{') {
        const scanned = scanValue(body, at, START);
        if (!scanned) return false;
        if (scanned.end === null) {
          const piece = body.slice(at);
          arrays = depth;
          emitAll(whole, line, behind_prefix);
          const held = [{ text: whole.length > 0 ? piece : raw, line }];
          const { length } = piece;
          const { state } = scanned;
          open = { first: line, lines: held, pieces: [piece], state, held: length, noise: 0, prefixed: behind_prefix };
          return true;
        }
        whole.push(body.slice(at, scanned.end));
        at = scanned.end;
        continue;
      } else return false;
      at += 1;
    }
    arrays = depth;
    emitAll(whole, line, behind_prefix);
    return true;
  }

  function emitAll(values: readonly string[], line: number, behind_prefix: boolean): void {
    for (const text of values) if (!emitValue(text, line, behind_prefix)) emitPlain(text, line);
  }

  const take = (raw: string, line: number) => (open ? goOn(raw, line) : begin(raw, line));

  function begin(raw: string, line: number): void {
    if (!/[{[\]]/.test(raw)) {
      emitPlain(raw, line);
      return;
    }
    const { body, behind_prefix } = strip(raw);
    if (behind_prefix && body.startsWith('{') && emitValue(body, line, true)) return;
    if (!/^\s*[{[\],]/.test(body) || !readValues(body, line, raw, behind_prefix)) emitPlain(raw, line);
  }

  return {
    line(raw) {
      count += 1;
      let text = raw.endsWith('\r') ? raw.slice(0, -1) : raw;
      if (count === 1 && text.startsWith('\ufeff')) text = text.slice(1);
      if (open || !text.startsWith('{') || !(sink.skips(text) || emitValue(text, count, false))) take(text, count);
    },
    end: giveUp,
  };
}
