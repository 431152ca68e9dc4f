/** The input of the rules about skills, and the location of their findings. */
import type { Agent } from '../agents/interface/agent.js';
import type { Baseline } from '../baseline/schema.js';
import type { Case } from '../case/schema.js';
import type { AgentKey, Install } from '../contract/agent-key.js';
import type { Offer } from '../contract/offer.js';
import { getOwn } from '../input/get-own.js';
import { groupBy } from '../input/group-by.js';
import { findSkills, nameSkill } from '../skill/find-skill.js';
import type { Skill, Source } from '../skill/skill.js';
import type { Finding } from './finding.js';

export interface LintedAgent {
  key: string;
  agent: Agent;
  install: Install;
  /** How it is given what is no skill; absent: so, too. */
  parts_install?: Install;
  vendor_model: string | null;
  /** {path of the skill: offer} as the agent's own request shows it; absent: predicted instead. */
  measured?: ReadonlyMap<string, Offer>;
  /** {path of an agent's or command's file: why it is not listed}; absent: not measured, and predicted instead. */
  unlisted?: ReadonlyMap<string, string>;
  /** The measured listing has no room left. */
  exhausted?: boolean;
  /** Paths of the skills with which the repository does not address it: each of their cases leaves it out, or all cases do. */
  unaddressed?: ReadonlySet<string>;
  /** Paths of the skills that a case expects. */
  asked?: ReadonlySet<string>;
  /** Of these, what the baseline expects to fail on it, or to be listed worse, for a reason. */
  given_up?: ReadonlySet<string>;
  /** Of the CLI that was measured. */
  version?: string;
}

export type HadFrom = ReadonlyMap<string, ReadonlyMap<string, string>>;

export interface SkillFacts {
  source: Source;
  agents: readonly LintedAgent[];
  /** Path of the source as findings show it: '' or with a trailing slash. */
  prefix: string;
  /** Paths of the skills that the ref does not have under their names; absent: compared with none. */
  fresh?: ReadonlySet<string> | undefined;
  /** {name of a skill at the ref: its name here}. */
  renamed?: ReadonlyMap<string, string> | undefined;
  /** {path of a skill: {agent key: the folder from which it had it at the ref}}. */
  had?: HadFrom | undefined;
  /** {path: skill} of those that have an equal copy at the ref, as they are there. */
  copied?: ReadonlyMap<string, Skill> | undefined;
  /** A finding at the file of the plugin that costs it says so already. */
  isDropped?: ((path: string, agent: string, why: string) => boolean) | undefined;
}

/** That an agent takes nothing of the plugin is no fault of one of its files. */
export const isOfPlugin = (why: string): boolean => / drops the (?:whole )?plugin\b/.test(why);

/** The folder of the innermost plugin around a path. */
export const holderOf = (path: string, { plugins }: Source): string =>
  plugins.reduce(
    (held, { folder }) => (path.startsWith(`${folder}/`) && folder.length > held.length ? folder : held),
    '',
  );

/** found: at the files of plugins. */
export function readDropped(
  found: readonly Finding[],
  { source, prefix }: Pick<SkillFacts, 'source' | 'prefix'>,
): NonNullable<SkillFacts['isDropped']> {
  const lost = new Set(
    found
      .filter(({ severity }) => severity === 'error')
      .flatMap(({ file, consequences }) =>
        Object.entries(consequences).flatMap(([key, why]) =>
          isOfPlugin(why) ? [`${key}\0${holderOf(file.slice(prefix.length), source)}`] : [],
        ),
      ),
  );
  return (path, agent, why) => isOfPlugin(why) && lost.has(`${agent}\0${holderOf(path, source)}`);
}

export const at = (skill: Skill, { prefix }: SkillFacts, line = 1) => ({
  file: `${prefix}${skill.path}`,
  line,
  subject: skill.id,
});

/** 0 where the text has none. */
export const lineOfField = (text: string, field: string): number =>
  text.split('\n').findIndex((line) => new RegExp(`^${field}[ \\t]*:`).test(line)) + 1;

type Cases = readonly Case[];

/** With which skills the repository addresses an agent: by `agents` of their cases, or of all where a skill has none; and by what the baseline expects of them. */
export function readAddresses(source: Source, cases: Cases, baseline: Baseline | null) {
  const asking = new Map<string, Cases>();
  for (const [id, rows] of groupBy(cases, (row) => (row.kind === 'skill' && row.expected_skill) || ''))
    for (const { path } of id === '' ? [] : findSkills(source, id))
      asking.set(path, [...(asking.get(path) ?? []), ...rows]);
  const pathsWhere = (isIt: (own: Cases | undefined) => boolean) =>
    new Set(source.skills.flatMap(({ path }) => (isIt(asking.get(path)) ? [path] : [])));
  return (key: AgentKey): Pick<LintedAgent, 'unaddressed' | 'asked' | 'given_up'> => {
    const listed = baseline?.$offers[key.key] ?? {};
    const worse = source.skills.filter((skill) => getOwn(listed, nameSkill(skill, source))?.reason !== undefined);
    const isGivenUp = ({ case_id }: Case) => {
      const entry = baseline?.cases.get(case_id)?.get(key.key);
      return entry?.expected_status === 'fail' && entry.reason !== undefined;
    };
    return {
      unaddressed: pathsWhere((own = cases) => !isAddressed(key, own)),
      asked: pathsWhere((own) => own !== undefined),
      given_up: new Set([
        ...pathsWhere((own) => own?.every(isGivenUp) === true),
        ...worse.flatMap(({ path }) => (asking.has(path) ? [path] : [])),
      ]),
    };
  };
}

/** `agents` of the cases, or of their corpus, may say for whom the repository is. */
export const isAddressed = ({ key, name }: Pick<AgentKey, 'key' | 'name'>, cases: Cases): boolean =>
  cases.length === 0 || cases.some(({ agents }) => !agents || agents.includes(key) || agents.includes(name));

/** The ref has them as copies that differ now. */
export const wereEqual = (one: Skill, other: Skill, { copied }: Pick<SkillFacts, 'copied'>): boolean =>
  one.hash !== other.hash &&
  copied?.has(one.path) === true &&
  copied.get(one.path)?.hash === copied.get(other.path)?.hash;
