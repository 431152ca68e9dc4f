import { describe, expect, it } from '@jest/globals';
import type { AgentEvent, EventLocation } from '../../../lib/contract/transcript/event.js';
import { mergeUsage } from '../../../lib/evidence/usage/rows.js';
import { createUsageReader, type ListedSkill } from '../../../lib/evidence/usage/usage.js';

const location: EventLocation = { stream: 'stdout', line: 1, proof: '' };
const BODY =
  '---\nname: pdf\ndescription: Work with PDF files.\n---\n\n# PDF guide\n\nRead the file with pypdf first.\n';
const LISTED = '/home/a/.codex/skills/pdf/SKILL.md';
const TIME = '2026-11-23T10:00:00.000Z';

const printed = (output: string): AgentEvent => ({
  ...{ type: 'tool_call', call_id: '', tool: 'shell', input: null, outcome: 'ran', message: null, output },
  ...location,
});
const read = (call_id: string, path: string | null = LISTED, skill = 'pdf'): AgentEvent => ({
  ...{ type: 'skill_read', call_id, skill, also: [], path, text: 'own', why: null },
  ...location,
});
const wrote = (call_id: string, path: string | null = LISTED): AgentEvent => ({
  ...{ type: 'skill_read', call_id, skill: 'pdf', also: [], path, text: 'none', why: 'written' },
  ...location,
});
const called = (
  call_id: string,
  how: 'invoked' | 'injected' = 'invoked',
  outcome: 'ran' | 'denied' = 'ran',
): AgentEvent => ({
  ...{ type: 'skill_call', call_id, tool: 'Skill', input: null, skill: 'pdf', also: [], how, outcome, message: null },
  ...{ output: '', ...location },
});

type Step = AgentEvent | 'spoke' | { list: ListedSkill[] } | { at: string };

function countOf(agent: string, steps: readonly Step[], seen = new Set<string>(), texts: string[] = []) {
  const reader = createUsageReader(agent, seen, (skill) => texts.push(skill));
  let time = TIME;
  for (const step of steps) {
    if (step === 'spoke') reader.spoke();
    else if ('list' in step) reader.listed(step.list, time);
    else if ('at' in step) time = step.at;
    else reader.add(step, time);
  }
  return [...reader.end().values()].map(({ skill, used, asked_for, refused, read_by_hand, worked_on, offered }) =>
    [skill, ...[used, asked_for, refused, read_by_hand, worked_on, offered]].join(' '),
  );
}
const list = (path: string | null = LISTED, id = 'kit:pdf') => ({ list: [{ id, path }] });

