/** A pattern as Python's `re` reads it → the same pattern for JavaScript, or what keeps it from being one. */

export type ReadPattern = { pattern: RegExp } | { problem: string };

/** `re.search(pattern, text, re.IGNORECASE)`: `.` misses the line feed alone, `$` holds before a last line feed too. */
export function readPythonPattern(source: string): ReadPattern {
  const translated = translate(source);
  if ('problem' in translated) return translated;
  try {
    return { pattern: new RegExp(translated.source, 'i') };
  } catch (error) {
    return { problem: (error as Error).message.replace(/^Invalid regular expression: /, '') };
  }
}

const BEFORE_THE_END = '(?=\\n?(?![\\s\\S]))';

function translate(source: string): { source: string } | { problem: string } {
  let out = '';
  let inClass = false;
  for (let at = 0; at < source.length; at++) {
    const rest = source.slice(at);
    const problem = inClass ? findOnlyPythonInClass(rest) : findOnlyPython(rest);
    if (problem) return { problem };
    const char = source[at] as string;
    if (char === '\\') {
      out += source.slice(at, at + 2);
      at += 1;
    } else if (inClass) {
      if (char === ']') inClass = false;
      out += char;
    } else if (char === '[') {
      inClass = true;
      out += char;
    } else out += char === '.' ? '[^\\n]' : char === '$' ? BEFORE_THE_END : char;
  }
  return { source: out };
}

/** What JavaScript refuses or, worse, takes for something else. Row: how the rest of the pattern begins, and what to write. */
const ONLY_PYTHON: readonly (readonly [RegExp, string])[] = [
  [/^\(\?P<(\w*)>/, '(?P<name>…) is Python alone; write (…), without a name'],
  [/^\(\?P=/, '(?P=name) is Python alone; write \\1, the number of the group'],
  [/^\(\?#/, '(?#…) comments are Python alone; remove it'],
  [/^\(\?\(/, '(?(group)…) conditions are Python alone; write two alternatives'],
  [/^\(\?>/, '(?>…) is Python alone; write (?:…)'],
  [/^\(\?[aiLmsux-]+[:)]/, 'inline flags are Python alone; remove them: case is ignored anyway'],
  [/^\\A/, '\\A is Python alone; write ^'],
  [/^\\Z/, '\\Z is Python alone; write $'],
  [/^\\a/, '\\a is Python alone; write \\x07'],
  [/^\\N\{/, '\\N{…} is Python alone; write \\uXXXX'],
  [/^\\U/, '\\UXXXXXXXX is Python alone; write the character itself'],
  [/^[*+?]\+/, 'possessive quantifiers are Python alone; remove the second +'],
  [/^\{,\d+\}/, '{,n} is Python alone; write {0,n}'],
  [/^\[\^?\]/, 'a ] that comes first in a class is Python alone; write \\]'],
];

function findOnlyPython(rest: string): string | null {
  return ONLY_PYTHON.find(([begins]) => begins.test(rest))?.[1] ?? null;
}

function findOnlyPythonInClass(rest: string): string | null {
  return rest.startsWith('\\') ? findOnlyPython(rest) : null;
}
