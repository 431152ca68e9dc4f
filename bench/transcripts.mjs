/**
 * A format → a transcript of any size in it: one turn of a recorded run of the real CLI, said and called again and again, each time with
 * other words, another command and another result. The expected skill is read in the last turn.
 */
import { closeSync, openSync, writeSync } from 'node:fs';
import { readRecordings } from '../scripts/detectors/recordings.mjs';

export const SKILL = 'release-notes';
export const TEXT = `---\nname: ${SKILL}\ndescription: x\n---\n\n# Notes\n\nCollect what changed first.\n`;

/** What the recordings hold where each turn has something of its own. */
const COMMAND = /(?:cat|sed -n '1,220p') [^\s"\\]+SKILL\.md/;
const CALL = /(?:call|toolu)_r1_0|item_0/g;
const WORDS = 'All done.';
const OUTPUT = /---\nname: demo\n[\s\S]*?two sentences\.\n?/;
const ID = /^(?:[0-9a-f]{8}-|prt_|msg_)/;

/** The rollout is what Codex 0.142 writes; its recordings hold no shell call. */
const record = (type, payload) => ({ timestamp: '2026-11-22T00:00:00.000Z', type, payload });
const ROLLOUT = [
  record('session_meta', { id: 's', cwd: '/w', cli_version: '0.142.5' }),
  record('event_msg', { type: 'agent_message', message: WORDS }),
  record('response_item', { type: 'message', role: 'assistant', content: [{ type: 'output_text', text: WORDS }] }),
  record('response_item', {
    type: 'function_call',
    name: 'exec_command',
    arguments: JSON.stringify({ cmd: 'cat skills/demo/SKILL.md', workdir: '/w' }),
    call_id: 'call_r1_0',
  }),
  record('response_item', {
    type: 'function_call_output',
    call_id: 'call_r1_0',
    output:
      'Chunk ID: call_r1_0\nWall time: 0.1 seconds\nProcess exited with code 0\nOriginal token count: 900\nOutput:\n---\nname: demo\ntwo sentences.',
  }),
  record('event_msg', { type: 'token_count', info: { total_token_usage: { input_tokens: 1, output_tokens: 1 } } }),
  record('event_msg', { type: 'task_complete' }),
];

const stream = (agent, name, turn, more) => ({ agent, name, file: 'stdout.txt', turn, ...more });
const log = (agent, turn) => ({ agent, name: 'shell-cat', file: 'session-log.txt', turn });
/**
 * turn: the first and the last of its records. delta: in one that brings a piece of the words, of which there are many. only: what the
 * format holds of the recording; Copilot's own log is its stream without what passes. sizes: results of 1 KB and 240 bytes more each.
 */
export const FORMATS = {
  claude: stream('claude', 'shell-cat', [4, 6]),
  codex: stream('codex', 'read-sed', [2, 4]),
  'codex rollout': { agent: 'codex', records: ROLLOUT, turn: [1, 5], sizes: 28 },
  copilot: stream('copilot', 'shell-cat', [4, 45], { delta: 'assistant.message_delta' }),
  'copilot log': stream('copilot', 'shell-cat', [1, 7], { only: ({ ephemeral }) => ephemeral !== true }),
  gemini: stream('gemini', 'shell-cat', [2, 4], { delta: '"delta":true' }),
  'gemini log': log('gemini', [4, 10]),
  opencode: stream('opencode', 'shell-cat', [0, 5]),
  pi: stream('pi', 'shell-cat', [7, 25], { delta: 'text_delta' }),
  'pi log': log('pi', [5, 7]),
  qwen: stream('qwen', 'shell-cat', [2, 4]),
  'qwen log': log('qwen', [2, 7]),
  cline: stream('cline', 'shell-cat', [1, 15], { delta: '"content_start","contentType":"text"' }),
};

/** The same numbers each time. */
let seed = 7;
function random(n) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return (seed >>> 8) % n;
}

const VOCABULARY =
  'alpha build check draft error field graph house input joint known label model night order paper query route table under';
const words = VOCABULARY.split(' ');

function writeProse(length) {
  let text = '';
  while (text.length < length) text += words[random(words.length)] + (random(11) ? ' ' : '\n');
  return text;
}

const commandOf = (n) =>
  [
    `cat src/file-${ANY}.txt`,
    `sed -n '1,220p' src/file-${ANY}.ts`,
    `rg -n "route|model.*|\\bdraft\\b" src packages -g '!dist/**'`,
    'rg -n "route" src | head -40',
    'git status --short && git diff --stat',
    `find src -maxdepth 3 -name '*.ts' | sort | head -40`,
    `npm test -- --run part-${ANY} 2>&1 | tail -40`,
    'cd /w/packages/core && cat package.json',
  ][n % 8];

/** A value of the recording → the same with what this turn has of its own; text that is JSON itself is filled inside. */
function fill(value, turn) {
  if (Array.isArray(value)) return value.map((one) => fill(one, turn));
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, one]) => [key, /session/i.test(key) ? one : fill(one, turn)]),
    );
  if (typeof value !== 'string') return value;
  if (value.startsWith('{"')) return JSON.stringify(fill(JSON.parse(value), turn));
  if (ID.test(value)) return value.slice(0, -8) + turn.id;
  if (value.startsWith('/bin/bash -lc "')) return `/bin/bash -lc ${JSON.stringify(turn.command)}`;
  return value
    .replace(COMMAND, () => turn.command)
    .replace(OUTPUT, () => turn.output)
    .replace(WORDS, () => turn.words)
    .replaceAll(CALL, `c${turn.id}`);
}

/** A delta of the recording brings all of the words; a real one brings a few. */
function fillAll(record, turn, delta) {
  if (!delta || !JSON.stringify(record).includes(delta)) return [fill(record, turn)];
  return (turn.words.match(/[\s\S]{1,24}/g) ?? []).map((words) => fill(record, { ...turn, words }));
}

/** Stands for the number of a turn, in its ids and in what it asks for. */
const ANY = '@@@@@@@@';

function recordsOf({ agent, name, file, records }) {
  if (records) return records;
  const lines = `${readRecordings(agent).get(name).files[file]}`.trim().split('\n');
  return lines.map((line) => JSON.parse(line));
}

/** The recording around its turn stays as it was. Of turns there are 64, whose numbers differ each time. */
export function writeTranscript(file, format, megabytes) {
  const { only = () => true, turn, delta, sizes = 64 } = FORMATS[format];
  const all = recordsOf(FORMATS[format]).filter(only);
  const repeated = all.slice(turn[0], turn[1] + 1);
  const outputs = Array.from({ length: sizes }, (_, i) => writeProse(1024 + 240 * i));
  const out = openSync(file, 'w');
  const textOf = (lines) => lines.map((line) => `${JSON.stringify(line)}\n`).join('');
  const turnOf = (id, command, output) =>
    repeated.flatMap((record) => fillAll(record, { id, command, output, words: writeProse(300) }, delta));
  const turns = Array.from({ length: 64 }, (_, n) => textOf(turnOf(ANY, commandOf(n), outputs[(n * 7) % sizes])));
  writeSync(out, textOf(all.slice(0, turn[0])));
  let n = 0;
  for (let written = 0; written < megabytes << 20; n++)
    written += writeSync(out, turns[n % turns.length].replaceAll(ANY, n.toString(16).padStart(8, '0')));
  const last = turnOf('last', `cat /w/.claude/skills/${SKILL}/SKILL.md`, TEXT);
  writeSync(out, textOf([...last, ...all.slice(turn[1] + 1)]));
  closeSync(out);
}
