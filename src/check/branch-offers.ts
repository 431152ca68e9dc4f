/** The rows of a batch → what its agents list of the parts that a branch added or renamed. */
import { posix } from 'node:path';
import { isUnread } from '../../lib/agents/project/reach.js';
import type { Case } from '../../lib/case/schema.js';
import type { Offer } from '../../lib/contract/offer.js';
import type { BranchChange, PartAt } from '../../lib/contract/part.js';
import type { Results } from '../../lib/contract/result.js';
import type { PartChanges } from '../../lib/delta/parts/changes.js';
import { groupBy } from '../../lib/input/group-by.js';
import { isListed } from '../../lib/lint/offer/offer-rules.js';
import type { LintedAgent } from '../../lib/lint/skill-location.js';
import { findDistinctSkills, findUniqueId, nameSkill } from '../../lib/skill/find-skill.js';
import { SKILL_NAME } from '../../lib/skill/package/manifest.js';
import type { Skill, Source } from '../../lib/skill/skill.js';
import { folderByNpx } from '../../lib/skill/skill-file.js';
import { bareId } from '../../lib/text/bare-id.js';
import { oneLine } from '../../lib/text/escape.js';
import type { Measured } from './lint-source.js';
import { findOtherPlugin } from './part-readers.js';

interface Added {
  source: Source;
  results: Results;
  /** All parts of the source. */
  now: readonly PartAt[];
  file: string;
  agents: readonly LintedAgent[];
}

/** Where it is, if its name does not say that, and how it is listed. */
export function describeNew(part: PartAt, { source, results, now, file, agents }: Added): string {
  const isNamesake = (one: PartAt) => one !== part && one.kind === part.kind && bareId(one.name) === bareId(part.name);
  // Offers are kept by name: those of an agent that cannot tell it from the other may be the other's.
  const apart = agents.filter((one) => findDistinctSkills(source, part.name, one).length < 2);
  const listed =
    part.kind === 'skill' && now.some(isNamesake)
      ? describeNames(part, source, apart)
      : describeListed(part, source, results);
  const is_bare = part.kind !== 'skill' && part.kind !== 'instructions' && listed === '';
  const place = is_bare || now.some(isNamesake) ? `${is_bare ? 'declared ' : ''}in \`${file}\`` : '';
  return [place, listed].filter(Boolean).join(', ');
}

/** Of a change that has no more to tell. */
export const PLAIN = { rule: null, line: null, why: null, fix: null } as const;

interface Taken {
  /** Its readers among those that had the source. */
  agents: readonly string[];
  had: readonly LintedAgent[];
  cases: readonly Case[];
  results: Results;
}

/** Of a part that is gone: why nothing else says so, where nothing does. */
export function explainTaken(part: PartAt, { agents, had, cases, results: { results } }: Taken): string {
  const why = 'this branch took it away';
  if (agents.length === 0 && had.length > 0) return `${why}, and no agent of this batch reads it`;
  const isAsked = cases.some((one) => {
    const rows = results.filter(({ case_id, status }) => case_id === one.case_id && status !== 'skipped');
    if (part.kind === 'hook') return rows.some(({ kind, status }) => kind === 'tool_route' && status === 'fail');
    if (rows.length === 0) return false;
    const { expected_skill = '', required_skills = [], subagent = '' } = one.kind === 'skill' ? one : {};
    const asked =
      part.kind === 'subagent'
        ? [one.kind === 'suite' ? one.subagent : subagent]
        : [expected_skill, ...required_skills];
    return asked.some((id) => id !== '' && bareId(id) === bareId(part.name));
  });
  return isAsked ? why : `${why}, and no case that ran asks for it`;
}

interface Renaming {
  before: Source;
  now: Source;
  agents: readonly LintedAgent[];
  fileOf: (part: Pick<PartAt, 'path'>) => string;
}

/** A skill whose name stays is renamed for the agents that go by its folder. */
export function describeRenames(
  { kept, renamed }: Pick<PartChanges, 'kept' | 'renamed'>,
  { before, now, agents, fileOf }: Renaming,
): BranchChange[] {
  return [...renamed, ...kept].flatMap(({ from, to }): BranchChange[] => {
    const is_in_place =
      [from.path, ...(from.places ?? [])].includes(to.path) || to.places?.includes(from.path) === true;
    const is_kept = from.name === to.name;
    if (is_kept && is_in_place) return [];
    const skill = now.skills.find(({ path }) => path === to.path);
    // Who lists it no longer, an error says.
    const having = skill ? listing(skill, now, agents) : [];
    const is = describeNames(to, now, having);
    if (is_kept && describeNames(from, before, having) === is) return [];
    const file = fileOf(to);
    const folder = posix.basename(posix.dirname(to.path));
    // A name has no capitals.
    const rename = `rename the folder to \`${to.name}\``;
    const give = SKILL_NAME.test(folder) ? `${rename}, or write \`name: ${folder}\`` : rename;
    const open = is_kept && folder !== to.name ? `, and \`name:\` there is still \`${to.name}\`: ${give}` : '';
    const is_same = is_kept && folder === posix.basename(posix.dirname(from.path));
    const named = folder === to.name ? `cases have to name it \`${to.name}\`, and ` : 'cases may name either, and ';
    const other = to.kind === 'skill' ? findOtherPlugin(from, to, { before, now }) : null;
    const place = is_in_place ? `\`${file}\` calls it \`${to.name}\` now` : `it is in \`${file}\` now${open}`;
    const kept_folder = is_in_place && is !== '' ? ', its folder is as before' : '';
    const listed =
      is === ''
        ? ''
        : `${open ? '; until then ' : ': '}${is}; ${is_same ? '' : named}whoever calls it by name has to know${other ? `; ${other}` : ''}${open ? `; \`npx skills add\` still installs it as \`${folderByNpx(to.name)}\`` : ''}`;
    const message =
      to.kind === 'plugin'
        ? `it is \`${to.name}\` now: whoever installs it, or calls its parts, by the other name has to change that`
        : to.kind === 'instructions'
          ? `it is \`${file}\` now`
          : to.kind === 'hook'
            ? `it runs \`${to.name.replace(/^\w+: /, '')}\` now`
            : is_in_place || is_kept
              ? `${place}${kept_folder}${listed}`
              : `it is now \`${to.name}\`, in \`${file}\``;
    return [{ ...PLAIN, delta: 'RENAMED', kind: to.kind, name: from.name, now: to.name, file, agents: [], message }];
  });
}

