/** Skills whose texts are alike, quoted, replaced or empty: a command is run by a real bash, and what it printed shows the text of one file. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readSkillsFromShell, readSkillsFromUnknown } from '../../../lib/bash/read-skills.js';

const front = (id: string) => `---\nname: ${id}\ndescription: Helps with ${id} when a user asks for it.\n---\n`;
const steps = [
  'Read the notes of the day.',
  'Sort them by place and hour.',
  'Write one line for each.',
  'Ask before sending.',
];

/** Original texts: what the parser knows of the installed skills. */
const BODIES: Record<string, string> = {
  // One paragraph each.
  sql: 'Read the query plan first, then look for scans of a whole table and for joins without an index on either side.\n',
  pdf: 'Open the form with the reader, list its fields, and fill each of them from the table that the user has named.\n',
  notes:
    'Collect the merged changes since the last tag and write one sentence for each of them in the words of users.\n',
  // One template: other headings, another number, nothing but the front matter.
  ...Object.fromEntries(['north', 'south', 'west'].map((id) => [id, `# Rounds in the ${id}\n\n${steps.join('\n')}\n`])),
  ...Object.fromEntries(
    [1, 2, 3].map((n) => [`gate-${n}`, `# Gate\n\n${steps.join('\n')}\nOpen it at ${n} o'clock.\n`]),
  ),
  'twin-a': `# Twins\n\nCount the sheep twice.\n${steps.slice(0, 2).join('\n')}\n`,
  'twin-b': `# Twins\n\nCount the sheep twice.\n${steps.slice(0, 2).join('\n')}\n`,
  water: 'Water the hedge in the evening, and never at noon.\n',
  hedge: '',
  hollow: '',
};
const text = (id: string) => front(id) + BODIES[id];
const quoted = (id: string) => `\`\`\`markdown\n${text(id)}\`\`\`\n`;
BODIES['hedge'] =
  `# Hedges\n\nCut them in May.\nLeave the nests alone.\nA good neighbour reads:\n\n${quoted('water')}\nSweep the path.\n`;
BODIES['long'] =
  `# Long\n\n${Array.from({ length: 40 }, (_, n) => `Rule ${n} of the long one: keep its part ${n} in order.`).join('\n')}\n`;
BODIES['one-line'] = `${'Every word of this line belongs to a single paragraph that goes on. '.repeat(60).trim()}\n`;

const at = (id: string) => `skills/${id}/SKILL.md`;

interface Row {
  what: string;
  command: string;
  own: string[];
  /** What lies on the disk in place of a skill's own text. */
  instead?: Record<string, string>;
  none?: Record<string, string>;
}

