/** Recorded calls of hooks → lines that people read: what each was asked, what it answered, how it ended. */
import type { HookCall } from '../../contract/transcript/hook-call.js';
import { oneLine } from '../../text/escape.js';

/** `PreToolUse node hooks/h.js → exit code 1 after 40 ms · stderr: boom` */
export function formatHookCall(call: HookCall): string {
  const { event, command, stdout, stderr, duration_ms } = call;
  const output = [
    stdout.trim() && `stdout: ${oneLine(stdout, 200)}`,
    stderr.trim() && `stderr: ${oneLine(stderr, 300)}`,
  ].filter(Boolean);
  const head = `${oneLine(event, 40)} ${oneLine(command, 160)} → ${describeEnd(call)} after ${Math.round(duration_ms)} ms`;
  return [head, ...output].join(' · ');
}

/** The lines for a terminal have all that was kept. */
export function listHookCall(call: HookCall): string[] {
  const { event, file, command, duration_ms } = call;
  return [
    `${oneLine(event, 40)} in ${oneLine(file, 200)}: ${describeEnd(call)} after ${Math.round(duration_ms)} ms`,
    `  command: ${oneLine(command, 500)}`,
    ...(['stdin', 'stdout', 'stderr'] as const).flatMap((name) => {
      const lines = call[name].trimEnd().split('\n');
      return call[name].trim() === ''
        ? []
        : lines.map((line, index) => `  ${index === 0 ? `${name}:` : '  '} ${oneLine(line, 500)}`);
    }),
  ];
}

/** `exit code 2` */
export function describeEnd({ ended, exit_code, signal }: HookCall): string {
  if (!ended) return 'stopped before it had answered';
  return signal ? `ended by ${signal}` : `exit code ${exit_code}`;
}
