/** `check`: what is wrong with the skills, plugins and hooks of a repository, and what each agent will not see of them, on one screen. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { z } from 'zod';
import { AGENT_NAMES, ALL_AGENTS, DEFAULT_AGENTS } from '../../lib/agents/index.js';
import { parseAgentKeys } from '../../lib/contract/agent-key.js';
import { pageAddress } from '../../lib/contract/schema-address.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { omit } from '../../lib/input/get-own.js';
import { failsCheck } from '../../lib/lint/finding.js';
import { renderChanges, renderLeft } from '../../lib/report/check/changes.js';
import type { CheckReport } from '../../lib/report/check/input.js';
import { listParts } from '../../lib/report/terminal/parts.js';
import { currentPlatform } from '../../lib/setup/install/install.js';
import { findPackages } from '../../lib/setup/source/find-places.js';
import { planFixes, writeFixes } from '../../lib/setup/source/fix-skills.js';
import { readSource } from '../../lib/setup/source/source.js';
import { listFew } from '../../lib/text/count.js';
import { quoteShell } from '../../lib/text/quote-shell.js';
import { checkFolder } from '../check/check-folder.js';
import { parseDisabled, sinceByGit } from '../check/find-mistakes.js';
import { locateTarget } from '../check/locate-target.js';
import { CHECK_FORMATS, nameFirst, renderAs } from '../check/render-check.js';
import { watchFolder } from '../check/watch-folder.js';
import { defineCommand } from '../options/command.js';
import { CHECKED_AGENTS, DEFAULT_CASES, RunOptionsSchema } from '../options/run-options.js';
import { namePackages, ownRepository, toolCommand } from '../run/own-repository.js';
import { terminalPorts } from '../run/ports.js';
import { commandsIn, findChangedPackages } from '../run/prepare/left-out.js';
import { findOwnSettings } from '../run/prepare/user-settings.js';

const { agent_versions, timeout_seconds, agent_timeout, sandbox, kind, strict, baseline_ref } = RunOptionsSchema.shape;

/** Clears the terminal and puts the cursor on its first line. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** With the command that tells what the branch brings to each. */
async function nameChanged(
  packages: readonly string[],
  { folder: root, cwd, command, since }: { folder: string; cwd: string; command: string; since: string },
): Promise<string> {
  const { base, folders } = await findChangedPackages(root, since, packages);
  const from = folders.map((folder) => relative(cwd, join(root, folder)));
  return from.length > 0
    ? `${listFew(from)} ${from.length > 1 ? 'have' : 'has'} changed since ${base?.name}, and this looked at the root alone: ${commandsIn(from, `${command} --since ${quoteShell(since)}`)}.`
    : '';
}

