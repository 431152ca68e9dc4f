/** `lint`: finds mistakes in corpus, baseline, skills and hooks without starting an agent. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { AGENT_NAMES, ALL_AGENTS, DEFAULT_AGENTS } from '../../lib/agents/index.js';
import { parseAgentKeys } from '../../lib/contract/agent-key.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { failsCheck } from '../../lib/lint/finding.js';
import { renderFindings } from '../../lib/report/terminal/lint.js';
import { holdsParts } from '../../lib/setup/source/holds-parts.js';
import { readSource } from '../../lib/setup/source/source.js';
import { findMistakes, parseDisabled, readCorpus } from '../check/find-mistakes.js';
import { folderNamed } from '../check/locate-target.js';
import { defineCommand } from '../options/command.js';
import { CHECKED_AGENTS, RunOptionsSchema } from '../options/run-options.js';
import { terminalPorts } from '../run/ports.js';
import { readBaselines } from '../run/prepare/baselines.js';

const { cases, source, baseline, strict, json } = RunOptionsSchema.shape;

export const lint = defineCommand({
  summary: 'The half of check that starts no agent: mistakes in skills, hooks and plugins, and in cases and baseline',
  positionals: '[folder]',
  options: z.object({
    cases,
    agents: CHECKED_AGENTS,
    source,
    as: RunOptionsSchema.shape.as,
    baseline,
    baseline_ref: RunOptionsSchema.shape.baseline_ref.describe(
      'Git ref since which a changed skill needs a new version; default where the branch left its upstream',
    ),
    disable: RunOptionsSchema.shape.kind.describe('Rules to disable, as rule or rule:subject'),
    strict: strict.describe('Exit 1 on warnings too'),
    json: json.describe('Print the findings as JSON'),
  }),
  async run(given, [named], shell) {
    const options = { ...given, source: named === undefined ? given.source : folderNamed(named, shell) };
    const disabled = parseDisabled(options.disable);
    const found = await readSource(resolve(shell.cwd, options.source), options.as);
    const keys = parseAgentKeys(options.agents ?? DEFAULT_AGENTS, AGENT_NAMES, ALL_AGENTS);
    const corpus = await readCorpus(options.cases, shell.cwd);
    if (!corpus && !(await holdsParts(found)))
      throw new ConfigError('There is nothing to lint: no skill, no hook and no corpus.', {
        file: options.source,
        fix: 'run this in the folder of a plugin or of skills/<name>/SKILL.md, or name it with --source.',
      });
    const ports = terminalPorts(shell);
    const { current, file } = await readBaselines({ baseline: options.baseline }, shell.cwd, ports.openRef);
    const baseline = current ? { file, baseline: current } : null;
    const { findings, suppressed } = await findMistakes(
      { cwd: shell.cwd, source: found, corpus, keys, baseline, baseline_ref: options.baseline_ref },
      disabled,
    );
    if (!corpus)
      shell.stderr('There is no cases.json: the rules about cases were left out (`agent-routing init` writes one).\n');
    shell.stdout(
      options.json
        ? `${JSON.stringify(findings, null, 2)}\n`
        : renderFindings(findings, suppressed, shell.wrap ? shell.columns : null),
    );
    return findings.some((finding) => failsCheck(finding, options.strict)) ? 1 : 0;
  },
});
