/** Turns what `check` found into one screen for the terminal: the sum, a table per agent, the worst skills, and the worst findings. */
import { posix } from 'node:path';
import { type Finding, listConsequences, subjectWord } from '../../lint/finding.js';
import { NO_CURE } from '../../lint/offer/offer-rules.js';
import { describeClients } from '../../lint/plugin/package-clients.js';
import { alignRows } from '../../text/align.js';
import { count, listFew, thousands } from '../../text/count.js';
import { oneLine } from '../../text/escape.js';
import { widthOf } from '../../text/width.js';
import { wrapWords } from '../../text/wrap.js';
import { renderNeighbours } from '../terminal/neighbours.js';
import { listParts, renderParts } from '../terminal/parts.js';
import { countFull, countStates, describeOffer } from '../view/offer-words.js';
import { type CheckReport, listAnswered, listLost, shareOf, sortFindings, summarise } from './input.js';

export interface TextOptions {
  /** The terminal's width; null leaves lines unwrapped. */
  columns: number | null;
  /** Everything instead of the worst. */
  all: boolean;
  /** What the reader can do then. */
  next?: string;
}

type Wrap = (text: string, indent?: number) => string;

const SKILLS_SHOWN = 10;
const FINDINGS_SHOWN = 6;
const PARTS_SHOWN = 8;

