/** A command → its CPU seconds and those of all that it started, counted by the kernel: no process can leave its control group. */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bubblewrap does not wait for its child, so no parent would know. enter and leave: this process itself. */
export function openGroup() {
  for (const [root, file, scale] of [
    ['/sys/fs/cgroup', 'cpu.stat', 1e6],
    ['/sys/fs/cgroup/unified', 'cpu.stat', 1e6],
    ['/sys/fs/cgroup/cpuacct', 'cpuacct.usage', 1e9],
  ]) {
    const group = join(root, `bench-${process.pid}-${performance.now()}`);
    try {
      mkdirSync(group);
      const seconds = () => Number(/\d+/.exec(readFileSync(join(group, file), 'utf8'))[0]) / scale;
      seconds();
      const put = (where) => writeFileSync(join(where, 'cgroup.procs'), `${process.pid}`);
      const procs = join(group, 'cgroup.procs');
      return { procs, seconds, close: () => rmdirSync(group), enter: () => put(group), leave: () => put(root) };
    } catch {
      if (existsSync(group)) rmdirSync(group);
    }
  }
  throw new Error('this needs a control group of its own: run it as root');
}

/** argv: of Node. Resolves with stdout when every process has ended; only root can count the seconds, else they are NaN. */
export async function runCounted(argv, cwd = process.cwd(), { env = process.env, node = process.execPath } = {}) {
  const options = { cwd, env, stdio: ['ignore', 'pipe', 'ignore'] };
  if (process.getuid() !== 0) return { ...(await collect(spawn(node, argv, options))), seconds: Number.NaN };
  const group = openGroup();
  const enter = ['-c', 'echo $$ > "$0"; exec "$@"', group.procs, node];
  const ended = await collect(spawn('sh', [...enter, ...argv], options));
  const seconds = group.seconds();
  while (readFileSync(group.procs, 'utf8') !== '') await new Promise((done) => setTimeout(done, 50));
  group.close();
  return { ...ended, seconds };
}

/** peak_mb: of the process itself, without those that it started. */
async function collect(child) {
  let stdout = '';
  child.stdout.on('data', (chunk) => {
    stdout += chunk;
  });
  let peak_mb = 0;
  const look = setInterval(() => {
    try {
      const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
      peak_mb = Number(/^VmHWM:\s+(\d+)/m.exec(status)[1]) / 1024;
    } catch {
      // Ended in between.
    }
  }, 50);
  const code = await new Promise((done) => child.on('close', done));
  clearInterval(look);
  return { code, stdout, peak_mb };
}
