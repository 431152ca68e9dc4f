/** `init`: writes first cases, a baseline and a workflow for a plugin, or takes over the cases of another tool. */
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { AGENT_NAMES, ALL_AGENTS, DEFAULT_AGENTS } from '../../lib/agents/index.js';
import { packageOf } from '../../lib/agents/project/reach.js';
import { BASELINE_FILE, parseBaseline } from '../../lib/baseline/index.js';
import { parseAgentKeys } from '../../lib/contract/agent-key.js';
import { pageAddress, setHome } from '../../lib/contract/schema-address.js';
import { IMPORT_KINDS } from '../../lib/import/index.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { files, readTextIfAny } from '../../lib/io/files/files.js';
import { findAbove } from '../../lib/setup/corpus/corpus.js';
import { readDeclaredHooks } from '../../lib/setup/source/declared-hooks.js';
import { readSource } from '../../lib/setup/source/source.js';
import { listFew } from '../../lib/text/count.js';
import { CORPUS, draftAll } from '../init/corpus.js';
import {
  addToBaseline,
  hasHook,
  listHookSteps,
  nameCorpus,
  ROUTES_FILE,
  readRoutes,
  renderHooks,
} from '../init/hooks.js';
import { importCorpus } from '../init/import.js';
import { LIVE_WORKFLOW, renderLiveWorkflow } from '../init/live-workflow.js';
import { ACTION, findAction, nameAction } from '../init/name-action.js';
import { COMMIT, listNextSteps, listRunSteps, nameStep, sayLater } from '../init/words.js';
import { inputsOf, placeWorkflow, planWorkflow } from '../init/workflow.js';
import { defineCommand } from '../options/command.js';
import { RunOptionsSchema } from '../options/run-options.js';
import { findRepository, namePackages, ownRepository, PLACEHOLDER, toolCommand } from '../run/own-repository.js';

const InitOptions = z.object({
  source: z.string().default('.').describe('Folder of the plugin or skills'),
  as: RunOptionsSchema.shape.as,
  agents: RunOptionsSchema.shape.agents.describe(
    `Agents to expect results of, as name[@vendor-model][+install] such as codex+plugin, or all; default ${DEFAULT_AGENTS.join(',')}`,
  ),
  from: z
    .string()
    .default('skills')
    .describe(
      `Where the cases come from: the skills, a file or folder of another tool, or the name of its format and then the file: ${IMPORT_KINDS.join(', ')}`,
    ),
  skill: z.string().optional().describe('With --from: the skill that cases are about which name none'),
  hooks: z
    .boolean()
    .default(false)
    .describe('Also write a hook that blocks tool calls by routes, with a first route and its tests'),
  action: ACTION,
  live: z
    .boolean()
    .default(false)
    .describe("Also write a workflow in which the vendors' models choose every night, without a stored key"),
  offline: z.boolean().default(false).describe('Start no agent: predict what each of them lists'),
  force: z.boolean().default(false).describe('Overwrite existing files, except workflows that do not use this action'),
});

