/** `improve`: proposes descriptions for a skill, measures them, and keeps one that is better on cases which nobody saw. */
import { resolve } from 'node:path';
import { AGENT_NAMES, ALL_AGENTS, DEFAULT_AGENTS } from '../../lib/agents/index.js';
import { parseAgentKeys } from '../../lib/contract/agent-key.js';
import { weighFindings } from '../../lib/improve/advice.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { renderImprovement } from '../../lib/report/terminal/improvement.js';
import { readSource } from '../../lib/setup/source/source.js';
import { oneLine } from '../../lib/text/escape.js';
import { findMistakes, readCorpus } from '../check/find-mistakes.js';
import { prefixOf } from '../check/lint-source.js';
import { findImproved } from '../improve/candidate.js';
import { executeSearch } from '../improve/execute.js';
import { type ImproveOptions, ImproveOptionsSchema } from '../improve/options.js';
import { describeSearch, prepareSearch } from '../improve/prepare.js';
import { defineCommand } from '../options/command.js';
import { terminalPorts } from '../run/ports.js';
import { createProgress } from '../terminal/progress.js';
import type { Terminal } from '../terminal/terminal.js';

export const improve = defineCommand({
  summary: 'Finds a better description for a skill, and keeps it only if held-out cases prove it',
  positionals: '<skill> [file or folder]',
  options: ImproveOptionsSchema,
  async run(options, positionals, shell) {
    if (options.offline) return advise(options, positionals[0], shell);
    const progress = createProgress(options.no_progress ? 'none' : options.progress, shell);
    const ports = terminalPorts(shell, progress);
    const prepared = await prepareSearch(options, positionals, ports);
    if (options.dry_run) {
      shell.stdout(describeSearch(prepared));
      return 0;
    }
    const improvement = await executeSearch(prepared, ports).finally(progress.close);
    if (options.json) shell.stdout(`${JSON.stringify(improvement, null, 1)}\n`);
    shell[options.json ? 'stderr' : 'stdout'](renderImprovement(improvement));
    return improvement.outcome === 'better' ? 0 : 1;
  },
});

async function advise(options: ImproveOptions, id: string | undefined, shell: Terminal): Promise<number> {
  if (id === undefined)
    throw new ConfigError('improve needs the id of a skill.', {
      fix: 'write agent-routing improve <skill> --offline.',
    });
  const source = await readSource(resolve(shell.cwd, options.source), options.as);
  const { skill, copies } = findImproved(id, source);
  const corpus = await readCorpus(options.cases, shell.cwd);
  const keys = parseAgentKeys(options.agents ?? DEFAULT_AGENTS, AGENT_NAMES, ALL_AGENTS);
  const linted = { cwd: shell.cwd, source, corpus, keys, baseline: null, baseline_ref: undefined };
  const { findings } = await findMistakes(linted, new Set());
  const files = copies.map(({ path }) => `${prefixOf(source.root, shell.cwd)}${path}`);
  const line =
    1 +
    Math.max(
      0,
      skill.text.split('\n').findIndex((one) => /^description:/.test(one)),
    );
  const advice = weighFindings(findings, { files, id: skill.id, line });
  if (options.json) shell.stdout(`${JSON.stringify(advice, null, 1)}\n`);
  else if (advice.length === 0) shell.stdout(`Rules, router and limits would change nothing of ${skill.id}.\n`);
  else
    for (const { weight, file, line, rule, message, consequences, fix } of advice) {
      const where = Object.entries(consequences).map(([agent, what]) => `    ${agent}: ${oneLine(what, 300)}\n`);
      shell.stdout(
        `${String(weight).padStart(3)}  ${file}:${line}  ${rule}: ${oneLine(message, 400)}\n${where.join('')}    fix: ${oneLine(fix, 400)}\n`,
      );
    }
  return 0;
}
