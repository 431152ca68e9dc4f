/** Output of Codex without `--json` (progress as text on stderr, the last message on stdout) → events. */

import { surelyPrints } from '../../../bash/read-skills.js';
import type { EventLocation } from '../../../contract/transcript/event.js';
import { unwrapCommand } from './command.js';
import type { EventEmitter } from './event-emitter.js';

const RESULT = /^ (succeeded|exited (-?\d+)) in [\d.]+m?s:$/;
const HEADER =
  /^(user|codex|thinking|exec|tokens used|hook: .*|warning: .*|ERROR: .*|apply_patch.*|tool .*|mcp: .*|file update.*|patch: .*)$/;

/** Longer output is another agent's log or a file dump, whose beginning is enough to recognise a skill. */
const MAX_OUTPUT = 4_000_000;

interface Block {
  location: EventLocation;
  command: string;
  cwd: string | null;
  exit_code: number | null;
  output: string[];
  size: number;
}

export function createPlainReader(emitter: EventEmitter, isRefusal: (line: string, ends: boolean) => boolean) {
  let banner = false;
  let section: 'head' | 'user' | 'codex' | 'exec' | 'output' | 'tokens' | 'other' = 'head';
  let rules = 0;
  let block: Block | null = null;
  let spoken: { lines: string[]; location: EventLocation } | null = null;
  let afterBlank = true;
  let session: string | null = null;
  let model = '';
  let error: string | null = null;
  let errorLocation: EventLocation | null = null;
  let total: number | null = null;
  let calls = 0;

  function closeBlock(): void {
    if (block) {
      const { location, command, cwd, exit_code, output } = block;
      const outcome = section === 'exec' ? 'unfinished' : exit_code === 0 ? 'ran' : 'failed';
      const message = outcome === 'failed' ? `exit code ${exit_code}` : null;
      const text = output.join('\n');
      emitter.emitCommand(
        { call_id: `exec_${calls}`, command: unwrapCommand(command), cwd, output: text, exit_code, outcome, message },
        location,
      );
    }
    if (spoken) emitter.emit('message', { text: spoken.lines.join('\n') }, spoken.location);
    block = null;
    spoken = null;
  }

  function open(line: string): void {
    closeBlock();
    section = 'other';
    if (line === 'user') section = 'user';
    else if (line === 'tokens used') section = 'tokens';
    else if (line === 'codex') {
      section = 'codex';
      spoken = { lines: [], location: emitter.location() };
    } else if (line === 'exec') {
      section = 'exec';
      calls += 1;
      block = { location: emitter.location(), command: '', cwd: null, exit_code: null, output: [], size: 0 };
    } else if (line.startsWith('ERROR: ')) {
      error = line.slice(7);
      errorLocation = emitter.location();
    }
  }

  function readExec(line: string): void {
    if (!block) return;
    const result = RESULT.exec(line);
    if (!result) {
      block.command += block.command === '' ? line : `\n${line}`;
      return;
    }
    const at = block.command.lastIndexOf(' in /');
    if (at > 0) {
      block.cwd = block.command.slice(at + 4);
      block.command = block.command.slice(0, at);
    }
    block.exit_code = result[2] === undefined ? 0 : Number(result[2]);
    section = 'output';
  }

  /**
   * Inside an output, a header counts only after the blank line that Codex adds, because outputs may contain logs of Codex.
   * After a command that printed nothing there is no blank line.
   */
  function isHeader(line: string): boolean {
    if (!HEADER.test(line)) return false;
    return section === 'output' ? afterBlank || isSilent() : section !== 'exec';
  }

  function isSilent(): boolean {
    if (!block || block.output.length > 0) return false;
    return block.exit_code !== 0 || !surelyPrints(unwrapCommand(block.command));
  }

  return {
    isPlain: () => banner,
    session: () => session,
    model: () => model,
    total: () => total,
    failure: () => (error === null ? null : { message: error, location: errorLocation }),
    read(line: string): void {
      if (!banner) {
        banner = /^OpenAI Codex v\d/.test(line);
        return;
      }
      if (rules < 2) {
        if (line === '--------') rules += 1;
        model = /^model: (\S+)$/.exec(line)?.[1] ?? model;
        session = /^session id: (\S+)$/.exec(line)?.[1] ?? session;
        return;
      }
      const header = isHeader(line);
      const free = section !== 'output' && section !== 'exec';
      if ((free || afterBlank) && isRefusal(line, header)) return;
      if (header) open(line);
      else if (section === 'exec') readExec(line);
      else if (section === 'output' && block && block.size < MAX_OUTPUT) {
        block.output.push(line);
        block.size += line.length + 1;
      } else if (section === 'codex' && spoken && spoken.lines.length < 10_000) spoken.lines.push(line);
      else if (section === 'tokens' && /^[\d,]+$/.test(line)) total = Number(line.replaceAll(',', ''));
      afterBlank = line === '';
    },
    end: closeBlock,
  };
}
