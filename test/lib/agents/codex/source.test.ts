import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { renderCommandSkill } from '../../../../lib/agents/codex/commands.js';
import { listedAs, setUp, skillPath } from '../../../../lib/agents/codex/source.js';
import { files } from '../../../../lib/io/files/files.js';
import { readSource } from '../../../../lib/setup/source/source.js';
import type { Skill, Source } from '../../../../lib/skill/skill.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';
import { makePlace, makeSkill, makeSource } from './source-fixture.js';

const newFolder = temporaryFolder();

function layOut(texts: Record<string, string>, more: Parameters<typeof makePlace>[1] = {}, source = makeSource([])) {
  const root = newFolder();
  for (const [path, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(root, 's', path)), { recursive: true });
    writeFileSync(join(root, 's', path), text);
  }
  return makePlace(source, {
    home: join(root, 'h'),
    workspace: join(root, 'w'),
    source_copy: join(root, 's'),
    ...more,
  });
}
const skillFile = (id: string) => `---\nname: ${id}\ndescription: x\n---\nBody\n`;
const config = (home: string) => readFileSync(join(home, '.codex/config.toml'), 'utf8');

describe('a source that Codex gets as skills', () => {
  it('is copied into CODEX_HOME/skills, each skill under its folder name, and nothing else is', async () => {
    const alpha = makeSkill('alpha', { dir: 'alpha-dir', path: 'skills/alpha-dir/SKILL.md' });
    const place = layOut(
      { 'skills/alpha-dir/SKILL.md': skillFile('alpha'), 'skills/alpha-dir/x/y.md': 'y', 'other.txt': 'x' },
      {},
      makeSource([alpha]),
    );
    await setUp(place, files);
    expect(skillPath(place, alpha)).toBe(join(place.home, '.codex/skills/alpha-dir/SKILL.md'));
    expect(readFileSync(skillPath(place, alpha), 'utf8')).toBe(skillFile('alpha'));
    expect(await files.list(join(place.home, '.codex'))).toEqual([
      'config.toml',
      'skills/alpha-dir/SKILL.md',
      'skills/alpha-dir/x/y.md',
    ]);
    expect(listedAs(alpha, place)).toEqual(['alpha']);
    expect(config(place.home)).toContain('plugins = false');
  });

  it('keeps two skills apart whose folders have one name, and copies a nested one once', async () => {
    const [one, two] = [
      makeSkill('one', { dir: 'a', path: 'g1/a/SKILL.md' }),
      makeSkill('two', { dir: 'a', path: 'g2/a/SKILL.md' }),
    ];
    const inner = makeSkill('inner', { dir: 'inner', path: 'g2/a/inner/SKILL.md' });
    const place = layOut(
      { 'g1/a/SKILL.md': '1', 'g2/a/SKILL.md': '2', 'g2/a/inner/SKILL.md': '3' },
      {},
      makeSource([one, two, inner]),
    );
    await setUp(place, files);
    expect([one, two, inner].map((skill) => readFileSync(skillPath(place, skill), 'utf8'))).toEqual(['1', '2', '3']);
    expect(await files.list(join(place.home, '.codex/skills'))).toHaveLength(3);
  });
});

/** With the source as the product reads it. */
async function readPlace(texts: Record<string, string>, install: 'plugin' | 'marketplace') {
  const place = layOut(texts, { install });
  return { ...place, source: { ...(await readSource(place.source_copy)), name: 'demo-plugin' } };
}
const skillsOf = ({ source }: { source: Source }, ...paths: string[]) =>
  paths.map((path) => source.skills.find((skill) => skill.path === path) as Skill);

describe('a source that Codex gets as a plugin', () => {
  it('is put where `codex plugin add` puts it, under the version in its manifest', async () => {
    const place = await readPlace(
      {
        '.claude-plugin/plugin.json': '{"name":"demo","version":"2.1.0"}',
        'skills/alpha/SKILL.md': skillFile('alpha'),
      },
      'plugin',
    );
    const [alpha] = place.source.skills as [Skill];
    await setUp(place, files);
    expect(skillPath(place, alpha)).toBe(
      join(place.home, '.codex/plugins/cache/local/demo/2.1.0/skills/alpha/SKILL.md'),
    );
    expect(existsSync(skillPath(place, alpha))).toBe(true);
    expect(listedAs(alpha, place)).toEqual(['demo:alpha']);
    expect(config(place.home)).toContain('[plugins."demo@local"]\nenabled = true');
  });

  it('gets a manifest where there is none', async () => {
    const place = await readPlace({ 'skills/a/SKILL.md': skillFile('a') }, 'plugin');
    await setUp(place, files);
    const manifest = join(place.home, '.codex/plugins/cache/local/demo-plugin/local/.codex-plugin/plugin.json');
    expect(JSON.parse(readFileSync(manifest, 'utf8'))).toEqual({ name: 'demo-plugin' });
  });
});

