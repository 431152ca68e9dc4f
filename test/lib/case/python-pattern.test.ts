import { describe, expect, it } from '@jest/globals';
import { readPythonPattern } from '../../../lib/case/python-pattern.js';

function search(pattern: string, text: string): boolean {
  const read = readPythonPattern(pattern);
  if ('problem' in read) throw new Error(read.problem);
  return read.pattern.test(text);
}

describe('readPythonPattern', () => {
  // Each row was tried with Python 3: re.search(pattern, text, re.IGNORECASE).
  it.each([
    ['a$', 'A\n', true],
    ['a$', 'a\nb', false],
    ['^b', 'a\nb', false],
    ['a.b', 'a\rb', true],
    ['a.b', 'a\nb', false],
    ['[.$]x', '$X', true],
    ['[.$]x', 'bx', false],
    ['\\.\\$', '.$', true],
    ['[\\]]', ']', true],
    ['\\(?P<', 'P<', true],
    ['cat\\s+.*<<[-]?\\s*[\'"]?\\w+[\'"]?(?!.*\\|)', "cat > f << 'EOF'", true],
  ])('matches as Python does: %j in %j gives %j', (pattern, text, found) => {
    expect(search(pattern, text)).toBe(found);
  });

  it.each([
    '(?P<n>a)',
    '(?P=n)',
    '(?i)a',
    '(?s:a)',
    'a\\Z',
    '\\Aa',
    '(?#x)a',
    '(?>a)',
    '[]a]',
    'a{,3}',
    'a++',
    '[\\Z]',
    '(',
  ])('refuses %j and says what is wrong', (pattern) => {
    expect(readPythonPattern(pattern)).toEqual({ problem: expect.stringMatching(/\w/) });
  });
});
