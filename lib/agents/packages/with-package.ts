/** An agent as its folder has it → the same, which also installs packages of Agent Plugins, and takes nothing of them that its CLI would not. */
import { posix } from 'node:path';
import type { Explanation } from '../../contract/offer.js';
import { memoize } from '../../input/memoize.js';
import { measureOffer } from '../../skill/offer-match.js';
import { packageOf } from '../../skill/package/manifest.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { Agent } from '../interface/agent.js';
import type { ListingContext } from '../interface/listing.js';
import type { UnitSetup } from '../interface/unit-setup.js';
import { readPackages } from './read-packages.js';

type Location = Pick<ListingContext, 'source' | 'install'>;

/** A source that is nothing else: its users install it as such a package. */
const isOnlyPackage = ({ plugins, marketplace, extensions }: Source): boolean => {
  const [root] = plugins;
  if (!root || packageOf(root) === null || marketplace !== null || extensions) return false;
  return Object.keys(root.manifests).length === 1;
};

export function withPackage(agent: Agent): Agent {
  const { packages, title } = agent;
  if (!packages) return agent;
  const read = memoize(
    ({ source, install }: Location) => readPackages(source, install, { title, packages }),
    ({ source }) => source,
    ({ install }) => install,
  );
  const isPackage = (install: Location['install']) => install === 'agent-plugin';
  const asOther = (install: Location['install']) => (isPackage(install) ? packages.as : install);
  const applies = (install: Location['install']) => isPackage(install) || packages.also.includes(install);

  /** As the agent's own folder knows it: the package's manifest in the place of one of the agent's own. */
  const own = <T extends Location>(context: T): T => {
    if (!applies(context.install)) return context;
    return { ...context, source: read(context).source, install: asOther(context.install) };
  };
  const whyNot = (skill: Skill, context: Location): Explanation | null =>
    applies(context.install) ? (read(context).lost.get(skill) ?? null) : null;
  const ownSetup = <T extends UnitSetup>(setup: T): T => ({
    ...own(setup),
    ...(setup.neighbours ? { neighbours: setup.neighbours.map(own) } : {}),
  });

  return {
    ...agent,
    installs: [...agent.installs, ...(agent.installs.includes('agent-plugin') ? [] : ['agent-plugin' as const])],
    defaultInstall: (source) => (isOnlyPackage(source) ? 'agent-plugin' : agent.defaultInstall(source)),
    ...(agent.fullInstall
      ? {
          fullInstall: (source: Source, folders: readonly string[]) =>
            isOnlyPackage(source)
              ? 'agent-plugin'
              : (agent.fullInstall?.(source, folders) ?? agent.defaultInstall(source)),
        }
      : {}),
    async setUp(setup, files) {
      await agent.setUp(ownSetup(setup), files);
      if (!packages.loses_links || !applies(setup.install)) return;
      for (const skill of read(setup).packaged) {
        const path = agent.skillPath(own(setup), skill);
        if (skill.linked) await files.remove(path);
        else if (skill.real_path !== undefined) await files.remove(posix.dirname(path));
      }
    },
    launch: (setup) => agent.launch(ownSetup(setup)),
    skillPath: (setup, skill) => agent.skillPath(own(setup), skill),
    listedAs: (skill, context) => agent.listedAs(skill, own(context)),
    predictOffers(context) {
      if (!applies(context.install)) return agent.predictOffers(context);
      const { source, lost } = read(context);
      const rest = { ...source, skills: source.skills.filter((skill) => !lost.has(skill)) };
      const rows = new Map(agent.predictOffers({ ...own(context), source: rest }).map((row) => [row.skill, row]));
      return source.skills.map(
        (skill) =>
          rows.get(skill) ?? {
            skill,
            id: agent.listedAs(skill, own(context))[0] ?? skill.id,
            ...measureOffer(skill, undefined),
          },
      );
    },
    explainOffer: (skill, context, offer) =>
      (offer === 'absent' ? whyNot(skill, context) : null) ?? agent.explainOffer(skill, own(context), offer),
    findExcess: (skill, context, offer) => agent.findExcess?.(skill, own(context), offer) ?? null,
  };
}
