/**
 * Session files of a folder, counted by the definition in docs/usage.md with none of this tool's code, beside what `usage` says: the
 * rows that differ. It knows Claude Code's and Codex's files, and the commands cat, sed, head, tail and nl.
 * `npm run compile && node bench/usage-count.mjs FOLDER`
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const COLUMNS = ['used', 'asked_for', 'refused', 'read_by_hand', 'worked_on'];
const folder = process.argv[2] ?? '.';
const counts = new Map();
/** Calls of all files: a session that goes on in another file begins there with a copy. */
const told = new Set();

function bump(id, skill, ...columns) {
  const key = `${id} ${skill} ${columns[0]}`;
  if (told.has(key)) return;
  told.add(key);
  const row = counts.get(skill) ?? Object.fromEntries(COLUMNS.map((name) => [name, 0]));
  counts.set(skill, row);
  for (const name of columns) row[name]++;
}

/** What happens between two words of the user: reads, and changes that make those reads work on the skill. */
function createTurn() {
  let reads = [];
  let changes = new Map();
  const open = new Set();
  return {
    read(id, skill, column, from_start) {
      if (!open.has(skill) || from_start) reads.push([id, skill, column]);
      open.add(skill);
    },
    change: (id, skill) => changes.set(skill, id),
    end() {
      for (const [skill, id] of changes) bump(id, skill, 'worked_on');
      for (const [id, skill, column] of reads) if (!changes.has(skill)) bump(id, skill, column);
      reads = [];
      changes = new Map();
      open.clear();
    },
  };
}

const lastName = (path) => /([^/\\]+)[/\\]skill\.md$/i.exec(path)?.[1];
const textOf = (content) =>
  typeof content === 'string'
    ? content
    : (Array.isArray(content) ? content : []).map((part) => part?.text ?? '').join('\n');
