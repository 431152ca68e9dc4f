/**
 * Log fallback, for units that are not isolated: turns what was added to recent logs of shared home directories into evidence. Each file is
 * judged alone, by the text rules; its evidence is at most Tier 2, and in parallel runs it is reported but changes no verdict.
 */

import type { LogGrowth } from '../contract/ports/logs.js';
import type { TokenHit } from '../contract/result.js';
import type { Tier } from '../contract/tier.js';
import type { ExitFacts } from '../contract/transcript/event.js';
import type { Asked } from '../evidence/claims.js';
import type { SkillEvidence } from '../evidence/evidence.js';
import { isBetter } from '../evidence/hits.js';
import { createTextCollector } from '../evidence/text-collector.js';
import { getOwn } from '../input/get-own.js';
import { judge } from './judge.js';

type EvidenceSource = 'cli_output' | 'log_fallback' | 'cli_output+log_fallback' | 'cli_output+log_fallback(diag)';

export interface LogFallback {
  evidence: SkillEvidence;
  source: EvidenceSource;
  /** The file that changed the verdict, or would have in a serial run. */
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
    // Disallowed skills in the CLI's own output still count: a log cannot remove them.
    const merged = merge(cli, log);
    if (!passes({ ...merged, hits: onlyFrom(log, cli) })) continue;
    return promote
      ? { evidence: merged, source: 'log_fallback', matched_log_file: file.path }
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
function merge(cli: SkillEvidence, log: SkillEvidence): SkillEvidence {
  const hits = { ...cli.hits };
  for (const [token, hit] of Object.entries(log.hits)) {
    const old = getOwn(hits, token);
    if (old === undefined || isBetter(hit, old)) hits[token] = hit;
  }
  return { ...cli, hits, active: cli.active || log.active, proof: [...cli.proof, ...log.proof].slice(0, 30) };
}

/** One file alone must prove everything required; disallowed skills in the CLI's output still count. */
function onlyFrom(log: SkillEvidence, cli: SkillEvidence): SkillEvidence['hits'] {
  const disallowed = cli.claims.all.filter((c) => c.role === 'disallowed').map((c) => c.token);
  return {
    ...log.hits,
    ...Object.fromEntries(Object.entries(cli.hits).filter(([token]) => disallowed.includes(token))),
  };
}
