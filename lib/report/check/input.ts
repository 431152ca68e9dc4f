/** What `check` found, as all its renderings take it: offers per agent, findings, and what follows from both. */

import type { HadAs } from '../../contract/environment.js';
import { PART_WORDS } from '../../contract/part.js';
import { type Finding, isAdvice } from '../../lint/finding.js';
import type { PackageClients } from '../../lint/plugin/package-clients.js';
import type { SkillOffer } from '../../offer/compare.js';
import type { Discovery } from '../../offer/discover.js';
import { count, listFew, thousands } from '../../text/count.js';
import { oneLine } from '../../text/escape.js';
import { describeHad } from '../view/names.js';
import { countFull, stateOf } from '../view/offer-words.js';
import { listStopped } from './missed.js';

export interface CheckReport {
  source: { name: string; skills: number; had_as?: HadAs };
  agents: Record<string, Discovery | { error: string }>;
  findings: readonly Finding[];
  suppressed: number;
  /** With `since`: what the ref has as well, which does not count. */
  also_at_ref?: readonly Finding[];
  /** Of a package of Agent Plugins: on which clients it works. */
  package?: PackageClients;
  /** Agents that got copies of a plugin's skills, with the way in which they take the plugin: `codex+plugin`. */
  copied_for?: readonly string[];
  /** Skills that lie in several folders as equal copies. */
  copies?: { skills: number; folders: readonly string[] };
  /** Plugins that the marketplace of a source without a skill names, and that lie in other places. */
  elsewhere?: readonly string[];
  /** The project's own MCP servers, which no way of installing brings, with how each is started. */
  own_servers?: readonly { name: string; command: string }[];
  /** What users of an agent do before the hooks here run for them. */
  trust?: string;
  /** The ref, as it was named. */
  since?: string;
  /** What was checked, as it was named; for the line to paste. */
  target: string;
}

export interface Row {
  id: string;
  path: string;
  /** In the order of the agents that answered. */
  offers: SkillOffer[];
}

type Answered = Discovery & { skills: SkillOffer[] };

export function listAnswered({ agents }: CheckReport): [agent: string, found: Answered][] {
  return Object.entries(agents).flatMap(([agent, found]): [string, Answered][] =>
    'skills' in found && found.skills ? [[agent, { ...found, skills: found.skills }]] : [],
  );
}

const WEIGHTS = { absent: 100, name_only: 10, instead: 10, shadowed: 10, cut: 1, full: 0 } as const;

/** The skills that some agent does not list in full, the worst first. */
export function listLost(report: CheckReport): Row[] {
  const answered = listAnswered(report);
  const rows = (answered[0]?.[1].skills ?? []).map(({ id, path }, index) => ({
    id,
    path,
    offers: answered.flatMap(([, { skills }]) => skills[index] ?? []),
  }));
  const weigh = ({ offers }: Row) => offers.reduce((sum, offer) => sum + WEIGHTS[stateOf(offer)], 0);
  return rows.filter((row) => weigh(row) > 0).sort((a, b) => weigh(b) - weigh(a));
}

/** Errors first; among them what the branch itself took away, then what is about most agents and skills. */
export function sortFindings(findings: readonly Finding[]): Finding[] {
  const weigh = (finding: Finding): number => {
    const { severity, rule, consequences, subjects = [] } = finding;
    const own = BY_BRANCH.test(rule) ? 1e6 : 0;
    const reach = isAdvice(finding) ? -1 : Object.keys(consequences).length + subjects.length;
    return (severity === 'error' ? 1e9 : 0) + own + reach;
  };
  return [...findings].sort((a, b) => weigh(b) - weigh(a));
}

/** The rules of `--since` alone. */
const BY_BRANCH = /^(?:part-|case-weakened$)/;

export function countFindings(report: CheckReport): string {
  const { findings, suppressed } = report;
  const of = (severity: Finding['severity']) => findings.filter((one) => one.severity === severity).length;
  const left = suppressed ? `, ${suppressed} suppressed` : '';
  const also = report.also_at_ref?.length;
  const since = report.also_at_ref
    ? ` since ${report.since}${also ? `, which has ${count(also, 'other finding')}` : ''}`
    : '';
  return `${count(of('error'), 'error')}, ${count(of('warning'), 'warning')}${left}${since}`;
}

function nameStopped({ parts }: Discovery): string {
  const stopped = listStopped(parts);
  const [one, many] = PART_WORDS.mcp_server;
  const names = listFew(stopped.map(({ name }) => oneLine(name, 48)));
  return stopped.length === 0 ? '' : `without ${stopped.length === 1 ? one : many} ${names}`;
}

/** skills: null where the source has none. */
function describeGot(skills: readonly SkillOffer[] | null, found: Discovery): string {
  const got = [skills ? `${thousands(countFull(skills))} in full` : '', nameStopped(found)].filter(Boolean);
  return got.length > 0 ? ` (${got.join(', ')})` : '';
}

/** `14 skills on claude 2.1.330 (14 full), …: 2 errors, 1 warning`. */
export function summarise(report: CheckReport): string {
  const agents = Object.entries(report.agents).map(([agent, found]) =>
    'skills' in found && found.skills
      ? `${agent} ${found.version}${describeGot(report.source.skills > 0 ? found.skills : null, found)}`
      : `${agent} (not measured)`,
  );
  const on = agents.length > 0 ? ` on ${agents.join(', ')}` : '';
  const { skills, had_as } = report.source;
  const had = had_as && skills > 0 ? ` ${describeHad(had_as, report.agents)}` : '';
  return `${count(skills, 'skill')}${had}${on}: ${countFindings(report)}`;
}

export interface Share {
  /** The share of the agent's budget in percent; null where it has no budget. */
  percent: number | null;
  /** The tokens that the source's rows add to every session. */
  tokens: number;
}

export function shareOf({ headroom, listing_context }: Discovery): Share {
  const [own] = listing_context?.shares ?? [];
  const percent = headroom && own ? Math.round((100 * own.size) / headroom.budget) : null;
  return { percent, tokens: own?.tokens ?? 0 };
}
