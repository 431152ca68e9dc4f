/** `init`: writes a first corpus, baseline and workflow for a plugin. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { BASELINE_FILE } from '../../lib/baseline/index.js';
import { casesFromSkillCreator, draftCases, type FirstCase, type FirstCorpus } from '../../lib/case/first-corpus.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { suggest } from '../../lib/input/suggest.js';
import { files } from '../../lib/io/files/files.js';
import { createNearest } from '../../lib/router/learn/nearest.js';
import { makeTool } from '../../lib/router/words/tool.js';
import { readSource } from '../../lib/setup/source.js';
import { loadVectors } from '../../lib/setup/vectors.js';
import { findDistinctSkills } from '../../lib/skill/find-skill.js';
import type { Skill, Source } from '../../lib/skill/skill.js';
import { count } from '../../lib/text/count.js';
import { oneLine } from '../../lib/text/escape.js';
import { defineCommand } from '../options/command.js';
import { type OwnRepository, ownRepository, PLACEHOLDER } from '../run/own-repository.js';
import { type PredictedAgent, predictAgents, renderBaseline } from './init-baseline.js';
import { addToBaseline, listHookSteps, nameCorpus, renderHooks } from './init-hooks.js';

/** inputs: of the action, where they are not its defaults. */
const renderWorkflow = (inputs: Record<string, string>, { name, ref }: OwnRepository) => `name: agent-routing
on: pull_request
permissions:
  contents: read
  pull-requests: write
jobs:
  routing:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: ${name}@${ref}
${renderInputs(inputs)}`;

function renderInputs(inputs: Record<string, string>): string {
  const lines = Object.entries(inputs).map(([name, value]) => `          ${name}: ${JSON.stringify(value)}\n`);
  return lines.length === 0 ? '' : `        with:\n${lines.join('')}`;
}

export const init = defineCommand({
  summary: 'Writes first cases, a baseline and a workflow for a plugin',
  positionals: '[queries.json]',
  options: z.object({
    source: z.string().default('.').describe('Folder of the plugin or skills'),
    from: z
      .enum(['skills', 'skill-creator'])
      .default('skills')
      .describe("Where the cases come from: the skills' descriptions, or [{query, should_trigger}] of skill-creator"),
    skill: z.string().optional().describe('With --from skill-creator: the skill that the queries are about'),
    hooks: z
      .boolean()
      .default(false)
      .describe('Also write a hook that blocks tool calls by routes, with a first route and its tests'),
    force: z.boolean().default(false).describe('Overwrite existing files'),
  }),
  async run(options, positionals, shell) {
    const folder = resolve(shell.cwd, options.source);
    const before = await readSource(folder);
    const own = await ownRepository(shell.env);
    const routes = options.hooks ? renderHooks(folder, before.kind === 'plugin' || before.marketplace !== null) : {};
    // Where a corpus is already, hooks are all that is added.
    const drafts =
      before.skills.length > 0 && !(options.hooks && existsSync(join(shell.cwd, CORPUS)) && !options.force);
    if (!drafts && !options.hooks)
      throw new ConfigError('There are no skills to write cases for.', {
        file: options.source,
        fix: 'run this in a folder with skills/<name>/SKILL.md, name it with --source, or write hooks with --hooks.',
      });
    const hooks = Object.entries(routes).map(([file, text]) => [join(options.source, file), text] as const);
    const taken = [...hooks.map(([file]) => file), ...(drafts ? [CORPUS, BASELINE_FILE, WORKFLOW] : [])].filter(
      (file) => existsSync(join(shell.cwd, file)),
    );
    if (taken.length > 0 && !options.force)
      throw new ConfigError(`${taken.join(' and ')} already ${taken.length === 1 ? 'exists' : 'exist'}.`, {
        fix: 'move the files away, or overwrite them with --force.',
      });
    const written: string[] = [];
    const write = async (file: string, text: string) => {
      await files.write(join(shell.cwd, file), text);
      written.push(file);
    };
    for (const [file, text] of hooks) await write(file, text);
    // Read again: with the plugin's manifest, agents offer the skills in another way.
    const draft = drafts ? await draftAll(options, positionals, await readSource(folder), shell.cwd, own) : null;
    for (const [file, text] of Object.entries(draft?.targets ?? {})) await write(file, text);
    const hasCases = existsSync(join(shell.cwd, CORPUS));
    if (options.hooks) {
      const old = await readFile(join(shell.cwd, BASELINE_FILE), 'utf8').catch(() => null);
      await write(BASELINE_FILE, addToBaseline(old));
      if (!existsSync(join(shell.cwd, WORKFLOW)) || drafts)
        await write(WORKFLOW, renderWorkflow(inputsOf(options.source, nameCorpus(options.source, hasCases)), own));
    }
    const steps = options.hooks ? listHookSteps(options.source, hasCases) : listNextSteps(options.source, options.from);
    const name =
      own.name === PLACEHOLDER && written.includes(WORKFLOW)
        ? `In ${WORKFLOW}, replace \`${PLACEHOLDER}\` by the repository of this action.\n`
        : '';
    shell.stdout(`${[...new Set(written)].join('\n')}\n\n${draft?.words ?? ''}${steps}${name}`);
    return 0;
  },
});

const CORPUS = 'cases.json';
const WORKFLOW = '.github/workflows/agent-routing.yml';

const inputsOf = (source: string, cases: string): Record<string, string> => ({
  ...(source === '.' ? {} : { source }),
  ...(cases === CORPUS ? {} : { cases }),
});

