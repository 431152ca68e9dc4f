/** `init`: a first corpus, baseline and workflow for the plugin at hand. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { z } from 'zod';
import { AGENTS } from '../../lib/agents/index.js';
import { BASELINE_FILE, parseBaseline, serializeBaseline } from '../../lib/baseline.js';
import { casesFromSkillCreator, draftCases, type FirstCase } from '../../lib/case/first-corpus.js';
import { ConfigError } from '../../lib/config-error.js';
import { files } from '../../lib/io/files.js';
import { readSource } from '../../lib/io/source.js';
import { nearest } from '../../lib/nearest.js';
import { count } from '../../lib/report/words.js';
import type { Source } from '../../lib/skill/skill.js';
import { defineCommand } from '../command.js';

/** source: where the skills stand, from the repository's root. */
const renderWorkflow = (source: string) => `name: agent-routing
on: pull_request
permissions:
  contents: read
  pull-requests: write
jobs:
  routing:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
      - uses: org/agent-routing@v1
${source === '.' ? '' : `        with:\n          source: ${JSON.stringify(source)}\n`}`;

export const init = defineCommand({
  summary: 'Writes a first corpus, baseline and workflow for the plugin at hand',
  positionals: '[queries.json]',
  options: z.object({
    source: z.string().default('.').describe('Folder of the plugin or skills'),
    from: z
      .enum(['skills', 'skill-creator'])
      .default('skills')
      .describe("Where cases come from: the skills' descriptions, or skill-creator's [{query, should_trigger}]"),
    skill: z.string().optional().describe('The skill that such queries are about'),
    force: z.boolean().default(false).describe('Overwrite what is there'),
  }),
  async run(options, positionals, shell) {
    const source = await readSource(resolve(shell.cwd, options.source));
    if (source.skills.length === 0)
      throw new ConfigError('There are no skills to write cases for.', {
        file: options.source,
        fix: 'run this in a folder with skills/<name>/SKILL.md, or name it with --source.',
      });
    const cases =
      options.from === 'skills'
        ? draftCases(source.skills)
        : await readQueries(positionals, options.skill, source, shell.cwd);
    const targets = {
      'cases.json': renderCases(cases),
      [BASELINE_FILE]: renderBaseline(cases),
      '.github/workflows/agent-routing.yml': renderWorkflow(options.source),
    };
    const taken = Object.keys(targets).filter((file) => existsSync(join(shell.cwd, file)));
    if (taken.length > 0 && !options.force)
      throw new ConfigError(`${taken.join(' and ')} ${taken.length === 1 ? 'is' : 'are'} there already.`, {
        fix: 'move them away, or write over them with --force.',
      });
    for (const [file, text] of Object.entries(targets)) await files.write(join(shell.cwd, file), text);
    const where = options.source === '.' ? '' : ` --source ${options.source}`;
    shell.stdout(
      `${Object.keys(targets).join('\n')}\n\n${count(cases.length, 'case')} for ${count(source.skills.length, 'skill')}. Next:\n  1. say each prompt in a user's words, without the skill's name;\n  2. agent-routing lint${where}\n  3. agent-routing run${where}\nThe baseline expects every case to pass on every agent; the run shows where that is not so. What cannot be mended is recorded with\n  4. agent-routing baseline update --reason "why"\n`,
    );
    return 0;
  },
});

async function readQueries(
  [file]: string[],
  skill: string | undefined,
  source: Source,
  cwd: string,
): Promise<FirstCase[]> {
  if (!file)
    throw new ConfigError('--from skill-creator needs the file of queries.', {
      fix: 'agent-routing init --from skill-creator --skill ID queries.json',
    });
  const only = source.skills.length === 1 ? source.skills[0]?.id : undefined;
  const id = skill ?? only;
  const ids = source.skills.map((one) => one.id);
  if (!id || !ids.includes(id)) {
    const meant = id ? nearest(id, ids) : null;
    throw new ConfigError(
      id ? `The source has no skill '${id}'.` : 'It is not said which skill the queries are about.',
      { fix: meant ? `did you mean --skill ${meant}?` : `add --skill with one of ${ids.slice(0, 12).join(', ')}.` },
    );
  }
  const path = resolve(cwd, file);
  const text = await readFile(path, 'utf8').catch(() => {
    throw new ConfigError('There is no such file.', { file, fix: 'name the JSON file that skill-creator wrote.' });
  });
  return casesFromSkillCreator(text, relative(cwd, path) || file, id);
}

function renderCases(cases: readonly FirstCase[]): string {
  return `${JSON.stringify({ $meta: { schema: 1 }, cases }, null, 2)}\n`;
}

/** Negatives run where something chooses; the default mode has no row for them yet. */
function renderBaseline(cases: readonly FirstCase[]): string {
  const expected = { expected_status: 'pass', allow_timeout: false };
  const rows = cases
    .filter((row) => row.expected_skill)
    .map((row) => [row.case_id, Object.fromEntries(Object.keys(AGENTS).map((agent) => [agent, expected]))]);
  return serializeBaseline(parseBaseline(JSON.stringify(Object.fromEntries(rows)), BASELINE_FILE));
}
