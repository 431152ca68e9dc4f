/** What came back decides whether a skill was read, by whatever tool: calls of servers and tools that no table lists, as each agent writes them. */
import { describe, expect, it } from '@jest/globals';
import type { TranscriptFacts } from '../../../lib/agents/interface/transcript-parser.js';
import { type AgentName, explainExchanges, type ToolExchange, usedIn } from '../../helpers/tool-transcripts.js';

const BODIES: Record<string, string[]> = {
  pdf: Array.from({ length: 24 }, (_, i) => `Step ${i + 1}: open page ${i * 3} and keep the tables in order.`),
  docx: Array.from({ length: 18 }, (_, i) => `Rule ${i + 1}: keep style ${i * 7} when paragraphs are joined.`),
  tiny: ['Cut above a bud.'],
};
const textOf = (id: string) =>
  `---\nname: ${id}\ndescription: Works with ${id} files of all kinds.\n---\n\n# ${id} guide\n\n${BODIES[id]?.join('\n')}\n`;
const pathOf = (id: string) => `/w/.agents/skills/${id}/SKILL.md`;
const ids = Object.keys(BODIES);
const installed_skills = ids.map((id) => ({ id, dir: id, path: pathOf(id) }));

const KNOWN: Record<'bodies' | 'paths' | 'nothing', TranscriptFacts> = {
  bodies: {
    installed_skills,
    body_of: (path) => textOf(ids.find((id) => pathOf(id) === path) ?? ''),
    cwd: '/w',
  },
  paths: { installed_skills, body_of: null, cwd: '/w' },
  nothing: { installed_skills: null, body_of: null, cwd: null },
};

const numbered = (text: string, mark: (n: number) => string) =>
  text
    .split('\n')
    .map((line, i) => mark(i + 1) + line)
    .join('\n');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const bodyOf = (id: string, from: number, to: number) => (BODIES[id] ?? []).slice(from, to).join('\n');

interface Row extends Partial<ToolExchange> {
  what: string;
  result: ToolExchange['result'];
  used: string[];
  /** Without the installed bodies only a whole file is known for what it is. */
  used_without_bodies?: string[];
}

