/** The examples of docs/bash-reader.md are run by the reader they explain. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { readSkillsFromShell } from '../../lib/bash/read-skills.js';
import { codesOf, listBlocks, ROOT, tableBelow } from '../helpers/pages.js';

const PAGE = 'docs/bash-reader.md';
const blocks = listBlocks(PAGE);
const examples = blocks.flatMap(({ lang, text }, index) =>
  lang === 'bash' ? [{ command: text.trimEnd(), output: blocks[index + 1]!, reads: blocks[index + 2]! }] : [],
);

describe(PAGE, () => {
  it('has three examples of a command, its output and the answer', () => {
    expect(examples.map(({ output, reads }) => [output.lang, reads.lang])).toEqual(Array(3).fill(['text', 'json']));
  });

  it.each(examples)('shows what the reader answers: $command', ({ command, output, reads }) => {
    const cwd = '/path/repo';
    const skills = ['csv', 'pdf'].map((id) => ({ id, path: `${cwd}/.agents/skills/${id}/SKILL.md` }));
    const call = { command, cwd, output: output.text, exit_code: 0, skills, bodyOf: null };
    const answers = readSkillsFromShell(call).reads.map(({ skill, text, why }) => ({ skill, text, why }));
    expect(answers).toEqual(JSON.parse(reads.text));
  });

  it('has a row for every way to touch a file', () => {
    const source = readFileSync(join(ROOT, 'lib/bash/shell/flow.ts'), 'utf8');
    const union = /export type Touch = \{[^}]*why: ([^;]*);/.exec(source)?.[1] ?? '';
    const reasons = union.split(' | ').map((word) => word.slice(1, -1));
    expect(reasons.length).toBeGreaterThan(5);
    const rows = tableBelow(PAGE, '### Why a skill was not read').flatMap(([cell]) => codesOf(cell));
    expect(rows).toEqual(expect.arrayContaining(reasons));
  });
});
