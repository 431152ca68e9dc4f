/** A skill and a description → the edits that put it into every copy of the skill, and why it may not be used. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AGENTS, findAgent } from '../../lib/agents/index.js';
import { setDescription } from '../../lib/improve/description.js';
import type { ListingFacts } from '../../lib/improve/limits.js';
import { findPredictedLoss } from '../../lib/improve/limits.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { suggest } from '../../lib/input/suggest.js';
import type { Finding } from '../../lib/lint/finding.js';
import { describeConfusables } from '../../lib/lint/look-alike-rule.js';
import { editSource } from '../../lib/mutate/edits.js';
import type { Edit } from '../../lib/mutate/mutant.js';
import { findConfusables } from '../../lib/router/learn/confusables.js';
import { loadRouteIndex } from '../../lib/setup/routing/route-index.js';
import { loadVectors } from '../../lib/setup/routing/vectors.js';
import { findDistinctSkills, isSameSkill } from '../../lib/skill/find-skill.js';
import { copiesOf } from '../../lib/skill/places.js';
import type { Skill, Source } from '../../lib/skill/skill.js';
import { lintSource, listLinted } from '../check/lint-source.js';
import type { PreparedRun } from '../run/prepare/prepare.js';

/** Equal copies are one skill to its author. */
export interface Improved {
  skill: Skill;
  copies: Skill[];
  original: string;
}

export function findImproved(id: string, source: Source): Improved {
  const [skill, other] = findDistinctSkills(source, id);
  const ids = source.skills.map((one) => one.id);
  if (!skill) {
    const meant = suggest(id, ids);
    throw new ConfigError(`The source has no skill '${id}'.`, {
      fix: meant
        ? `Did you mean ${meant}?`
        : `name one of ${ids.slice(0, 12).join(', ') || 'another folder with --source'}.`,
    });
  }
  if (other)
    throw new ConfigError(`'${id}' names more than one skill: ${skill.path} and ${other.path}.`, {
      fix: 'write plugin:skill.',
    });
  const { description: original, path: file, text } = skill;
  if (original === null || skill.broken_bytes || setDescription(text, 'One line.') === null)
    throw new ConfigError(
      original === null
        ? 'This skill has no description that could be improved.'
        : 'The description of this file cannot be replaced.',
      {
        file,
        fix: original === null ? 'write a first one.' : 'see what `agent-routing check` says of its front matter.',
      },
    );
  const places = source.skills.filter((one) => isSameSkill(one, skill)).flatMap(copiesOf);
  const copies = places.filter((one, at) => places.findIndex((other) => fileOf(other) === fileOf(one)) === at);
  return { skill, copies, original };
}

export const fileOf = ({ path, real_path }: Skill): string => real_path ?? path;

/** staged: the copy that agents get, in which nothing starts a process; it may differ from the file in that. */
export async function editStaged({ copies }: Improved, description: string, staged: string): Promise<Edit[]> {
  return Promise.all(
    copies.map(async (copy): Promise<Edit> => {
      const path = fileOf(copy);
      const text = await readFile(join(staged, path), 'utf8').catch(() => copy.text);
      const edited = setDescription(text, description) ?? setDescription(copy.text, description) ?? copy.text;
      return { do: 'replace', path, text: edited };
    }),
  );
}

/** Chosen agents as they are installed here, the others as they would be: who ships a skill does not know who installs it. */
function listListing({ agents, source }: PreparedRun): ListingFacts[] {
  const chosen = new Set(agents.map(({ agent }) => agent.name));
  return [
    ...agents.map(({ agent, install, key }) => ({ agent, install, vendor_model: key.vendor_model })),
    ...Object.values(AGENTS)
      .filter(({ name }) => !chosen.has(name))
      .flatMap(({ name }) => findAgent(name) ?? [])
      .map((agent) => ({ agent, install: agent.defaultInstall(source), vendor_model: null })),
  ].map(({ agent, ...setup }) => ({
    title: agent.title,
    predict: (changed) => agent.predictOffers({ source: changed, ...setup }),
  }));
}

/** Answers with why a description may not be used; null: it may. */
export async function createRefusal(run: PreparedRun, { copies, skill, original }: Improved, cwd: string) {
  const { source } = run;
  const agents = listListing(run);
  const { tools } = source.skills.length > 1 ? await loadRouteIndex([source.root], source.root) : { tools: [] };
  const keys = run.agents.map(({ key }) => key);
  const facts = { source, agents: listLinted({ source, keys, corpus: null }), prefix: '' };
  const lint = async (changed: Source, description: string): Promise<Finding[]> => {
    const found = await lintSource({ cwd, source: changed, corpus: null, keys, baseline: null });
    const now = tools.map((tool) => (tool.id === skill.id ? { ...tool, description } : tool));
    const alike = findConfusables(now, [], loadVectors()).filter(({ victim, thief }) =>
      [victim, thief].includes(skill.id),
    );
    return [...found, ...describeConfusables(alike, facts)];
  };
  const before = new Set((await lint(source, original)).map(identify));
  return async (description: string): Promise<string | null> => {
    if (/<[a-z/!][^>]*>/i.test(description)) return 'it holds markup';
    const edits = copies.flatMap((copy): Edit[] => {
      const text = setDescription(copy.text, description);
      return text === null ? [] : [{ do: 'replace', path: fileOf(copy), text }];
    });
    if (edits.length < copies.length) return 'the front matter cannot hold it as one line of text';
    const changed = editSource(source, edits);
    const loss = findPredictedLoss(agents, source, changed);
    if (loss) return loss;
    const fresh = (await lint(changed, description)).find((finding) => !before.has(identify(finding)));
    return fresh ? `lint: ${fresh.rule}: ${fresh.message}` : null;
  };
}

const identify = ({ rule, file, subject }: Finding) => JSON.stringify([rule, file, subject]);
