import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { hadAs, type SourceAs } from '../../../lib/skill/had-as.js';
import { placesOf } from '../../../lib/skill/places.js';
import { linkIn, writeSkills } from '../../helpers/project.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

interface Repository {
  skills?: Record<string, string>;
  links?: Record<string, string>;
  files?: Record<string, string>;
}

const PLUGIN = { '.claude-plugin/plugin.json': '{"name": "kit"}' };
const MARKETPLACE = {
  '.claude-plugin/marketplace.json':
    '{"name": "m", "owner": {"name": "o"}, "plugins": [{"name": "p", "source": "./plugins/p"}]}',
};

function write({ skills = {}, links = {}, files = {} }: Repository): string {
  const root = newFolder();
  writeSkills(root, skills);
  for (const [path, to] of Object.entries(links)) linkIn(root, path, to);
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const read = async (repository: Repository, as?: SourceAs) => readSource(write(repository), as);
const foldersOf = ({ skills }: Awaited<ReturnType<typeof readSource>>) =>
  skills.map((skill) => placesOf(skill).map(({ path }) => dirname(path)));

describe('how a source is had', () => {
  it.each<[string, Repository, string]>([
    ['skills in a folder of an agent', { skills: { '.claude/skills/a': 'a' } }, 'project'],
    ['skills in a package alone', { skills: { 'packages/app/.agents/skills/a': 'a' } }, 'project'],
    ['a folder of skills', { skills: { 'skills/a': 'a' } }, 'skills'],
    ['a single skill', { skills: { '.': 'a' } }, 'skills'],
    ['skills that lie anywhere', { skills: { 'x/a': 'a', 'y/b': 'b' } }, 'skills'],
    ['a plugin', { skills: { 'skills/a': 'a' }, files: PLUGIN }, 'plugin'],
    ['a marketplace', { skills: { 'plugins/p/skills/a': 'a' }, files: MARKETPLACE }, 'plugin'],
    [
      'a plugin with skills of its project',
      { skills: { 'skills/a': 'a', '.pi/skills/b': 'b' }, files: PLUGIN },
      'plugin+project',
    ],
    [
      'a folder of skills that nothing installs, with others of its project',
      { skills: { 'skills/a': 'a', '.claude/skills/b': 'b' } },
      'project',
    ],
    [
      'an extension with others of its project',
      {
        skills: { 'skills/a': 'a', '.claude/skills/b': 'b' },
        files: { 'gemini-extension.json': '{"name": "kit", "version": "1.0.0"}' },
      },
      'skills+project',
    ],
    [
      'a plugin to whose skills an agent’s folder is a link',
      { skills: { 'skills/a': 'a' }, links: { '.claude/skills': '../skills' }, files: PLUGIN },
      'plugin',
    ],
    [
      'a folder of skills to which an agent’s has links',
      { skills: { 'skills/a': 'a' }, links: { '.agents/skills/a': '../../skills/a' } },
      'project',
    ],
    [
      'a plugin whose manifest names an agent’s folder',
      {
        skills: { '.claude/skills/a': 'a' },
        files: { '.claude-plugin/plugin.json': '{"name": "kit", "skills": "./.claude/skills/"}' },
      },
      'plugin',
    ],
    [
      'a plugin of whose packages one has skills',
      { skills: { 'skills/a': 'a', 'packages/app/.claude/skills/b': 'b' }, files: PLUGIN },
      'plugin',
    ],
  ])('follows from what the repository is: %s', async (_, repository, had) => {
    const source = await read(repository);
    expect(hadAs(source)).toBe(had);
    expect(source.skills.length).toBeGreaterThan(0);
    const installs = Object.values(AGENTS).map((agent) => agent.defaultInstall(source));
    if (had === 'project') expect(new Set(installs)).toEqual(new Set(['project']));
    else expect(installs).not.toContain('project');
  });

  it('is as the user says it', async () => {
    const project = { skills: { '.claude/skills/a': 'a', '.agents/skills/b': 'b' } };
    const copied = await read(project, 'plugin');
    expect([hadAs(copied), foldersOf(copied)]).toEqual(['skills', [['.agents/skills/b'], ['.claude/skills/a']]]);
    const both = { skills: { 'skills/a': 'a', '.claude/skills/b': 'b' }, files: PLUGIN };
    expect(foldersOf(await read(both, 'plugin'))).toEqual([['skills/a']]);
    // A folder that no agent reads in place is no reason to leave its skills out.
    const started = await read(both, 'project');
    expect([hadAs(started), foldersOf(started)]).toEqual(['project', [['.claude/skills/b'], ['skills/a']]]);
  });
});

describe('files that are one file', () => {
  it.each<[string, Repository, string[][]]>([
    [
      'links of single skills',
      {
        skills: { '.agents/skills/a': 'a', '.agents/skills/b': 'b' },
        links: { '.claude/skills/a': '../../.agents/skills/a', '.claude/skills/b': '../../.agents/skills/b' },
      },
      [
        ['.agents/skills/a', '.claude/skills/a'],
        ['.agents/skills/b', '.claude/skills/b'],
      ],
    ],
    [
      'a link of a folder',
      {
        skills: { '.agents/skills/a': 'a' },
        links: { '.claude/skills': '../.agents/skills', '.github/skills': '../.agents/skills' },
      },
      [['.agents/skills/a', '.claude/skills/a', '.github/skills/a']],
    ],
    [
      'links to a place that no agent reads',
      {
        skills: { 'tools/a': 'a' },
        links: { '.claude/skills/a': '../../tools/a', '.agents/skills/x': '../../tools/a' },
      },
      [['.agents/skills/x', '.claude/skills/a']],
    ],
    [
      'a link of the file itself',
      {
        skills: { '.agents/skills/a': 'a' },
        files: { '.claude/skills/a/notes.md': 'x' },
        links: { '.claude/skills/a/SKILL.md': '../../../.agents/skills/a/SKILL.md' },
      },
      [['.agents/skills/a', '.claude/skills/a']],
    ],
    [
      'equal copies',
      { skills: { '.agents/skills/a': 'a', '.claude/skills/a': 'a' } },
      [['.agents/skills/a', '.claude/skills/a']],
    ],
    [
      'no copy with a file more',
      { skills: { '.agents/skills/a': 'a', '.claude/skills/a': 'a' }, files: { '.claude/skills/a/notes.md': 'x' } },
      [['.agents/skills/a'], ['.claude/skills/a']],
    ],
    [
      'a link to itself',
      { skills: { '.agents/skills/a': 'a' }, links: { '.agents/skills/a/again': '.' } },
      [['.agents/skills/a']],
    ],
  ])('are one skill: %s', async (_, repository, places) => {
    expect(foldersOf(await read(repository))).toEqual(places);
  });

  it('are known to each agent by the place that it reads', async () => {
    const source = await read({
      skills: { 'tools/a': 'a' },
      links: { '.claude/skills/a': '../../tools/a', '.pi/skills/b': '../../tools/a' },
    });
    const rows = Object.entries(AGENTS).map(([name, agent]) => {
      const [row] = agent.predictOffers({ source, install: 'project', vendor_model: null });
      return [name, row?.offer];
    });
    expect(Object.fromEntries(rows)).toEqual({
      ...{ claude: 'full', codex: 'absent', copilot: 'full', gemini: 'absent', opencode: 'full' },
      ...{ pi: 'full', qwen: 'absent', cline: 'absent', kilo: 'full' },
    });
  });
});
