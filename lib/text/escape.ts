/** Untrusted text → text that is safe on one line, in a Markdown cell, in HTML or in XML. Output of agents is never shown unescaped. */

/** Whole ANSI sequences; then control characters and characters that reorder or hide text (bidi marks, zero width, tags, fillers). */
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufff9-\ufffb]/gu;

/** Removes control characters except tab and line feed, and lone surrogates. Truncates first, because a line may be a megabyte long. */
export function clean(text: string, limit = 100_000): string {
  return text
    .slice(0, limit)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(ANSI, '')
    .replace(UNSEEN, '')
    .replace(/\p{Cs}|[\ufffe\uffff]/gu, '\ufffd');
}

/** One line, at most `limit` characters, with an ellipsis where it was cut: between words, if the last one is not too long. */
export function oneLine(text: string, limit = 300): string {
  // Nearly every text is plain already, and a large report calls this a hundred thousand times.
  if (text.length <= limit && /^[!-~]+(?: [!-~]+)*$/.test(text)) return text;
  const flat = clean(text, limit * 4 + 1000)
    .replace(/\s+/g, ' ')
    .trim();
  const fits = flat.length <= limit && text.length <= limit * 4 + 1000;
  if (fits) return flat;
  const end = Math.max(0, limit - 1);
  const space = flat.lastIndexOf(' ', end);
  // The cut may split a surrogate pair.
  return `${flat.slice(0, space >= end - Math.min(LONG_WORD, end / 4) ? space : end).replace(/\p{Cs}/gu, '')}…`;
}

const LONG_WORD = 30;

/** For text with which a line of a log begins: GitHub runs a workflow command also behind spaces, and none behind a backslash. */
export const noCommand = (text: string): string => text.replace(/^\s*(?=::|##\[)/, '\\');

/** For content and double-quoted attributes of HTML and XML. Also breaks up workflow commands, which GitHub would run from a job's log. */
export function escapeHtml(text: string): string {
  if (/^[ !$%(-9;=?-~]*$/.test(text)) return text;
  return clean(text)
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/::/g, '&#58;&#58;')
    .replace(/##(?=\[)/g, '&#35;&#35;');
}

/**
 * For any position in GitHub Markdown, table cells included. Markdown treats character references as plain text. GitHub
 * links mentions, issues, e-mail addresses and emoji after that step, so an empty comment breaks those up.
 */
export function escapeMarkdown(text: string, limit = 300): string {
  return refer(oneLine(text, limit))
    .replace(/^[-+=:]/, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/^(\d+)([.)])/, (_, number: string, sign: string) => `${number}&#${sign.charCodeAt(0)};`)
    .replace(/(?<!&)[@#]/g, (sign) => `${sign}<!-- -->`)
    .replace(/:(?=\/\/|:|[\w+-]+:)/g, ':<!-- -->')
    .replace(/\bwww(?=\.)/gi, 'www<!-- -->')
    .replace(/\bGH-(?=\d)/gi, 'GH-<!-- -->');
}

/** An id or a command as code: GitHub links no mentions inside code, but Markdown is still rendered. */
export function codeMarkdown(text: string, limit = 200): string {
  const inner = refer(oneLine(text, limit))
    .replace(/:(?=\/\/)/g, '&#58;')
    .replace(/\bwww\./gi, (word) => `${word.slice(0, 3)}&#46;`)
    .replace(/@(?=\w)/g, '&#64;<!-- -->');
  return `<code>${inner}</code>`;
}

/** Cells are Markdown already. */
export function tableMarkdown(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A fence longer than any run of backticks in the text cannot be closed by it. */
export function fenceMarkdown(text: string, language: string): string {
  const fence = '`'.repeat(Math.max(3, ...[...text.matchAll(/`+/g)].map(([run]) => run.length + 1)));
  return `${fence}${language}\n${text.trimEnd()}\n${fence}`;
}

/** Replaces characters with a meaning in Markdown or HTML. An underscore inside a word has none. */
function refer(text: string): string {
  return text.replace(/[&<>|`*~[\]\\$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** Text → the source of a regular expression that matches it literally. (RegExp.escape exists from Node 24 on.) */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
