import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { attribute } from '../../../lib/agents/formats.js';
import { AGENTS } from '../../../lib/agents/index.js';
import type { AgentEvent } from '../../../lib/contract/transcript/event.js';
import { createExplainer } from '../../../lib/evidence/explain/explain.js';
import { createTextCollector } from '../../../lib/evidence/text-collector.js';
import { createLineSplitter } from '../../../lib/io/files/line-splitter.js';
import { anyCharacter } from '../../helpers/any-character.js';
import { exited, skillCase } from '../../helpers/events.js';

type AgentName = keyof typeof AGENTS;
const names = Object.keys(AGENTS) as AgentName[];
const json = (value: unknown) => JSON.stringify(value);

/** Kilo's records are the same. */
const OPENCODE_LOOKALIKES = [
  json({
    type: 'tool_use',
    sessionID: 's',
    part: {
      type: 'tool',
      tool: 'skill',
      callID: 't1',
      id: 'p1',
      state: { status: 'error', input: { name: 'alpha' }, error: 'Use another skill than alpha.' },
    },
  }),
  json({
    type: 'tool_use',
    sessionID: 's',
    part: {
      type: 'tool',
      tool: 'bash',
      callID: 't2',
      id: 'p2',
      state: {
        status: 'completed',
        input: { command: 'ls /w/.agents/skills/alpha/SKILL.md' },
        output: '/w/.agents/skills/alpha/SKILL.md\n',
        metadata: { exit: 0 },
      },
    },
  }),
  json({ type: 'text', sessionID: 's', part: { id: 'p3', type: 'text', text: 'Loaded skill: alpha' } }),
  json({ type: 'step_finish', sessionID: 's', part: { id: 'p4', reason: 'stop', tokens: { input: 1, output: 1 } } }),
];

const OPENCODE_USE = [
  json({
    type: 'tool_use',
    sessionID: 's',
    part: {
      type: 'tool',
      tool: 'skill',
      callID: 'c1',
      id: 'p1',
      state: {
        status: 'completed',
        input: { name: 'alpha' },
        output: '<skill_content name="alpha">\n# Skill: alpha\n\nDo it.\n</skill_content>',
      },
    },
  }),
];

