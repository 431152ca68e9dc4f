/** An error of lint that a branch brings → what a report says of it: whom it concerns, why, what to do, and which of two skills of one name is to change. */
import { posix } from 'node:path';
import { type BranchChange, wordsOf } from '../../lib/contract/part.js';
import type { Results } from '../../lib/contract/result.js';
import { getOwn } from '../../lib/input/get-own.js';
import { type Finding, listConsequences } from '../../lib/lint/finding.js';
import { groupFindings } from '../../lib/lint/group.js';
import type { LintedAgent } from '../../lib/lint/skill-location.js';
import { cureProblem } from '../../lib/skill/front-matter/problem.js';
import type { Source } from '../../lib/skill/skill.js';
import { listFew } from '../../lib/text/count.js';
import { oneLine } from '../../lib/text/escape.js';
import { endSentence, openSentence } from '../../lib/text/sentence.js';
import type { RunPorts } from '../run/ports.js';
import type { PreparedRun } from '../run/prepare/prepare.js';
import { lintSource } from './lint-source.js';

/** An agent that lists one skill of a name may leave out the one that was there before: the other is what to change. */
export function laterTwin({ rule, subject }: Finding, skills: Source['skills'], later: ReadonlySet<string>) {
  const named = rule === 'skill-offer' ? skills.filter(({ id }) => id === subject) : [];
  const [twin, ...more] = named.filter(({ path }) => later.has(path));
  return twin && more.length === 0 && named.length > 1 ? twin : null;
}

const KINDS = { 'skill-': 'skill', 'hook-': 'hook', 'instruction-': 'instructions' } as const;

interface Brought {
  results: Results;
  source: Source;
  agents: readonly LintedAgent[];
}

export function describeError(
  { rule, subject, part, file, line, message, consequences, fix }: Finding,
  { results: { offers }, source: { skills }, agents: asked }: Brought,
): BranchChange {
  // A file of hooks that only some read is no matter to the others.
  const readers = rule.startsWith('hook-') ? asked.filter(({ agent }) => !agent.foreign_hooks.test(file)) : asked;
  const named = Object.keys(consequences);
  const agents = named.length > 0 || readers.length === asked.length ? named : readers.map(({ key }) => key);
  const kind = part ?? Object.entries(KINDS).find(([prefix]) => rule.startsWith(prefix))?.[1] ?? null;
  // In a manifest, the field.
  const is_field = kind === null && wordsOf({ kind, rule })[0] === 'file' && subject !== file;
  const name = part ? posix.basename(subject, '.md') : is_field ? file : subject;
  // The reasons of an offer end in their fixes.
  const fixesOf = (agent: string) => getOwn(offers[agent], subject)?.fixes ?? [];
  // Each agent says it in its own way.
  const [problem] = skills.find(({ path }) => file.endsWith(path))?.front_matter.problems ?? [];
  const same = problem ? cureProblem(problem) : agents.length === 1 ? fixesOf(agents[0] ?? '').join(', or ') : '';
  const own =
    rule === 'skill-offer'
      ? same || null
      : fix.replace(/\s*If this is intended, pass --disable (?:'[^']*'|\S+)\.$/, '');
  const why = listConsequences({ consequences }).map(([agent, words]) => {
    // An offer's reason ends in its fix.
    const bare = rule !== 'skill-offer' || own === null ? words : endSentence(words.replace(/; [^;]+$/, ''));
    return named.length > 1 ? `${agent}: ${bare}` : bare;
  });
  return {
    ...{ delta: 'BROKEN', kind, name, rule, file, line, agents },
    message: is_field ? `\`${subject}\`: ${message}` : message,
    ...{ why: why.map(openSentence).join('; ') || null, fix: own },
  };
}

/** Of errors in the line that names them. */
const NAMED = 10;

/** One line that names the errors of a prepared run: they spoil rows in ways that the rows do not show. Another where the gate cannot start on GitHub yet, which no row shows either. */
export async function nameLintErrors(
  { source, corpus, agents }: PreparedRun,
  { cwd, log }: Pick<RunPorts, 'cwd' | 'log'>,
): Promise<void> {
  const findings = await lintSource({ cwd, source, corpus, keys: agents.map(({ key }) => key), baseline: null });
  const errors = groupFindings(findings.filter(({ severity }) => severity === 'error'));
  const unnamed = findings.find(({ rule }) => rule === 'workflow-placeholder');
  if (unnamed) log(oneLine(`${unnamed.file}:${unnamed.line}: ${unnamed.message}: ${unnamed.fix}`, 400));
  if (errors.length === 0) return;
  const named = errors.map(
    ({ rule, subject, message }) => `${rule} ${subject}${errors.length > 1 ? '' : `: ${message}`}`,
  );
  const [what, its] = errors.length > 1 ? ['Errors', 'their fixes'] : ['An error', 'its fix'];
  log(`${what} that \`agent-routing check\` explains, with ${its}: ${oneLine(listFew(named, NAMED), 500)}`);
}
