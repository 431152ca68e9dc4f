import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AGENT_NAMES } from '../../../lib/agents/index.js';
import { parseAgentKeys } from '../../../lib/contract/agent-key.js';
import { findOwnSettings, readUserSettings } from '../../../src/run/prepare/user-settings.js';
import { writeTree } from '../../helpers/file-tree.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const folder = temporaryFolder();
const keys = parseAgentKeys(['claude', 'claude@haiku', 'codex', 'pi'], AGENT_NAMES);

describe('the settings of this machine’s user', () => {
  it('are found where each agent keeps them, and the files are named, also one that is not there', () => {
    const home = folder();
    writeTree(home, { '.claude/settings.json': '{}', 'elsewhere/config.toml': '' });
    const lines: string[] = [];
    const found = findOwnSettings(keys, { HOME: home, CODEX_HOME: join(home, 'elsewhere') }, (line) =>
      lines.push(line),
    );
    expect(found).toEqual([`claude=${home}/.claude/settings.json`, `codex=${home}/elsewhere/config.toml`]);
    expect(lines).toEqual([
      `--mine reads ${home}/.claude/settings.json, ${home}/elsewhere/config.toml, and of it only what decides a listing.`,
    ]);
    findOwnSettings(keys, { HOME: join(home, 'none') }, (line) => lines.push(line));
    expect(lines[1]).toMatch(
      /^--mine reads nothing.*; not there: \S+none\/\.claude\/settings\.json, \S+config\.toml\.$/,
    );
  });
});

describe('--settings', () => {
  const cwd = folder();
  writeTree(cwd, { 'x.json': '{"disableBundledSkills": true, "apiKeyHelper": "x"}', '.codex/config.toml': '' });
  const read = (...words: string[]) => readUserSettings(words, keys, cwd);

  it('takes a file by the name of its agent, or by the place where only one agent has it', () => {
    expect(read('claude=x.json', '.codex/config.toml')).toEqual({ claude: { disableBundledSkills: true }, codex: {} });
  });

  it('says what is wrong with a word, and how to write it', () => {
    expect(() => read('x.json')).toThrow(
      /of several agents .*Fix: write name=x\.json, with name one of claude, codex, pi/,
    );
    expect(() => read('gemini=x.json')).toThrow(/'gemini' is none of the agents that are asked\. Fix: name one of/);
    expect(() => read('claude=gone.json')).toThrow(/gone\.json does not exist\. Fix: /);
  });
});