/** Runs in which alpha is named in every tempting way and used in none. */
const UNUSED: Record<AgentName, string[]> = {
  claude: [
    json({ type: 'system', subtype: 'init', cwd: '/w', session_id: 's', tools: ['Skill', 'Bash'], skills: ['alpha'] }),
    json({
      type: 'assistant',
      message: { role: 'assistant', content: [{ type: 'text', text: 'Launching skill: alpha' }] },
    }),
    json({
      type: 'assistant',
      message: {
        role: 'assistant',
        content: [{ type: 'tool_use', id: 't1', name: 'Skill', input: { skill: 'alpha' } }],
      },
    }),
    json({
      type: 'user',
      message: {
        role: 'user',
        content: [{ type: 'tool_result', tool_use_id: 't1', is_error: true, content: 'Execute skill: alpha' }],
      },
    }),
    json({
      type: 'assistant',
      message: {
        role: 'assistant',
        content: [
          { type: 'tool_use', id: 't2', name: 'Bash', input: { command: 'ls /w/.claude/skills/alpha/SKILL.md' } },
        ],
      },
    }),
    json({
      type: 'user',
      message: {
        role: 'user',
        content: [
          { type: 'tool_result', tool_use_id: 't2', is_error: false, content: '/w/.claude/skills/alpha/SKILL.md' },
        ],
      },
    }),
    json({
      type: 'result',
      subtype: 'success',
      is_error: false,
      result: 'alpha',
      session_id: 's',
      usage: { input_tokens: 1, output_tokens: 1 },
    }),
  ],
  codex: [
    json({ type: 'thread.started', thread_id: 's' }),
    json({ type: 'turn.started' }),
    json({
      type: 'item.completed',
      item: { id: 'i0', type: 'agent_message', text: 'Base directory for this skill: /w/alpha/SKILL.md' },
    }),
    json({
      type: 'item.started',
      item: {
        id: 'i1',
        type: 'command_execution',
        command: "/bin/bash -lc 'cat /w/.agents/skills/alpha/SKILL.md'",
        aggregated_output: '',
        exit_code: null,
        status: 'in_progress',
      },
    }),
    json({
      type: 'item.completed',
      item: {
        id: 'i1',
        type: 'command_execution',
        command: "/bin/bash -lc 'cat /w/.agents/skills/alpha/SKILL.md'",
        aggregated_output: 'cat: /w/.agents/skills/alpha/SKILL.md: No such file or directory\n',
        exit_code: 1,
        status: 'failed',
      },
    }),
    json({
      type: 'item.completed',
      item: {
        id: 'i2',
        type: 'command_execution',
        command: "/bin/bash -lc 'rm -rf .agents/skills/alpha/SKILL.md'",
        aggregated_output: '',
        exit_code: 0,
        status: 'completed',
      },
    }),
    json({ type: 'turn.completed', usage: { input_tokens: 1, output_tokens: 1 } }),
  ],
  copilot: [
    json({
      type: 'session.skills_loaded',
      data: { skills: [{ name: 'alpha', path: '/w/.github/skills/alpha/SKILL.md' }] },
    }),
    json({ type: 'user.message', data: { content: 'Use alpha/SKILL.md' } }),
    json({
      type: 'tool.execution_start',
      data: { toolCallId: 'c1', toolName: 'skill', arguments: { skill: 'alpha' } },
    }),
    json({
      type: 'tool.execution_complete',
      data: { toolCallId: 'c1', success: false, error: { message: 'Denied by preToolUse hook: no', code: 'denied' } },
    }),
    json({
      type: 'tool.execution_start',
      data: { toolCallId: 'c2', toolName: 'bash', arguments: { command: 'ls .github/skills/alpha/SKILL.md' } },
    }),
    json({
      type: 'tool.execution_complete',
      data: {
        toolCallId: 'c2',
        success: true,
        result: { content: '.github/skills/alpha/SKILL.md\n' },
        shellExecution: { exitCode: 0 },
      },
    }),
    json({ type: 'assistant.message', data: { content: 'Skill "alpha" loaded successfully.', toolRequests: [] } }),
    json({ type: 'result', sessionId: 's', exitCode: 0, usage: {} }),
  ],
  pi: [
    json({ type: 'session', version: 3, id: 's', cwd: '/w' }),
    json({
      type: 'message_start',
      message: { role: 'system', content: '<name>alpha</name><location>/w/.pi/skills/alpha/SKILL.md</location>' },
    }),
    json({
      type: 'tool_execution_start',
      toolCallId: 't1',
      toolName: 'read',
      args: { path: '/w/.pi/skills/alpha/SKILL.md' },
    }),
    json({
      type: 'tool_execution_end',
      toolCallId: 't1',
      toolName: 'read',
      result: { content: [{ type: 'text', text: 'Use another skill than alpha.' }], details: {} },
      isError: true,
    }),
    json({
      type: 'tool_execution_start',
      toolCallId: 't2',
      toolName: 'bash',
      args: { command: 'ls /w/.pi/skills/alpha/SKILL.md' },
    }),
    json({
      type: 'tool_execution_end',
      toolCallId: 't2',
      toolName: 'bash',
      result: { content: [{ type: 'text', text: '/w/.pi/skills/alpha/SKILL.md\n' }] },
      isError: false,
    }),
    json({
      type: 'message_end',
      message: { role: 'assistant', content: [{ type: 'text', text: 'Using the alpha skill.' }], stopReason: 'stop' },
    }),
    json({ type: 'agent_settled' }),
  ],
  opencode: OPENCODE_LOOKALIKES,
  kilo: OPENCODE_LOOKALIKES,
  cline: [
    json({
      ts: 't',
      type: 'agent_event',
      event: {
        type: 'content_start',
        contentType: 'tool',
        toolName: 'skills',
        toolCallId: 't1',
        input: { skill: 'alpha' },
      },
    }),
    json({
      ts: 't',
      type: 'agent_event',
      event: {
        type: 'content_end',
        contentType: 'tool',
        toolName: 'skills',
        toolCallId: 't1',
        output: 'Skill "alpha" is configured but disabled.',
      },
    }),
    json({
      ts: 't',
      type: 'agent_event',
      event: { type: 'content_end', contentType: 'text', text: '<command-name>alpha</command-name>' },
    }),
    json({ ts: 't', type: 'run_result', finishReason: 'completed', text: 'alpha' }),
  ],
  gemini: [
    json({ type: 'init', timestamp: 't', session_id: 's', model: 'm' }),
    json({ type: 'message', timestamp: 't', role: 'assistant', content: 'Skill **alpha** activated.', delta: true }),
    json({
      ...{ type: 'tool_use', timestamp: 't', tool_name: 'activate_skill', tool_id: 'c1' },
      parameters: { name: 'alpha' },
    }),
    json({
      ...{
        type: 'tool_result',
        timestamp: 't',
        tool_id: 'c1',
        status: 'error',
        output: 'Tool execution blocked: alpha',
      },
      error: { type: 'policy_violation', message: 'Tool execution blocked: alpha' },
    }),
    json({
      ...{ type: 'tool_use', timestamp: 't', tool_name: 'run_shell_command', tool_id: 'c2' },
      parameters: { command: 'ls /w/.agents/skills/alpha/SKILL.md' },
    }),
    json({
      ...{ type: 'tool_result', timestamp: 't', tool_id: 'c2', status: 'success' },
      output: '/w/.agents/skills/alpha/SKILL.md',
    }),
    json({ type: 'result', timestamp: 't', status: 'success', stats: {} }),
  ],
  qwen: [
    json({ type: 'system', subtype: 'init', cwd: '/w', session_id: 's', qwen_code_version: '0.24.4' }),
    json({
      ...{ type: 'assistant', session_id: 's' },
      message: { role: 'assistant', content: [{ type: 'text', text: 'Base directory for this skill: /w/alpha' }] },
    }),
    json({
      ...{ type: 'assistant', session_id: 's' },
      message: { content: [{ type: 'tool_use', id: 't1', name: 'skill', input: { skill: 'alpha' } }] },
    }),
    json({
      ...{ type: 'user', session_id: 's' },
      message: {
        content: [{ type: 'tool_result', tool_use_id: 't1', is_error: true, content: 'Skill "alpha" not found.' }],
      },
    }),
    json({
      ...{ type: 'assistant', session_id: 's' },
      message: {
        content: [
          {
            type: 'tool_use',
            id: 't2',
            name: 'run_shell_command',
            input: { command: 'ls /w/.agents/skills/alpha/SKILL.md' },
          },
        ],
      },
    }),
    json({
      ...{ type: 'user', session_id: 's' },
      message: { content: [{ type: 'tool_result', tool_use_id: 't2', content: '/w/.agents/skills/alpha/SKILL.md' }] },
    }),
    json({ type: 'result', subtype: 'success', is_error: false, result: 'alpha', session_id: 's' }),
  ],
};

