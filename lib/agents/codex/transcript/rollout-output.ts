/** What a tool gave back, as a rollout holds it → the tool's own output, its exit code, and whether it ran on. */
import { asFields, number, objects, parseObject, string } from '../../../input/json-value.js';

export interface ToolOutput {
  text: string;
  exit_code: number | null;
  /** The shell session that the command runs on in; `write_stdin` brings the rest. */
  session: string | null;
  /** The user stopped it, or nothing came. */
  aborted: boolean;
}

/** The lines that Codex puts before what a command printed (0.140.0 to 0.169.0). */
const HEADER =
  /^(?:(?:Chunk ID: .*|Wall time:? .*|Process exited with code -?\d+|Process running with session ID \d+|Original token count: \d+|Exit code: -?\d+|Total output lines: \d+|Script (?:completed|failed|error).*)\n)+(?:\n?Output:(?:\n|$))?/;

/** `output` is a text, or parts of one, or the JSON of an older shell tool. */
export function readOutput(output: unknown): ToolOutput {
  const whole = Array.isArray(output)
    ? objects(output)
        .map((part) => string(part['text']))
        .join('')
    : string(output) || string(asFields(output)['content']);
  const older = whole.startsWith('{"output":') ? parseOlder(whole) : null;
  if (older) return older;
  const head = HEADER.exec(whole)?.[0] ?? '';
  const code = /^(?:Process exited with code|Exit code:) (-?\d+)$/m.exec(head)?.[1];
  return {
    text: whole.slice(head.length),
    exit_code: code === undefined ? null : Number(code),
    session: /^Process running with session ID (\d+)$/m.exec(head)?.[1] ?? null,
    aborted: /^aborted(?: by user)?(?: after [\d.]+s)?\s*$/.test(whole),
  };
}

function parseOlder(text: string): ToolOutput | null {
  const older = parseObject(text);
  if (older === null) return null;
  const exit_code = number(asFields(older['metadata'])['exit_code']);
  return { text: string(older['output']), exit_code, session: null, aborted: false };
}