describe('a read, where an agent loads by reading', () => {
  it.each<[string, Step[], string]>([
    ['is a use where the log holds no list', [printed(BODY), read('1')], 'pdf 1 0 0 0 0 0'],
    ['is a use of the file that the list names', [list(), printed(BODY), read('1')], 'pdf 1 0 0 0 0 0'],
    [
      'is by hand from another file',
      [list(), printed(BODY), read('1', '/repo/skills-data/pdf/SKILL.md')],
      'pdf 0 0 0 1 0 0',
    ],
    [
      'is a use below the home folder',
      [list(), printed(BODY), read('1', '~/.codex/skills/pdf/SKILL.md')],
      'pdf 1 0 0 0 0 0',
    ],
    [
      'is a use under a variable',
      [list(), printed(BODY), read('1', '$HOME/.codex/skills/pdf/SKILL.md')],
      'pdf 1 0 0 0 0 0',
    ],
    [
      'is a use by a path from where it stands',
      [list(), printed(BODY), read('1', 'skills/pdf/SKILL.md')],
      'pdf 1 0 0 0 0 0',
    ],
    [
      'is a use with a name in other letters',
      [list(), printed(BODY), read('1', LISTED.toUpperCase())],
      'pdf 1 0 0 0 0 0',
    ],
    [
      'is a use of a listed name where the path is not known',
      [list(), printed(BODY), read('1', null)],
      'pdf 1 0 0 0 0 0',
    ],
    [
      'is by hand where a program prints what is not listed',
      [list('/x/SKILL.md', 'x'), printed(BODY), read('1', null)],
      'pdf 0 0 0 1 0 0',
    ],
    [
      'is a use of a listed name where the list has no paths',
      [list(null, 'pdf'), printed(BODY), read('1')],
      'pdf 1 0 0 0 0 1',
    ],
    [
      'is a use of a file that a second list names',
      [list('/x/SKILL.md', 'x'), list(), printed(BODY), read('1')],
      'pdf 1 0 0 0 0 0',
    ],
    ['goes on in pages', [printed(BODY), read('1'), printed('More.\n'), read('2')], 'pdf 1 0 0 0 0 0'],
    ['begins again with the beginning', [printed(BODY), read('1'), printed(BODY), read('2')], 'pdf 2 0 0 0 0 0'],
    [
      'begins again after the user',
      [printed(BODY), read('1'), 'spoke', printed('More.\n'), read('2')],
      'pdf 2 0 0 0 0 0',
    ],
    ['is work where the file is then written', [printed(BODY), read('1'), wrote('2')], 'pdf 0 0 0 0 1 0'],
    ['is work where the file was written before', [wrote('2'), printed(BODY), read('1')], 'pdf 0 0 0 0 1 0'],
    [
      'is a use where the user speaks before the file is written',
      [printed(BODY), read('1'), 'spoke', wrote('2'), wrote('3')],
      'pdf 1 0 0 0 1 0',
    ],
    [
      'stays a use where another file of the folder is written',
      [printed(BODY), read('1'), wrote('2', '/home/a/.codex/skills/pdf/notes.md')],
      'pdf 1 0 0 0 0 0',
    ],
    [
      'is none where a difference is shown',
      [printed('diff --git a/x b/x\n@@ -1,3 +1,4 @@\n Read the file\n+name: pdf\n'), read('1')],
      '',
    ],
    [
      'is none where a patch stands in JSON',
      [printed('{"patch":"@@ -0,0 +1,9 @@\\n+---\\n+name: pdf"}'), read('1')],
      '',
    ],
    [
      'is one where the text stands beside a difference',
      [printed(`${BODY}\n@@ -1,3 +1,4 @@\n x\n`), read('1')],
      'pdf 1 0 0 0 0 0',
    ],
  ])('%s', (_, steps, expected) => {
    expect(
      countOf('codex', steps)
        .filter((row) => !/ 0 0 0 0 0 1$/.test(row))
        .join(),
    ).toBe(expected);
  });
});

describe('a file that a list names', () => {
  it.each<[string, Step[]]>([
    ['is one of an earlier list', [list(), list('/x/SKILL.md', 'x'), printed(BODY), read('1')]],
    ['is the same in /private', [list('/tmp/pdf/SKILL.md'), printed(BODY), read('1', '/private/tmp/pdf/SKILL.md')]],
  ])('%s', (_, steps) => expect(countOf('codex', steps)).toContain('pdf 1 0 0 0 0 0'));
});

it('reads nothing from a patch in the middle of JSON', () => {
  const patch = printed('{"patch":"--- a\\n+++ b\\n@@ -0,0 +1,9 @@\\n+name: pdf"}');
  expect(countOf('codex', [patch, read('1')])).toEqual([]);
});

