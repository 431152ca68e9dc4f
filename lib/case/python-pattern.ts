/** Translates a pattern of Python's `re` into the same pattern for JavaScript, or says what cannot be translated. */

export type ReadPattern = { pattern: RegExp } | { problem: string };

/** Behaves like `re.search(pattern, text, re.IGNORECASE)`: `.` matches all but the line feed, `$` also matches before a final line feed. */
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

/** Syntax that JavaScript rejects or, worse, reads differently. Each row: how the rest of the pattern begins, and what to write. */
const ONLY_PYTHON: readonly (readonly [RegExp, string])[] = [
  [/^\(\?P<(\w*)>/, '(?P<name>…) works only in Python; write (…), without a name'],
  [/^\(\?P=/, '(?P=name) works only in Python; write \\1, the number of the group'],
  [/^\(\?#/, '(?#…) comments work only in Python; remove it'],
  [/^\(\?\(/, '(?(group)…) conditions work only in Python; write two alternatives'],
  [/^\(\?>/, '(?>…) works only in Python; write (?:…)'],
  [/^\(\?[aiLmsux-]+[:)]/, 'inline flags work only in Python; remove them (case is ignored anyway)'],
  [/^\\A/, '\\A works only in Python; write ^'],
  [/^\\Z/, '\\Z works only in Python; write $'],
  [/^\\a/, '\\a works only in Python; write \\x07'],
  [/^\\N\{/, '\\N{…} works only in Python; write \\uXXXX'],
  [/^\\U/, '\\UXXXXXXXX works only in Python; write the character itself'],
  [/^[*+?]\+/, 'possessive quantifiers work only in Python; remove the second +'],
  [/^\{,\d+\}/, '{,n} works only in Python; write {0,n}'],
  [/^\[\^?\]/, 'a ] as first character of a class works only in Python; write \\]'],
];

function findOnlyPython(rest: string): string | null {
  return ONLY_PYTHON.find(([begins]) => begins.test(rest))?.[1] ?? null;
}

function findOnlyPythonInClass(rest: string): string | null {
  return rest.startsWith('\\') ? findOnlyPython(rest) : null;
}
