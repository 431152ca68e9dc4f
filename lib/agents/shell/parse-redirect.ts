/** `> file`, `2>&1`, `<<END`: where a command's streams go and come from. */
import type { Redirect } from './ast.js';
import { skipBlanks } from './parse-blanks.js';
import { type Cursor, type ParseScript, plainText, readWord } from './parse-word.js';

const OPERATOR = /^(\d*)(&>>?|<<<|<<-?|<>|>>|>\||[<>]&|[<>])/;

export function readRedirect(cursor: Cursor, parse: ParseScript): Redirect | null {
  const match = OPERATOR.exec(cursor.text.slice(cursor.at, cursor.at + 12));
  // `<(…)` is a word.
  if (!match || /^[<>]\(/.test(cursor.text.slice(cursor.at, cursor.at + 2))) return null;
  const operator = match[2] ?? '';
  cursor.at += match[0].length;
  skipBlanks(cursor, false);
  const target = readWord(cursor, parse) ?? { parts: [] };
  const redirect: Redirect = { fd: match[1] ? Number(match[1]) : null, operator, target, here: null, here_word: null };
  if (operator.startsWith('<<') && operator !== '<<<') {
    const mark = plainText(target) ?? '';
    redirect.here = '';
    const quoted = target.parts.some((part) => part.kind === 'text' && part.quoted);
    const done = (text: string) => {
      redirect.here = text;
      if (!quoted && /[$`]/.test(text))
        redirect.here_word = readWord(
          { text: `"${text.replaceAll('"', '\\"')}"`, at: 0, pending: [], depth: cursor.depth },
          parse,
        );
    };
    cursor.pending.push({ mark, strip: operator === '<<-', done });
  }
  return redirect;
}

export function readRedirects(cursor: Cursor, parse: ParseScript): Redirect[] {
  const redirects: Redirect[] = [];
  for (;;) {
    skipBlanks(cursor, false);
    const redirect = readRedirect(cursor, parse);
    if (!redirect) return redirects;
    redirects.push(redirect);
  }
}
