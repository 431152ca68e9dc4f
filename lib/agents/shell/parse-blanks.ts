/** What stands between the words of a bash script: blanks, comments, line breaks with the heredocs behind them. */
import type { Cursor } from './parse-word.js';

export function skipBlanks(cursor: Cursor, lines: boolean): void {
  for (;;) {
    const char = cursor.text[cursor.at];
    if (char === '\\' && cursor.text[cursor.at + 1] === '\n') cursor.at += 2;
    else if (char === ' ' || char === '\t' || char === '\r') cursor.at += 1;
    else if (char === '#' && /^$|[\s;&|(]/.test(cursor.text[cursor.at - 1] ?? '')) {
      const end = cursor.text.indexOf('\n', cursor.at);
      cursor.at = end < 0 ? cursor.text.length : end;
    } else if (char === '\n' && lines) {
      cursor.at += 1;
      readHeredocs(cursor);
    } else return;
  }
}

function readHeredocs(cursor: Cursor): void {
  for (const { mark, strip, done } of cursor.pending.splice(0)) {
    const body: string[] = [];
    while (cursor.at < cursor.text.length) {
      const end = cursor.text.indexOf('\n', cursor.at);
      const line = cursor.text.slice(cursor.at, end < 0 ? cursor.text.length : end);
      cursor.at = end < 0 ? cursor.text.length : end + 1;
      if ((strip ? line.replace(/^\t+/, '') : line) === mark) break;
      body.push(strip ? line.replace(/^\t+/, '') : line);
    }
    done(body.map((line) => `${line}\n`).join(''));
  }
}

/** A reserved word is one only where a command may begin. */
export function peekWord(cursor: Cursor): string {
  return /^[^\s;&|<>()'"$`\\]+/.exec(cursor.text.slice(cursor.at, cursor.at + 60))?.[0] ?? '';
}
