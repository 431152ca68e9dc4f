import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { findAgent } from '../../../lib/agents/index.js';
import type { Install } from '../../../lib/contract/agent-key.js';
import { countClients, describeClients } from '../../../lib/lint/plugin/package-clients.js';
import { lintPackages } from '../../../lib/lint/plugin/package-rule.js';
import { readPackageFiles } from '../../../lib/setup/source/package-files.js';
import { readSource } from '../../../lib/setup/source/source.js';

const root = mkdtempSync(join(tmpdir(), 'package-rule-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const $schema = 'https://agent-plugins.org/schemas/1.0.0/plugin.schema.json';
const mcp = 'https://agent-plugins.org/schemas/1.0.0/mcp.schema.json';
const skill = (name: string) => `---\nname: ${name}\ndescription: It does ${name}.\n---\nDo it.\n`;

let made = 0;
async function lint(files: Record<string, unknown>, keys = ['codex', 'copilot', 'qwen', 'cline', 'claude']) {
  const folder = join(root, `p${made++}`);
  for (const [path, value] of Object.entries({ 'skills/alpha/SKILL.md': skill('alpha'), ...files })) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof value === 'string' ? value : JSON.stringify(value, null, 2));
  }
  const source = await readSource(folder);
  const agents = keys.map((key) => {
    const agent = findAgent(key.split('+')[0] ?? '');
    if (!agent) throw new Error(key);
    const install = (key.split('+')[1] as Install | undefined) ?? agent.defaultInstall(source);
    return { key, agent, install, vendor_model: null };
  });
  const findings = lintPackages(await readPackageFiles(source), { source, agents, prefix: '' });
  const clients = countClients(source, agents);
  return { findings, verdict: clients && describeClients(clients), installs: agents.map(({ install }) => install) };
}

const good = { $schema, name: 'kit' };

describe('a package of Agent Plugins', () => {
  it('is installed as one on its clients, has no finding and works on all of them', async () => {
    const { findings, verdict, installs } = await lint({ 'plugin.json': good });
    expect(findings).toEqual([]);
    expect(installs).toEqual(['agent-plugin', 'agent-plugin', 'agent-plugin', 'agent-plugin', 'plugin']);
    expect(verdict).toMatch(/^Agent Plugins 1\.0: works on 4 of 4 clients, predicted \(codex 0\.169\.0, /);
  });

  it('with a manifest that the standard rejects is an error at the field, for every client', async () => {
    const { findings, verdict } = await lint({ 'plugin.json': { ...good, name: 'Hello_Plugin' } });
    expect(findings).toMatchObject([
      { rule: 'agent-plugin', severity: 'error', file: 'plugin.json', line: 3, subject: 'name' },
    ]);
    expect(findings[0]?.message).toBe(
      "the standard Agent Plugins 1.0 rejects the whole package: name 'Hello_Plugin' has other characters than a-z, 0-9, - and .",
    );
    expect(Object.values(findings[0]?.consequences ?? {})).toHaveLength(4);
    expect(verdict).toContain('works on 0 of 4 clients, predicted; not on codex 0.169.0 (without alpha)');
  });

  it('says which client takes another version of the standard', async () => {
    const { findings, verdict } = await lint({
      'plugin.json': { ...good, $schema: $schema.replace('1.0.0', '1.1.0') },
    });
    expect(findings[0]?.consequences).toMatchObject({
      codex: 'Codex 0.169.0 loads nothing of it',
      copilot: 'GitHub Copilot CLI 1.0.102 takes it all the same',
    });
    expect(verdict).toContain('works on 1 of 4 clients, predicted (copilot 1.0.102)');
  });

  it('with fields that are ignored, and a skill out of place, is warned of', async () => {
    const { findings } = await lint({
      'plugin.json': { ...good, skills: ['./extras/'], extensions: [] },
      'skills/group/beta/SKILL.md': skill('beta'),
      'skills/gamma/SKILL.md': skill('delta'),
    });
    expect(findings.map(({ severity, subject }) => `${severity} ${subject}`).sort()).toEqual([
      'warning beta',
      'warning delta',
      'warning extensions',
      'warning skills',
    ]);
    const [beta, delta] = ['beta', 'delta'].map((name) => findings.find(({ subject }) => subject === name));
    expect(beta?.consequences['copilot']).toContain('does not leave it out');
    expect(beta?.consequences['qwen']).toContain('leaves it out');
    expect(delta?.consequences['codex']).toContain('does not leave it out');
    expect(delta?.consequences['cline']).toContain('leaves it out');
  });

  it('has each server that is not started named, or the whole file', async () => {
    const servers = {
      one: { type: 'stdio', command: './bin/server' },
      two: { type: 'stdio', command: 'bin/server' },
      three: { command: 'node' },
      four: { type: 'stdio', command: './../server' },
      five: { type: 'streamable-http', url: 'http://example.com/mcp' },
      six: { type: 'streamable-http', url: 'http://localhost:1/mcp' },
      seven: { type: 'stdio', command: 'node', cwd: '$' + '{PLUGIN_ROOT}/../x' },
    };
    const { findings } = await lint({ 'plugin.json': good, 'mcp.json': { $schema: mcp, mcpServers: servers } });
    expect(findings.map(({ subject }) => subject)).toEqual([
      'mcpServers.two.command',
      'mcpServers.three.type',
      'mcpServers.four.command',
      'mcpServers.five.url',
      'mcpServers.seven.cwd',
    ]);
    expect(findings[0]?.consequences).toMatchObject({
      codex: 'Codex 0.169.0 does not start it',
      copilot: 'GitHub Copilot CLI 1.0.102 starts it all the same',
    });
    const whole = await lint({ 'plugin.json': good, 'mcp.json': { mcpServers: servers } });
    expect(whole.findings).toMatchObject([{ severity: 'error', file: 'mcp.json', subject: '$schema' }]);
  });

  it('is none without the schema, and beside another manifest the default stays', async () => {
    const none = await lint({ 'plugin.json': { name: 'kit' } });
    expect([none.findings, none.verdict, none.installs[0]]).toEqual([[], null, 'skills']);
    const both = await lint({ 'plugin.json': good, '.claude-plugin/plugin.json': { name: 'kit' } });
    expect(both.installs.slice(0, 2)).toEqual(['skills', 'plugin']);
  });

  it('counts where a plugin is installed in another way, too: the root manifest wins', async () => {
    const files = {
      'plugin.json': { ...good, name: 'Bad_Name' },
      '.claude-plugin/plugin.json': { name: 'kit', skills: ['./extras/'] },
      'extras/beta/SKILL.md': skill('beta'),
    };
    const { verdict } = await lint(files, ['codex+plugin', 'copilot+plugin', 'codex+skills']);
    expect(verdict).toBe(
      'Agent Plugins 1.0: works on 1 of 3 clients, predicted (codex+skills 0.169.0); not on codex+plugin 0.169.0 (without beta, alpha), copilot+plugin 1.0.102 (without beta, alpha)',
    );
  });
});