const listing = (skill: Skill, source: Source, agents: readonly LintedAgent[]) =>
  agents.filter((one) => !isUnread(one.agent, skill, { source, install: one.install }) && isListed(skill, one, source));

/** Under which name each agent lists a skill; '' of all else. */
function describeNames({ kind, path }: PartAt, source: Source, agents: readonly LintedAgent[]): string {
  const skill = kind === 'skill' && source.skills.find((one) => one.path === path);
  if (!skill) return '';
  const having = listing(skill, source, agents);
  const names = groupBy(having, ({ agent, install }) => agent.listedAs(skill, { source, install })[0]);
  return [...names]
    .map(([name, all]) => `${all.map(({ key }) => key).join(', ')} list${all.length > 1 ? '' : 's'} it as \`${name}\``)
    .join('; ');
}

/** What each agent of the batch makes of a new part; '' where no request showed it. */
function describeListed(part: PartAt, source: Source, results: Results): string {
  const skill = part.kind === 'skill' && source.skills.find((one) => one.path === part.path);
  const rows = skill ? rowsOfSkill(skill, source, results) : rowsOfPart(part, results);
  const as = (...states: Offer['offer'][]) => rows.filter(({ offer }) => states.includes(offer));
  const on = (found: typeof rows) => found.map(({ agent }) => agent).join(', ');
  const [full, cut, bare] = [as('full'), as('cut'), as('name_only')];
  const kept = cut.map(({ agent, kept_chars, of_chars }) => `${agent} (${kept_chars} of ${of_chars} characters)`);
  const absent = as('absent').map(({ agent, reason }) => `${agent}${reason ? ` (${oneLine(reason, 200)})` : ''}`);
  return [
    full.length && `listed on ${on(full)}`,
    cut.length && `cut on ${kept.join(', ')}`,
    bare.length && `by name alone on ${on(bare)}`,
    absent.length && `not on ${absent.join(', ')}`,
  ]
    .filter(Boolean)
    .join('; ');
}

type Row = { agent: string } & Pick<Offer, 'offer' | 'reason' | 'kept_chars' | 'of_chars'>;

function rowsOfSkill(skill: Skill, source: Source, { offers }: Results): Row[] {
  return Object.entries(offers).flatMap(([agent, skills]) => {
    const found = skills[nameSkill(skill, source)];
    return found ? [{ agent, ...found }] : [];
  });
}

/** No model is shown a hook, and whether it ran is another matter. */
const rowsOfPart = ({ kind, name, path }: PartAt, { parts = {} }: Results): Row[] =>
  Object.entries(parts).flatMap(([agent, all]) =>
    all.flatMap((row) => {
      // A server shares its file with others.
      const is_same = row.kind === kind && row.path === path && (kind !== 'mcp_server' || row.name === name);
      const had = row.listed_as.length > 0 || row.late;
      const offer = !had ? 'absent' : row.reason === null || row.late ? 'full' : 'name_only';
      return is_same && kind !== 'hook' ? [{ agent, offer, reason: row.reason, kept_chars: 0, of_chars: 0 }] : [];
    }),
  );

/** Only of what is new: what agents list of the rest is compared with the baseline. */
export function measuredOf({ offers, environment }: Results, source: Source, fresh: ReadonlySet<string>) {
  const skills = source.skills.filter(({ path }) => fresh.has(path));
  return Object.fromEntries(
    Object.entries(offers).flatMap(([agent, listed]): [string, Measured][] => {
      const { version, install } = environment.agents[agent] ?? {};
      if (!version) return [];
      const own = skills.flatMap((skill) => {
        // Under a name that several have it may be the other's: then it is predicted.
        const id = findUniqueId(skill, source);
        const offer = id === null ? undefined : listed[id];
        return offer ? [[skill.path, offer] as const] : [];
      });
      const exhausted = Object.values(listed).some(({ over }) => over !== undefined);
      return [[agent, { version, install: install as Measured['install'], offers: new Map(own), exhausted }]];
    }),
  );
}