const ROWS: Row[] = [
  { what: 'one paragraph', command: `cat ${at('sql')}`, own: ['sql'] },
  ...['cat', 'sed -n 1,200p', 'head -50', 'nl -ba', "awk 'NR>0'", 'tail -n +1'].flatMap((program): Row[] => [
    {
      what: "a sibling's paragraph below its own front matter",
      command: `${program} ${at('sql')}`,
      instead: { sql: front('sql') + BODIES['pdf'] },
      own: ['pdf'],
      none: { sql: 'other text' },
    },
    {
      what: "a sibling's whole file",
      command: `${program} ${at('sql')}`,
      instead: { sql: text('pdf') },
      own: ['pdf'],
    },
    {
      what: 'a paragraph that nobody knows',
      command: `${program} ${at('sql')}`,
      instead: { sql: `${front('sql')}TODO: write this one day, when there is time for it.\n` },
      own: [],
      none: { sql: 'other text' },
    },
  ]),
  {
    what: 'two files, of which one holds the text of the other',
    command: `cat ${at('sql')} ${at('pdf')}`,
    instead: { sql: front('sql') + BODIES['pdf'] },
    own: ['pdf'],
  },
  {
    what: "two files of a template, of which one holds the other's text",
    command: `cat ${at('north')} ${at('south')}`,
    instead: { north: front('north') + BODIES['south'] },
    own: ['south'],
  },
  { what: 'one paragraph in pieces', command: `fold -w 40 ${at('sql')}`, own: ['sql'] },
  { what: 'one paragraph, cut on the right', command: `cut -c1-60 ${at('sql')}`, own: ['sql'] },
  { what: 'one long paragraph, cut', command: `head -c 2000 ${at('one-line')}`, own: ['one-line'] },
  {
    what: 'one long paragraph without its middle',
    command: `head -c 900 ${at('one-line')}; printf ' …812 tokens truncated… '; tail -c 900 ${at('one-line')}`,
    own: ['one-line'],
  },
  ...['cat', 'sed -n 1,200p', 'head -40', 'nl -ba', "grep -n ''"].flatMap((program): Row[] => [
    { what: 'a template with other headings', command: `${program} ${at('north')}`, own: ['north'] },
    { what: 'a template with another number', command: `${program} ${at('gate-2')}`, own: ['gate-2'] },
    { what: 'a twin with the same body', command: `${program} ${at('twin-b')}`, own: ['twin-b'] },
    {
      what: "a sibling's body in the place of its own, told by the heading",
      command: `${program} ${at('north')}`,
      instead: { north: front('north') + BODIES['south'] },
      own: ['south'],
      none: { north: 'other text' },
    },
    {
      what: "a sibling's body in the place of its own, told by a number",
      command: `${program} ${at('gate-1')}`,
      instead: { 'gate-1': front('gate-1') + BODIES['gate-3'] },
      own: ['gate-3'],
      none: { 'gate-1': 'other text' },
    },
  ]),
  { what: 'only lines that all share', command: `sed -n '7,9p' ${at('north')}`, own: ['north'] },
  { what: 'two of a template', command: `cat ${at('gate-1')} ${at('gate-3')}`, own: ['gate-1', 'gate-3'] },
  {
    what: 'all of a template by a pattern',
    command: 'cat skills/gate-*/SKILL.md',
    own: ['gate-1', 'gate-2', 'gate-3'],
  },
  { what: 'a copy of one of a template', command: `cp ${at('south')} docs/s.md; cat docs/s.md`, own: ['south'] },
  { what: 'one of a template out of a program', command: `bash ./print.sh south`, own: ['south'] },
  { what: 'a twin out of a program', command: `bash ./print.sh twin-a`, own: ['twin-a'] },
  { what: 'a link to one of a template', command: 'cat docs/link.md', own: ['west'] },
  ...[
    `grep -rn 'e' skills`,
    `grep -rhE 'notes|them|line|sending' skills`,
    `grep -n 'e' ${at('north')}`,
    `rg -n 'e' skills || grep -rn 'e' skills`,
    `cat ${at('long')} | grep Rule`,
    `grep -E 'Rule ([1-9]|[1-3][0-9]) ' ${at('long')}`,
    `awk '/Rule/' ${at('long')}`,
    `sed -n '/Rule/p' ${at('long')}`,
    `git grep -n --no-index Rule`,
  ].map((command): Row => ({ what: 'a search', command, own: [] })),
  { what: 'a skill that quotes another', command: `cat ${at('hedge')}`, own: ['hedge'] },
  { what: 'a part with the quotation', command: `sed -n '8,40p' ${at('hedge')}`, own: ['hedge'] },
  { what: 'the quoted skill itself', command: `cat ${at('water')}`, own: ['water'] },
  { what: 'both', command: `cat ${at('hedge')} ${at('water')}`, own: ['hedge', 'water'] },
  { what: 'the quoting skill out of a program', command: 'bash ./print.sh hedge', own: ['hedge'] },
  { what: 'the quoted skill out of a program', command: 'bash ./print.sh water', own: ['water'] },
  ...['long', 'north', 'sql', 'water'].flatMap((id): Row[] =>
    ['cat', 'head -n 90', 'nl -ba'].map((program) => ({
      what: `a page with ${id} as an example`,
      command: `${program} docs/${id}-example.md`,
      own: [],
    })),
  ),
  ...['hollow', 'sql'].flatMap((id): Row[] =>
    ['cat', 'sed -n 1,80p', 'head -20', 'nl -ba'].map((program) => ({
      what: `an emptied body of ${id}`,
      command: `${program} ${at(id)}`,
      instead: { [id]: front(id) },
      own: [],
      none: { [id]: 'front matter only' },
    })),
  ),
  ...[
    `head -c 60 ${at('sql')}`,
    `head -c 40 ${at('long')}`,
    `sed -n 1,4p ${at('long')}`,
    `sed -n 1,5p ${at('long')}`,
  ].map((command): Row => ({ what: 'front matter alone', command, own: [] })),
  {
    what: 'front matter of each in a loop',
    command: `for s in long north; do sed -n 1,5p skills/$s/SKILL.md; done`,
    own: [],
  },
  {
    what: 'front matter of each, which one of them quotes',
    command: 'for s in skills/*/SKILL.md; do head -4 $s; done',
    own: [],
  },
  ...[`diff ${at('north')} ${at('south')}`, `head -n 6 ${at('north')} ${at('south')}`].map(
    (command): Row => ({ what: 'headings alone, which are all that tells two apart', command, own: [] }),
  ),
  {
    what: 'what the command itself wrote',
    command: `cat > ${at('sql')} <<'E'\n${text('sql')}E\ncat ${at('sql')}`,
    own: [],
    none: { sql: 'written' },
  },
  {
    what: 'the first of two, cut before the second',
    command: `cat skills/{long,sql}/SKILL.md | head -30`,
    own: ['long'],
  },
];

