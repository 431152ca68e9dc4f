/** Commands that do nothing but read, with the files that they name, and commands that may do more. */
import { describe, expect, it } from '@jest/globals';
import { findReads } from '../../../lib/bash/only-reads.js';

describe('a command that only reads', () => {
  it.each<[string, string[]]>([
    ['cat a.md', ['a.md']],
    ["sed -n '1,40p' src/a.ts", ['src/a.ts']],
    ['ls -la && cat README.md 2>/dev/null | head -20', ['README.md']],
    ['cd src; grep -rn needle .', ['src']],
    ['find . -name "*.md" | sort | head', []],
    ['git log --oneline -5', []],
    ['for f in a b; do cat "$f"; done', ['a', 'b']],
    ['if [ -f a ]; then cat a; fi', ['a']],
    ['cat <<< hello', []],
    ["awk '{print $1}' a.txt", ['a.txt']],
    ['echo $(cat a)', ['a']],
    ['wc -l < a.txt', []],
    ['sort a | uniq -c', ['a']],
  ])('%s', (command, files) => {
    expect(findReads(command)?.files).toEqual(files);
  });
});

describe('a command that may do more', () => {
  it.each([
    'rm -rf a',
    'cat a > b',
    'cat a >> b',
    'cat a | tee b',
    'echo $(rm a)',
    'cat <(touch a)',
    'ls; npm test',
    "sed -i 's/a/b/' c",
    "sed -ni 's/a/b/p' c",
    "sed 's/a/b/w c' d",
    'sort -o a b',
    'uniq a b',
    'find . -delete',
    'find . -name a -exec rm {} +',
    'find . | xargs rm',
    'git commit -m x',
    'git diff --output=a',
    'GIT_PAGER=touch git log',
    'awk \'{print > "a"}\' b',
    'awk \'BEGIN { system("touch a") }\'',
    'python -c "print(1)"',
    'bash -c "cat a"',
    '$X a',
    'f() { rm a; }; f',
    'cat a &',
    'if true; then touch a; fi',
    'curl http://127.0.0.1',
    'env cat a',
    'rg --pre touch a b',
    'x=1',
    '',
  ])('%s', (command) => {
    expect(findReads(command)).toBeNull();
  });
});
