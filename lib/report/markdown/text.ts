/** Turns untrusted words and addresses into the pieces of a Markdown report. */
import { codeMarkdown, escapeMarkdown } from '../../text/escape.js';

/** Only an address that can end neither the attribute nor the cell. `words` is Markdown already. */
export function link(words: string, url: string): string {
  return /^https?:\/\/[^\s<>"'`|]+$/.test(url) ? `<a href="${url.replaceAll('&', '&amp;')}">${words}</a>` : words;
}

/** Text with code between backticks: both kinds are escaped, so hostile text can at most become code. */
export function rich(text: string, limit: number): string {
  const parts = text.slice(0, limit * 2).split('`');
  if (parts.length % 2 === 0) return escapeMarkdown(text, limit);
  return parts.map((part, index) => (index % 2 ? codeMarkdown(part, limit) : spaced(part, limit))).join('');
}

/** Escaped, but keeping the spaces at both ends, which separate it from the code next to it. */
function spaced(text: string, limit: number): string {
  return `${/^\s/.test(text) ? ' ' : ''}${escapeMarkdown(text, limit)}${/\S\s$/.test(text) ? ' ' : ''}`;
}
