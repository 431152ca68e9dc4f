/** Source, corpus and baseline as read → what lint's rules find in them. `lint` prints all of it, `run` names the errors. */

import { existsSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { findAgent } from '../../lib/agents/index.js';
import { installForParts } from '../../lib/agents/launch/full-install.js';
import { withSettings } from '../../lib/agents/settings/with-settings.js';
import type { Baseline } from '../../lib/baseline/index.js';
import { aliasesFor, namesOf } from '../../lib/case/aliases.js';
import type { SkillCase } from '../../lib/case/schema.js';
import type { AgentKey, Install } from '../../lib/contract/agent-key.js';
import type { Offer } from '../../lib/contract/offer.js';
import { isBlank, stateOfFile } from '../../lib/io/files/presence.js';
import { lintCases } from '../../lib/lint/case-rules.js';
import { lintInstructions } from '../../lib/lint/files/instruction-rule.js';
import { lintNamedFiles } from '../../lib/lint/files/named-file-rule.js';
import { lintOrphans } from '../../lib/lint/files/orphan-rule.js';
import type { Finding } from '../../lib/lint/finding.js';
import { lintKinds } from '../../lib/lint/kind-rules.js';
import { lintPatterns } from '../../lib/lint/pattern-rule.js';
import { lintDeclaredFiles } from '../../lib/lint/plugin/declared-files-rule.js';
import { lintHookEntries } from '../../lib/lint/plugin/hook-entry-rule.js';
import { lintHookInputs } from '../../lib/lint/plugin/hook-input-rule.js';
import { lintHooks } from '../../lib/lint/plugin/hook-rules.js';
import { lintHookWords } from '../../lib/lint/plugin/hook-word-rule.js';
import { lintManifests } from '../../lib/lint/plugin/manifest-rule.js';
import { lintMarketplace } from '../../lib/lint/plugin/marketplace-rule.js';
import { lintPackages } from '../../lib/lint/plugin/package-rule.js';
import { lintParts } from '../../lib/lint/plugin/part-rule.js';
import { lintProjectServers } from '../../lib/lint/plugin/project-servers-rule.js';
import { type LintedAgent, readAddresses, readDropped, type SkillFacts } from '../../lib/lint/skill-location.js';
import { lintSkills } from '../../lib/lint/skill-rules.js';
import type { Corpus } from '../../lib/setup/corpus/corpus.js';
import { readDeclaredFiles } from '../../lib/setup/source/declared-files.js';
import { readHookFiles } from '../../lib/setup/source/hook-files.js';
import { listBeside } from '../../lib/setup/source/instructions.js';
import { listParts } from '../../lib/setup/source/list-parts.js';
import { installedPlugins } from '../../lib/setup/source/manifest.js';
import { readPackageFiles } from '../../lib/setup/source/package-files.js';
import { readPluginParts } from '../../lib/setup/source/plugin-parts.js';
import { readProjectServers } from '../../lib/setup/source/servers/project-servers.js';
import { readSubagents } from '../../lib/setup/source/subagents.js';
import { findOrphans } from '../../lib/setup/source/unread-skills.js';
import { commandIds, commandsIn } from '../../lib/skill/plugin-part.js';
import type { Source } from '../../lib/skill/skill.js';
import { locateSkillFile, pathOf } from '../../lib/skill/skill-file.js';
import { DEFAULT_CASES } from '../options/run-options.js';
import { type SettingsByAgent, withProjectSettings } from '../run/prepare/user-settings.js';
import { workspaceOf } from '../run/prepare/workspace.js';
import { findIgnored } from './find-ignored.js';
import { lintWorkflows } from './workflow/workflow-rule.js';

export interface Linted extends Pick<SkillFacts, 'fresh' | 'renamed' | 'had' | 'copied'> {
  cwd: string;
  source: Source;
  /** Null where there is none, and the rules about cases are left out. */
  corpus: Pick<Corpus, 'cases' | 'routes'> | null;
  /** What the branch lets cases demand no longer: one that expects another skill is wrong itself, not a description. */
  less?: readonly Finding[];
  keys: readonly AgentKey[];
  baseline: { file: string; baseline: Baseline } | null;
  /** {agent key: its offers} of the agents that were started; the others' are predicted. */
  measured?: Readonly<Record<string, Measured>>;
  /** A user's own, with which they are predicted. */
  settings?: SettingsByAgent;
}

export interface Measured {
  version: string;
  install: Install;
  offers: ReadonlyMap<string, Offer>;
  /** {path of a part's file: why it is not listed}. */
  unlisted?: ReadonlyMap<string, string>;
  /** The listing has no room left. */
  exhausted: boolean;
}

/** Path of the source as findings show it. */
export const prefixOf = (root: string, cwd: string) => (relative(cwd, root) ? `${relative(cwd, root)}/` : '');

export function listLinted({
  source,
  keys,
  corpus,
  baseline = null,
  measured = {},
  settings = {},
}: Pick<Linted, 'source' | 'keys' | 'corpus' | 'measured' | 'settings'> &
  Partial<Pick<Linted, 'baseline'>>): LintedAgent[] {
  const all = withProjectSettings(source, keys, settings);
  const addressedBy = readAddresses(source, corpus?.cases ?? [], baseline?.baseline ?? null);
  const folders = installedPlugins(source).map(({ folder }) => folder);
  return keys.flatMap((key): LintedAgent[] => {
    const plain = findAgent(key.name);
    if (!plain) return [];
    const own = all[key.name];
    const agent = own ? withSettings(plain, own) : plain;
    const { key: name, vendor_model } = key;
    const seen = measured[name];
    const install = seen?.install ?? key.install ?? agent.defaultInstall(source);
    return [
      {
        key: name,
        agent,
        install,
        parts_install: key.install ?? installForParts({ agent, install }, source, folders),
        vendor_model,
        ...addressedBy(key),
        ...(seen
          ? {
              measured: seen.offers,
              ...(seen.unlisted ? { unlisted: seen.unlisted } : {}),
              exhausted: seen.exhausted,
              version: seen.version,
            }
          : {}),
      },
    ];
  });
}

/** Its parts of every kind; of instruction files those that these agents are given. */
export const partsOf = (source: Source, keys: readonly AgentKey[]) =>
  listParts(source, listLinted({ source, corpus: null, keys }));

export async function lintSource(linted: Linted): Promise<Finding[]> {
  const { cwd, source, corpus, baseline, fresh, renamed, had, copied } = linted;
  const prefix = prefixOf(source.root, cwd);
  const agents = listLinted(linted);
  const facts = { source, agents, prefix };
  const parts = await readPluginParts(source);
  const texts = await readPackageFiles(source);
  const hook_files = await readHookFiles(source, prefix);
  const hooks = [
    ...lintHooks(hook_files, agents),
    ...lintHookInputs(hook_files, facts),
    ...lintHookEntries(hook_files, facts),
    ...lintHookWords(hook_files, facts),
  ];
  const manifests = lintManifests(texts, facts);
  const isDropped = readDropped([...manifests, ...hooks], { source, prefix });
  const skills = [
    ...manifests,
    ...lintMarketplace(facts, corpus?.cases ?? []),
    ...lintDeclaredFiles(await readDeclaredFiles(source), facts),
    ...lintProjectServers(await readProjectServers(source), facts),
    ...lintPackages(texts, facts),
    ...lintParts(parts, { ...facts, isDropped }),
    ...lintSkills({ ...facts, fresh, renamed, had, copied, isDropped }),
    ...lintOrphans(await findOrphans(source), { prefix, skills: source.skills }),
    ...(await findIgnored(source, parts, cwd)),
    ...(await lintWorkflows(source.root, prefix)),
    ...lintInstructions(facts, (path) => existsSync(join(source.root, path)), await listBeside(source.root)),
    ...lintNamedFiles({ ...facts, parts }, (path) => stateOfFile(join(source.root, path))),
  ];
  if (!corpus) return [...skills, ...hooks];
  return [
    ...skills,
    ...lintCases({
      source,
      cases: corpus.cases,
      commands: commandsIn(parts).flatMap(commandIds),
      agents: agents.map(({ key }) => key),
      // Without any, what is wrong for one is named.
      ...(agents.length > 0 ? { linted: agents } : {}),
      baseline,
      prefix,
      ...{ fresh, renamed, copied, apart: listApart(source) },
      stateOf: (testCase, file) => stateOf(testCase, file, source, cwd),
    }),
    ...lintKinds(corpus.cases, {
      skills: source.skills.map(({ id }) => id),
      subagents: await readSubagents(source),
      routes: corpus.routes,
    }),
    ...lintPatterns(corpus.cases, corpus.routes),
    ...hooks,
  ];
}

/** What a package tries by a corpus of its own. */
function listApart({ root, skills }: Source): Set<string> {
  const has = (folder: string): boolean =>
    folder !== '.' && (existsSync(join(root, folder, DEFAULT_CASES)) || has(dirname(folder)));
  return new Set(skills.flatMap(({ path }) => (has(dirname(dirname(path))) ? [path] : [])));
}

/** Where any agent's names of the expected skill lead to it. */
function stateOf(testCase: SkillCase, file: string, source: Source, cwd: string): 'absent' | 'empty' | 'there' {
  const agents = ['', ...Object.keys(testCase.provider_aliases)];
  const workspace = workspaceOf(testCase, cwd);
  const paths = agents.flatMap((agent) => {
    const names = namesOf(testCase.expected_skill, aliasesFor(agent, testCase.provider_aliases));
    const found = locateSkillFile(file, names, source);
    return found === null ? [] : [join(source.root, pathOf(found))];
  });
  const there = [...(workspace === null ? [] : [join(workspace, file)]), ...paths].filter((path) => existsSync(path));
  if (there.length === 0) return 'absent';
  return there.every(isBlank) ? 'empty' : 'there';
}
