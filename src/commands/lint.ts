/** `lint`: what can be found in corpus, baseline, skills and hooks before any agent starts. */
import { relative, resolve } from 'node:path';
import { z } from 'zod';
import { parseAgentKeys } from '../../lib/agents/agent-key.js';
import { AGENT_NAMES, AGENTS, findAgent } from '../../lib/agents/index.js';
import type { Case } from '../../lib/case/schema.js';
import { ConfigError } from '../../lib/config-error.js';
import { loadCorpus } from '../../lib/io/corpus.js';
import { readHookFiles } from '../../lib/io/hook-files.js';
import { loadRouteIndex } from '../../lib/io/route-index.js';
import { readSource } from '../../lib/io/source.js';
import { findStrays } from '../../lib/io/stray-skills.js';
import { readSubagents } from '../../lib/io/subagents.js';
import { loadVectors } from '../../lib/io/vectors.js';
import { lintCases } from '../../lib/lint/case-rules.js';
import { type Finding, RULES } from '../../lib/lint/finding.js';
import { lintHooks } from '../../lib/lint/hook-rules.js';
import { lintKinds } from '../../lib/lint/kind-rules.js';
import { describeLookAlikes, describeRefusal, promptsOf } from '../../lib/lint/look-alike-rule.js';
import type { LintedAgent } from '../../lib/lint/skill-place.js';
import { lintSkills } from '../../lib/lint/skill-rules.js';
import { lintStrays } from '../../lib/lint/stray-rule.js';
import { nearest } from '../../lib/nearest.js';
import { renderFindings } from '../../lib/report/lint.js';
import { findLookAlikes } from '../../lib/router/look-alikes.js';
import type { Source } from '../../lib/skill/skill.js';
import { readBaselines } from '../baselines.js';
import { defineCommand } from '../command.js';
import { createProgress } from '../progress.js';
import { terminalEdges } from '../run/edges.js';
import { RunOptionsSchema } from '../run-options.js';

const { cases, agents, source, baseline, strict, json } = RunOptionsSchema.shape;

export const lint = defineCommand({
  summary: 'Finds mistakes in corpus, baseline, skills and hooks before any agent starts',
  positionals: '',
  options: z.object({
    cases,
    agents,
    source,
    baseline,
    disable: RunOptionsSchema.shape.kind.describe('Rules to leave out, as rule or rule:subject'),
    strict: strict.describe('Warnings fail too'),
    json,
  }),
  async run(options, _, shell) {
    const disabled = checkDisabled(options.disable);
    const found = await readSource(resolve(shell.cwd, options.source));
    const prefix = relative(shell.cwd, found.root) ? `${relative(shell.cwd, found.root)}/` : '';
    const keys = parseAgentKeys(options.agents ?? Object.keys(AGENTS), AGENT_NAMES);
    const linted = keys.flatMap((key): LintedAgent[] => {
      const agent = findAgent(key.name);
      return agent
        ? [{ key: key.key, agent, install: key.install ?? agent.defaultInstall(found), vendor_model: key.vendor_model }]
        : [];
    });
    const corpus = await loadCorpus(options.cases, { cwd: shell.cwd, strict: true });
    const edges = terminalEdges(
      shell,
      createProgress('none', shell, () => new Date()),
    );
    const { current, file } = await readBaselines({ baseline: options.baseline }, shell.cwd, edges.readAtRef);
    const all: Finding[] = [
      ...lintSkills({ source: found, agents: linted, prefix }),
      ...lintStrays(await findStrays(found), prefix),
      ...lintCases({
        source: found,
        cases: corpus.cases,
        agents: linted.map(({ key }) => key),
        baseline: current ? { file, baseline: current } : null,
        prefix,
      }),
      ...lintKinds(corpus.cases, {
        skills: found.skills.map(({ id }) => id),
        subagents: await readSubagents(found),
        routes: corpus.routes,
      }),
      ...(await lintLookAlikes(found, corpus.cases, prefix)),
      ...lintHooks(await readHookFiles(found, prefix)),
    ];
    const findings = all.filter(({ rule, subject }) => !disabled.has(rule) && !disabled.has(`${rule}:${subject}`));
    shell.stdout(
      options.json
        ? `${JSON.stringify(findings, null, 2)}\n`
        : renderFindings(findings, all.length - findings.length, shell.wrap ? shell.columns : null),
    );
    return findings.some(({ severity }) => severity === 'error' || options.strict) ? 1 : 0;
  },
});

async function lintLookAlikes(source: Source, cases: readonly Case[], prefix: string): Promise<Finding[]> {
  if (source.skills.length < 2) return [];
  try {
    const { tools } = await loadRouteIndex([source.root], source.root);
    return describeLookAlikes(findLookAlikes(tools, promptsOf(cases, source), loadVectors()), source, prefix);
  } catch (error) {
    if (error instanceof ConfigError) return [describeRefusal(error, prefix)];
    throw error;
  }
}

function checkDisabled(words: readonly string[]): Set<string> {
  for (const word of words) {
    const rule = word.split(':')[0] ?? '';
    if (rule in RULES) continue;
    const meant = nearest(rule, Object.keys(RULES));
    throw new ConfigError(`--disable ${word}: there is no rule '${rule}'.`, {
      fix: meant ? `did you mean '${meant}'?` : `the rules are ${Object.keys(RULES).join(', ')}.`,
    });
  }
  return new Set(words);
}
