/** `check`: what is wrong with the skills, plugins and hooks of a repository, and what each agent will not see of them, on one screen. */
import { z } from 'zod';
import { AGENT_NAMES, AGENTS } from '../../lib/agents/index.js';
import { parseAgentKeys } from '../../lib/contract/agent-key.js';
import { currentPlatform } from '../../lib/setup/install.js';
import { defineCommand } from '../options/command.js';
import { RunOptionsSchema } from '../options/run-options.js';
import { checkFolder } from '../run/check-folder.js';
import { parseDisabled } from '../run/find-mistakes.js';
import { locateTarget } from '../run/locate-target.js';
import { terminalPorts } from '../run/ports.js';
import { CHECK_FORMATS, renderAs } from '../run/render-check.js';
import { createProgress } from '../terminal/progress.js';

const { agents, agent_versions, timeout_seconds, agent_timeout, sandbox, kind, strict, baseline_ref } =
  RunOptionsSchema.shape;

export const check = defineCommand({
  summary: 'Checks any repository: what each agent will not see of its skills, plugins and hooks, why, and the fix',
  positionals: '[PATH | owner/name | URL]',
  options: z.object({
    agents: agents.describe(`Agents, as name[@vendor-model][+install]; default ${Object.keys(AGENTS).join(',')}`),
    agent_versions,
    offline: RunOptionsSchema.shape.dry_run.describe('Start no agent: predict what each of them lists'),
    format: z
      .enum(CHECK_FORMATS)
      .default('text')
      .describe(`Format: ${CHECK_FORMATS.join(', ')}`),
    all: strict.describe('Show everything, not only what is worst'),
    disable: kind.describe('Rules to disable, as rule or rule:subject'),
    strict: strict.describe('Exit 1 on warnings too'),
    baseline_ref: baseline_ref.describe(
      'Git ref since which a changed skill needs a new version; default where the branch left its upstream',
    ),
    timeout_seconds,
    agent_timeout,
    sandbox,
  }),
  async run(options, [named = '.'], shell) {
    if (!options.offline) currentPlatform();
    const disabled = parseDisabled(options.disable);
    const keys = parseAgentKeys(options.agents ?? Object.keys(AGENTS), AGENT_NAMES);
    const target = await locateTarget(named, shell);
    try {
      // Paths as the repository has them, whether or not it is this one.
      const cwd = target.cloned ? target.folder : shell.cwd;
      const ports = {
        ...terminalPorts(
          shell,
          createProgress('none', shell, () => new Date()),
        ),
        cwd,
      };
      const report = await checkFolder(
        { ...target, cwd, keys, disabled, target: named, ...options, baseline_ref: options.baseline_ref },
        ports,
      );
      shell.stdout(renderAs(options.format, report, { columns: shell.wrap ? shell.columns : null, all: options.all }));
      const failed = report.findings.some(({ severity }) => severity === 'error' || options.strict);
      return failed || Object.values(report.agents).some(({ error }) => error) ? 1 : 0;
    } finally {
      await target.close();
    }
  },
});