const READS: Row[] = [
  { what: 'a file server', input: { path: pathOf('pdf') }, result: textOf('pdf'), used: ['pdf'] },
  { what: 'another name for the path', input: { target_file: pathOf('pdf') }, result: textOf('pdf'), used: ['pdf'] },
  {
    what: 'a path below a folder',
    input: { relativePath: '.agents/skills/pdf/SKILL.md' },
    result: textOf('pdf'),
    used: ['pdf'],
  },
  { what: 'a URI', input: { uri: `file://${pathOf('pdf')}` }, result: textOf('pdf'), used: ['pdf'] },
  {
    what: 'an encoded URI',
    input: { uri: 'file:///w/%2Eagents/skills/pdf/SKILL.md' },
    result: textOf('pdf'),
    used: ['pdf'],
  },
  { what: 'a number for a path', tool: 'open', input: { document: 17 }, result: textOf('pdf'), used: ['pdf'] },
  { what: 'no input at all', tool: 'instructions', input: {}, result: textOf('tiny'), used: ['tiny'] },
  { what: 'no input object', tool: 'instructions', input: null, result: textOf('pdf'), used: ['pdf'] },
  { what: 'a link to it', input: { path: '/w/current/guide.md' }, result: textOf('pdf'), used: ['pdf'] },
  {
    what: 'another letter case',
    input: { path: '/w/.agents/Skills/PDF/skill.md' },
    result: textOf('pdf'),
    used: ['pdf'],
  },
  {
    what: 'a path of Windows',
    input: { path: 'C:\\w\\.agents\\skills\\pdf\\SKILL.md' },
    result: textOf('pdf'),
    used: ['pdf'],
  },
  {
    what: 'nested input',
    input: { request: { files: [{ name: pathOf('pdf') }] } },
    result: textOf('pdf'),
    used: ['pdf'],
  },
  {
    what: 'several files of one call',
    tool: 'read_multiple_files',
    input: { paths: [pathOf('pdf'), pathOf('docx')] },
    result: `${pathOf('pdf')}:\n${textOf('pdf')}\n---\n${pathOf('docx')}:\n${textOf('docx')}`,
    used: ['docx', 'pdf'],
  },
  {
    what: 'several blocks',
    input: { paths: [pathOf('pdf'), pathOf('docx')] },
    result: [
      { type: 'text', text: textOf('pdf') },
      { type: 'text', text: textOf('docx') },
    ],
    used: ['docx', 'pdf'],
  },
  {
    what: 'a resource',
    result: [
      {
        type: 'resource',
        resource: { uri: `file://${pathOf('pdf')}`, mimeType: 'text/markdown', text: textOf('pdf') },
      },
    ],
    used: ['pdf'],
  },
  {
    what: 'a resource as bytes',
    result: [{ type: 'resource', resource: { uri: `file://${pathOf('pdf')}`, blob: base64(textOf('pdf')) } }],
    used: ['pdf'],
  },
  { what: 'JSON', result: JSON.stringify({ path: pathOf('pdf'), size: 3, content: textOf('pdf') }), used: ['pdf'] },
  {
    what: 'JSON over lines',
    result: JSON.stringify([{ file: 'SKILL.md', lines: textOf('pdf').split('\n') }], null, 2),
    used: ['pdf'],
  },
  {
    what: 'tabs after line numbers',
    result: numbered(textOf('pdf'), (n) => `${String(n).padStart(6)}\t`),
    used: ['pdf'],
  },
  { what: 'points after line numbers', result: numbered(textOf('pdf'), (n) => `${n}. `), used: ['pdf'] },
  { what: 'bars after line numbers', result: numbered(textOf('pdf'), (n) => `${n} | `), used: ['pdf'] },
  {
    what: 'a fence around it',
    result: `Contents of ${pathOf('pdf')}:\n\`\`\`\`markdown\n${textOf('pdf')}\`\`\`\``,
    used: ['pdf'],
  },
  {
    what: 'a range',
    input: { path: pathOf('pdf'), start_line: 12, end_line: 17 },
    result: bodyOf('pdf', 5, 11),
    used: ['pdf'],
    used_without_bodies: [],
  },
  {
    what: 'the first half without a path',
    input: { id: 'x1' },
    result: bodyOf('pdf', 0, 20),
    used: ['pdf'],
    used_without_bodies: [],
  },
  {
    what: 'the text of another file than was asked for',
    input: { path: pathOf('docx') },
    result: textOf('pdf'),
    used: ['pdf'],
  },
  {
    what: 'a search that shows the whole file',
    tool: 'search_files',
    input: { query: 'table', path: '/w' },
    result: textOf('pdf'),
    used: ['pdf'],
    used_without_bodies: ['pdf'],
  },
];

