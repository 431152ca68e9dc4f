import { escapePattern } from './escape.js';

/** `plugin:skill` → `skill`; an id without a prefix stays. */
export const bareId = (id: string): string => id.slice(id.lastIndexOf(':') + 1);

/** `release-notes`, `$alpha`, `"alpha"`, `the alpha skill`: its bare words alone are what the request is about. */
export function namesId(prompt: string, id: string): boolean {
  const words = id.split(/[-_\s]+/).filter(Boolean);
  const [joined = '', loose = ''] = ['[-_]', '[-_\\s]'].map((dash) => words.map(escapePattern).join(dash));
  const forms = [
    `(?<![\\w/.-])[$/]${loose}(?![\\w/.-]\\w)`,
    `[\`"'“‘]${loose}[\`"'”’]`,
    `(?<![\\w-])${loose}\\s+skill(?!s?\\w)`,
    ...(words.length > 1 ? [`(?<![\\w-])${joined}(?![\\w-])`] : []),
  ];
  return words.length > 0 && new RegExp(forms.join('|'), 'i').test(prompt);
}

/** A text without the sentences that name any of these; as it is where nothing else is left. */
export function withoutMentions(text: string, ids: readonly string[]): string {
  const keep = (sentence: string) => !ids.some((id) => namesId(sentence, id));
  const left = text.split('\n').map((line) =>
    line
      .split(/(?<=[.!?])\s+/)
      .filter(keep)
      .join(' '),
  );
  return left.join('').trim() === '' ? text : left.join('\n');
}
