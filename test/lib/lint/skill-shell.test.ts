import { describe, expect, it } from '@jest/globals';
import { claude } from '../../../lib/agents/claude/index.js';
import { codex } from '../../../lib/agents/codex/index.js';
import { lintSkills } from '../../../lib/lint/skill-rules.js';
import { parseFrontMatter } from '../../../lib/skill/front-matter.js';
import type { Source } from '../../../lib/skill/skill.js';

function findings(body: string, agents = [claude, codex]) {
  const text = `---\nname: alpha\ndescription: Use for the first thing.\n---\n\n${body}`;
  const skill = {
    ...{ id: 'alpha', dir: 'alpha', path: 'skills/alpha/SKILL.md', hash: 'x', description: 'Use for the first thing.' },
    ...{ text, front_matter: parseFrontMatter(text) },
  };
  const source = { skills: [skill], plugins: [], kind: 'skills', commands: [] } as unknown as Source;
  const linted = agents.map((agent) => ({ key: agent.name, agent, install: 'skills' as const, vendor_model: null }));
  return lintSkills({ source, agents: linted, prefix: '' })
    .filter(({ rule }) => rule === 'skill-shell')
    .map(({ line, message, consequences, fix }) => ({ line, message, agents: Object.keys(consequences), fix }));
}

describe('skill-shell', () => {
  it('names the command, its line and the agents that run it', () => {
    expect(findings('# Alpha\n\nToday: !`date -u`\n')).toEqual([
      {
        ...{ line: 8, message: "it runs 'date -u' when it is loaded", agents: ['claude'] },
        fix: 'tell the agent to run the command, or ship its output.',
      },
    ]);
  });

  it('says that an example runs too, and how to write one', () => {
    const [finding] = findings('# Alpha\n\n```markdown\nTests: !`npm test $1`\n```\n');
    expect(finding).toMatchObject({
      ...{ line: 9, message: "it runs 'npm test $1' when it is loaded, although that stands in a code block" },
      fix: expect.stringContaining('put a space between the exclamation mark and the backtick'),
    });
  });

  it('takes a block for what it is, not for an example', () => {
    expect(findings('```text\nx\n```\n\n```!\nls\n```\n')[0]).toMatchObject({
      line: 10,
      message: "it runs 'ls' when it is loaded",
    });
  });

  it('is silent where none of the agents runs it', () => {
    expect(findings('Today: !`date -u`\n', [codex])).toEqual([]);
  });
});
