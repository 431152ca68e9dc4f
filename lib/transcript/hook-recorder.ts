/** The program that stands between an agent and one of its hook commands: it passes everything through, and keeps a record of it. */

/**
 * Its own text is what runs (`String(recordHook)`), in a process of its own: it may use nothing from around it.
 * argv: the folder for records, the number of the hook, `shell` or `program`, then the shell and the command, or the program and its
 * arguments. A record is a file of JSON lines, so that one that was killed leaves what it had.
 */
export function recordHook(): void {
  const { spawn } = process.getBuiltinModule('node:child_process');
  const { appendFileSync } = process.getBuiltinModule('node:fs');
  const { constants } = process.getBuiltinModule('node:os');
  const [folder = '', number = '', how = '', file = '', ...rest] = process.argv.slice(2);
  const record = `${folder}/${process.hrtime.bigint()}-${process.pid}.jsonl`;
  const began = performance.now();
  const most = 65_536;
  const kept: Record<string, number> = {};
  const note = (fields: object) => {
    try {
      appendFileSync(record, `${JSON.stringify({ ms: Math.round(performance.now() - began), ...fields })}\n`);
    } catch {
      // The record must never change what the hook does.
    }
  };
  const noteChunk = (stream: string, chunk: Buffer) => {
    const had = kept[stream] ?? 0;
    kept[stream] = had + chunk.length;
    if (had < most) note({ [stream]: chunk.subarray(0, most - had).toString('base64') });
  };
  note({ hook: Number(number) });
  // One that is killed leaves how long it had run.
  setInterval(() => note({}), 250).unref();
  const args = how === 'shell' ? ['-c', ...rest] : rest;
  const child = spawn(file, args, { stdio: ['pipe', 'pipe', 'pipe'] });
  const quiet = () => {};
  process.stdin.on('error', quiet);
  process.stdout.on('error', quiet);
  process.stderr.on('error', quiet);
  child.stdin.on('error', quiet);
  process.stdin.on('data', (chunk: Buffer) => noteChunk('stdin', chunk));
  process.stdin.pipe(child.stdin);
  child.stdout.on('data', (chunk: Buffer) => noteChunk('stdout', chunk));
  child.stdout.pipe(process.stdout, { end: false });
  child.stderr.on('data', (chunk: Buffer) => noteChunk('stderr', chunk));
  child.stderr.pipe(process.stderr, { end: false });
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const)
    process.on(signal, () => {
      note({ stopped_by: signal });
      child.kill(signal);
    });
  child.on('error', (error: NodeJS.ErrnoException) => {
    // As a shell would say it.
    const code = error.code === 'EACCES' ? 126 : 127;
    note({ stderr: Buffer.from(`${error.message}\n`).toString('base64'), exit_code: code, signal: null });
    process.exit(code);
  });
  child.on('close', (exit_code, signal) => {
    note({ exit_code, signal });
    if (signal === null) return process.exit(exit_code ?? 0);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
    // A signal that does not end this process ends it as a shell reports it.
    setTimeout(() => process.exit(128 + constants.signals[signal]), 100);
  });
}
