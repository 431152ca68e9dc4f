/** Collects the evidence of one trial from an agent's output, line by line (`--evidence text`), by the rules of check-skills (docs/differences.md). */

import type { AgentEvent, EventLocation, ExitFacts } from '../contract/transcript/event.js';
import { escapePattern } from '../text/escape.js';
import { ACTIVITY_TOKENS, type Asked, type Claim, listClaims } from './claims.js';
import { NO_USAGE, type SkillEvidence } from './evidence.js';
import { createBestHits, cutLine } from './hits.js';
import { isNoise, scoreProofLine, tokenPattern } from './proof-line.js';
import { computeTier } from './tier.js';

/** bash's messages for a command that is missing or not executable; they count only with exit code 126 or 127, and only on stderr. */
const NOT_STARTED = /command not found|No such file or directory|Permission denied|cannot execute/i;

interface Search {
  /** The claim's token: the key of the hit. */
  token: string;
  /** The word to find in the text: the token, or an alias of it. */
  name: string;
  skill: boolean;
  pattern: RegExp;
}

export function createTextCollector(asked: Asked) {
  const claims = listClaims(asked, 'text');
  const hits = createBestHits();
  const searches = claims.all.flatMap((claim) => listSearches(claim, claims.aliases));
  const anyOf = claims.any.tokens.map((token) => ({ token, pattern: tokenPattern(token, false) }));
  const activity = new RegExp(ACTIVITY_TOKENS.map(escapePattern).join('|'), 'i');
  const marks = [...new Set(searches.map(({ name }) => markOf(name)))];
  const numbers = { stdout: 0, stderr: 0, session_log: 0 };
  const facts: Pick<SkillEvidence, 'fault' | 'usage' | 'final_answer'> = {
    fault: null,
    usage: NO_USAGE,
    final_answer: null,
  };
  /** JSON output has a closing line; plain text, which a custom template may print, has none. */
  let isJson = false;
  let ended = false;
  let active = false;
  let notStarted: string | null = null;

  return {
    line(stream: EventLocation['stream'], line: string): void {
      const location = { stream, line: ++numbers[stream], proof: line };
      if (!active) active = activity.test(line);
      for (const { token, pattern } of anyOf) {
        if (!hits.best(token) && pattern.test(line)) hits.note(token, 3, 10, location, `${stream}:${location.line}`);
      }
      if (stream === 'stderr' && notStarted === null && NOT_STARTED.test(line)) notStarted = cutLine(line);
      // Most lines contain no token; plain searches skip them at many times the speed of the patterns.
      const lower = line.toLowerCase();
      if (!marks.some((mark) => lower.includes(mark)) || isNoise(asked.agent, line)) return;
      for (const { token, name, skill, pattern } of searches) {
        if (!pattern.test(line)) continue;
        const score = scoreProofLine(name, line, skill, pattern);
        const tier = computeTier(asked.agent, name, line, score);
        hits.note(token, tier, score, location, `${stream}:${location.line} score ${score}`);
      }
    },
    /** Text shows neither faults nor the end of a run, so events of the agent's parser can be added here. */
    add(event: AgentEvent): void {
      // Every parser reports a line of plain text as a message.
      isJson ||= event.type !== 'message' || event.proof.startsWith('{');
      if (event.type === 'fault') facts.fault ??= event.fault;
      else if (event.type === 'final_answer') facts.final_answer = event.text;
      else if (event.type === 'end') {
        ended = true;
        facts.usage = event.usage;
      }
    },
    end(exit?: ExitFacts): SkillEvidence {
      const missing = exit?.exit_code === 126 || exit?.exit_code === 127;
      if (missing && notStarted !== null) facts.fault ??= { kind: 'cli_missing', message: notStarted };
      return { claims, hits: hits.hits(), refused: {}, active, proof: hits.proof(), ended: ended || !isJson, ...facts };
    },
  };
}

/** The longest part that every spelling of the token contains, since slashes of a path may be doubled or reversed. */
function markOf(name: string): string {
  const parts = name.toLowerCase().split(/[\\/]+/);
  return (
    parts.reduce((longest, part) => (part.length > longest.length && part !== 'skill.md' ? part : longest), '') ||
    'skill.md'
  );
}

/** The token itself and every alias that stands for it. */
function listSearches(claim: Claim, aliases: Readonly<Record<string, string>>): Search[] {
  const file = /\/SKILL\.md$/i.exec(claim.token)?.[0] ?? '';
  const id = claim.token.slice(0, claim.token.length - file.length);
  const names = Object.keys(aliases).filter((alias) => aliases[alias]?.toLowerCase() === id.toLowerCase());
  return [claim.token, ...names.map((alias) => alias + file)].map((name) => {
    const skill = claim.skill !== null;
    return { token: claim.token, name, skill, pattern: tokenPattern(name, skill) };
  });
}