async function draftAll(
  options: { source: string; from: string; skill?: string | undefined },
  positionals: string[],
  source: Source,
  cwd: string,
  own: OwnRepository,
): Promise<{ targets: Record<string, string>; words: string }> {
  const agents = predictAgents(source);
  const { cases, skills, left_out } =
    options.from === 'skills'
      ? leaveOutUnlisted(draftCases(source, rankLookAlikes(source.skills)), agents)
      : await readQueries(positionals, options.skill, source, cwd);
  const targets = {
    [CORPUS]: renderCases(cases),
    [BASELINE_FILE]: renderBaseline(cases, skills, source, agents, new Date()),
    [WORKFLOW]: renderWorkflow(inputsOf(options.source, CORPUS), own),
  };
  return { targets, words: describeCorpus({ cases, skills, left_out }, source, agents) };
}

async function readQueries(
  [file]: string[],
  skill: string | undefined,
  source: Source,
  cwd: string,
): Promise<FirstCorpus> {
  if (!file)
    throw new ConfigError('--from skill-creator needs a file of queries.', {
      fix: 'agent-routing init --from skill-creator --skill ID queries.json',
    });
  const only = source.skills.length === 1 ? source.skills[0]?.id : undefined;
  const id = skill ?? only;
  const ids = source.skills.map((one) => one.id);
  const [found, other] = id ? findDistinctSkills(source, id) : [];
  if (!id || !found) {
    const meant = id ? suggest(id, ids) : null;
    throw new ConfigError(
      id ? `The source has no skill '${id}'.` : 'It is not clear which skill the queries are about.',
      { fix: meant ? `Did you mean --skill ${meant}?` : `add --skill with one of ${ids.slice(0, 12).join(', ')}.` },
    );
  }
  if (other)
    throw new ConfigError(`'${id}' names more than one skill: ${found.path} and ${other.path}.`, {
      fix: 'write --skill plugin:skill, or rename one of them.',
    });
  const path = resolve(cwd, file);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ConfigError('There is no such file.', { file, fix: 'name the JSON file that skill-creator wrote.' });
  });
  const cases = casesFromSkillCreator(text, relative(cwd, path) || file, id);
  return { cases, skills: new Map(cases.map(({ case_id }) => [case_id, found])), left_out: [] };
}

function renderCases(cases: readonly FirstCase[]): string {
  return `${JSON.stringify({ $meta: { schema: 1 }, cases }, null, 2)}\n`;
}

/** The offline ranker asks each description what else it might mean. */
function rankLookAlikes(skills: readonly Skill[]): (skill: Skill) => Skill[] {
  const tools = new Map(skills.map((skill) => [skill, makeTool(skill.id, skill.description ?? '')]));
  const owners = new Map([...tools].map(([skill, tool]) => [tool, skill]));
  const nearest = createNearest([...tools.values()], loadVectors());
  return (skill) => nearest(tools.get(skill)!).flatMap((tool) => owners.get(tool) ?? []);
}

/** A case that no agent can pass would only be a row to accept. */
function leaveOutUnlisted({ cases, skills, left_out }: FirstCorpus, agents: readonly PredictedAgent[]): FirstCorpus {
  const hidden = cases.flatMap(({ case_id }) => {
    const skill = skills.get(case_id);
    const reasons = skill ? agents.map(({ refuse }) => refuse(skill)) : [];
    return skill && reasons.every((reason) => reason !== null)
      ? [{ case_id, skill, reason: `no agent lists it: ${reasons[0]}` }]
      : [];
  });
  const ids = new Set(hidden.map(({ case_id }) => case_id));
  return {
    cases: cases.filter(({ case_id }) => !ids.has(case_id)),
    skills,
    left_out: [...left_out, ...hidden.map(({ skill, reason }) => ({ skill, reason }))],
  };
}

const MOST_NAMED = 12;

/** What was written, what was left out, and what is expected to fail from the start. */
function describeCorpus(corpus: FirstCorpus, source: Source, agents: readonly PredictedAgent[]): string {
  const { cases, skills, left_out } = corpus;
  const refused = cases.flatMap(({ case_id, expected_skill }) => {
    const skill = expected_skill ? skills.get(case_id) : undefined;
    return agents.flatMap(({ name, refuse }) => {
      const reason = skill ? refuse(skill) : null;
      return reason === null ? [] : [`${case_id} on ${name}: ${reason}`];
    });
  });
  const covered = new Set(cases.flatMap(({ case_id }) => skills.get(case_id) ?? [])).size;
  const sections = [
    `${count(cases.length, 'case')} for ${count(covered, 'skill')}.`,
    ...listSome(
      `${count(left_out.length, 'skill')} of ${source.skills.length} left without a case:`,
      left_out.map(({ skill, reason }) => `${skill.path}: ${reason}`),
    ),
    ...listSome(`${count(refused.length, 'row')} expected to fail, with the reason in ${BASELINE_FILE}:`, refused),
  ];
  return `${sections.join('\n')}\n\n`;
}

function listSome(title: string, rows: readonly string[]): string[] {
  if (rows.length === 0) return [];
  const more = rows.length - MOST_NAMED;
  return [
    '',
    title,
    ...rows.slice(0, MOST_NAMED).map((row) => `  ${oneLine(row, 400)}`),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ];
}

function listNextSteps(source: string, from: string): string {
  const where = source === '.' ? '' : ` --source ${source}`;
  const steps = [
    ...(from === 'skills' ? ['reword the prompts, which come from the descriptions, as a user would write them'] : []),
    `agent-routing lint${where}`,
    `agent-routing run${where}`,
    `agent-routing baseline update --reason "why"`,
  ];
  const numbered = steps.map((step, index) => `  ${index + 1}. ${step}`);
  return `Next:\n${numbered.join('\n')}\nThe baseline holds the predicted offers: a description that an agent stops showing in full is reported from the first run on. The last step records what the run measured and cannot be fixed.\n`;
}
