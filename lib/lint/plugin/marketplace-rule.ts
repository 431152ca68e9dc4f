/** A marketplace.json and the agents that install from it → what each of them refuses of it, one finding per place in the file. */

import type { MarketplaceFault } from '../../agents/interface/marketplace.js';
import type { Case } from '../../case/schema.js';
import { sayFault } from '../../input/field-fault.js';
import { groupBy } from '../../input/group-by.js';
import { findProblem } from '../../input/json-problem.js';
import { lineIn } from '../../input/json-text.js';
import { type Json, objects, string } from '../../input/json-value.js';
import { findSkills } from '../../skill/find-skill.js';
import { entryOf, marketplaceOf } from '../../skill/marketplace.js';
import type { Source } from '../../skill/skill.js';
import { bareId } from '../../text/bare-id.js';
import { asError, asWarning, type Finding } from '../finding.js';
import type { SkillFacts } from '../skill-location.js';
import { nameReader } from './hook-groups.js';

interface Refused {
  key: string;
  fault: MarketplaceFault;
  /** It is where this agent looks first, or what is installed here. */
  own: boolean;
}

/** cases: what a skill of an unnamed plugin fails has an error of its own. */
export function lintMarketplace({ source, agents, prefix }: SkillFacts, cases: readonly Case[]): Finding[] {
  const { marketplace, market } = source;
  const file = marketplaceOf(source);
  if (!file || !market || marketplace === null) return [];
  const readers = agents.filter(({ agent }) => agent.marketplace?.paths.includes(marketplace));
  if (readers.length === 0) return [];
  const path = `${prefix}${marketplace}`;
  const text = market.text.replace(/^\uFEFF/, '');
  if (file.fields === null) {
    const { line, message, fix } = findProblem(text);
    const lost = `the marketplace cannot be read, so nothing can be installed from it: ${message}`;
    return [asError('plugin-marketplace', { file: path, line, subject: source.name }, lost, fix)];
  }
  const lineOf = lineIn(text);
  const refused = readers.flatMap(({ key, agent, install }): Refused[] =>
    (agent.marketplace?.findFaults(file) ?? []).map((fault) => ({
      ...{ key, fault },
      own: install === 'marketplace' || agent.marketplace?.paths[0] === marketplace,
    })),
  );
  const lost = agents.filter(({ agent }) => agent.marketplace && !readers.some((one) => one.agent === agent));
  const missed = Object.fromEntries(lost.map((one) => [one.key, `${nameReader(one)} does not read it`]));
  const where = { file: path, line: 1, subject: source.marketplace_name ?? source.name };
  const message = 'not every agent looks for a marketplace there';
  // In a folder of its own it is meant for the agent whose folder that is.
  const elsewhere =
    lost.length > 0 && marketplace === 'marketplace.json'
      ? [asWarning('plugin-marketplace', where, message, 'move it to .claude-plugin/marketplace.json.', missed)]
      : [];
  const name = source.marketplace_name ?? '';
  const keeping = readers.flatMap(({ key, agent: { marketplace: { reserved } = {} } }): [string, string][] =>
    reserved?.names.includes(name.toLowerCase()) ? [[key, reserved.words]] : [],
  );
  const named = { file: path, line: lineOf(['name']), subject: name };
  const fix = `choose another name; where this is such a repository, pass --disable plugin-marketplace:${name}.`;
  const taken =
    keeping.length > 0
      ? [asWarning('plugin-marketplace', named, `the name '${name}' is reserved`, fix, Object.fromEntries(keeping))]
      : [];
  const { moved = [] } = market;
  // The entry that leads to where it was is the finding.
  const unnamed = market.unlisted.filter(({ folder }) => !moved.some(({ to }) => to === folder));
  // Of a case that expects one of its skills, the error says why and what to add.
  const missed_ids = cases.flatMap((row) =>
    row.kind === 'skill' ? [row.expected_skill, ...row.required_skills].filter((id) => !findSkills(source, id)[0]) : [],
  );
  const unlisted = unnamed
    .filter(({ skills }) => !missed_ids.some((id) => skills.includes(bareId(id))))
    .map(({ folder }): Finding => {
      const message = `no entry names the plugin in ${folder}, so nobody can install it from here`;
      const fix = `add ${entryOf(folder)} to \`plugins\`, or leave it out on purpose with --disable plugin-marketplace:${folder}.`;
      return asWarning('plugin-marketplace', { file: path, line: lineOf(['plugins']), subject: folder }, message, fix);
    });
  const places = groupBy(refused, ({ fault }) => fault.path.join('.'));
  const faults = [...places].map(([at, all]): Finding => {
    const [worst = all[0] as Refused] = all.filter(({ fault }) => fault.costs === 'marketplace');
    const [, index, field] = worst.fault.path;
    const entry = field === 'source' ? objects(file.fields?.['plugins'])[Number(index)] : undefined;
    const folder = entry ? folderOfEntry(source, entry) : null;
    const bare = /^\w[^:]*$/.test(string(entry?.['source'])) ? string(entry?.['source']) : null;
    const to = moved.find(({ from }) => from === folder)?.to;
    const as = all.some(({ own }) => own) ? asError : asWarning;
    const place = {
      file: path,
      line: lineOf(worst.fault.path),
      subject: at || (source.marketplace_name ?? source.name),
    };
    const fix = to
      ? `its plugin is in ${to} now: change it to \`"source": "./${to}"\`.`
      : bare
        ? `write \`"source": "./${bare}"\`.`
        : worst.fault.fix
          ? `${worst.fault.fix}.`
          : 'correct it there; `plugin marketplace add` of each CLI that you have installed says the same.';
    const costs = all.map(({ key, fault }) => [key, consequenceOf(fault, worst.fault)]);
    return as('plugin-marketplace', place, sayFault(worst.fault), fix, Object.fromEntries(costs));
  });
  return [...elsewhere, ...taken, ...faults, ...unlisted];
}

const folderOfEntry = ({ plugins }: Pick<Source, 'plugins'>, wanted: Json | undefined): string | undefined =>
  plugins.find(({ entry }) => entry !== null && JSON.stringify(entry) === JSON.stringify(wanted))?.folder;

const COSTS = {
  marketplace: 'the marketplace cannot be added, with none of its plugins',
  plugin: 'this plugin cannot be installed',
};

const consequenceOf = ({ costs, message }: MarketplaceFault, worst: MarketplaceFault): string =>
  message === worst.message ? COSTS[costs] : `${COSTS[costs]}: ${message}`;