describe('a source that Codex gets as a marketplace', () => {
  const entry = (name: string, more: object) => ({ name, source: `./plugins/${name}`, ...more });
  const market = (plugins: unknown) => ({ '.claude-plugin/marketplace.json': JSON.stringify({ name: 'mk', plugins }) });

  it('has each of its own plugins installed, and those that live elsewhere left out', async () => {
    const texts = {
      ...market([
        entry('one', {}),
        entry('two', { version: '9', skills: ['./skills/b'] }),
        { name: 'far', source: { source: 'github', repo: 'x/y' } },
      ]),
      'plugins/one/.claude-plugin/plugin.json': '{"name":"one","version":"1.0.0"}',
      'plugins/one/skills/a/SKILL.md': skillFile('a'),
      'plugins/two/skills/b/SKILL.md': skillFile('b'),
    };
    const place = await readPlace(texts, 'marketplace');
    const [a, b] = skillsOf(place, 'plugins/one/skills/a/SKILL.md', 'plugins/two/skills/b/SKILL.md') as [Skill, Skill];
    await setUp(place, files);
    expect([a, b].map((skill) => skillPath(place, skill).slice(place.home.length))).toEqual([
      '/.codex/plugins/cache/mk/one/1.0.0/skills/a/SKILL.md',
      '/.codex/plugins/cache/mk/two/9/skills/b/SKILL.md',
    ]);
    expect([a, b].every((skill) => existsSync(skillPath(place, skill)))).toBe(true);
    expect([a, b].map((skill) => listedAs(skill, place))).toEqual([['one:a'], ['two:b']]);
    const stand_in = join(place.home, '.codex/plugins/cache/mk/two/9/.codex-plugin/plugin.json');
    expect(JSON.parse(readFileSync(stand_in, 'utf8'))).toEqual({ name: 'two', version: '9', skills: ['./skills/b'] });
    expect(config(place.home)).not.toContain('far');
  });
});

describe('the commands of a Codex plugin', () => {
  it('become skills, as the CLI itself makes them', () => {
    const made = renderCommandSkill('sub/Good_One.md', '---\ndescription: "Ship it"\n---\n\nLine 1\n\nLine 2\n');
    expect(made?.name).toBe('source-command-sub-good-one');
    expect(made?.text).toBe(
      '---\nname: "source-command-sub-good-one"\ndescription: "Ship it"\n---\n\n# source-command-sub-good-one\n\nUse this skill when the user asks to run the migrated source command `sub-Good_One`.\n\n## Command Template\n\nLine 1\n\nLine 2',
    );
  });

  it.each(['Use $ARGUMENTS', 'Use $1', 'run !`ls`', 'x {{a}}', 'See @file.txt'])(
    'stay commands when they take more than plain text: %s',
    (body) => {
      expect(renderCommandSkill('a.md', `---\ndescription: d\n---\n${body}\n`)).toBeNull();
    },
  );

  it('stay commands when they become a skill of 4,000 bytes', () => {
    const made = (letters: string) => renderCommandSkill('a.md', `---\ndescription: d\n---\n${letters}\n`);
    const room = 3_999 - Buffer.byteLength(made('')?.text ?? '');
    expect(made('x'.repeat(room))).not.toBeNull();
    expect(made('x'.repeat(room + 1))).toBeNull();
    expect(made(`ü${'x'.repeat(room - 1)}`)).toBeNull();
  });

  it.each(['no front matter\n', '---\nname: x\n---\nbody\n'])('stay commands without a description: %j', (text) => {
    expect(renderCommandSkill('a.md', text)).toBeNull();
  });
});

describe('the hooks and rules of a source for Codex', () => {
  const texts = {
    'hooks/hooks.json':
      '{"hooks":{"PreToolUse":[{"matcher":"Bash","hooks":[{"type":"command","command":"node $CLAUDE_PLUGIN_ROOT/h.js"}]}]}}',
    '.codex/hooks.json': '{"hooks":{"PreToolUse":[{"hooks":[]}]}}',
    '.codex/rules/a.rules': 'prefix_rule(pattern=["gh"], decision="forbidden")\n',
  };

  it('are set up only when processes may start', async () => {
    const place = layOut(texts);
    await setUp(place, files);
    expect(await files.list(join(place.home, '.codex'))).toEqual(['config.toml']);
    expect(config(place.home)).toContain('hooks = false');
  });

  it('are copied then word for word, and a plugin’s stay with the plugin', async () => {
    const own = { PreToolUse: [{ hooks: [{ type: 'command', command: 'node ${CLAUDE_PROJECT_DIR:-.}/h.js' }] }] };
    const place = layOut({ ...texts, '.codex/hooks.json': JSON.stringify({ hooks: own }) }, { allow_processes: true });
    await setUp(place, files);
    expect(JSON.parse(readFileSync(join(place.home, '.codex/hooks.json'), 'utf8'))).toEqual({ hooks: own });
    expect(existsSync(join(place.home, '.codex/rules/a.rules'))).toBe(true);
  });
});
