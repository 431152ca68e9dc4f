/** An agent and a user's settings of it → the same agent as it is with them: written into a unit's home, and in all that is predicted and explained. */
import { posix } from 'node:path';
import { parse, stringify } from 'smol-toml';
import type { Files } from '../../contract/ports/files.js';
import { memoize } from '../../input/memoize.js';
import { measureOffer } from '../../skill/offer-match.js';
import type { Skill, Source } from '../../skill/skill.js';
import type { Agent } from '../interface/agent.js';
import type { ListingContext } from '../interface/listing.js';
import type { SettingsReader, UserSettings } from '../interface/settings.js';

export function withSettings(agent: Agent, settings: UserSettings): Agent {
  const { settings: reader } = agent;
  if (!reader) return agent;
  const findSetOff = (skill: Skill, context: Pick<ListingContext, 'source' | 'install'>) =>
    reader.findSetOff(skill, agent.listedAs(skill, context), settings, context);
  /** A source of its own, so that what was computed without these settings is not taken for it. */
  const leave = memoize(
    ({ source, install }: ListingContext): Source => ({
      ...source,
      skills: source.skills.filter((skill) => findSetOff(skill, { source, install })?.offer !== 'absent'),
    }),
    ({ source }) => source,
    ({ install }) => install,
  );
  const within = (context: ListingContext): ListingContext => ({ ...context, source: leave(context), settings });
  return {
    ...agent,
    async setUp(setup, files) {
      await agent.setUp(setup, files);
      await addSettings(posix.join(setup.home, reader.file), reader.format, settings, files);
    },
    predictOffers(context) {
      const rows = new Map(agent.predictOffers(within(context)).map((row) => [row.skill, row]));
      const absent = (skill: Skill) => ({ skill, id: skill.id, ...measureOffer(skill, undefined) });
      return context.source.skills.map((skill) => rows.get(skill) ?? absent(skill));
    },
    findSetOff,
    explainOffer(skill, context, offer) {
      const off = findSetOff(skill, context);
      return off?.offer === offer ? off.why : agent.explainOffer(skill, within(context), offer);
    },
    findExcess: (skill, context, offer) =>
      findSetOff(skill, context)?.offer === offer ? null : (agent.findExcess?.(skill, within(context), offer) ?? null),
    ...(agent.headroom ? { headroom: (offered, model) => agent.headroom!(offered, model, settings) } : {}),
  };
}

/** What the unit itself needs of that file stays, unless the user's settings say otherwise. */
async function addSettings(path: string, format: SettingsReader['format'], settings: UserSettings, files: Files) {
  const text = await files.read(path).catch(() => '');
  const own: UserSettings = text === '' ? {} : format === 'toml' ? parse(text) : JSON.parse(text);
  const merged = mergeSettings(own, settings);
  await files.write(path, format === 'toml' ? stringify(merged) : `${JSON.stringify(merged, null, 2)}\n`);
}

const isMap = (value: unknown): value is UserSettings =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function mergeSettings(one: UserSettings, other: UserSettings): UserSettings {
  const both = Object.entries(other).map(([key, value]) => {
    const before = Object.hasOwn(one, key) ? one[key] : undefined;
    if (Array.isArray(before) && Array.isArray(value)) return [key, [...new Set([...before, ...value])]];
    return [key, isMap(before) && isMap(value) ? mergeSettings(before, value) : value];
  });
  return { ...one, ...Object.fromEntries(both) };
}
