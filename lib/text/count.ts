/** A number and a noun → `1 case`, `2 cases`, `2 entries`: the one place that makes a plural. */
export function count(n: number, one: string, many = plural(one)): string {
  return `${n} ${n === 1 ? one : many}`;
}

function plural(noun: string): string {
  if (/[^aeiou]y$/.test(noun)) return noun.replace(/y$/, 'ies');
  return /(?:s|x|ch|sh)$/.test(noun) ? `${noun}es` : `${noun}s`;
}