const NOT_READ: Row[] = [
  {
    what: 'an error of the server',
    error: true,
    result: `ENOENT: no such file or directory, open '${pathOf('pdf')}'`,
    used: [],
  },
  {
    what: 'an error that is no error',
    result: `Error: ENOENT: no such file or directory, open '${pathOf('pdf')}'`,
    used: [],
  },
  { what: 'a refusal in words', result: 'Access denied - path outside allowed directories: /w not in /home', used: [] },
  { what: 'an error that quotes the file', error: true, result: textOf('pdf'), used: [] },
  { what: 'nothing', result: '', used: [] },
  { what: 'no blocks', result: [], used: [] },
  { what: 'a picture', result: [{ type: 'image', data: base64(textOf('pdf')), mimeType: 'image/png' }], used: [] },
  {
    what: 'bytes that are no text',
    result: [{ type: 'resource', resource: { uri: 'x', blob: '/////w==' } }],
    used: [],
  },
  {
    what: 'a link to the file',
    result: [{ type: 'resource_link', uri: `file://${pathOf('pdf')}`, name: 'SKILL.md' }],
    used: [],
  },
  {
    what: 'facts about the file',
    tool: 'get_file_info',
    result:
      'size: 1280\ncreated: Sun Nov 22 2026 10:00:00 GMT\nmodified: Sun Nov 22 2026 11:00:00 GMT\nisFile: true is the file\npermissions: 644 of root\n',
    used: [],
  },
  {
    what: 'a listing that holds the path',
    tool: 'list_directory',
    input: { path: '/w/.agents/skills' },
    result: ids.map((id) => `[FILE] .agents/skills/${id}/SKILL.md`).join('\n'),
    used: [],
  },
  {
    what: 'a tree',
    tool: 'directory_tree',
    input: { path: '/w' },
    result: JSON.stringify({ name: 'pdf', children: [{ name: 'SKILL.md' }] }),
    used: [],
  },
  {
    what: 'the descriptions alone',
    tool: 'list_skills',
    input: {},
    result: JSON.stringify(ids.map((id) => ({ name: id, description: `Works with ${id} files of all kinds.` }))),
    used: [],
  },
  {
    what: 'the front matter alone',
    input: { path: pathOf('pdf'), limit: 4 },
    result: textOf('pdf').split('\n').slice(0, 4).join('\n'),
    used: [],
  },
  {
    what: 'the front matter with points after numbers',
    input: { path: pathOf('pdf'), limit: 4 },
    result: numbered(textOf('pdf').split('\n').slice(0, 4).join('\n'), (n) => `${n}. `),
    used: [],
  },
  {
    what: 'hits of a search',
    tool: 'search_code',
    input: { query: 'page', path: '/w' },
    result: [4, 9, 17].map((n) => `${pathOf('pdf')}:${n}: ${BODIES['pdf']?.[n]}`).join('\n'),
    used: [],
  },
  {
    what: 'hits of a search with lines around',
    tool: 'grepFiles',
    input: { path: pathOf('pdf'), regex: 'page 12' },
    result: bodyOf('pdf', 3, 8),
    used: [],
  },
  {
    what: 'hits as JSON',
    tool: 'find',
    input: { text: 'page' },
    result: JSON.stringify([{ path: pathOf('pdf'), line: 4, text: BODIES['pdf']?.[4] }]),
    used: [],
  },
  {
    what: 'hits under an unknown key',
    input: { path: pathOf('pdf'), about: 'page' },
    result: [2, 11, 20].map((n) => BODIES['pdf']?.[n]).join('\n'),
    used: [],
  },
  {
    what: 'what the call itself wrote',
    tool: 'write_file',
    input: { path: pathOf('pdf'), content: textOf('pdf') },
    result: textOf('pdf'),
    used: [],
  },
  {
    what: 'that it was written',
    tool: 'write_file',
    input: { path: pathOf('pdf'), content: textOf('pdf') },
    result: `Successfully wrote to ${pathOf('pdf')} in one go`,
    used: [],
  },
  {
    what: 'a few lines in prose',
    tool: 'ask_docs',
    input: { question: 'how do I read a pdf?' },
    result: `You can do this:\n${bodyOf('pdf', 0, 2)}\nThat is all there is to it, I think.\nAsk again for more.`,
    used: [],
  },
  {
    what: 'a summary of the file',
    tool: 'summarize',
    result:
      'The guide says to open pages in order.\nIt also asks to keep tables.\nNothing else is of note in this file.',
    used: [],
  },
  {
    what: 'an outline of the file',
    tool: 'outline',
    result: '# pdf guide\n## Overview of pages\n## Tables and figures',
    used: [],
  },
];

const AGENTS: AgentName[] = ['claude', 'codex', 'copilot'];
const exchangeOf = ({
  server = 'filesystem',
  tool = 'read_text_file',
  input = { path: pathOf('pdf') },
  result,
  error,
}: Row): ToolExchange => ({ server, tool, input, result, ...(error ? { error } : {}) });

