/** The tool calls with which a model on Codex reads a skill or a file or runs a tool: through the shell, directly or from code mode's JavaScript. */

import { asFields, parseValue, string } from '../../input/json-value.js';
import type { ModelRequest, OfferedSkill, ToolCall } from '../../model/wire.js';
import { quoteShell } from '../../text/quote-shell.js';
import { commandOf as commandIn } from './transcript/rollout-call.js';

/** Prints the file unchanged; keeps a path with a leading `-` from being read as an option. */
const catCommand = (path: string) => `cat ${path.startsWith('-') ? '-- ' : ''}${quoteShell(path)}`;

/** The patch of a call that writes or edits a file: to Codex 0.169.0 these are one tool, and its hooks get the patch. */
export function patchOf(tool: string, input: unknown): string | null {
  const fields = asFields(input);
  const given = fields['patch'] ?? fields['command'] ?? input;
  if (/^apply_?patch$/i.test(tool)) return typeof given === 'string' ? given : null;
  const file = string(fields['file_path'] ?? fields['path']);
  if (!/^(?:write|edit)$/i.test(tool) || file === '') return null;
  const signed = (sign: string, text: unknown) => string(text).replace(/\n$/, '').replaceAll(/^/gm, sign);
  const body = /^write$/i.test(tool)
    ? `*** Add File: ${file}\n${signed('+', fields['content'])}`
    : `*** Update File: ${file}\n@@\n${signed('-', fields['old_string'])}\n${signed('+', fields['new_string'])}`;
  return `*** Begin Patch\n${body}\n*** End Patch\n`;
}

/** A model in code mode sees only what the script passes to text(). The JSON input is valid JavaScript. */
function runInCodeMode(tool: string, input: unknown): ToolCall {
  const script = `const r = await tools.${tool.replace(/\W/g, '_')}(${JSON.stringify(input)});\ntext(typeof r === "string" ? r : r.output ?? r);\n`;
  return { name: 'exec', input: script };
}

const codeMode = (request: ModelRequest) => request.tools.some((tool) => tool.freeform && tool.name === 'exec');

function callShell(request: ModelRequest, command: string, workdir?: string): ToolCall | null {
  const input = { cmd: command, ...(workdir ? { workdir } : {}) };
  if (request.tools.some((tool) => tool.name === 'exec_command')) return { name: 'exec_command', input };
  if (codeMode(request)) return runInCodeMode('exec_command', input);
  if (request.tools.some((tool) => tool.name === 'shell'))
    return { name: 'shell', input: { command: ['bash', '-lc', command], ...(workdir ? { workdir } : {}) } };
  return null;
}

export function callSkill(request: ModelRequest, skill: OfferedSkill): ToolCall | null {
  return skill.path === null ? null : callShell(request, catCommand(skill.path));
}

export const readFile = (request: ModelRequest, path: string) => callShell(request, catCommand(path));

/** Names that other agents and tool_route cases use for the shell. */
const SHELLS = new Set(['bash', 'shell', 'sh', 'exec', 'exec_command', 'local_shell', 'container.exec', 'run_command']);

function commandOf(input: unknown): { command: string; workdir?: string } | null {
  if (typeof input === 'string') return { command: input };
  if (typeof input !== 'object' || input === null) return null;
  const { command, cmd, workdir, cwd } = input as Record<string, unknown>;
  const words = command ?? cmd;
  const text = Array.isArray(words) ? words.map((word) => quoteShell(String(word))).join(' ') : words;
  const folder = workdir ?? cwd;
  return typeof text === 'string'
    ? { command: text, ...(typeof folder === 'string' ? { workdir: folder } : {}) }
    : null;
}

/** Of code mode's JavaScript, only scripts that call nothing but the shell, each time with a command that is written out (0.169.0). */
export function commandsOf(tool: string, input: unknown): string[] | null {
  if (tool === 'update_plan') return [];
  if (tool !== 'exec' || typeof input !== 'string') {
    const command = commandIn({ name: tool, input: asFields(input) });
    return command === '' ? null : [command];
  }
  const called = [...input.matchAll(/\btools\.(\w+)\(/g)].map(([, name]) => name);
  const written = [...input.matchAll(/\bcmd["']?\s*:\s*(?:("(?:[^"\\\n]|\\.)*")|'([^'\\\n]*)')/g)];
  const shells = called.filter((name) => name === 'exec_command').length;
  if (/\b(?:eval|Function|globalThis|import)\b/.test(input)) return null;
  if (called.length !== (input.match(/\btools\b/g)?.length ?? 0) || shells !== written.length) return null;
  if (called.some((name) => name !== 'exec_command' && name !== 'update_plan')) return null;
  return written.map(([, double, single = '']) => (double === undefined ? single : string(parseValue(double))));
}

/** A tool that the request does not list is called anyway: Codex then reports `unsupported call`, which is correct. */
export function callTool(request: ModelRequest, tool: string, input: unknown): ToolCall | null {
  if (SHELLS.has(tool.toLowerCase())) {
    const asked = commandOf(input);
    return asked ? callShell(request, asked.command, asked.workdir) : null;
  }
  const patch = patchOf(tool, input);
  if (patch !== null)
    return codeMode(request) ? runInCodeMode('apply_patch', patch) : { name: 'apply_patch', input: patch };
  const listed = request.tools.find((each) => each.name === tool || each.name.endsWith(`.${tool}`));
  if (listed) {
    const [name = '', namespace] = listed.name.split('.').reverse();
    return { name, input, ...(namespace ? { namespace } : {}) };
  }
  // The tools of code mode are only declared in the description of `exec`.
  const nested = tool.replace(/\W/g, '_');
  const exec = request.tools.find((each) => each.freeform && each.name === 'exec');
  if (exec && new RegExp(`\\b${nested}\\(`).test(exec.description)) return runInCodeMode(tool, input);
  return { name: tool, input };
}

/** Tools of Claude (cases use its names) for which Codex 0.169.0 only has the shell. */
const WITHOUT = new Set([
  'webfetch',
  'websearch',
  'read',
  'multiedit',
  'notebookedit',
  'glob',
  'grep',
  'ls',
  'task',
  'agent',
  'skill',
]);

export const lacksTool = (tool: string): string | null =>
  WITHOUT.has(tool.toLowerCase()) ? `unavailable: Codex has no equivalent of ${tool}, only its shell` : null;
