import { describe, expect, it } from '@jest/globals';
import { listOwnPaths } from '../../../lib/lint/files/own-paths.js';

const skill = { dir: 'dates', files: ['SKILL.md', 'convert.py', 'references/tables.md'] };

describe('a path in a text to the skill’s own file', () => {
  it.each([
    ['Read /Users/ann/office/skills/dates/references/tables.md.', 'references/tables.md'],
    ['Read C:\\Users\\ann\\dates\\references\\tables.md.', 'references/tables.md'],
    ['Run `python3 ~/.claude/skills/dates/convert.py DATE`.', 'convert.py'],
    ['Run `"$HOME/.claude/skills/dates/convert.py"`.', 'convert.py'],
    ['Read `references\\tables.md`.', 'references/tables.md'],
  ])('is found in %j', (line, file) => {
    expect(listOwnPaths(`# Dates\n\n${line}`, skill)).toMatchObject([{ file, index: 2 }]);
  });

  it.each([
    ['Read /Users/ann/projects/skills/dates/references/style.md first.', 'references/style.md'],
    ['Run `python3 /home/x/bin/deploy.py`.', 'deploy.py'],
    ['See C:\\Users\\Ann\\notes.txt.', 'notes.txt'],
  ])('is found in %j, where the skill has no such file', (line, file) => {
    const twice = `# Dates\n\n${line}\nAlso /Users/ann/more.md.`;
    expect(listOwnPaths(twice, skill)).toMatchObject([{ file, index: 2, is_there: false }]);
  });

  it.each([
    'Caches are in /home/runner/.cache and /home/vscode/go.',
    'Write e.g. /Users/ann/x.md.',
    'Never name /Users/ann/x.md.',
    'Take the root, such as /Users/me/shop or /home/user/shop.',
    '```\nwrote /Users/ann/x.md\n```',
    'Logs are in /usr/share/x.md, /etc/x.md and /tmp/x.md.',
    '  "root": "/Users/ann/shop/x.md"',
    '<!-- /Users/ann/shop/x.md -->',
    'Copy it to ~/.claude/skills/dates/SKILL.md.',
    '  "command": "~/.claude/skills/dates/convert.py"',
    'The user has ~/bin/convert.py.',
    'Read ~/notes/tables.md.',
    'Read references/tables.md.',
    'Write `src\\main.py`.',
  ])('is none in %j', (line) => {
    expect(listOwnPaths(line, skill)).toEqual([]);
  });
});
