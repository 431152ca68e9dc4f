/** A folder with skills → what `check` tells of it: the mistakes in its files, and what each agent really lists. */
import { existsSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { glob } from 'tinyglobby';
import { findAgent } from '../../lib/agents/index.js';
import { folderOf as pluginFolderOf } from '../../lib/agents/launch/full-install.js';
import { folderOf } from '../../lib/agents/project/reach.js';
import { BASELINE_FILE, parseBaseline } from '../../lib/baseline/index.js';
import { type AgentKey, isBare } from '../../lib/contract/agent-key.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { list } from '../../lib/input/json-value.js';
import { readTextIfAny } from '../../lib/io/files/files.js';
import { countClients } from '../../lib/lint/plugin/package-clients.js';
import { isAddressed } from '../../lib/lint/skill-location.js';
import type { SkillOffer } from '../../lib/offer/compare.js';
import type { WorseOffer } from '../../lib/offer/listed-worse.js';
import { explainTrust } from '../../lib/offer/trust.js';
import type { CheckReport } from '../../lib/report/check/input.js';
import type { Corpus } from '../../lib/setup/corpus/corpus.js';
import { findAbove, IGNORED } from '../../lib/setup/corpus/corpus.js';
import { holdsParts, isRead } from '../../lib/setup/source/holds-parts.js';
import { readPluginParts } from '../../lib/setup/source/plugin-parts.js';
import { readSource } from '../../lib/setup/source/source.js';
import { hadAs, type SourceAs } from '../../lib/skill/had-as.js';
import { namesElsewhere } from '../../lib/skill/marketplace.js';
import { copiesOf } from '../../lib/skill/places.js';
import { serversIn } from '../../lib/skill/plugin-part.js';
import { DEFAULT_CASES } from '../options/run-options.js';
import { type Measuring, measureOffers, type Offers } from '../run/execute/measure-offers.js';
import type { RunPorts } from '../run/ports.js';
import { readUserSettings } from '../run/prepare/user-settings.js';
import { findMistakes, readCorpus, type SinceRef } from './find-mistakes.js';
import { listLinted, type Measured } from './lint-source.js';
import { listUnlisted } from './unlisted/reach.js';

/** What the agents list depends on this of the source; while it stays, so do the offers. */
export interface KnownOffers {
  fingerprint: string;
  /** They are shown even where the source has changed since: the rules alone are wanted at once. */
  keep?: boolean;
  agents: Offers['agents'];
  /** {path of a SKILL.md: hash of its folder} when they were measured. */
  hashes: Record<string, string>;
}

export interface Checked
  extends Pick<
    Measuring,
    'agent_versions' | 'timeout_seconds' | 'agent_timeout' | 'sandbox' | 'neighbours' | 'settings'
  > {
  folder: string;
  /** Findings show paths relative to it. */
  cwd: string;
  keys: readonly AgentKey[];
  /** Nobody named them: those for which the corpus is not are left out. */
  keys_by_default: boolean;
  disabled: ReadonlySet<string>;
  /** Predict instead of starting agents. */
  offline: boolean;
  baseline_ref: string | undefined;
  /** What it has as well is only counted. */
  since?: SinceRef | undefined;
  target: string;
  as?: SourceAs | undefined;
}

export async function checkFolder(
  checked: Checked,
  ports: RunPorts,
  known: KnownOffers | null = null,
): Promise<CheckReport & { known: KnownOffers; outdated: boolean }> {
  const { folder, cwd, offline, baseline_ref, since, disabled, target } = checked;
  const source = await readSource(folder, checked.as);
  const corpus = await readAnyCorpus(folder, cwd, ports.log);
  const addressed = checked.keys.filter((key) => isAddressed(key, corpus?.cases ?? []));
  const keys = checked.keys_by_default && addressed.length > 0 ? addressed : checked.keys;
  const options: Measuring = { ...checked, mode: 'oracle', baseline: undefined, allow_source_processes: false };
  const { hash, plugins, commands, marketplace_name, manifest } = source;
  const fingerprint = JSON.stringify([hash, plugins, commands, marketplace_name, manifest]);
  const { agents }: Pick<Offers, 'agents'> =
    known && (known.keep || known.fingerprint === fingerprint)
      ? known
      : offline || !(await isRead(source))
        ? { agents: {} }
        : await measureOffers(source, keys, options, ports);
  const hashes = Object.fromEntries(source.skills.map((skill) => [skill.path, skill.hash]));
  // What was listed of a skill that changed since is predicted until the agents are asked again.
  const isMeasured = ({ path }: SkillOffer) => !known?.keep || known.hashes[path] === hashes[path];
  const measured = Object.fromEntries(
    Object.entries(agents).flatMap(([key, found]): [string, Measured][] =>
      'skills' in found && found.skills
        ? [
            [
              key,
              {
                version: found.version,
                install: found.install as Measured['install'],
                offers: offersOf(found.skills.filter(isMeasured), found.fallen ?? []),
                unlisted: listUnlisted(found.parts ?? []),
                exhausted: (found.headroom?.left ?? 1) <= 0,
              },
            ],
          ]
        : [],
    ),
  );
  const file = relative(cwd, join(folder, BASELINE_FILE));
  const text = await readTextIfAny(join(cwd, file));
  const baseline = text === null ? null : { file, baseline: parseBaseline(text, file) };
  const clients = countClients(source, listLinted({ source, keys, corpus, measured }));
  const settings = readUserSettings(checked.settings, keys, ports.cwd);
  const linted = { cwd, source, corpus, keys, baseline, measured, settings, baseline_ref, since };
  const mistakes = await findMistakes(linted, disabled);
  // The branch may have taken away the last one, and a file be so wrong that it declares nothing.
  const isLoss = since !== undefined && mistakes.findings.length + mistakes.suppressed > 0;
  const isBroken = mistakes.findings.some(({ rule }) => rule.startsWith('plugin-'));
  if (!isLoss && !isBroken && !(await holdsParts(source))) {
    const above = await findAbove(folder, 'skills');
    const [stray] = above ? [] : await glob('**/SKILL.md', { cwd: folder, ignore: [...IGNORED], deep: 5 });
    throw new ConfigError('There is no skill here.', {
      file: target,
      fix: above
        ? `name ${above}, which has a folder skills, or run this there.`
        : stray
          ? `no agent looks for ${stray}: move its folder to skills/${basename(dirname(stray))}.`
          : 'name the folder of a plugin, or one with skills/<name>/SKILL.md.',
    });
  }
  const folders = [...new Set(source.skills.map(({ path }) => pluginFolderOf(path, source)))];
  const isPlugin = source.kind === 'plugin' || source.marketplace_name !== null;
  const whole = Object.entries(measured).flatMap(([key, { install }]) => {
    const agent = isPlugin && install === 'skills' ? findAgent(key) : undefined;
    const way = agent?.marketplace && agent.fullInstall?.(source, folders);
    return way && !isBare(way) ? [`${key}+${way}`] : [];
  });
  const elsewhere = namesElsewhere(source);
  const brought = serversIn(await readPluginParts(source)).map(({ path, name }) => `${path} ${name}`);
  const own_servers = serversIn(await readPluginParts({ ...source, kind: 'plugin' })).flatMap(
    ({ path, name, remote, server: { command, args } }) =>
      remote || typeof command !== 'string' || brought.includes(`${path} ${name}`)
        ? []
        : [{ name, command: [command, ...list(args).map(String)].join(' ') }],
  );
  const hooks = Object.entries(agents).map(([key, found]) => [key, ('hooks' in found && found.hooks) || []] as const);
  const trust = explainTrust(Object.fromEntries(hooks));
  const copied = source.skills.map(copiesOf).filter(({ length }) => length > 1);
  return {
    source: { name: source.name, skills: source.skills.length, had_as: hadAs(source) },
    agents,
    ...mistakes,
    ...(since === undefined ? {} : { since: since.name }),
    ...(clients ? { package: clients } : {}),
    ...(copied.length > 0
      ? { copies: { skills: copied.length, folders: [...new Set(copied.flat().map(folderOf))] } }
      : {}),
    ...(trust === null ? {} : { trust }),
    ...(own_servers.length > 0 ? { own_servers } : {}),
    ...(whole.length > 0 ? { copied_for: whole } : {}),
    ...(source.skills.length === 0 && elsewhere.length > 0 ? { elsewhere } : {}),
    target,
    known: known?.keep ? known : { fingerprint, agents, hashes },
    outdated: !offline && known?.keep === true && known.fingerprint !== fingerprint,
  };
}

/** What neighbours cost is not a fault of the source's. */
function offersOf(skills: readonly SkillOffer[], fallen: readonly WorseOffer[]): Measured['offers'] {
  const alone = new Map(fallen.map((one) => [one.path, one]));
  return new Map(
    skills.map((row) => {
      const before = alone.get(row.path);
      const offer = before ? { ...row, offer: before.alone, kept_chars: row.kept_chars + before.lost_chars } : row;
      return [row.path, offer];
    }),
  );
}

/** A file of that name may be another program's: one in which nothing is called as a case of ours is. */
async function readAnyCorpus(folder: string, cwd: string, log: (line: string) => void): Promise<Corpus | null> {
  const file = relative(cwd, join(folder, DEFAULT_CASES));
  if (file !== DEFAULT_CASES && !existsSync(join(cwd, file))) return null;
  try {
    return await readCorpus([file], cwd);
  } catch (error) {
    if (!(error instanceof ConfigError) || (await readTextIfAny(join(cwd, file)))?.includes('case_id')) throw error;
    log(`The rules about cases were left out: ${error.message}`);
    return null;
  }
}
