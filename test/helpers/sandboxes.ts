/** The kinds of sandbox that this machine lets us have, and a PATH on which the others refuse as hosted machines do. */
import { chmodSync, mkdirSync, mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import type { SandboxKind } from '../../lib/contract/ports/sandbox.js';
import { write } from './plugin.js';

const PROGRAMS = { bubblewrap: 'bwrap', unshare: 'unshare', sudo: 'sudo' } as const;
export const CLIMBED = Object.keys(PROGRAMS) as (keyof typeof PROGRAMS)[];

/** The programs of the kinds start and then fail, as they do where the kernel refuses. */
export function pathWithout(
  kinds: readonly SandboxKind[],
  within = mkdtempSync(join(realpathSync(tmpdir()), 'without-')),
) {
  mkdirSync(within, { recursive: true });
  for (const kind of CLIMBED.filter((one) => kinds.includes(one))) {
    const file = join(within, PROGRAMS[kind]);
    // As AppArmor does it on Ubuntu 24.04: a user is refused, and root by sudo is not.
    const by_sudo = kind === 'unshare' && !kinds.includes('sudo') && process.getuid?.() !== 0;
    const allowed = by_sudo ? `[ "$(id -u)" = 0 ] && exec /usr/bin/unshare "$@"\n` : '';
    write(file, `#!/bin/sh\n${allowed}echo "${kind}: Operation not permitted" >&2\nexit 1\n`);
    chmodSync(file, 0o755);
  }
  return `${within}${delimiter}${process.env['PATH']}`;
}