/** A run that used alpha, to know that the detector sees at all. */
const USED: Record<AgentName, string[]> = {
  claude: [
    json({
      type: 'assistant',
      message: {
        role: 'assistant',
        content: [{ type: 'tool_use', id: 't1', name: 'Skill', input: { skill: 'alpha' } }],
      },
    }),
    json({
      type: 'user',
      message: {
        role: 'user',
        content: [{ type: 'tool_result', tool_use_id: 't1', content: 'Launching skill: alpha' }],
      },
      tool_use_result: { success: true, commandName: 'alpha' },
    }),
  ],
  codex: [
    json({
      type: 'item.completed',
      item: {
        id: 'i1',
        type: 'command_execution',
        command: "/bin/bash -lc 'cat /w/.agents/skills/alpha/SKILL.md'",
        aggregated_output: '---\nname: alpha\ndescription: d\n---\n\n# alpha\n\nDo it.\n',
        exit_code: 0,
        status: 'completed',
      },
    }),
  ],
  copilot: [
    json({
      type: 'tool.execution_start',
      data: { toolCallId: 'c1', toolName: 'skill', arguments: { skill: 'alpha' } },
    }),
    json({
      type: 'tool.execution_complete',
      data: {
        toolCallId: 'c1',
        success: true,
        result: { content: 'Skill "alpha" loaded successfully. Follow the instructions in the skill context.' },
      },
    }),
  ],
  pi: [
    json({
      type: 'tool_execution_start',
      toolCallId: 'c1',
      toolName: 'read',
      args: { path: '/w/.agents/skills/alpha/SKILL.md' },
    }),
    json({
      type: 'tool_execution_end',
      toolCallId: 'c1',
      toolName: 'read',
      result: { content: [{ type: 'text', text: '---\nname: alpha\ndescription: d\n---\n\n# alpha\n\nDo it.\n' }] },
      isError: false,
    }),
  ],
  opencode: OPENCODE_USE,
  kilo: OPENCODE_USE,
  cline: [
    json({
      ts: 't',
      type: 'agent_event',
      event: {
        type: 'content_start',
        contentType: 'tool',
        toolName: 'skills',
        toolCallId: 'c1',
        input: { skill: 'alpha' },
      },
    }),
    json({
      ts: 't',
      type: 'agent_event',
      event: {
        type: 'content_end',
        contentType: 'tool',
        toolName: 'skills',
        toolCallId: 'c1',
        output: '<command-name>alpha</command-name>\n<command-instructions>\nDo it.\n</command-instructions>',
      },
    }),
  ],
  gemini: [
    json({
      ...{ type: 'tool_use', timestamp: 't', tool_name: 'activate_skill', tool_id: 'c1' },
      parameters: { name: 'alpha' },
    }),
    json({
      ...{ type: 'tool_result', timestamp: 't', tool_id: 'c1', status: 'success' },
      output: 'Skill **alpha** activated. Resources loaded from `/w/.agents/skills/alpha`:',
    }),
  ],
  qwen: [
    json({
      ...{ type: 'assistant', session_id: 's' },
      message: { content: [{ type: 'tool_use', id: 't1', name: 'skill', input: { skill: 'alpha' } }] },
    }),
    json({
      ...{ type: 'user', session_id: 's' },
      message: { content: [{ type: 'tool_result', tool_use_id: 't1', is_error: false, content: 'Alpha skill.' }] },
    }),
  ],
};

