/** `lint`: finds mistakes in corpus, baseline, skills and hooks without starting an agent. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { AGENT_NAMES, ALL_AGENTS, DEFAULT_AGENTS } from '../../lib/agents/index.js';
import type { Case } from '../../lib/case/schema.js';
import { parseAgentKeys } from '../../lib/contract/agent-key.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { suggest } from '../../lib/input/suggest.js';
import { type Finding, RULES } from '../../lib/lint/finding.js';
import { groupFindings } from '../../lib/lint/group.js';
import { describeConfusables, describeRefusal, promptsOf } from '../../lib/lint/look-alike-rule.js';
import { renderFindings } from '../../lib/report/lint.js';
import { findConfusables } from '../../lib/router/learn/confusables.js';
import { type Corpus, listCorpusFiles, loadCorpus } from '../../lib/setup/corpus.js';
import { loadRouteIndex } from '../../lib/setup/route-index.js';
import { readSource } from '../../lib/setup/source.js';
import { findOrphans } from '../../lib/setup/stray-skills.js';
import { loadVectors } from '../../lib/setup/vectors.js';
import type { Source } from '../../lib/skill/skill.js';
import { defineCommand } from '../options/command.js';
import { DEFAULT_CASES, RunOptionsSchema } from '../options/run-options.js';
import { readBaselines } from '../run/baselines.js';
import { lintBumps, lintSource, prefixOf } from '../run/lint-source.js';
import { terminalPorts } from '../run/ports.js';
import { createProgress } from '../terminal/progress.js';

const { cases, agents, source, baseline, strict, json } = RunOptionsSchema.shape;

export const lint = defineCommand({
  summary: 'Finds mistakes in corpus, baseline, skills and hooks without starting an agent',
  positionals: '',
  options: z.object({
    cases,
    agents: agents.describe(`Agents, as name[@vendor-model][+install], or all; default ${DEFAULT_AGENTS.join(',')}`),
    source,
    baseline,
    baseline_ref: RunOptionsSchema.shape.baseline_ref.describe(
      'Git ref since which a changed skill needs a new version; default where the branch left its upstream',
    ),
    disable: RunOptionsSchema.shape.kind.describe('Rules to disable, as rule or rule:subject'),
    strict: strict.describe('Exit 1 on warnings too'),
    json: json.describe('Print the findings as JSON'),
  }),
  async run(options, _, shell) {
    const disabled = checkDisabled(options.disable);
    const found = await readSource(resolve(shell.cwd, options.source));
    const keys = parseAgentKeys(options.agents ?? DEFAULT_AGENTS, AGENT_NAMES, ALL_AGENTS);
    const corpus = await readCorpus(options.cases, shell.cwd);
    if (!corpus && found.skills.length === 0 && (await findOrphans(found)).length === 0)
      throw new ConfigError('There is nothing to lint: no skill and no corpus.', {
        file: options.source,
        fix: 'run this in the folder of a plugin or of skills/<name>/SKILL.md, or name it with --source.',
      });
    const ports = terminalPorts(
      shell,
      createProgress('none', shell, () => new Date()),
    );
    const { current, file } = await readBaselines({ baseline: options.baseline }, shell.cwd, ports.openRef);
    const baseline = current ? { file, baseline: current } : null;
    const all: Finding[] = [
      ...(await lintSource({ cwd: shell.cwd, source: found, corpus, keys, baseline })),
      ...(await lintConfusables(found, corpus?.cases ?? [], prefixOf(found.root, shell.cwd))),
      ...(await lintBumps(found, options.baseline_ref, shell.cwd)),
    ];
    const kept = all.filter(({ rule, subject }) => !disabled.has(rule) && !disabled.has(`${rule}:${subject}`));
    const findings = groupFindings(kept);
    if (!corpus)
      shell.stderr('There is no cases.json: the rules about cases were left out (`agent-routing init` writes one).\n');
    shell.stdout(
      options.json
        ? `${JSON.stringify(findings, null, 2)}\n`
        : renderFindings(findings, all.length - kept.length, shell.wrap ? shell.columns : null),
    );
    return findings.some(({ severity }) => severity === 'error' || options.strict) ? 1 : 0;
  },
});

/** Without `--cases` there may be none: most rules need no corpus. */
async function readCorpus(patterns: readonly string[], cwd: string): Promise<Corpus | null> {
  const [only, ...more] = patterns;
  const isDefault = only === DEFAULT_CASES && more.length === 0;
  if (isDefault && !existsSync(resolve(cwd, only)) && (await listCorpusFiles(patterns, cwd)).length === 0) return null;
  return loadCorpus(patterns, { cwd, strict: true });
}

async function lintConfusables(source: Source, cases: readonly Case[], prefix: string): Promise<Finding[]> {
  if (source.skills.length < 2) return [];
  try {
    const { tools } = await loadRouteIndex([source.root], source.root);
    return describeConfusables(findConfusables(tools, promptsOf(cases, source), loadVectors()), source, prefix);
  } catch (error) {
    if (error instanceof ConfigError) return [describeRefusal(error, prefix)];
    throw error;
  }
}

function checkDisabled(words: readonly string[]): Set<string> {
  for (const word of words) {
    const rule = word.split(':')[0] ?? '';
    if (rule in RULES) continue;
    const meant = suggest(rule, Object.keys(RULES));
    throw new ConfigError(`--disable ${word}: unknown rule '${rule}'.`, {
      fix: meant ? `Did you mean '${meant}'?` : `the rules are ${Object.keys(RULES).join(', ')}.`,
    });
  }
  return new Set(words);
}
