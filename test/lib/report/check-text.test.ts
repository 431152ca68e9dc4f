import { describe, expect, it } from '@jest/globals';
import { explainKept } from '../../../lib/contract/offer.js';
import { compareBaselines } from '../../../lib/delta/compare.js';
import type { Finding } from '../../../lib/lint/finding.js';
import { type CheckReport, summarise } from '../../../lib/report/check/input.js';
import { nameMissed } from '../../../lib/report/check/missed.js';
import { renderCheck } from '../../../lib/report/check/text.js';
import { renderDiscovery } from '../../../lib/report/terminal/discovery.js';
import { renderFindings } from '../../../lib/report/terminal/lint.js';
import { makeView } from '../../../lib/report/view/view.js';
import { nameFirst } from '../../../src/check/render-check.js';
import { makeResults } from '../../helpers/results.js';

const AGENTS = ['claude', 'codex', 'copilot', 'gemini', 'qwen', 'opencode', 'pi', 'cline'];

function makeReport(count: number): CheckReport {
  const offer = { kept_chars: 218, of_chars: 1_329, reason: null };
  const skills = [
    { id: 'firebase-apk-scanner', path: 'a/SKILL.md', offer: 'cut', ...offer },
    { id: 'supply-chain-risk-auditor', path: 'b/SKILL.md', offer: 'name_only', ...offer },
  ];
  const found = {
    version: '2.1.330',
    install: 'marketplace',
    skills,
    headroom: { unit: 'tokens', budget: 9, left: 0 },
  };
  const listing_context = { shares: [{ size: 8, tokens: 4_712 }] };
  return {
    ...{ source: { name: 'shop', skills: 2 }, findings: [], suppressed: 0, target: '.' },
    agents: Object.fromEntries(AGENTS.slice(0, count).map((agent) => [agent, { ...found, listing_context }])),
  } as unknown as CheckReport;
}

const render = (columns: number | null, agents = 3) =>
  renderCheck(makeReport(agents), { columns, all: false })
    .split('\n')
    .filter((line) => !line.startsWith('To paste'));

