import { expect, it } from '@jest/globals';
import type { HookCall } from '../../../lib/contract/transcript/hook-call.js';
import { describeBroken } from '../../../lib/evidence/tool-route/settle-call.js';

const call = { duration_ms: 1, exit_code: 1, signal: null } as HookCall;

it.each(['/tmp/ar-235bdc9ead3d/s', '/dev/shm/ar-af83b1d6/h/.codex/plugins/cache/local/office/1.0.0'])(
  'a path in a unit’s copy, %s, is the same for every agent',
  (root) => {
    const words = `Error: Cannot find module '${root}/hooks/guards.cjs', nor /usr/lib/a.js`;
    const { why } = describeBroken(call, { kind: 'failed', why: 'missing', words }, { declared: null, calls: [] });
    expect(why).toMatch(/Cannot find module '…\/hooks\/guards\.cjs', nor \/usr\/lib\/a\.js$/);
  },
);