export const check = defineCommand({
  summary: 'Checks any repository: what each agent will not see of its skills, plugins and hooks, why, and the fix',
  positionals: '[PATH | owner/name | URL]',
  options: z.object({
    agents: CHECKED_AGENTS,
    agent_versions,
    offline: RunOptionsSchema.shape.dry_run.describe('Start no agent: predict what each of them lists'),
    format: z
      .enum(CHECK_FORMATS)
      .default('text')
      .describe(`Format: ${CHECK_FORMATS.join(', ')}`),
    json: RunOptionsSchema.shape.json.describe('The same as --format json'),
    fix: strict.describe(
      'Write what has exactly one right text (quotes, lists, invisible characters, byte order marks, names, links, letter case of files, executable bits), show each change, and say what is left',
    ),
    dry_run: strict.describe('With --fix: show the changes and write nothing'),
    watch: strict.describe(
      'Check again whenever a file changes; agents are asked again where what they list can have changed',
    ),
    all: strict.describe('Show everything, not only what is worst'),
    disable: kind.describe('Rules to disable, as rule or rule:subject'),
    strict: strict.describe('Exit 1 on warnings too'),
    baseline_ref: baseline_ref.describe(
      'Git ref since which a changed skill needs a new version; default where the branch left its upstream',
    ),
    since: baseline_ref.describe(
      'Git ref: show and count only what came since the branch left it; what it has as well is a number',
    ),
    as: RunOptionsSchema.shape.as,
    neighbours: RunOptionsSchema.shape.neighbours,
    settings: RunOptionsSchema.shape.settings,
    mine: strict.describe(
      "With the settings of this machine's user for each agent: the files are named before they are read, and nothing else of the home is",
    ),
    timeout_seconds,
    agent_timeout,
    sandbox,
  }),
  async run(given, [named = '.'], shell) {
    const options = given.json ? { ...given, format: 'json' as const } : given;
    if (options.offline && (options.neighbours.length > 0 || options.agent_versions !== 'baseline'))
      shell.stderr(
        'agent-routing: warning: --with and --agent-versions do nothing with --offline: no agent is started.\n',
      );
    if (options.baseline_ref !== undefined && options.since === undefined)
      shell.stderr(
        `agent-routing: warning: --baseline-ref only says since when a plugin needs a new version; --since ${options.baseline_ref} shows what came since.\n`,
      );
    if (!options.offline) currentPlatform();
    if (options.dry_run && !options.fix)
      throw new ConfigError('--dry-run shows what --fix would do.', { fix: 'write --fix --dry-run.' });
    const disabled = parseDisabled(options.disable);
    const keys = parseAgentKeys(options.agents ?? DEFAULT_AGENTS, AGENT_NAMES, ALL_AGENTS);
    // What programs read stands alone on stdout.
    const say = options.format === 'text' ? shell.stdout : shell.stderr;
    const target = await locateTarget(named, shell, options.since);
    try {
      if (options.fix) {
        if (target.cloned && !options.dry_run)
          throw new ConfigError(`${named} is a temporary clone, so nothing in it can be fixed.`, {
            fix: 'clone it and check that folder, or add --dry-run to see the changes.',
          });
        const source = await readSource(target.folder, options.as);
        const changes = await planFixes(source);
        if (!options.dry_run) await writeFixes(source, changes);
        say(`${renderChanges(changes, !options.dry_run)}\n`);
      }
      // Paths as the repository has them, whether or not it is this one.
      const cwd = target.cloned ? target.folder : shell.cwd;
      const ports = { ...terminalPorts(shell), cwd };
      const own = options.mine ? findOwnSettings(keys, shell.env, ports.log) : [];
      const checked = {
        ...target,
        cwd,
        keys,
        keys_by_default: options.agents === undefined,
        disabled,
        target: named,
        ...options,
        // What is named takes the place of the user's own.
        settings: [...own, ...options.settings],
        baseline_ref: options.baseline_ref ?? options.since,
        since: options.since === undefined ? undefined : sinceByGit(target.folder, options.since),
      };
      const hasCases = target.cloned || [target.folder, shell.cwd].some((at) => existsSync(join(at, DEFAULT_CASES)));
      const start = toolCommand(shell.env, await ownRepository(shell.env));
      const found = target.cloned ? [] : await findPackages(target.folder);
      const packages =
        options.since === undefined
          ? await namePackages(target.folder, `${start} check`)
          : await nameChanged(found, { ...target, cwd, command: `${start} check`, since: options.since });
      const nextOf = (report: CheckReport, { source: { skills }, findings, agents } = report) =>
        packages !== ''
          ? packages
          : skills > 0
            ? `${nameFirst(report, start)}\`${start} init\` writes first cases, a baseline and a workflow, which tell you when this gets worse.`
            : found.length > 0 ||
                options.since !== undefined ||
                (findings.length > 0 && !findings.some(({ rule }) => rule.startsWith('hook-')))
              ? ''
              : findings.length > 0 || listParts(agents).some(({ hooks }) => hooks.length > 0)
                ? `write cases of kind tool_route in a cases.json, which tell you when a hook no longer does what it should (${pageAddress('getting-started')}#4-a-hook-or-a-subagent).`
                : `have each pull request checked, which tells you when this gets worse (${pageAddress('check')}#in-ci).`;
      const print = (checked: Awaited<ReturnType<typeof checkFolder>>) => {
        const report = omit(checked, 'known', 'outdated');
        shell.stdout(
          renderAs(options.format, report, {
            columns: shell.wrap ? shell.columns : null,
            all: options.all,
            ...(hasCases && packages === '' ? {} : { next: nextOf(report) }),
          }),
        );
        const failed = report.findings.some((finding) => failsCheck(finding, options.strict));
        return failed || Object.values(report.agents).some(({ error }) => error) ? 1 : 0;
      };
      let last = await checkFolder(checked, ports);
      let code = print(last);
      if (options.fix && !options.dry_run) say(renderLeft(last));
      if (!options.watch) return code;
      const show = (report: typeof last) => {
        if (shell.wrap) shell.stdout(CLEAR);
        code = print(report);
      };
      await watchFolder(target.folder, shell.signal, async (overtaken) => {
        try {
          // The rules answer at once; agents take seconds, and what they list follows.
          const quick = await checkFolder(checked, ports, { ...last.known, keep: true });
          show(quick);
          if (!quick.outdated) return;
          if (options.format === 'text') shell.stderr(`asking ${keys.map(({ key }) => key).join(', ')} again …\n`);
          const signal = AbortSignal.any([ports.signal, overtaken]);
          const asked = await checkFolder(checked, { ...ports, signal }, last.known);
          if (overtaken.aborted) return;
          last = asked;
          show(last);
        } catch (error) {
          if (overtaken.aborted) return;
          // Half an edit is not a reason to stop.
          if (!(error instanceof ConfigError)) throw error;
          shell.stderr(`agent-routing: ${error.message}\n`);
        }
      });
      return code;
    } finally {
      await target.close();
    }
  },
});
