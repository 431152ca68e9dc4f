/** Text evidence (`--evidence text`): an agent's output, line by line, becomes the evidence of one trial by the seeds' rules. */
import { escapePattern } from '../escape-pattern.js';
import type { AgentEvent, EventPlace, ExitFacts } from '../event.js';
import { ACTIVITY_TOKENS, type Asked, type Claim, listClaims } from './claims.js';
import type { SkillEvidence } from './evidence.js';
import { createHitBook, cutLine } from './hits.js';
import { isNoise, scoreProofLine, tokenPattern } from './proof-line.js';
import { computeTier } from './tier.js';

export interface TextCollector {
  line(stream: EventPlace['stream'], line: string): void;
  /** Text shows neither faults nor the end of a run: where the agent's parser runs beside, its events are told here. */
  add(event: AgentEvent): void;
  end(exit?: ExitFacts): SkillEvidence;
}

/** What bash says when the command was not there or not executable; only with exit 126 or 127, and only on stderr. */
const NOT_STARTED = /command not found|No such file or directory|Permission denied|cannot execute/i;

interface Search {
  /** The claim's token: the key of the hit. */
  token: string;
  /** What stands in the text: the token, or an alias of it. */
  name: string;
  skill: boolean;
  pattern: RegExp;
}

export function createTextCollector(asked: Asked): TextCollector {
  const claims = listClaims(asked, 'text');
  const book = createHitBook();
  const searches = claims.all.flatMap((claim) => listSearches(claim, claims.aliases));
  const anyOf = claims.any.tokens.map((token) => ({ token, pattern: tokenPattern(token, false) }));
  const activity = new RegExp(ACTIVITY_TOKENS.map(escapePattern).join('|'), 'i');
  const marks = [...new Set(searches.map(({ name }) => markOf(name)))];
  const numbers = { stdout: 0, stderr: 0, session_log: 0 };
  const facts: Pick<SkillEvidence, 'fault' | 'usage' | 'final_answer'> = {
    fault: null,
    usage: { input_tokens: null, output_tokens: null, cost_usd: null },
    final_answer: null,
  };
  /** Then it has a closing line; plain text, which a template may print, has none. */
  let isJson = false;
  let ended = false;
  let active = false;
  let notStarted: string | null = null;

  return {
    line(stream, line) {
      const place = { stream, line: ++numbers[stream], proof: line };
      if (!active) active = activity.test(line);
      for (const { token, pattern } of anyOf) {
        if (!book.best(token) && pattern.test(line)) book.note(token, 3, 10, place, `${stream}:${place.line}`);
      }
      if (stream === 'stderr' && notStarted === null && NOT_STARTED.test(line)) notStarted = cutLine(line);
      // Most lines name nothing that was asked for; plain searches pass them by at many times the speed of the patterns.
      const folded = line.toLowerCase();
      if (!marks.some((mark) => folded.includes(mark)) || isNoise(asked.agent, line)) return;
      for (const { token, name, skill, pattern } of searches) {
        if (!pattern.test(line)) continue;
        const score = scoreProofLine(name, line, skill, pattern);
        const tier = computeTier(asked.agent, name, line, score);
        book.note(token, tier, score, place, `${stream}:${place.line} score ${score}`);
      }
    },
    add(event) {
      // A line of plain text is a message to every parser.
      isJson ||= event.type !== 'message' || event.proof.startsWith('{');
      if (event.type === 'fault') facts.fault ??= event.fault;
      else if (event.type === 'final_answer') facts.final_answer = event.text;
      else if (event.type === 'end') {
        ended = true;
        facts.usage = event.usage;
      }
    },
    end(exit) {
      const missing = exit?.exit_code === 126 || exit?.exit_code === 127;
      if (missing && notStarted !== null) facts.fault ??= { kind: 'cli_missing', message: notStarted };
      return { claims, hits: book.hits(), refused: {}, active, proof: book.proof(), ended: ended || !isJson, ...facts };
    },
  };
}

/** What any spelling of the token holds: slashes of a path may be doubled or turned. */
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