let root = '';
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'told-apart-'));
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), content);
  };
  for (const id of Object.keys(BODIES)) {
    write(at(id), text(id));
    write(`docs/${id}-example.md`, `# How to write a skill\n\nFor example:\n\n${quoted(id)}\nMind the description.\n`);
  }
  write('print.sh', 'cat "$(dirname "$0")/skills/$1/SKILL.md"\n');
  symlinkSync(join(root, at('west')), join(root, 'docs/link.md'));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

function printed({ command, instead = {} }: Pick<Row, 'command' | 'instead'>) {
  for (const [id, content] of Object.entries(instead)) writeFileSync(join(root, at(id)), content);
  const env = { PATH: process.env['PATH'] ?? '', HOME: root, LC_ALL: 'C.UTF-8' };
  const { stdout, status } = spawnSync('bash', ['-c', `exec 2>&1; ${command}`], { cwd: root, env, encoding: 'utf8' });
  for (const id of Object.keys(instead)) writeFileSync(join(root, at(id)), text(id));
  return { output: stdout, exit_code: status };
}

const known = () => ({
  cwd: root,
  skills: Object.keys(BODIES).map((id) => ({ id, dir: id, path: join(root, at(id)) })),
  bodyOf: (path: string) => {
    const id = path.split('/').at(-2) ?? '';
    return id in BODIES ? text(id) : null;
  },
});
const named = (reads: { skill: string; text: string }[]) =>
  [...new Set(reads.filter((read) => read.text === 'own').map(({ skill }) => skill))].sort();

describe('readSkillsFromShell, of texts that are alike,', () => {
  it.each(ROWS)('of $what: $command reads $own', (row) => {
    const { reads } = readSkillsFromShell({ ...known(), command: row.command, ...printed(row) });
    expect(named(reads)).toEqual(row.own);
    for (const [skill, why] of Object.entries(row.none ?? {}))
      expect(reads).toContainEqual(expect.objectContaining({ skill, text: 'none', why }));
  });
});

