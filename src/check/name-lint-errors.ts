/** A prepared run → one line that names the errors that lint finds in it: they spoil rows in ways that the rows do not show. */
import { groupFindings } from '../../lib/lint/group.js';
import { count } from '../../lib/text/count.js';
import { oneLine } from '../../lib/text/escape.js';
import type { RunPorts } from '../run/ports.js';
import type { PreparedRun } from '../run/prepare/prepare.js';
import { lintSource } from './lint-source.js';

export async function nameLintErrors(
  { source, corpus, agents }: PreparedRun,
  { cwd, log }: Pick<RunPorts, 'cwd' | 'log'>,
): Promise<void> {
  const findings = await lintSource({ cwd, source, corpus, keys: agents.map(({ key }) => key), baseline: null });
  const errors = groupFindings(findings.filter(({ severity }) => severity === 'error'));
  const [first, ...more] = errors.map(({ rule, subject, message }) => oneLine(`${rule} ${subject}: ${message}`, 200));
  if (first === undefined) return;
  const rest = more.length === 0 ? '' : ` and ${more.length} more`;
  log(`lint found ${count(errors.length, 'error')}: ${first}${rest}; run \`agent-routing check\``);
}