describe.each(AGENTS)('on %s,', (agent) => {
  describe.each(['bodies', 'paths', 'nothing'] as const)('where of the installed skills the %s are known,', (known) => {
    const judge = (row: Row) => usedIn(explainExchanges(agent, [exchangeOf(row)], KNOWN[known]));
    it.each(READS.map((row) => [row.what, row] as const))('a tool that gives the text, with %s, reads it', (_, row) => {
      expect(judge(row)).toEqual(known === 'bodies' ? row.used : (row.used_without_bodies ?? row.used));
    });
    it.each(NOT_READ.map((row) => [row.what, row] as const))('a tool that gives %s reads nothing', (_, row) => {
      expect(judge(row)).toEqual([]);
    });
  });
});

it('names the tool that read, and why another call is no read', () => {
  const [read, search] = [READS[0], NOT_READ.find(({ what }) => what === 'hits of a search')].map((row) =>
    exchangeOf(row as Row),
  );
  const skills = explainExchanges('codex', [search as ToolExchange, read as ToolExchange], KNOWN.bodies);
  expect(skills['pdf']).toMatchObject({ used: true, tier: 1, how: 'read' });
  expect(explainExchanges('codex', [search as ToolExchange], KNOWN.bodies)['pdf']).toMatchObject({
    used: false,
    tier: 3,
  });
});

/** The agents' own readers: their tables say what was asked for, and the text says what came. */
describe.each(['bodies', 'paths', 'nothing'] as const)('where of the installed skills the %s are known,', (known) => {
  const pdf = textOf('pdf');
  const read = (file: string, result: string, more = {}) => ({
    claude: {
      server: null,
      tool: 'Read',
      input: { file_path: file, ...more },
      result: numbered(result, (n) => `${n}\t`),
    },
    codex: { command: `cat '${file}'`, output: result, exit_code: 0 },
    copilot: { server: null, tool: 'view', input: { path: file, ...more }, result: numbered(result, (n) => `${n}. `) },
  });
  it.each(AGENTS)('%s counts what came where a hook changed the path', (agent) => {
    expect(usedIn(explainExchanges(agent, [read(pathOf('docx'), pdf)[agent]], KNOWN[known]))).toEqual(['pdf']);
  });
  it.each(AGENTS)('%s knows the file by its text, whatever the case of its path', (agent) => {
    const call = read('/w/.Agents/skills/PDF/skill.md', pdf)[agent];
    expect(usedIn(explainExchanges(agent, [call], KNOWN[known]))).toEqual(['pdf']);
  });
  it.each(AGENTS)('%s knows a part of the file, whatever the case of its name', (agent) => {
    const part = bodyOf('pdf', 4, 12);
    const file = '/w/.agents/skills/pdf/skill.md';
    const calls = read(file, part, { offset: 12, limit: 8, view_range: [12, 19] });
    calls.codex.command = `sed -n 12,19p '${file}'`;
    expect(usedIn(explainExchanges(agent, [calls[agent]], KNOWN[known]))).toEqual(['pdf']);
  });
  it.each(AGENTS)('%s knows the file by its text behind a link', (agent) => {
    const call = read('/w/notes/guide.md', pdf)[agent];
    expect(usedIn(explainExchanges(agent, [call], KNOWN[known]))).toEqual(known === 'nothing' ? [] : ['pdf']);
  });
  it.each(['claude', 'copilot'] as const)('%s reads no instructions in the first three lines', (agent) => {
    const first = pdf.split('\n').slice(0, 3).join('\n');
    const call = read(pathOf('pdf'), first, { limit: 3, offset: 1, view_range: [1, 3] })[agent];
    expect(usedIn(explainExchanges(agent, [call], KNOWN[known]))).toEqual([]);
  });
});
