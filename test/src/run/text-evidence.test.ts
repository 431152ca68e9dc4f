import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { type Results, ResultsSchema } from '../../../lib/contract/result.js';
import { run } from '../../../src/commands/run.js';
import { runCommand } from '../../../src/options/command.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
/** As the seeds' corpus writes it: an array, evidence lists with id and path, activity in the words of three CLIs. */
const ANY = [
  'tool_use',
  'read_file',
  'file_search',
  'command_execution',
  'mcp:',
  'Glob ',
  'Grep ',
  'Read(',
  'Bash(',
  'shell(',
];
const row = (case_id: string, skill: string, more: object = {}) => ({
  case_id,
  category: 'foundation',
  prompt: `Do what ${case_id} is about.`,
  expected_skill: skill,
  required_all_evidence: [skill, `${skill}/SKILL.md`],
  required_any_evidence: ANY,
  required_evidence: [],
  ...more,
});
const CASES = [
  row('plain', 'demo-api', { agents: IN_FULL ? ['claude', 'codex'] : ['codex'] }),
  row('weaker', 'demo-api', { expected_skill_min_tier: 2, agents: IN_FULL ? ['codex', 'copilot'] : ['codex'] }),
  row('id-only', 'demo-api-tests', {
    required_all_evidence: ['demo-api-tests'],
    require_skill_file: false,
    expected_skill_min_tier: 2,
    agents: ['codex'],
  }),
];

async function runWith(evidence: string, ...more: string[]): Promise<Results> {
  const root = writePlugin(newFolder(), 'demo', [{ dir: 'demo-api' }, { dir: 'demo-api-tests' }]);
  write(join(root, 'cases.json'), JSON.stringify(CASES));
  const shell = keptShell(root);
  await runCommand('run', run, ['--evidence', evidence, '--json', '--no-progress', ...more], shell);
  return ResultsSchema.parse(JSON.parse(shell.out.join('')));
}

const outcome = ({ results }: Results) =>
  Object.fromEntries(results.map((each) => [`${each.case_id} ${each.agent}`, each.failure_kind ?? each.status]));

describe('a corpus in the original projects’ format, on the real agents,', () => {
  let text: Results;
  beforeAll(async () => {
    text = await runWith('text');
  });

  it('is judged by events: a confirmed use is Tier 1 also where no line says so', async () => {
    // On the others, too, every way of installing passes by events: installs.test.ts.
    const events = await runWith('events', '--case-id', 'plain', '--agents', 'codex');
    expect(outcome(events)).toEqual({ 'plain codex': 'pass' });
  });

  it('is judged by lines of text: Tier 1 is reached on Claude alone, and Tier 2 suffices where the case accepts it', () => {
    expect(outcome(text)).toEqual({
      ...(IN_FULL ? { 'plain claude': 'pass' } : {}),
      // Codex and Copilot never print `Base directory for this skill:`, the seeds' only sign of Tier 1 for them.
      'plain codex': 'evidence_too_weak',
      'weaker codex': 'pass',
      // Copilot's skill tool names the skill and not its file.
      ...(IN_FULL ? { 'weaker copilot': 'missing_skill_file_evidence' } : {}),
      'id-only codex': 'pass',
    });
    for (const { agent, case_id, token_hits, expected_skill, source } of text.results) {
      const hit = token_hits[expected_skill ?? ''];
      expect([case_id, agent, hit?.tier, source]).toEqual([case_id, agent, agent === 'claude' ? 1 : 2, 'cli_output']);
      expect(hit?.source_detail).toMatch(/^stdout:\d+ score \d+$/);
    }
  });
});