describe('the screen of check', () => {
  it('leaves out no finding alone', () => {
    const of = (count: number) => {
      const finding = { rule: 'skill-name', severity: 'warning', file: 'f', line: 1, message: 'm', consequences: {} };
      const findings = Array.from({ length: count }, (_, n) => ({ ...finding, subject: `s${n}`, fix: 'x.' }));
      const report = { ...makeReport(1), findings: findings as unknown as CheckReport['findings'] };
      return renderCheck(report, { columns: null, all: false });
    };
    expect(of(7)).toContain('warning skill-name s6');
    expect(of(8)).toContain('and 2 findings more; --all shows them');
  });

  it('says in the words of run and discover how each agent had the source', () => {
    const report = makeReport(3);
    report.source.had_as = 'plugin';
    for (const agent of ['codex', 'copilot']) Object.assign(report.agents[agent]!, { install: 'skills' });
    const words = 'as a plugin (codex: copies of the skills; copilot: copies of the skills)';
    expect(summarise(report)).toMatch(`2 skills ${words} on claude`);
    expect(renderDiscovery({ ...report, mode: 'oracle' }, null)).toMatch(`2 skills ${words}\n`);
    const results = makeResults(['claude', 'codex'].map((agent) => ({ agent })));
    Object.assign(results.environment, { had_as: 'plugin' });
    Object.assign(results.environment.agents['codex']!, { install: 'skills', hooks_install: 'plugin' });
    const comparison = compareBaselines({ results, current: null, ref: null });
    expect(makeView({ results, comparison }).had).toBe(
      'as a plugin (codex: copies of the skills, and the plugin for hooks)',
    );
  });

  it('says of the tools of a custom agent which its file lists in vain', () => {
    const report = makeReport(1);
    const withheld = ['Grep', 'Glob'].map((tool) => ({ tool, by: 'Bash' }));
    const subagents = [{ name: 'kit:scout', skills: [], tools: ['Read', 'Bash'], withheld, preloaded: [] }];
    Object.assign(report.agents['claude']!, { subagents });
    expect(renderDiscovery({ ...report, mode: 'oracle' }, null)).toContain(
      'tools Read, Bash (not Grep, Glob, which nobody is given who has Bash)\n',
    );
  });

  it('says of a table that lacks skills which it has', () => {
    const title = 'Not listed in full by every agent:';
    expect(render(null)).not.toContain(title);
    const report = makeReport(1);
    report.source.skills = 3;
    expect(renderCheck(report, { columns: null, all: false })).toContain(`\n${title}\nskill `);
  });

  it('names in the sum of all the servers that an agent cannot start', () => {
    const report = makeReport(2);
    const server = { kind: 'mcp_server', plugin: null, path: 'm', listed_as: [], reason: 'it does not start it.' };
    const [one, two, untried] = [
      { ...server, name: 'a' },
      { ...server, name: 'b' },
      { ...server, name: 'c', untried: true },
    ];
    Object.assign(report.agents['claude'] ?? {}, { parts: [untried], hooks: [] });
    Object.assign(report.agents['codex'] ?? {}, { parts: [one, untried], hooks: [] });
    expect(summarise(report)).toMatch(/ in full\), codex [\d.]+ \(\d+ in full, without MCP server a\): 0 errors/);
    Object.assign(report.agents['codex'] ?? {}, { parts: [one, two], hooks: [] });
    expect(summarise(report)).toMatch(/ in full, without MCP servers a, b\): 0 errors/);
  });

  it('names what an agent misses besides skills, unless a file or a declaration of its own gives it that', () => {
    const report = makeReport(2);
    const part = (kind: string, name: string, listed_as: string[] = []) => {
      return { kind, plugin: null, name, path: name, listed_as, reason: 'why.' };
    };
    const hook = (event: string, state: string) => {
      return {
        event,
        matcher: null,
        command: `node ./guards/${event}.js`,
        file: 'h',
        ran: null,
        state,
        reason: 'why.',
      };
    };
    const [stop, start] = [hook('Stop', 'not read'), { ...hook('Start', 'not read'), addressed_to: ['gemini'] }];
    const give = (agent: string, parts: object[], hooks: object[]) =>
      Object.assign(report.agents[agent] ?? {}, { parts, hooks });
    give('claude', [part('instructions', 'CLAUDE.md', ['CLAUDE.md'])], [{ ...stop, state: 'read' }]);
    // What an agent takes of no source is nothing to do.
    const people = [part('command', 'deploy.md'), part('subagent', 'scout')];
    give('codex', [part('instructions', 'CLAUDE.md'), ...people, part('mcp_server', 'clock')], [stop, start]);
    const names = 'codex is without MCP server clock, instructions CLAUDE.md, hook Stop Stop.js';
    expect(nameMissed(report.agents)).toBe(names);
    expect(nameFirst(report, 'ar')).toBe(
      `${names}: first do what the reasons above say, unless that is meant or your users have no such agent; then `,
    );
    const firstOf = (why: string) => {
      const finding = { rule: 'skill-offer', severity: 'warning', fix: 'x.', consequences: { codex: why } } as object;
      return nameFirst({ ...report, findings: [finding as Finding] }, 'ar');
    };
    expect(firstOf('it is too long')).toMatch(/^fix `skill-offer` first, since/);
    // What its author wants so is not to be mended.
    expect(firstOf(explainKept('`x`').reason)).toMatch(/^codex is without MCP server clock/);
    const own = part('instructions', 'AGENTS.md', ['AGENTS.md']);
    give('codex', [part('instructions', 'CLAUDE.md'), own], [stop, { ...stop, file: 'codex', state: 'read' }]);
    expect([nameMissed(report.agents), nameFirst(report, 'ar')]).toEqual(['', '']);
  });

  it('explains a sign only where it stands', () => {
    const report = makeReport(1);
    const hook = { event: 'Stop', matcher: null, command: './x', file: 'h', ran: null, state: 'read', reason: null };
    Object.assign(report.agents['claude'] ?? {}, { parts: [], hooks: [hook] });
    const text = renderCheck(report, { columns: null, all: false });
    expect(text).toMatch(/^read: the agent reads it, but it was not started here; `agent-routing discover/m);
    const asked = renderCheck({ ...report, trust: 'Its user is asked.' }, { columns: null, all: false });
    expect(asked).toMatch(/\n\nIts user is asked\.\n$/);
    const server = {
      kind: 'mcp_server',
      plugin: null,
      name: 's',
      path: 'm',
      listed_as: [],
      untried: true,
      reason: null,
    };
    Object.assign(report.agents['claude'] ?? {}, { parts: [server], hooks: [] });
    expect(renderCheck(report, { columns: null, all: false })).toMatch(
      /^-: not started here; `agent-routing discover/m,
    );
    Object.assign(report.agents['claude'] ?? {}, { parts: [{ ...server, found: true }] });
    expect(renderCheck(report, { columns: null, all: false })).toMatch(
      /^MCP server s +found\nfound: the agent finds its program, which was not started here; `agent-routing discover/m,
    );
    const file = { ...server, kind: 'instructions', name: 'CLAUDE.md', listed_as: ['CLAUDE.md'], untried: false };
    Object.assign(report.agents['claude'] ?? {}, { parts: [file] });
    expect(renderCheck(report, { columns: null, all: false })).toMatch(
      /^file name: the file by which the agent gives its model this text from the start; ABSENT: it does not$/m,
    );
  });

  it('has a line for each agent and each skill where they fit', () => {
    expect(render(null).filter((line) => line.startsWith('codex'))).toHaveLength(1);
    expect(render(140)).toContain('firebase-apk-scanner       cut 218/1,329  cut 218/1,329  cut 218/1,329');
  });

  it.each([80, 70])('breaks no row of a table at %i columns', (columns) => {
    const lines = render(columns);
    const at = lines.findIndex((line) => line.startsWith('codex 2.1.330'));
    expect(lines.slice(at, at + 2)).toEqual([
      'codex 2.1.330    marketplace  0 full, 1 cut, 1 name only',
      '  89 % of its skill list, which is full, about 4,712 tokens a session',
    ]);
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(columns);
  });

  it('names the agents at each offer where the table of eight would be too wide', () => {
    const lines = render(80, 8);
    expect(lines.join('\n')).toContain(
      'firebase-apk-scanner: claude cut 218/1,329, codex cut 218/1,329,\n    copilot cut 218/1,329, gemini',
    );
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThanOrEqual(80);
    expect(render(200, 8).join('\n')).toContain('skill                      claude         codex');
  });

  it('shows errors first, then what the branch took away, and cuts no error off for a warning', () => {
    const find = (severity: Finding['severity'], rule: Finding['rule'], subject: string): Finding => ({
      ...{ severity, rule, subject, file: `${subject}.md`, line: 1, message: 'm', fix: 'f.' },
      consequences: { claude: 'c', codex: 'c' },
    });
    const findings = [
      ...[...'abcd'].map((name) => find('warning', 'skill-offer', name)),
      find('warning', 'part-gone', 'gone'),
      ...[...'stuvw'].map((name) => find('error', 'skill-offer', name)),
      find('error', 'part-text-lost', 'lost'),
    ].map((one) => (one.rule.startsWith('part-') ? { ...one, consequences: {} } : one));
    const shown = (all: boolean) => {
      const out = renderCheck({ ...makeReport(1), findings }, { columns: null, all });
      return [...out.matchAll(/^(?:error|warning) \S+ (\S+):/gm)].map(([, subject]) => subject);
    };
    expect(shown(true)).toEqual(['lost', ...'stuvw', 'gone', ...'abcd']);
    expect(shown(false)).toEqual(['lost', ...'stuvw']);
    const files = renderFindings(findings, 0).match(/^\w+(?=\.md$)/gm);
    expect(files).toEqual(['lost', ...'stuvw', ...'abcd', 'gone']);
  });
});
