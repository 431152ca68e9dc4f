/** The program that stands between an agent and one of its hook commands: it passes everything through, and keeps a record of it. */

/**
 * Its own text is what runs (`String(recordHook)`), in a process of its own: it may use nothing from around it.
 * argv: the folder for records, the number of the hook, `shell` or `program`, then the shell and the command, or the program and its
 * arguments. A record is a file of JSON lines, so that one that was killed leaves what it had.
 */
export function recordHook(): void {
  const { execFileSync, spawn } = process.getBuiltinModule('node:child_process');
  const { appendFileSync, closeSync, constants, fstatSync, openSync, statSync, unlinkSync } =
    process.getBuiltinModule('node:fs');
  const { Socket } = process.getBuiltinModule('node:net');
  const { signals } = process.getBuiltinModule('node:os').constants;
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
  if (how !== 'forward') note({ hook: Number(number) });
  // One that is killed leaves how long it had run.
  setInterval(() => note({}), 250).unref();
  if (how === 'forward') {
    forward();
    return;
  }
  const args = how === 'shell' ? ['-c', ...rest] : rest;
  // What spawn calls a pipe is a socket, and a socket cannot be opened as /dev/stderr, which hooks do.
  const pipes = ['stdout', 'stderr'].map((name) => `${record}.${name}`);
  execFileSync('mkfifo', pipes);
  const [out = '', error = ''] = pipes;
  const { O_RDONLY, O_WRONLY, O_NONBLOCK } = constants;
  // An end opens at once if there is the other.
  const outEnd = openSync(out, O_RDONLY | O_NONBLOCK);
  const errorEnd = openSync(error, O_RDONLY | O_NONBLOCK);
  const [stdout, stderr] = [openSync(out, O_WRONLY), openSync(error, O_WRONLY)];
  const input = fstatSync(0).isFIFO() ? makePipe() : null;
  const child = spawn(file, args, { stdio: [input?.end ?? 'pipe', stdout, stderr] });
  const feed = input?.feed ?? (child.stdin as InstanceType<typeof Socket>);
  for (const end of [input?.end, stdout, stderr]) if (end !== undefined) closeSync(end);
  for (const pipe of pipes) unlinkSync(pipe);
  const quiet = () => {};
  for (const stream of [process.stdin, process.stdout, process.stderr, feed]) stream.on('error', quiet);
  process.stdin.on('data', (chunk: Buffer) => noteChunk('stdin', chunk));
  process.stdin.pipe(feed, { end: false });
  process.stdin.on('end', () => feed.write('', () => feed.destroy()));
  const open = new Set<InstanceType<typeof Socket>>();
  const pass = (name: 'stdout' | 'stderr', fd: number) => {
    const socket = new Socket({ fd, readable: true, writable: false });
    open.add(socket);
    socket.on('error', quiet);
    socket.on('data', (chunk: Buffer) => noteChunk(name, chunk));
    socket.on('close', () => open.delete(socket));
    socket.pipe(process[name], { end: false });
  };
  pass('stdout', outEnd);
  pass('stderr', errorEnd);
  let stopped = false;
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP', 'SIGQUIT'] as const)
    process.on(signal, () => {
      stopped = true;
      note({ stopped_by: signal });
      child.kill(signal);
    });
  child.on('error', (failure: NodeJS.ErrnoException) => {
    // As a shell would say it.
    const code = failure.code === 'EACCES' ? 126 : 127;
    note({ stderr: Buffer.from(`${failure.message}\n`).toString('base64'), exit_code: code, signal: null });
    process.exit(code);
  });
  child.on('exit', (exit_code, signal) => {
    const end = () => {
      note({ exit_code, signal });
      drain(() => passOn(exit_code, signal));
    };
    // A signal to both reaches the hook first now and then, and this process only after the hook has died of it.
    const killed = signal !== null || (exit_code ?? 0) > 128;
    if (!killed || stopped) end();
    else setTimeout(end, 300);
  });

  function passOn(exit_code: number | null, signal: NodeJS.Signals | null): void {
    // Something that the hook started still has its pipes: the agent shall wait for it, or not, as it would have.
    if (open.size > 0)
      spawn(process.execPath, [process.argv[1] ?? '', folder, number, 'forward'], {
        detached: true,
        stdio: ['ignore', 'inherit', 'inherit', outEnd, errorEnd],
      });
    if (signal === null) process.exit(exit_code ?? 0);
    process.removeAllListeners(signal);
    process.kill(process.pid, signal);
    // A signal that does not end this process ends it as a shell reports it.
    setTimeout(() => process.exit(128 + signals[signal]), 100);
  }

  /**
   * A pipe without a name: a hook that opens /dev/stdin after everything was written finds the end of its input there, and would
   * wait for ever at a named one. Node makes none, so both ends of a shell's are opened. Null where this system shows none.
   */
  function makePipe(): { end: number; feed: InstanceType<typeof Socket> } | null {
    try {
      const script = ': | sleep 9 > /dev/null & echo $!';
      const holder = Number(execFileSync('/bin/sh', ['-c', script], { stdio: ['ignore', 'pipe', 'ignore'] }));
      const path = `/proc/${holder}/fd/0`;
      try {
        // The process has its own input until the shell has given it the pipe.
        for (let tried = 0; tried < 500 && !statSync(path).isFIFO(); tried++)
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1);
        const end = openSync(path, O_RDONLY);
        return {
          end,
          feed: new Socket({ fd: openSync(path, O_WRONLY | O_NONBLOCK), readable: false, writable: true }),
        };
      } finally {
        process.kill(holder, 'SIGKILL');
      }
    } catch {
      return null;
    }
  }

  /** What it wrote before it ended is passed on first. */
  function drain(done: () => void): void {
    let quietFor = 0;
    let before = -1;
    const look = () => {
      const now = (kept['stdout'] ?? 0) + (kept['stderr'] ?? 0);
      const waiting = process.stdout.writableLength + process.stderr.writableLength > 0;
      quietFor = now === before && !waiting ? quietFor + 1 : 0;
      before = now;
      if ((open.size === 0 && !waiting) || quietFor >= 5) {
        for (const socket of open) socket.pause();
        done();
      } else setTimeout(look, 10);
    };
    look();
  }

  function forward(): void {
    const streams = [process.stdout, process.stderr];
    [3, 4].forEach((fd, index) => {
      const socket = new Socket({ fd, readable: true, writable: false });
      socket.on('error', () => {});
      const to = streams[index] as NodeJS.WriteStream;
      to.on('error', () => process.exit(0));
      socket.pipe(to, { end: false });
    });
  }
}