describe('a use', () => {
  it('is by hand where the agent has a tool for skills, whatever its list names', () => {
    expect(countOf('claude', [printed(BODY), read('1')])).toEqual(['pdf 0 0 0 1 0 0']);
  });

  it('by a call stays one where the file is written, and is not taken for a refusal', () => {
    const steps = [called('1', 'invoked', 'denied'), called('2'), wrote('3')];
    expect(countOf('claude', steps)).toEqual(['pdf 1 0 1 0 1 0']);
  });

  it('counts once in all copies of a session, called or typed, and again at another time', () => {
    const seen = new Set<string>();
    const session: Step[] = [
      list(null, 'pdf'),
      called('1'),
      called('', 'injected'),
      printed(BODY),
      read('2'),
      wrote('3'),
    ];
    expect(countOf('claude', session, seen)).toEqual(['pdf 2 1 0 0 1 1']);
    expect(countOf('claude', session, seen)).toEqual([]);
    const later: Step[] = [{ at: '2026-11-23T10:00:05.000Z' }, called('', 'injected'), list(null, 'pdf')];
    expect(countOf('claude', [...session, ...later], seen)).toEqual(['pdf 1 1 0 0 0 1']);
    // What has neither an id nor a time may be anything.
    expect(countOf('claude', [{ at: '' }, called(''), called('')], seen)).toEqual(['pdf 2 0 0 0 0 0']);
  });

  it('typed in two sessions at the same line is two, and a refusal of it no use', () => {
    const seen = new Set<string>();
    expect(countOf('codex', [called('mention_66', 'injected')], seen)).toEqual(['pdf 1 1 0 0 0 0']);
    const later: Step[] = [{ at: '2026-11-24T10:00:00.000Z' }, called('mention_66', 'injected')];
    expect(countOf('codex', later, seen)).toEqual(['pdf 1 1 0 0 0 0']);
    expect(countOf('codex', [called('', 'injected', 'denied')])).toEqual(['pdf 0 0 1 0 0 0']);
  });

  it('of another text under its name is none', () => {
    const foreign: AgentEvent = { type: 'foreign_text', text: 'other', skill: 'pdf', also: [], ...location };
    expect(countOf('claude', [called('1'), foreign])).toEqual([]);
  });

  it('ends with the turn: what was written then is no work on what is read later', () => {
    const texts: string[] = [];
    const steps: Step[] = [wrote('1'), 'spoke', printed(BODY), read('2'), 'spoke', 'spoke'];
    expect(countOf('codex', steps, new Set(), texts)).toEqual(['pdf 1 0 0 0 1 0']);
    expect(texts).toEqual(['pdf']);
  });

  it('is offered in each session without times', () => {
    const seen = new Set<string>();
    for (const _ of [1, 2])
      expect(countOf('claude', [{ at: '' }, list(null, 'pdf')], seen)).toEqual(['pdf 0 0 0 0 0 1']);
  });

  it('keeps its first and last day over sessions', () => {
    const usageOf = (day: string) => {
      const reader = createUsageReader('claude', new Set(), () => {});
      reader.add(called(day), `${day}T10:00:00Z`);
      return reader.end();
    };
    const all = usageOf('2026-11-24');
    for (const day of ['2026-11-23', '2026-11-26', '2026-11-25']) mergeUsage(all, usageOf(day));
    expect([...all.values()]).toMatchObject([{ used: 4, first_used: '2026-11-23', last_used: '2026-11-26' }]);
  });

  it('is offered once in a session, however often its list is repeated', () => {
    expect(countOf('claude', [list(null, 'pdf'), { at: '' }, list(null, 'pdf')])).toEqual(['pdf 0 0 0 0 0 1']);
  });

  it('tells of each text that the model chose, and of none that was work', () => {
    const texts: string[] = [];
    countOf('claude', [called('1'), called('', 'injected'), printed(BODY), read('2', null, 'docx')], new Set(), texts);
    countOf('codex', [printed(BODY), read('1'), wrote('2')], new Set(), texts);
    expect(texts).toEqual(['pdf', 'docx']);
  });

  it('has its days and weeks', () => {
    const reader = createUsageReader('claude', new Set(), () => {});
    for (const [n, day] of ['2026-11-23', '2026-11-22', '2026-11-25'].entries())
      reader.add(called(`${n}`), `${day}T10:00:00Z`);
    const rows = [...reader.end().values()].map(({ week, first_used, last_used, agent }) => [
      agent,
      week,
      first_used,
      last_used,
    ]);
    expect(rows).toEqual([
      ['claude', '2026-W48', '2026-11-23', '2026-11-25'],
      ['claude', '2026-W47', '2026-11-22', '2026-11-22'],
    ]);
  });
});