const parse = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
};
/** The names in the front matter of whole skills that a text holds, at the beginning of a line. */
const namesIn = (text) =>
  [...text.matchAll(/^---\n((?:.*\n)*?)---$/gm)].flatMap(([, front]) =>
    /^description:/m.test(front) ? (/^name:\s*["']?([^"'\n]+)/m.exec(front)?.[1] ?? []) : [],
  );

/** SKILL.md files that a command prints. */
function filesOf(command, workdir) {
  return command.split(/&&|;|\n|\|/).flatMap((part) => {
    if (!/^\s*(?:cat|sed -n|head|nl|tail)\b/.test(part)) return [];
    return [...part.matchAll(/(\S+\/SKILL\.md)/g)].map(([, path]) =>
      path.startsWith('/') ? path : join(workdir ?? '', path),
    );
  });
}

function listedIn(text) {
  const roots = new Map([...text.matchAll(/^- `(r\d+)` = `(.+)`$/gm)].map(([, name, path]) => [name, path]));
  return [...text.matchAll(/\(file: ([^)\n]+)\)$/gm)].map(([, path]) =>
    path.replace(/^(r\d+)(?=\/)/, (name) => roots.get(name) ?? name),
  );
}

function countCodex(records) {
  const calls = new Map();
  const turn = createTurn();
  const listed = new Set();
  for (const { payload = {}, type, timestamp } of records) {
    if (type !== 'response_item') continue;
    const id = payload.call_id;
    if (payload.type === 'message') {
      const parts = payload.content.map((part) => part.text ?? '');
      if (payload.role === 'developer')
        for (const text of parts)
          if (text.startsWith('<skills_instructions>')) for (const path of listedIn(text)) listed.add(path);
      if (payload.role !== 'user') continue;
      if (parts.some((text) => text.trim() && !/^\s*(?:<[a-z_-]+>|# AGENTS\.md)/.test(text))) turn.end();
      for (const text of parts) {
        const name = /^<skill>\s*<name>([^<]+)</.exec(text)?.[1];
        if (name) bump(timestamp, name, 'used', 'asked_for');
      }
    } else if (/_call$/.test(payload.type)) calls.set(id, payload);
    else if (/_call_output$/.test(payload.type) && calls.has(id)) {
      const call = calls.get(id);
      const { cmd = '', workdir } = parse(call.arguments);
      const output = textOf(payload.output).replace(/^[\s\S]*?\nOutput:\n/, '');
      if (call.name === 'apply_patch' && /Success/.test(output))
        for (const [, path] of call.input.matchAll(/^\*\*\* (?:Update|Add) File: (.+)$/gm))
          if (lastName(path)) turn.change(id, lastName(path));
      const names = namesIn(output);
      const files = filesOf(cmd, workdir);
      for (const path of files) {
        const name = lastName(path);
        // A line or two is no reading of it.
        if (output.split('\n').filter((line) => line.trim()).length < 3 || /No such file/.test(output)) continue;
        const own = listed.size === 0 || listed.has(path);
        turn.read(id, name, own ? 'used' : 'read_by_hand', names.includes(name));
      }
      if (files.length === 0) for (const name of names) turn.read(id, name, 'read_by_hand', true);
    }
  }
  turn.end();
}

function countClaude(records) {
  const calls = new Map();
  const turn = createTurn();
  let typed = null;
  for (const { type, message, isMeta, isSidechain, timestamp } of records) {
    if (type !== 'user' && type !== 'assistant') continue;
    const parts = Array.isArray(message?.content) ? message.content : [{ type: 'text', text: message?.content ?? '' }];
    for (const part of parts) {
      if (part.type === 'tool_use') calls.set(part.id, part);
      else if (part.type === 'tool_result') {
        const call = calls.get(part.tool_use_id);
        if (!call) continue;
        calls.delete(call.id);
        const name = lastName(call.input.file_path ?? '');
        if (call.name === 'Skill') bump(call.id, call.input.skill, part.is_error ? 'refused' : 'used');
        else if (name && !part.is_error && /^(?:Edit|Write|MultiEdit)$/.test(call.name)) turn.change(call.id, name);
        else if (name && !part.is_error && call.name === 'Read')
          turn.read(call.id, name, 'read_by_hand', (call.input.offset ?? 1) === 1);
      } else if (part.type === 'text') {
        typed = /<command-name>\/?([^<]+)</.exec(part.text)?.[1] ?? typed;
        const base = /^Base directory for this skill: .*?([^/\\\s]+)\s*$/m.exec(part.text)?.[1];
        if (isMeta && typed !== null && base === typed.replace(/^.*:/, '')) {
          bump(timestamp, typed, 'used', 'asked_for');
          typed = null;
        }
      }
    }
    const said = textOf(parts.filter((part) => part.type === 'text')).trim();
    const others = /^(?:<[a-z-]+>|Caveat:|This session is being continued|\[Request interrupted)/;
    if (type === 'user' && !isMeta && !isSidechain && said !== '' && !others.test(said)) turn.end();
  }
  for (const call of calls.values()) if (call.name === 'Skill') bump(call.id, call.input.skill, 'refused');
  turn.end();
}

for (const name of readdirSync(folder).sort()) {
  if (!name.endsWith('.jsonl')) continue;
  const records = readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .map(parse)
    .filter((record) => record !== null && typeof record === 'object');
  if (records.some(({ type }) => type === 'response_item')) countCodex(records);
  else countClaude(records);
}

const argv = ['build/src/cli.js', 'usage', folder, '--json'];
const ours = JSON.parse(execFileSync(process.execPath, argv, { maxBuffer: 1 << 28 }).toString()).skills;
const names = new Set([...ours.map(({ skill }) => skill), ...counts.keys()]);
let equal = 0;
for (const name of names) {
  const own = ours.find(({ skill }) => skill === name);
  const other = counts.get(name);
  const odd = COLUMNS.filter((column) => (own?.[column] ?? 0) !== (other?.[column] ?? 0));
  if (odd.length === 0) equal++;
  for (const column of odd)
    console.log(`${name}, ${column}: usage says ${own?.[column] ?? 0}, this counts ${other?.[column] ?? 0}`);
}
const sum = (rows) =>
  COLUMNS.map((column) => `${column} ${rows.reduce((all, row) => all + row[column], 0)}`).join(', ');
console.log(`${equal} of ${names.size} skills equal in every column`);
console.log(`usage: ${sum(ours)}\nthis:  ${sum([...counts.values()])}`);