export const init = defineCommand({
  summary: 'Writes first cases, a baseline and a workflow for a plugin, or takes over the cases of another tool',
  positionals: '[file or folder]',
  options: InitOptions,
  async run(options, positionals, shell) {
    const folder = resolve(shell.cwd, options.source);
    const keys = parseAgentKeys(options.agents ?? DEFAULT_AGENTS, AGENT_NAMES, ALL_AGENTS);
    const before = await readSource(folder, options.as);
    const root = findRepository(shell.cwd);
    const own = await findAction(options.action, await ownRepository(shell.env), root);
    setHome(own);
    const routes = options.hooks ? renderHooks(folder, before.kind === 'plugin' || before.marketplace !== null) : {};
    // Where a corpus is already, hooks, the live workflow and the action's name are all that is added.
    const adds = options.hooks || options.live || options.action !== undefined;
    const hasCorpus = existsSync(join(shell.cwd, CORPUS)) && !options.force;
    const packages = await namePackages(folder, `${toolCommand(shell.env, own)} init`);
    const homes = [...new Set(before.skills.map(packageOf))];
    const areNested = options.from === 'skills' && !hasCorpus && homes.length > 0 && !homes.includes('.');
    const hasSkills = before.skills.length > 0 && !areNested;
    const drafts = (hasSkills || options.from !== 'skills' || hasCorpus) && !(adds && hasCorpus);
    if (!drafts && !adds) {
      if (areNested)
        throw new ConfigError(
          `All skills here are of ${listFew(homes)}, and agents read them only when they are started there.`,
          {
            file: options.source,
            fix: packages || `their cases are in ${listFew(homes.map((home) => join(home, CORPUS)))}.`,
          },
        );
      const above = await findAbove(shell.cwd, 'skills');
      const hooks = await readDeclaredHooks(before);
      throw new ConfigError('There are no skills to write cases for.', {
        file: options.source,
        fix: above
          ? `run this in ${above}, which has a folder skills.`
          : hooks.length > 0
            ? `write cases.json with calls that ${hooks.length === 1 ? 'its hook has' : 'its hooks have'} to stop and to let through, and start this again for the rest (${pageAddress('getting-started')}#4-a-hook-or-a-subagent shows two).`
            : 'run this in a folder with skills/<name>/SKILL.md or .claude/skills/<name>/SKILL.md, name it with --source, or write hooks with --hooks.',
      });
    }
    const below = relative(root, shell.cwd);
    const atRoot = (file: string) => relative(shell.cwd, join(root, file));
    const live = options.live ? await placeWorkflow(root, LIVE_WORKFLOW) : null;
    const isThere = options.hooks && !options.force && (await hasHook(folder));
    const hooks = Object.entries(routes)
      .map(([file, text]) => [join(options.source, file), text] as const)
      .filter(([file]) => !isThere || !existsSync(join(shell.cwd, file)));
    const taken = [
      ...hooks.map(([file]) => file),
      ...(drafts && options.from !== 'skills' ? [CORPUS, BASELINE_FILE] : []),
    ].filter((file) => existsSync(join(shell.cwd, file)));
    if (taken.length > 0 && !options.force)
      throw new ConfigError(`${taken.join(' and ')} already ${taken.length === 1 ? 'exists' : 'exist'}.`, {
        fix: hooks.some(([file]) => taken.includes(file))
          ? `write cases of kind \`tool_route\` for the hooks that you have (${pageAddress('getting-started')} shows one); --force would overwrite them.`
          : 'move the files away, or overwrite them with --force.',
      });
    // Read before anything is written, so that a bad file leaves the repository as it was.
    const imported =
      drafts && options.from !== 'skills' ? await importCorpus(options, positionals, before, shell) : null;
    const written: string[] = [];
    const write = async (file: string, text: string) => {
      await files.write(join(shell.cwd, file), text);
      written.push(file);
    };
    const read = (file: string) => (options.force ? null : readTextIfAny(join(shell.cwd, file)));
    const old = { cases: await read(CORPUS), baseline: await read(BASELINE_FILE) };
    if (old.baseline !== null) parseBaseline(old.baseline, BASELINE_FILE);
    for (const [file, text] of hooks) await write(file, text);
    // Read again: with the plugin's manifest, agents offer the skills in another way.
    const draft = drafts
      ? await draftAll(options, keys, imported, old, await readSource(folder, options.as), shell)
      : null;
    for (const [file, text] of Object.entries(draft?.targets ?? {})) await write(file, text);
    const hasCases = existsSync(join(shell.cwd, CORPUS));
    const ids = keys.map(({ key }) => key);
    const entries = options.hooks
      ? addToBaseline(await readTextIfAny(join(shell.cwd, BASELINE_FILE)), await readRoutes(folder), ids)
      : null;
    if (entries !== null) await write(BASELINE_FILE, entries);
    const inputs = inputsOf(options, options.hooks ? nameCorpus(options.source, hasCases) : CORPUS, below);
    const planned = drafts || options.hooks ? await planWorkflow(root, inputs, own) : null;
    if (planned?.text) await write(atRoot(planned.file), planned.text);
    const keepsLive = live?.isThere && !options.force;
    if (live && !keepsLive)
      await write(
        atRoot(live.file),
        renderLiveWorkflow(inputsOf({ ...options, agents: undefined }, inputs['cases'] ?? CORPUS, below), own),
      );
    const mine = [...written, CORPUS, BASELINE_FILE, join(options.source, ROUTES_FILE)];
    const { named, unnamed } = await nameAction(mine, root, shell.cwd, own);
    written.push(...named);
    const chosen = options.agents ? ` --agents ${options.agents.join(',')}` : '';
    const command = toolCommand(shell.env, own);
    const { drafted = false, unlisted = 0, hooks: untried = 0 } = draft ?? {};
    // `--action` alone is the first of the steps that were printed before.
    const isStep = !drafts && !options.hooks && !options.live;
    const steps = isStep
      ? ''
      : listNextSteps(
          options.hooks
            ? listHookSteps(options.source, hasCases, chosen)
            : listRunSteps(options.source, drafted, command, chosen, unlisted, untried),
          nameStep(command, options.source, unnamed),
          written.length > 0 ? COMMIT : '',
        );
    const later =
      written.length > 0 && options.from === 'skills' && !options.hooks && !isStep && unlisted + untried === 0
        ? sayLater(command)
        : '';
    const kept =
      planned &&
      (planned.words ?? (planned.text ? null : `${atRoot(planned.file)} uses this action already and stays as it is.`));
    const left = [
      isThere &&
        `The hook that --hooks writes is there already: ${hooks.length === 0 ? 'its files stay as they are' : 'only what was missing is new, and the rest stays as it is'}.`,
      kept,
      live?.words,
      isStep && named.length === 0 && `No file of init has \`${PLACEHOLDER}\`: nothing was changed.`,
      keepsLive && `${atRoot(live.file)} is there already and stays as it is.`,
    ]
      .flatMap((line) => (line ? `\n${line}\n` : []))
      .join('');
    const files_written = [...new Set(written)].map((file) => `${file}\n`).join('');
    shell.stdout(
      `${files_written && `Wrote:\n${files_written}\n`}${draft?.words ?? ''}${left}${steps}${later}${packages && `${packages}\n`}`
        .replace(/^\n+/, '')
        .replace(/\n{3,}/g, '\n\n')
        .replace(/\n+$/, '\n'),
    );
    return 0;
  },
});
