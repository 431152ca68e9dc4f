/** An agent as its folder has it → the same, which also reads a project where it lies, and knows a file by each path that leads to it. */
import { posix } from 'node:path';
import type { Explanation, OfferState } from '../../contract/offer.js';
import { memoize } from '../../input/memoize.js';
import { measureOffer } from '../../skill/offer-match.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { Agent } from '../interface/agent.js';
import type { ListingContext, PredictedOffer } from '../interface/listing.js';
import type { UnitSetup } from '../interface/unit-setup.js';
import { type Location, waysOf, withoutProject } from './ways.js';

const { join } = posix;

const isInPlace = ({ install, source }: Location): boolean => install === 'project' || source.as === 'both';

/** Nothing of a source without links that is no project changes. */
const isPlain = ({ install, source }: Location): boolean =>
  install !== 'project' && source.as !== 'both' && !source.skills.some(({ also_at }) => also_at);

export function withProject(agent: Agent): Agent {
  const waysIn = (context: Location) => waysOf({ agent, source: context.source, install: context.install });

  const predictOffers = (context: ListingContext): PredictedOffer[] => {
    if (isPlain(context)) return agent.predictOffers(context);
    const best = new Map<Skill, PredictedOffer>();
    for (const { origins, ...way } of waysIn(context).ways)
      for (const row of agent.predictOffers({ ...context, ...way })) {
        const skill = origins.get(row.skill);
        const other = skill && best.get(skill);
        if (skill && (!other || RANKS[row.offer] < RANKS[other.offer])) best.set(skill, { ...row, skill });
      }
    return context.source.skills.map(
      (skill) => best.get(skill) ?? { skill, id: skill.id, ...measureOffer(skill, undefined) },
    );
  };

  const rowsOf = memoize(
    (context: ListingContext, way: Location) => agent.predictOffers({ ...context, ...way }),
    (context) => context,
    (_context, { install }) => install,
  );

  /** Of the way that was right about the offer, else of the first. */
  function askWays<T>(
    skill: Skill,
    context: ListingContext,
    offer: OfferState,
    ask: (skill: Skill, context: ListingContext) => T | null,
  ): T | null {
    const tried = waysIn(context).ways.flatMap(({ origins, ...way }) => {
      const within = { ...context, ...way };
      const own = [...origins].filter(([, origin]) => origin === skill).map(([one]) => one);
      const rows = own.length > 0 ? rowsOf(context, way) : [];
      return own.map((one) => ({
        one,
        within,
        right: rows.find((row) => row.skill.path === one.path)?.offer === offer,
      }));
    });
    const sorted = [...tried.filter(({ right }) => right), ...tried.filter(({ right }) => !right)];
    for (const { one, within } of sorted) {
      const found = ask(one, within);
      if (found !== null) return found;
    }
    return null;
  }

  return {
    ...agent,
    installs: [...agent.installs, 'project'],
    defaultInstall: (source) => (source.as === 'project' ? 'project' : agent.defaultInstall(withoutProject(source))),
    ...(agent.fullInstall
      ? {
          fullInstall: (source: Source, folders: readonly string[]) =>
            source.as === 'project' && folders.every((folder) => folder === '' && !source.manifest)
              ? 'project'
              : (agent.fullInstall?.(withoutProject(source), folders) ?? agent.defaultInstall(source)),
        }
      : {}),
    async setUp(setup, files) {
      // The project as its users have it, in the working directory. A case's own workspace takes precedence.
      if (isInPlace(setup)) await files.copy(setup.source_copy, setup.workspace, { keep: true });
      await agent.setUp(installed(setup), files);
    },
    skillPath: (setup, skill) =>
      setup.install === 'project' || (setup.source.as === 'both' && skill.unshipped)
        ? join(setup.workspace, skill.path)
        : agent.skillPath(installed(setup), skill),
    predictOffers,
    explainOffer(skill, context, offer): Explanation | null {
      if (isPlain(context)) return agent.explainOffer(skill, context, offer);
      if (offer === 'full') return null;
      const left_out = waysIn(context).left_out.get(skill);
      if (left_out !== undefined && offer === 'absent') return left_out;
      return askWays(skill, context, offer, (one, within) => {
        const found = agent.explainOffer(one, within, offer);
        return found && { ...found, reason: nameAt(skill, one, found.reason) };
      });
    },
    findExcess(skill, context, offer) {
      const ask = (one: Skill, within: ListingContext) => agent.findExcess?.(one, within, offer) ?? null;
      return isPlain(context) ? ask(skill, context) : askWays(skill, context, offer, ask);
    },
    listedAs(skill, context) {
      if (isPlain(context)) return agent.listedAs(skill, context);
      const names = waysIn(context).ways.flatMap(({ origins, ...way }) =>
        [...origins].filter(([, origin]) => origin === skill).flatMap(([one]) => agent.listedAs(one, way)),
      );
      return names.length > 0
        ? [...new Set(names)]
        : agent.listedAs(skill, { source: context.source, install: 'project' });
    },
  };
}

/** Whoever reads of a file by two paths looks for two files: a link goes by the name of its file, and a copy is called one. */
function nameAt(skill: Skill, at: Skill, reason: string): string {
  const isKnown = at.path === skill.path || reason.includes(skill.path);
  const isLink = (at.real_path ?? at.path) === (skill.real_path ?? skill.path);
  return isKnown ? reason : reason.replace(at.path, isLink ? skill.path : `${skill.path} and its copy ${at.path}`);
}

const installed = (setup: UnitSetup): UnitSetup =>
  setup.source.as === 'both' ? { ...setup, source: withoutProject(setup.source), beside_project: true } : setup;

const RANKS = { full: 0, cut: 1, name_only: 2, absent: 3 } as const;
