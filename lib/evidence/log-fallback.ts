/**
 * Log fallback: what recent logs of shared homes grew by → evidence, for units that are not isolated. Each file is judged alone and by the
 * text rules; nothing it shows counts for more than Tier 2, and in parallel it is shown but changes no verdict.
 */
import type { ExitFacts } from '../event.js';
import { own } from '../own.js';
import type { TokenHit } from '../result.js';
import { judge } from '../verdict.js';
import type { Asked } from './claims.js';
import type { SkillEvidence, Tier } from './evidence.js';
import { isBetter } from './hits.js';
import { createTextCollector } from './text-collector.js';

/** What one log file gained while the unit ran. */
export interface LogGrowth {
  path: string;
  text: string;
}

export type EvidenceSource =
  | 'cli_output'
  | 'log_fallback'
  | 'cli_output+log_fallback'
  | 'cli_output+log_fallback(diag)';

export interface LogFallback {
  evidence: SkillEvidence;
  source: EvidenceSource;
  /** The file that turned the verdict, or would have. */
  matched_log_file: string | null;
}

const CAP: Tier = 2;

/**
 * cli: what the agent's own output proved. promote: logs may turn a fail into a pass (on when serial, or by --allow-log-fallback-pass).
 * Evidence of different files is never put together: the first file that suffices alone wins.
 */
export function applyLogFallback(
  asked: Asked,
  cli: SkillEvidence,
  exit: ExitFacts,
  growth: readonly LogGrowth[],
  promote: boolean,
): LogFallback {
  const passes = (evidence: SkillEvidence) => judge({ testCase: asked.testCase, evidence, exit }).status === 'pass';
  if (growth.length === 0 || cli.claims.nothing || passes(cli)) {
    return { evidence: cli, source: 'cli_output', matched_log_file: null };
  }
  for (const file of growth) {
    const log = collectLog(asked, file);
    // Disallowed skills of the CLI's own output stay: a log takes nothing away.
    const joined = join(cli, log);
    if (!passes({ ...joined, hits: onlyFrom(log, cli) })) continue;
    return promote
      ? { evidence: joined, source: 'log_fallback', matched_log_file: file.path }
      : { evidence: cli, source: 'cli_output+log_fallback(diag)', matched_log_file: file.path };
  }
  return {
    evidence: cli,
    source: promote ? 'cli_output+log_fallback' : 'cli_output+log_fallback(diag)',
    matched_log_file: null,
  };
}

function collectLog(asked: Asked, file: LogGrowth): SkillEvidence {
  const collector = createTextCollector(asked);
  for (const line of file.text.split(/\r?\n/)) collector.line('session_log', line);
  const evidence = collector.end();
  const hits = Object.entries(evidence.hits).map(([token, hit]): [string, TokenHit] => [
    token,
    {
      ...hit,
      tier: Math.max(hit.tier, CAP) as Tier,
      source_kind: 'log_fallback',
      source_detail: `${file.path} ${hit.source_detail.replace(/^session_log:/, 'line ')}`,
    },
  ]);
  return { ...evidence, hits: Object.fromEntries(hits) };
}

/** The best hit of each token, and the proof lines of both. */
function join(cli: SkillEvidence, log: SkillEvidence): SkillEvidence {
  const hits = { ...cli.hits };
  for (const [token, hit] of Object.entries(log.hits)) {
    const old = own(hits, token);
    if (old === undefined || isBetter(hit, old)) hits[token] = hit;
  }
  return { ...cli, hits, active: cli.active || log.active, proof: [...cli.proof, ...log.proof].slice(0, 30) };
}

/** A file must suffice alone for what is required; what the CLI showed of disallowed skills still stands. */
function onlyFrom(log: SkillEvidence, cli: SkillEvidence): SkillEvidence['hits'] {
  const disallowed = cli.claims.all.filter((c) => c.role === 'disallowed').map((c) => c.token);
  return {
    ...log.hits,
    ...Object.fromEntries(Object.entries(cli.hits).filter(([token]) => disallowed.includes(token))),
  };
}