const facts = {
  installed_skills: [{ id: 'alpha', dir: 'alpha', path: '/w/.agents/skills/alpha/SKILL.md' }],
  body_of: null,
  cwd: '/w',
};

function explain(name: AgentName, feed: (parser: ReturnType<(typeof AGENTS)[AgentName]['createParser']>) => void) {
  const explainer = createExplainer({ agent: name, skills: ['alpha'], installed: null });
  const parser = AGENTS[name].createParser(facts, (event: AgentEvent) => explainer.add(event), attribute);
  feed(parser);
  parser.end(exited());
  return explainer.end().skills['alpha'];
}

const explainLines = (name: AgentName, lines: readonly string[]) =>
  explain(name, (parser) => {
    for (const line of lines) parser.stdout(line);
  });

describe.each(names)('the evidence of %s transcripts', (name) => {
  it('tells used skills from unused ones', () => {
    expect(explainLines(name, USED[name])?.used).toBe(true);
    expect(explainLines(name, UNUSED[name])?.used).toBe(false);
  });

  it('never throws, whatever the bytes on whatever stream', () => {
    const junk = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.json(),
      fc
        .constantFrom(...USED[name], ...UNUSED[name])
        .chain((line) =>
          fc
            .tuple(fc.nat(line.length), fc.nat(line.length), fc.string())
            .map(([a, b, text]) => line.slice(0, a) + text + line.slice(b)),
        ),
      // Valid lines with a field of the wrong type: what a future version may print.
      fc
        .constantFrom(...USED[name], ...UNUSED[name])
        .chain((line) =>
          fc
            .jsonValue()
            .map((value) =>
              line.replace(
                /"(?:content|item|data|arguments|input|message|result)":/,
                (key) => `${key}${json(value)},"x":`,
              ),
            ),
        ),
    );
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('stdout', 'stderr', 'sessionLog'), junk), { maxLength: 20 }),
        (lines) => {
          explain(name, (parser) => {
            for (const [stream, line] of lines) parser[stream as 'stdout'](line);
          });
        },
      ),
      { numRuns: 150 },
    );
  });

  it('shows no use for a transcript without one that is cut anywhere', () => {
    const bytes = Buffer.from(UNUSED[name].join('\r\n'));
    fc.assert(
      fc.property(fc.nat(bytes.length), fc.nat(bytes.length), (a, b) => {
        const use = explain(name, (parser) => {
          const splitter = createLineSplitter((line) => parser.stdout(line));
          splitter.write(bytes.subarray(Math.min(a, b), Math.max(a, b)));
          splitter.end();
        });
        expect(use?.used).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it('shows no use for a transcript without one that is shuffled, doubled or thinned', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...UNUSED[name]), { maxLength: 25 }), (lines) => {
        expect(explainLines(name, lines)?.used).toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it('shows no use when noise is put between, behind or instead of lines without one', () => {
    const noise = fc.uint8Array({ maxLength: 40 });
    const place = fc.constantFrom('between', 'behind', 'instead');
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(UNUSED[name].length - 1), place, noise), { maxLength: 10 }), (changes) => {
        const lines = UNUSED[name].map((line) => [Buffer.from(line)]);
        for (const [at, where, bytes] of changes) {
          if (where === 'instead') lines[at] = [Buffer.from(bytes)];
          else lines[at]?.push(Buffer.from(where === 'between' ? [10, ...bytes] : bytes));
        }
        const use = explain(name, (parser) => {
          const splitter = createLineSplitter((line) => parser.stdout(line));
          for (const parts of lines) splitter.write(Buffer.concat([...parts, Buffer.from('\n')]));
          splitter.end();
        });
        expect(use?.used).toBe(false);
      }),
      { numRuns: 150 },
    );
  });
});

it('text evidence never throws, and a line without the id never has a hit', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: anyCharacter })),
      fc.constantFrom('claude', 'codex', 'copilot'),
      (lines, agent) => {
        const collector = createTextCollector({ testCase: skillCase({ expected_skill: 'alpha-beta' }), agent });
        for (const line of lines) collector.line('stdout', line);
        if (!lines.some((line) => /alpha-beta/i.test(line))) expect(collector.end().hits).toEqual({});
      },
    ),
  );
});
