/** Bytes, chunk by chunk → their lines, in order: any bytes, LF or CRLF, with or without a final line break. Only extremely long lines are truncated. */

/**
 * Agents print shorter lines: they truncate tool results at a megabyte or less, and an image takes less than eight. Of a
 * longer line only the start is passed on, so that memory use stays bounded.
 */
const LINE_LIMIT = 16 << 20;
const KEPT_OF_LONG_LINE = 64 << 10;

export interface LineSplitter {
  write(bytes: Uint8Array): void;
  /** Passes on the text after the last line break. */
  end(): void;
}

/** A line that spans many chunks is joined only once, so the cost stays linear. */
export function createLineSplitter(onLine: (line: string) => void): LineSplitter {
  let pieces: Buffer[] = [];
  let held = 0;
  let first = true;

  function emit(tail: Buffer): void {
    let line = tail;
    if (held + tail.length > LINE_LIMIT) {
      line = (pieces[0] ?? tail).subarray(0, KEPT_OF_LONG_LINE);
      pieces = [];
      held = 0;
    } else if (held > 0) {
      line = Buffer.concat([...pieces, tail]);
      pieces = [];
      held = 0;
    }
    let end = line.length;
    if (end > 0 && line[end - 1] === 13) end--;
    // A byte order mark is not part of the first line.
    const start = first && line[0] === 0xef && line[1] === 0xbb && line[2] === 0xbf ? 3 : 0;
    first = false;
    onLine(line.toString('utf8', start, Math.max(start, end)));
  }

  return {
    write(bytes) {
      const chunk = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      let from = 0;
      for (let at = chunk.indexOf(10); at >= 0; at = chunk.indexOf(10, from)) {
        emit(chunk.subarray(from, at));
        from = at + 1;
      }
      if (from === chunk.length) return;
      const rest = chunk.subarray(from);
      held += rest.length;
      // Copied: the caller reuses its buffer.
      if (held <= LINE_LIMIT) pieces.push(Buffer.from(rest));
      else if (pieces.length !== 1) pieces = [Buffer.from((pieces[0] ?? rest).subarray(0, KEPT_OF_LONG_LINE))];
    },
    end() {
      if (held > 0) emit(Buffer.alloc(0));
    },
  };
}
