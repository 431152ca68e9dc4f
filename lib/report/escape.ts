/** Hostile text → text that is safe in one line, in a Markdown cell, in HTML or in XML. What agents print never reaches a page raw. */

/** Whole ANSI sequences; then control characters and what reorders or hides text: bidi marks, zero widths, tags, fillers. */
const ANSI = /\u001b(?:\[[0-?]*[ -/]*[@-~]|\][^\u0007\u001b]*(?:\u0007|\u001b\\)?|[@-Z\\-_])/g;
const UNSEEN = /\p{Default_Ignorable_Code_Point}|[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ufff9-\ufffb]/gu;

/** No control characters but tab and line feed, no half characters. Cut first: a line may be a megabyte long. */
export function clean(text: string, limit = 100_000): string {
  return text
    .slice(0, limit)
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(ANSI, '')
    .replace(UNSEEN, '')
    .replace(/\p{Cs}|[\ufffe\uffff]/gu, '\ufffd');
}

/** One line, at most `limit` characters, with an ellipsis where it was cut. */
export function oneLine(text: string, limit = 300): string {
  // Nearly every text is plain already, and large reports ask a hundred thousand times.
  if (text.length <= limit && /^[!-~]+(?: [!-~]+)*$/.test(text)) return text;
  const flat = clean(text, limit * 4 + 1000)
    .replace(/\s+/g, ' ')
    .trim();
  const whole = flat.length <= limit && text.length <= limit * 4 + 1000;
  // A cut may fall between the halves of one character.
  return whole ? flat : `${flat.slice(0, Math.max(0, limit - 1)).replace(/\p{Cs}/gu, '')}…`;
}

/** Text in HTML and XML: content and double-quoted attributes. Printed in a job's log it is no workflow command either. */
export function escapeHtml(text: string): string {
  return clean(text)
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/::/g, '&#58;&#58;')
    .replace(/##(?=\[)/g, '&#35;&#35;');
}

/**
 * Text anywhere in GitHub Markdown, table cells included. Character references are plain text to the Markdown reader, so
 * no sign keeps its meaning. GitHub links mentions, issues, e-mail addresses and emoji after that: an empty comment parts
 * those.
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

/** An id or a command as code: GitHub mentions nobody in there, but Markdown still reads it. */
export function codeMarkdown(text: string, limit = 200): string {
  const inner = refer(oneLine(text, limit))
    .replace(/:(?=\/\/)/g, '&#58;')
    .replace(/\bwww\./gi, (word) => `${word.slice(0, 3)}&#46;`)
    .replace(/@(?=\w)/g, '&#64;<!-- -->');
  return `<code>${inner}</code>`;
}

/** The signs that mean something to Markdown or HTML. An underscore inside a word is one. */
function refer(text: string): string {
  return text.replace(/[&<>|`*~[\]\\$]|(?<![A-Za-z0-9])_|_(?![A-Za-z0-9])/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
