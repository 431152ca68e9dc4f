/** An error of lint that a branch brings → what a report says of it: whom it concerns, why, what to do, and which of two skills of one name is to change. */
import { posix } from 'node:path';
import type { BranchChange } from '../../lib/contract/part.js';
import type { Results } from '../../lib/contract/result.js';
import { getOwn } from '../../lib/input/get-own.js';
import type { Finding } from '../../lib/lint/finding.js';
import { withoutFixes } from '../../lib/report/findings/why.js';
import type { Source } from '../../lib/skill/skill.js';

/** An agent that lists one skill of a name may leave out the one that was there before: the other is what to change. */
export function laterTwin({ rule, subject }: Finding, skills: Source['skills'], later: ReadonlySet<string>) {
  const named = rule === 'skill-offer' ? skills.filter(({ id }) => id === subject) : [];
  const [twin, ...more] = named.filter(({ path }) => later.has(path));
  return twin && more.length === 0 && named.length > 1 ? twin : null;
}

export function describeError(
  { rule, subject, part, file, line, message, consequences, fix }: Finding,
  { offers }: Results,
): BranchChange {
  const agents = Object.keys(consequences);
  const kind = part ?? (rule.startsWith('skill-') ? 'skill' : rule.startsWith('hook-') ? 'hook' : null);
  const name = part ? posix.basename(subject, '.md') : subject;
  const why = Object.entries(consequences).map(([agent, words]) => (agents.length > 1 ? `${agent}: ${words}` : words));
  // The reasons of an offer end in their fixes.
  const fixes = agents.length === 1 ? (getOwn(offers[agents[0] ?? ''], subject)?.fixes ?? []) : [];
  const own =
    rule === 'skill-offer'
      ? fixes.join(', or ') || null
      : fix.replace(/\s*If this is intended, pass --disable \S+\.$/, '');
  return {
    ...{ delta: 'BROKEN', kind, name, rule, file, line, agents, message },
    ...{ why: withoutFixes(why.join(' '), fixes) || null, fix: own },
  };
}
