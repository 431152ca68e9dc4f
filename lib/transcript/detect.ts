/** The beginning of a transcript → whose it is, and where the skills that it names stood. */
import { type Attributed, attribute } from '../agents/formats.js';
import { createRecordReader } from '../input/json-records.js';
import { ownCopy } from '../text/own-copy.js';

export interface Detected {
  /** Null when no record is any agent's. */
  whose: Attributed | null;
  /** Files of skills that it names by their whole path. */
  skill_paths: string[];
}

/** Later ones change nothing: a transcript is one agent's. */
const ENOUGH = 50;
const MOST_PATHS = 1_000;
const SKILL_PATH = /(?:\/|[A-Za-z]:[\\/])[^\s"'`<>|:()]*[\\/]SKILL\.md/g;

/** Lines may be in any layout. */
export function detectAgent(lines: Iterable<string>): Detected {
  const votes = new Map<string, { whose: Attributed; count: number }>();
  const skill_paths = new Set<string>();
  let seen = 0;
  const reader = createRecordReader({
    skips: () => false,
    record(record, text) {
      const whose = attribute(record);
      if (whose) {
        seen += 1;
        const vote = votes.get(whose.agent) ?? { whose, count: 0 };
        vote.count += 1;
        if (whose.sure) vote.whose = whose;
        votes.set(whose.agent, vote);
      }
      for (const [path] of text.replaceAll('\\n', '\n').matchAll(SKILL_PATH))
        if (skill_paths.size < MOST_PATHS) skill_paths.add(ownCopy(path.replaceAll('\\\\', '\\')));
    },
    plain() {},
  });
  for (const line of lines) {
    reader.line(line);
    if (seen >= ENOUGH) break;
  }
  if (seen < ENOUGH) reader.end();
  const [first] = [...votes.values()].sort(
    (a, b) => Number(b.whose.sure ?? false) - Number(a.whose.sure ?? false) || b.count - a.count,
  );
  return { whose: first?.whose ?? null, skill_paths: [...skill_paths] };
}

/** Text that an agent prints where it is not asked for JSON. */
export function detectText(stdout: string, stderr: string): string | null {
  if (/^OpenAI Codex v\d/m.test(stderr)) return 'codex';
  return /^[●✗✓] .*(?:\(shell\)|skill\()/mu.test(stdout) || /^Resume\s+copilot --resume=/m.test(stderr)
    ? 'copilot'
    : null;
}
