import { describe, expect, it } from '@jest/globals';
import { readSkillsFromShell } from '../../../lib/bash/read-skills.js';

const reads = (command: string, output: string) =>
  readSkillsFromShell({ command, output, cwd: '/w', exit_code: 0, skills: null, bodyOf: null }).reads.map(
    ({ skill, text, why }) => `${skill} ${text} ${why}`,
  );
const text = (front: string) => `---\n${front}\n---\n\nRead the file first.\nThen write it.\nCheck it last.\n`;

const PAGE = '# The site\nHow it is built, in words.\nAnd another line of it.\nOne more, for the third.\n';

describe('where nothing is known to be installed', () => {
  it.each([
    ['a program prints a skill', 'kit skills get pdf', text('name: pdf\ndescription: D'), ['pdf own null']],
    ['its description comes first', 'kit skills get pdf', text('description: D\nname: pdf'), ['pdf own null']],
    ["an issue's template is no skill", 'gh api x | base64 -d', text('name: Bug report\nabout: Create a report'), []],
    ['a description in the body describes nothing', 'gh api x', `${text('name: Bug report')}description: D\n`, []],
    ['a disk ignores case', 'cat /w/skills/pdf/skill.md', text('name: pdf\ndescription: D'), ['pdf own null']],
    ['a page of a site is called skill.md', 'cat static/skill.md', PAGE, []],
    ['its address is in a list', 'cat llms.txt', `- static/skill.md: ${PAGE}`, []],
    ['it is in a patch', 'git show', `diff --git a/static/skill.md b/static/skill.md\n@@ -0,0 +1,4 @@\n${PAGE}`, []],
    [
      'such a file has a skill in it',
      'cat static/skill.md',
      `---\nname: site\ndescription: d\n---\n${PAGE}`,
      ['site own null'],
    ],
    ['a file in other letters is written', 'echo x > /w/skills/pdf/skill.md', '', ['pdf none written']],
  ])('%s', (_, command, output, expected) => {
    expect(reads(command, output)).toEqual(expected);
  });
});
