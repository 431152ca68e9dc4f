/**
 * Session files of a folder, counted by the definition in docs/modes.md with none of this tool's code, beside what `usage` says: the rows
 * that differ. It knows skills that are called, typed, or read by cat, sed, head, nl or Read under their own folder's name.
 * `npm run compile && node bench/usage-count.mjs FOLDER`
 */
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? '.';
const counts = new Map();
const told = new Set();
const bump = (skill, what) => {
  const row = counts.get(skill) ?? { used: 0, asked_for: 0, read_by_hand: 0 };
  counts.set(skill, row);
  row[what]++;
};
const textOf = (content) =>
  typeof content === 'string'
    ? content
    : (Array.isArray(content) ? content : []).map((part) => part?.text ?? '').join('\n');

/** Skills whose file a command prints. */
function filesOf(command) {
  const names = [];
  for (const part of command.split(/&&|;|\n|\|\|/)) {
    if (!/^\s*(?:cat|sed -n|head|nl|tail)\b/.test(part)) continue;
    for (const [, name] of part.matchAll(/([\w.-]+)\/SKILL\.md/g)) names.push(name);
  }
  return names;
}

/** A page goes on where the last one ended; the first lines, or a word of the user, begin another use. */
function createPages() {
  let open = new Set();
  return {
    said: () => {
      open = new Set();
    },
    isUse(name, output) {
      const first = output.split('\n').some((line) => /^[\s\d→|:.]*name:/.test(line) && line.includes(name));
      if (open.has(name) && !first) return false;
      open.add(name);
      return true;
    },
  };
}

function countCodex(records) {
  const calls = new Map();
  const pages = createPages();
  for (const { payload = {}, type } of records) {
    if (type !== 'response_item') continue;
    const id = payload.call_id;
    if (payload.type === 'message' && payload.role === 'user') {
      const parts = payload.content.map((part) => part.text ?? '');
      if (parts.some((text) => text.trim() && !/^\s*(?:<[a-z_-]+>|# AGENTS\.md)/.test(text))) pages.said();
      for (const name of parts.map((text) => /^<skill>\s*<name>([^<]+)</.exec(text)?.[1]))
        if (name) for (const what of ['used', 'asked_for']) bump(name, what);
    } else if (payload.type === 'function_call') calls.set(id, payload.arguments);
    else if (payload.type === 'function_call_output' && calls.has(id)) {
      let command = '';
      try {
        command = JSON.parse(calls.get(id)).cmd ?? '';
      } catch {}
      const output = textOf(payload.output);
      for (const name of filesOf(command)) {
        // A few lines prove nothing, an error less.
        const lines = output.split('\n').filter((line) => line.trim()).length;
        if (lines < 12 || !pages.isUse(name, output) || told.has(id + name)) continue;
        told.add(id + name);
        bump(name, 'used');
      }
    }
  }
}

function countClaude(records) {
  const calls = new Map();
  let typed = null;
  for (const { type, message, isMeta } of records) {
    if (type !== 'user' && type !== 'assistant') continue;
    for (const part of Array.isArray(message?.content)
      ? message.content
      : [{ type: 'text', text: message?.content ?? '' }]) {
      if (part.type === 'tool_use') calls.set(part.id, part);
      else if (part.type === 'tool_result') {
        const call = calls.get(part.tool_use_id);
        if (call?.name !== 'Skill' || part.is_error || told.has(call.id)) continue;
        told.add(call.id);
        bump(call.input.skill, 'used');
      } else if (part.type === 'text') {
        typed = /<command-name>\/?([^<]+)</.exec(part.text)?.[1] ?? typed;
        const base = /^Base directory for this skill: .*?([^/\\\s]+)\s*$/m.exec(part.text)?.[1];
        if (isMeta && typed !== null && base === typed.replace(/^.*:/, '')) {
          for (const what of ['used', 'asked_for']) bump(typed, what);
          typed = null;
        }
      }
    }
  }
}

for (const name of readdirSync(folder).sort()) {
  if (!name.endsWith('.jsonl')) continue;
  const records = readFileSync(join(folder, name), 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return [JSON.parse(line)];
      } catch {
        return [];
      }
    });
  if (records.some(({ type }) => type === 'response_item')) countCodex(records);
  else countClaude(records);
}

const argv = ['build/src/cli.js', 'usage', folder, '--json'];
const ours = JSON.parse(execFileSync(process.execPath, argv, { maxBuffer: 1 << 28 }).toString()).skills;
let equal = 0;
for (const name of new Set([...ours.map(({ skill }) => skill), ...counts.keys()])) {
  const own = ours.find(({ skill }) => skill === name);
  const other = counts.get(name);
  if ((own?.used ?? 0) === (other?.used ?? 0)) equal++;
  else console.log(`${name}: usage says ${own?.used ?? 0}, this counts ${other?.used ?? 0}`);
}
console.log(`${equal} of ${new Set([...ours.map(({ skill }) => skill), ...counts.keys()]).size} skills equal`);