describe('readSkillsFromShell, where no text is known,', () => {
  const cut: Record<string, string[]> = {
    [`head -c 60 ${at('long')}`]: [],
    [`head -c 40 ${at('sql')}`]: [],
    [`head -c 120 ${at('long')}`]: [],
    [`sort ${at('long')} | uniq -c | head -2`]: [],
    'cat skills/{long,sql}/SKILL.md | tail -3': ['sql'],
    'cat skills/{long,north}/SKILL.md | tail -30': ['north'],
    'cat skills/{long,north}/SKILL.md | tail -n +2': ['long', 'north'],
    [`dd if=${at('sql')} bs=50 count=1 2>/dev/null`]: [],
    [`sed -n 1,5p ${at('long')}`]: [],
    [`sed -n 1,6p ${at('north')}`]: [],
    'for s in long north; do sed -n 1,5p skills/$s/SKILL.md; done': [],
    'for s in north long; do head -6 skills/$s/SKILL.md; done': [],
    'cat skills/{long,north}/SKILL.md | head -30': ['long'],
    'cat skills/{long,north}/SKILL.md | head -6': [],
    'cat skills/{north,long}/SKILL.md | head -c 260': ['north'],
    'cat skills/*/SKILL.md | head -11': ['gate-1'],
    [`head -n 6 ${at('north')} ${at('south')}`]: [],
    [`cat ${at('hedge')}`]: ['hedge'],
    'cat docs/long-example.md': [],
    [`grep -n Rule ${at('long')}`]: [],
  };
  it.each(Object.entries(cut))('of %s reads %j', (command, own) => {
    const { reads } = readSkillsFromShell({ ...known(), bodyOf: null, command, ...printed({ command }) });
    expect(named(reads)).toEqual(own);
  });

  it('takes lines without front matter for another text than the file that was printed', () => {
    const command = `cat ${at('sql')}`;
    const instead = { sql: 'The disk of this machine is full.\nNothing more can be read.\nAsk somebody to help.\n' };
    const { reads } = readSkillsFromShell({ ...known(), bodyOf: null, command, ...printed({ command, instead }) });
    expect(reads).toEqual([expect.objectContaining({ skill: 'sql', text: 'none', why: 'other text' })]);
  });
});

describe('readSkillsFromShell, of a skill that is not installed,', () => {
  it.each([true, false])('takes one that the model wrote itself for none', (knows) => {
    const bare = { cwd: root, skills: knows ? known().skills : null, bodyOf: null, exit_code: 0, disk: new Map() };
    const written = `cat > ${at('new')} <<'E'\n${text('sql')}E`;
    expect(readSkillsFromShell({ ...bare, command: written, output: '' }).reads).toHaveLength(1);
    const { reads } = readSkillsFromShell({
      ...bare,
      command: `cat ${at('new')}`,
      output: written.split('\n').slice(1, -1).join('\n'),
    });
    expect(reads).toContainEqual(expect.objectContaining({ skill: 'new', text: 'none', why: 'written' }));
    expect(named(reads)).toEqual([]);
  });
});

describe('readSkillsFromShell, of a message in the place of a file,', () => {
  it.each(['Command timed out after 2m', 'File unchanged since last read.'])('takes "%s" for none', (output) => {
    const call = { ...known(), bodyOf: null, command: `cat ${at('long')}`, output, exit_code: null };
    expect(named(readSkillsFromShell(call).reads)).toEqual([]);
  });
});

describe('readSkillsFromUnknown, of texts that are alike,', () => {
  const read = (command: string, paths: string[], searches = false) =>
    named(readSkillsFromUnknown({ ...known(), ...printed({ command }), paths, searches, said: '' }));
  it.each(['north', 'gate-2', 'twin-a', 'sql', 'hedge', 'water'])('takes what a server read for %s alone', (id) => {
    expect(read(`cat ${at(id)}`, [at(id)])).toEqual([id]);
    expect(read(`cat ${at(id)}`, [])).toEqual([id]);
  });
  it.each(['north', 'long'])('takes hits of a search for none, %s', (id) => {
    expect(read(`grep -h e ${at(id)}`, [], true)).toEqual([]);
    expect(read(`grep -h Rule ${at(id)}`, [at(id)], true)).toEqual([]);
  });
  it('takes a page with an example for none', () => {
    expect(read('cat docs/water-example.md', ['docs/water-example.md'])).toEqual([]);
    expect(read('cat docs/long-example.md', ['docs/long-example.md'])).toEqual([]);
  });
});
