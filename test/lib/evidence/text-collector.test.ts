import { describe, expect, it } from '@jest/globals';
import type { Asked } from '../../../lib/evidence/claims.js';
import { createTextCollector } from '../../../lib/evidence/text-collector.js';
import { judge } from '../../../lib/verdict/judge.js';
import { exited, fault, skillCase } from '../../helpers/events.js';

function collect(lines: string[], fields: Record<string, unknown>, more: Partial<Asked> = {}, exit = exited()) {
  const testCase = skillCase(fields);
  const collector = createTextCollector({ testCase, agent: 'claude', ...more });
  for (const line of lines) {
    const stderr = line.startsWith('ERR ');
    collector.line(stderr ? 'stderr' : 'stdout', stderr ? line.slice(4) : line);
  }
  const evidence = collector.end(exit);
  return { ...evidence, verdict: judge({ testCase, evidence, exit }) };
}

const launch = '{"type":"tool_use","name":"Skill","input":{"skill":"alpha"}}';
const wanted = { expected_skill: 'alpha' };

describe('the text collector, on how a run ended,', () => {
  const listed = (lines: string[]) => {
    const testCase = skillCase(wanted);
    const collector = createTextCollector({ testCase, agent: 'claude' });
    for (const [index, line] of lines.entries()) {
      collector.line('stdout', line);
      // The agent's parser runs beside: to it plain text is what the model said.
      collector.add({ type: 'message', text: line, stream: 'stdout', line: index + 1, proof: line });
    }
    return judge({ testCase, evidence: collector.end(exited()), exit: exited() });
  };

  it('expects no closing line in plain text, which a template may print: the case fails for what is missing', () => {
    expect(listed(['tool_use'])).toMatchObject({ status: 'fail', failure_kind: 'skill_not_loaded' });
    expect(listed(['hello'])).toMatchObject({ status: 'fail', failure_kind: 'mixed_evidence_missing' });
  });

  it('expects the closing line in JSON: without it the end is unknown', () => {
    expect(listed(['{"type":"assistant","message":{}}'])).toMatchObject({ status: 'infra_error' });
  });
});

describe('the text collector, on claude,', () => {
  it('passes on an invocation and drops SKILL.md tokens, which it does not reliably print', () => {
    const { verdict } = collect([launch], { ...wanted, required_all_evidence: ['alpha', 'alpha/SKILL.md'] });
    expect(verdict).toMatchObject({ status: 'pass', matched_evidence: ['alpha', 'tool activity'] });
  });

  it.each([
    '{"type":"system","subtype":"init","skills":["alpha"],"note":"tool_use"}',
    '[DEBUG] Hooks: alpha',
    'Sending 17 skills via attachment: alpha',
    '{"type":"queue-operation","content":"alpha"}',
    '{"type":"user.message","content":"use alpha"}',
  ])('never counts %s', (line) => {
    expect(collect([line], wanted).hits).toEqual({});
  });

  it('reports the tier of the best hit', () => {
    expect(collect(['tool_use', 'alpha?'], wanted).verdict.failure_kind).toBe('weak_evidence_only');
    expect(collect(['tool_use alpha'], wanted).verdict).toMatchObject({
      failure_kind: 'evidence_too_weak',
      error: 'alpha was seen at Tier 2 (stdout:1 score 110), but Tier 1 is required',
    });
    expect(collect(['tool_use'], wanted).verdict.failure_kind).toBe('skill_not_loaded');
    expect(collect([], wanted).verdict.failure_kind).toBe('mixed_evidence_missing');
    expect(collect(['Launching skill: alpha'], wanted).verdict.failure_kind).toBe('missing_activity_evidence');
  });
});

describe('the text collector, on codex and copilot,', () => {
  const base = 'Base directory for this skill: /s/alpha';
  const codex = { agent: 'codex' };

  it('requires the path of SKILL.md beside the id', () => {
    expect(collect([base, 'tool_use'], wanted, codex).verdict).toMatchObject({
      failure_kind: 'missing_skill_file_evidence',
      missing_evidence: ['alpha/SKILL.md'],
    });
    expect(collect([`${base}/SKILL.md`, 'tool_use'], wanted, codex).verdict.status).toBe('pass');
    expect(collect([base, 'tool_use'], { ...wanted, require_skill_file: false }, codex).verdict.status).toBe('pass');
  });

  it('requires any SKILL.md where no skill is expected, and none where nothing is', () => {
    expect(collect(['tool_use'], { required_any_evidence: ['tool_use'] }, codex).verdict.missing_evidence).toEqual([
      'SKILL.md',
    ]);
    expect(collect(['tool_use'], {}, codex).verdict.status).toBe('pass');
  });

  it('gives Tier 2 for a generic read: too weak, unless the case accepts it', () => {
    const line = '{"type":"command_execution","command":"cat skills/alpha/SKILL.md"}';
    expect(collect([line], wanted, codex).verdict.failure_kind).toBe('evidence_too_weak');
    expect(collect([line], { ...wanted, expected_skill_min_tier: 2 }, codex).verdict.status).toBe('pass');
  });
});

describe('the text collector, on evidence tokens,', () => {
  it('matches ids exactly, in any case of letters', () => {
    expect(collect(['tool_use "skill":"alpha-two" "name":"Skill"'], wanted).hits).toEqual({});
  });

  it('matches an alias', () => {
    const fields = { ...wanted, provider_aliases: { claude: { al: 'alpha' } } };
    expect(collect(['{"name":"Skill","input":{"skill":"al"}} tool_use'], fields).verdict.status).toBe('pass');
  });

  it('requires all of a case’s own list; the original projects’ activity words in it match any activity', () => {
    const lines = [launch, 'WebApplicationFactory'];
    expect(
      collect([launch], { ...wanted, required_any_evidence: ['WebApplicationFactory'] }).verdict.failure_kind,
    ).toBe('missing_activity_evidence');
    expect(collect(lines, { ...wanted, required_any_evidence: ['WebApplicationFactory'] }).verdict.status).toBe('pass');
    expect(collect([launch], { ...wanted, required_any_evidence: ['Read('] }).verdict.status).toBe('pass');
  });

  it('fails a case for a token of a disallowed skill from Tier 2 on', () => {
    const fields = { ...wanted, disallowed_skills: ['beta'] };
    expect(collect([launch, 'beta'], fields).verdict.status).toBe('pass');
    expect(collect([launch, 'tool_use beta'], fields).verdict).toMatchObject({
      status: 'fail',
      mismatch_kind: 'disallowed_hit',
    });
  });
});

describe('the text collector, on a command that did not start,', () => {
  it('needs exit code 126 or 127 and such words on stderr, both', () => {
    const words = 'ERR bash: claude: command not found';
    expect(collect([words], wanted, {}, exited({ exit_code: 127 })).verdict).toMatchObject({
      status: 'infra_error',
      failure_category: 'transport',
      fault: { kind: 'cli_missing' },
    });
    expect(collect([words], wanted, {}, exited({ exit_code: 0 })).verdict.status).toBe('fail');
    expect(collect(['cat: x: No such file or directory'], wanted, {}, exited({ exit_code: 127 })).verdict.status).toBe(
      'fail',
    );
  });

  it('accepts a fault that the agent’s parser reports', () => {
    const testCase = skillCase(wanted);
    const collector = createTextCollector({ testCase, agent: 'claude' });
    collector.add(fault('auth', '401'));
    expect(judge({ testCase, evidence: collector.end(), exit: exited() }).status).toBe('infra_error');
  });
});
