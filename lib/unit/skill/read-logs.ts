/** A trial in a home that outlives it → its evidence, with what the agent's logs gained meanwhile. */
import type { Asked } from '../../evidence/claims.js';
import type { SkillEvidence } from '../../evidence/evidence.js';
import type { Transcript } from '../../transcript/ask.js';
import { applyLogFallback, type LogFallback } from '../../verdict/log-fallback.js';
import type { Attempt } from '../trial/context.js';

/** Only shared homes need this: the logs of an isolated unit are part of its transcript already. */
export async function readLogs(
  asked: Asked,
  evidence: SkillEvidence,
  { exit, started_ms, marks }: Transcript,
  { ready, context: { logs, ports, redactFor } }: Attempt,
): Promise<LogFallback> {
  const snapshot = ready.own_home ? logs?.snapshots[asked.agent] : undefined;
  if (!logs || !snapshot) return { evidence, source: 'cli_output', matched_log_file: null };
  const growth = await ports.readLogGrowth(snapshot, started_ms, logs.serial ? null : marks, logs.limits);
  const redact = redactFor(asked.agent) ?? ((text: string) => text);
  const clean = growth.map(({ path, text }) => ({ path, text: redact(text) }));
  return applyLogFallback(asked, evidence, exit, clean, logs.promote);
}
