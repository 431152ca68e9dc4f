/** `agent-routing self-test`: runs the built-in fixtures, one line each; exits 1 on a mismatch. */
import { z } from 'zod';
import { runSelfTest } from '../../lib/verdict/self-test.js';
import { defineCommand } from '../options/command.js';

export const selfTest = defineCommand({
  summary: 'Checks this tool itself on recorded examples; exits 1 on a mismatch',
  positionals: '',
  options: z.object({ json: z.boolean().default(false).describe('Print the fixtures and their tiers as JSON') }),
  async run({ json }, _, shell) {
    const rows = runSelfTest();
    const wrong = rows.filter((row) => !row.ok).length;
    if (json)
      shell.stdout(`${JSON.stringify({ passed: rows.length - wrong, failed: wrong, fixtures: rows }, null, 2)}\n`);
    else {
      const shown = (tier: number | null) => (tier === null ? 'no use' : `Tier ${tier}`);
      const lines = rows.map((row) =>
        row.ok
          ? `ok    ${row.name}: ${shown(row.got)}`
          : `WRONG ${row.name}: want ${shown(row.want)}, got ${shown(row.got)}`,
      );
      shell.stdout(`${lines.join('\n')}\n${rows.length - wrong} passed, ${wrong} failed\n`);
    }
    return wrong === 0 ? 0 : 1;
  },
});