export function renderCheck(report: CheckReport, { columns, all, next }: TextOptions): string {
  const wrap = (text: string, indent = 2) => (columns === null ? text : wrapWords(text, Math.max(60, columns), indent));
  const lines = [
    wrap(`${oneLine(report.source.name)}: ${summarise(report)}`),
    ...renderAgents(report, columns).map((line) => wrap(line)),
    ...(report.copied_for ?? []).map((whole) => {
      const [agent, way] = whole.split('+');
      const found = report.agents[agent ?? ''];
      const rest = found && 'parts_install' in found && found.parts_install;
      const installed = way === 'plugin' ? 'the plugin' : 'the plugins';
      return wrap(
        rest
          ? `${agent} got copies of the skills, and the rest with ${installed} installed; \`--agents ${whole}\` tries the skills so, too.`
          : `${agent} got copies of the skills; \`--agents ${whole}\` tries it with ${installed} installed.`,
      );
    }),
    ...nameCopies(report).map((line) => wrap(line)),
    ...((report.elsewhere ?? []).length > 0 ? [wrap(nameElsewhere(report.elsewhere ?? []))] : []),
    ...(report.package ? ['', wrap(describeClients(report.package))] : []),
    ...renderNeighbours(report.agents).map((line) => wrap(line)),
    ...renderSkills(report, all ? Number.POSITIVE_INFINITY : SKILLS_SHOWN, columns, wrap),
    ...renderParts(listParts(report.agents), all ? undefined : PARTS_SHOWN).map((line) => wrap(line)),
    ...(report.trust ? ['', wrap(report.trust)] : []),
    ...nameOwnServers(report).map((line) => wrap(line)),
    ...renderFindings(report, all ? Number.POSITIVE_INFINITY : FINDINGS_SHOWN, wrap),
    ...(next ? ['', `Next: ${next}`] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function nameCopies({ copies }: CheckReport): string[] {
  if (!copies) return [];
  const [are, have] = copies.skills === 1 ? ['is', 'has'] : ['are', 'have'];
  const skills = count(copies.skills, 'skill');
  return ['', `${skills} ${are} in ${copies.folders.join(' and ')} as equal copies, and ${have} to stay equal.`];
}

function nameOwnServers({ own_servers: all = [] }: CheckReport): string[] {
  if (all.length === 0) return [];
  const [servers, were, each] = all.length === 1 ? ['server', 'was', 'it'] : ['servers', 'were', 'each'];
  const named = listFew(all.map(({ name, command }) => `${oneLine(name, 48)} (\`${oneLine(command, 80)}\`)`));
  const why = 'agents start one of a project once their user has allowed it';
  const how = `Start ${each} yourself: it has to keep running, and to print nothing but its answers on stdout (all else on stderr).`;
  return ['', `The project's own MCP ${servers} ${named} ${were} not started: ${why}. ${how}`];
}

const nameElsewhere = (names: readonly string[]): string =>
  `The marketplace itself was checked. Its ${names.length === 1 ? 'plugin lies' : 'plugins lie'} elsewhere, to be checked there: ${listFew(names, 5)}.`;

export const pasteLine = (report: CheckReport): string =>
  `\`agent-routing check${report.target === '.' ? '' : ` ${report.target}`}\`: ${summarise(report)}`;

function renderAgents(report: CheckReport, columns: number | null): string[] {
  const entries = Object.entries(report.agents);
  if (entries.length === 0) return [];
  const rows = entries.map(([agent, found]) => {
    if (!('skills' in found) || !found.skills) return [agent, `not measured: ${oneLine(found.error ?? '', 300)}`];
    if (report.source.skills === 0) return [`${agent} ${found.version}`, found.install];
    const { percent, tokens } = shareOf(found);
    const isPartial = countFull(found.skills) < found.skills.length;
    const over = found.headroom && isPartial && found.headroom.left <= 0 ? ', which is full' : '';
    return [
      `${agent} ${found.version}`,
      found.install,
      countStates(found.skills, true),
      percent === null ? '' : `${percent} % of its skill list${over}`,
      `about ${thousands(tokens)} tokens a session`,
    ];
  });
  const table = alignRows(rows);
  if (isNarrowEnough(table, columns)) return ['', ...table];
  const heads = alignRows(
    rows.map((row) => (row.length > 3 ? row.slice(0, 3) : [row[0] ?? '', row.slice(1).join('  ')])),
  );
  return [
    '',
    ...rows.flatMap((row, at) => {
      const rest = row.slice(3).filter(Boolean).join(', ');
      return [heads[at] ?? '', ...(rest ? [`  ${rest}`] : [])];
    }),
  ];
}

function renderSkills(report: CheckReport, most: number, columns: number | null, wrap: Wrap): string[] {
  const answered = listAnswered(report);
  const lost = listLost(report);
  if (lost.length === 0) return [];
  // Of two of one name, the folder tells which.
  const isTwice = (id: string) => lost.filter((one) => one.id === id).length > 1;
  const nameRow = (id: string, path: string) =>
    `${oneLine(id, 48)}${isTwice(id) ? ` (${oneLine(posix.dirname(posix.dirname(path)), 48)})` : ''}`;
  const rows = lost.slice(0, most).map(({ id, path, offers }) => [nameRow(id, path), ...offers.map(describeOffer)]);
  const more = lost.length - rows.length;
  const agents = answered.map(([agent]) => agent);
  const table = alignRows([['skill', ...agents], ...rows]);
  const lines = isNarrowEnough(table, columns)
    ? table
    : rows
        .map(([id = '', ...offers]) =>
          wrap(`${id}: ${offers.map((offer, at) => glue(`${agents[at]} ${offer}`)).join(', ')}`, 4),
        )
        .map(unglue);
  const rest = report.source.skills > lost.length ? ['Not listed in full by every agent:'] : [];
  return ['', ...rest, ...lines, ...(more > 0 ? [`and ${count(more, 'skill')} more; --all shows them`] : [])];
}

function renderFindings(report: CheckReport, most: number, wrap: Wrap): string[] {
  const sorted = sortFindings(report.findings);
  // To say that one is left out takes as much room.
  const shown = sorted.length === most + 1 ? sorted : sorted.slice(0, most);
  const more = sorted.length - shown.length;
  return [
    ...shown.flatMap((finding) => ['', ...renderFinding(finding, wrap)]),
    ...(more > 0 ? ['', `and ${count(more, 'finding')} more; --all shows them`] : []),
    ...nameKnown(report, most).map((line) => wrap(line)),
  ];
}

/** That they do not count is no reason to hide them. */
function nameKnown({ also_at_ref = [], since = '' }: CheckReport, most: number): string[] {
  if (also_at_ref.length === 0) return [];
  const names = sortFindings(also_at_ref).map(({ rule, subject }) => `${rule} ${oneLine(subject, 80)}`);
  const stand = also_at_ref.length === 1 ? 'stands' : 'stand';
  return [
    '',
    `${count(also_at_ref.length, 'finding')} ${stand} on ${oneLine(since, 80)} too: ${listFew(names, most)}.`,
  ];
}

function renderFinding(finding: Finding, wrap: Wrap): string[] {
  const { severity, rule, subject, subjects, file, line, message } = finding;
  const who = subjects ? count(subjects.length, subjectWord(rule)) : oneLine(subject, 80);
  return [
    wrap(`${severity} ${rule} ${who}: ${oneLine(message, 1000)} (${oneLine(file, 200)}:${line})`),
    ...listConsequences(finding).map(([agent, words]) => wrap(`  ${agent}: ${oneLine(words, 500)}`, 4)),
    ...(hasOwnFix(finding) ? [wrap(`  Fix: ${oneLine(finding.fix, 2000)}`, 4)] : []),
  ];
}

/** Of an offer the reason of each agent ends in its fix. */
export const hasOwnFix = ({ rule, fix }: Finding): boolean => rule !== 'listing-budget' && !fix.startsWith(NO_CURE);

/** Words that stay on one line: a space would be a place to break. */
const GLUE = '\ue000';
const glue = (text: string): string => text.replaceAll(' ', GLUE);
const unglue = (text: string): string => text.replaceAll(GLUE, ' ');

/** A table whose lines are broken is harder to read than none. */
const isNarrowEnough = (table: readonly string[], columns: number | null): boolean =>
  columns === null || table.every((line) => widthOf(line) <= Math.max(60, columns));
