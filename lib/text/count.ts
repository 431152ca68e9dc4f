/** A number and a noun → `1 case`, `2 cases`, `1,024 entries`: the one place that makes a plural. */
export function count(n: number, one: string, many = plural(one)): string {
  return `${thousands(n)} ${n === 1 ? one : many}`;
}

/** `1,024`, on every machine. */
export const thousands = (n: number): string => n.toLocaleString('en-US');

/** Two texts that differ in nothing but numbers are the same so. */
export const withoutNumbers = (text: string): string => text.replace(/\d[\d,]*/g, 'n');

function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}

/** Names → as many as a reader takes in, and how many more there are: `a, b, c and 4 more`. */
export const listFew = (names: readonly string[], most = 3): string =>
  names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');
