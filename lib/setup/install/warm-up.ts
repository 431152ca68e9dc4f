/** An installed agent → the files that it unpacks on its first start, written once before units run in parallel. */
import { randomUUID } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Agent } from '../../agents/interface/agent.js';
import type { Tools } from '../../agents/interface/unit-setup.js';
import { runProcess } from '../../io/process/process.js';

/** Its presence says that the first start is done. */
export const WARM = 'warm.json';
/** What a killed batch left begins with this. */
export const PARTIAL = '.partial-';

export async function warmUp(
  warm: NonNullable<Agent['warm']>,
  { binary, tools, shared_cache }: { binary: string; tools: Tools; shared_cache: string },
  shelf: string,
  home: string,
  log: (line: string) => void,
) {
  const scratch = join(shelf, `${PARTIAL}${randomUUID()}`);
  await mkdir(scratch, { recursive: true });
  try {
    const { exit_code, timed_out, spawn_error, duration_ms } = await runProcess(
      warm({ binary, tools, shared_cache, home: scratch }),
      {
        stdout_file: join(scratch, 'stdout'),
        stderr_file: join(scratch, 'stderr'),
        timeout_ms: 120_000,
        marker: `warm-${randomUUID()}`,
      },
    );
    if (exit_code === 0 && !timed_out) await writeFile(join(home, WARM), JSON.stringify({ duration_ms }));
    // This is not an error: each unit then unpacks these files itself, which is only slower.
    else
      log(
        `warning: the first start of ${binary} failed (${spawn_error ?? (timed_out ? 'timeout' : `exit ${exit_code}`)})`,
      );
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
