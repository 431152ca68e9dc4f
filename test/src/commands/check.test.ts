import { execFileSync, spawnSync } from 'node:child_process';
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { DEFAULT_AGENTS } from '../../../lib/agents/index.js';
import type { CheckReport } from '../../../lib/report/check/input.js';
import { check } from '../../../src/commands/check.js';
import { run } from '../../../src/commands/run.js';
import { runCommand } from '../../../src/options/command.js';
import { type SkillText, skillText, write, writePlugin } from '../../helpers/plugin.js';
import { linkIn, writeSkills } from '../../helpers/project.js';
import { readyAgent } from '../../helpers/ready-agent.js';
import { readSarif } from '../../helpers/sarif-log.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL, inFull } from '../../helpers/tested-agents.js';
import { until } from '../../helpers/until.js';

const newFolder = temporaryFolder();
/** Each is started twice for what other plugins cost: by day the one that starts fastest. */
const ASKED = IN_FULL ? DEFAULT_AGENTS : ['codex'];
// What is installed first says so, in front of what these tests hear.
beforeAll(async () => {
  for (const name of DEFAULT_AGENTS) await readyAgent(name);
});

async function checkIn(cwd: string, argv: string[], env: Record<string, string> = {}) {
  const shell = keptShell(cwd, env);
  const code = await runCommand('check', check, argv, shell);
  return { code, out: shell.out.join(''), err: shell.err.join('') };
}
const plugin = (...skills: SkillText[]) => writePlugin(newFolder(), 'demo', skills);
const LONG = { dir: 'long', description: `Use it ${'when asked '.repeat(120)}` };

const REVIEWER = 'name = "rev"\ndescription = "Reviews a diff."\ndeveloper_instructions = "Read the diff."\n';
const GUARDED = JSON.stringify({
  hooks: { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: 'true' }] }] },
});

describe('check without agents', () => {
  it('needs no corpus, and passes what is in order', async () => {
    const { code, out, err } = await checkIn(plugin({ dir: 'alpha' }), ['--offline']);
    expect([code, err]).toEqual([0, '']);
    expect(out).toMatch(/^demo: 1 skill as a plugin: 0 errors, 0 warnings\n/);
    expect(out.match(/1 skill as a plugin/g)).toHaveLength(1);
    expect(out).toMatch(/Next: `[^`]+ init` writes/);
    const other = await checkIn(plugin({ dir: 'alpha', name: 'beta' }), ['--offline']);
    expect(other.out).toMatch(/1 warning\n[\s\S]*Next: `[^`]+ init` writes/);
    const long = await checkIn(plugin(LONG), ['--offline', '--agents', 'codex']);
    expect(long.out).toMatch(/Next: fix `skill-offer` first, since a baseline records .*; then `[^`]+ init`/);
  });

  it('asks only the agents for which the corpus is, unless some are named', async () => {
    const root = plugin(LONG);
    const row = { case_id: 'a', prompt: 'Do it.', expected_skill: 'long', agents: ['claude'] };
    write(join(root, 'cases.json'), JSON.stringify([row]));
    const { out } = await checkIn(root, ['--offline']);
    expect(out).not.toContain('copilot');
    expect((await checkIn(root, ['--offline', '--agents', 'copilot'])).out).toContain('\nerror skill-offer long');
    write(join(root, 'cases.json'), JSON.stringify([{ ...row, agents: ['gemini'] }]));
    expect((await checkIn(root, ['--offline'])).out).toContain('copilot');
  });

  it('sends nobody to init who checks one skill of a repository with cases', async () => {
    const root = plugin({ dir: 'alpha' });
    expect((await checkIn(root, ['--offline', 'skills/alpha'])).out).toMatch(/\nNext: .*init/);
    const row = { case_id: 'a', prompt: 'Do it.', expected_skill: 'alpha' };
    write(join(root, 'cases.json'), JSON.stringify([row]));
    expect((await checkIn(root, ['--offline', 'skills/alpha'])).out).not.toContain('\nNext: ');
  });

  it('says the last line of a skill that ends with its front matter', async () => {
    const root = plugin({ dir: 'bare', text: '---\nname: bare\ndescription: Does it when asked.\n---\n' });
    expect((await checkIn(root, ['--offline'])).out).toContain('(skills/bare/SKILL.md:4)');
  });

  it('offers --fix only where it mends one of the errors', async () => {
    const root = newFolder();
    writePlugin(root, 'kit', [
      { dir: 'old', text: '---\nname: old\ndescription: Use it: when asked.\n---\n\nDo it.\n' },
    ]);
    expect((await checkIn(root, ['--offline'])).out).toMatch(
      /Next: fix the errors first \(`[^`]+ check --fix` fixes what/,
    );
  });

  it('shows the worst first, and all of it only when asked', async () => {
    const many = Array.from({ length: 9 }, (_, n) => ({ dir: `folder-${n}`, name: `other-${n}-${'x'.repeat(n)}` }));
    const root = plugin(LONG, ...many, {
      dir: 'hidden',
      text: '---\nname: hidden\ndescription: D\ndisable-model-invocation: true\n---\n',
    });
    const short = await checkIn(root, ['--offline', '--disable', 'skill-look-alike']);
    expect(short.code).toBe(1);
    expect(short.out.indexOf('\nerror skill-offer long')).toBeGreaterThan(0);
    expect(short.out.indexOf('error skill-offer long')).toBeLessThan(short.out.indexOf('\nwarning'));
    // What an author hides on purpose is no error.
    expect(short.out).not.toContain('error skill-offer hidden');
    expect(short.out).toMatch(/and \d+ findings more; --all shows them/);
    expect((await checkIn(root, ['--offline', '--all'])).out).not.toContain('--all shows them');
    expect(short.out).toMatch(/Next: fix the errors first, since a baseline.*; then `[^`]+ init`/);
    const tried = await checkIn(root, ['--offline', '--fix', '--disable', 'skill-look-alike']);
    expect(tried.out).toMatch(/Next: fix the errors first, since .*; then `[^`]+ init`/);
  });

  it('takes a plugin that has hooks alone, and says how cases for them are written', async () => {
    const root = newFolder();
    write(join(root, '.claude-plugin/plugin.json'), '{"name": "guard", "version": "1.0.0"}');
    write(
      join(root, 'hooks/hooks.json'),
      '{"hooks": {"PreToolUse": [{"hooks": [{"type": "command", "command": "./x.sh"}]}]}}',
    );
    const { out } = await checkIn(root, ['--offline']);
    expect(out).toMatch(/error hook-missing hooks\/hooks\.json: its command names x\.sh, which does not exist/);
    expect(out).toMatch(/Next: write cases of kind tool_route/);
    // What cannot be read is a mistake, too.
    write(join(root, 'hooks/hooks.json'), '{');
    expect((await checkIn(root, ['--offline'])).out).toMatch(/error hook-\w+ hooks\/hooks\.json/);
  });

  it('finds a script of a hook that cannot start, runs nothing of it and writes nothing', async () => {
    const root = plugin({ dir: 'alpha' });
    const ran = join(newFolder(), 'ran');
    const scripts: [command: string, file: string, text: string, found: string | null][] = [
      ['bash ', 'a.sh', `touch ${ran}\nif true; then\nfi\nfi\n`, 'a.sh:3 syntax error near'],
      ['', 'b', `#!/bin/sh\ntouch ${ran}\n)\n`, 'b:3 '],
      ['node ', 'c.mjs', 'import "fs";\nconst = 1;\n', 'c.mjs:2 SyntaxError'],
      ['node ', 'd.js', `import fs from "fs";\nfs.writeFileSync("${ran}", "");\n`, null],
      ['bash ', 'e.sh', `shopt -s extglob\ntouch ${ran}\ncase x in !(a)) ;; esac\n`, null],
      ['', 'f', '#!/usr/bin/env some-shell\nif (\n', null],
      ['', 'i', '#!/usr/bin/bsh\nif (\n', 'i:1 there is no interpreter /usr/bin/bsh; did you mean bash?'],
      ['', 'o', '#!/usr/bin/env phyton3\n', 'o:1 there is no interpreter phyton3; did you mean python3?'],
      ['bash ', 'r.sh', '#!/bin/bash\r\nexit 2\r\n', null],
      ['node ', 's.js', 'if (true) {\r\n  process.exit(2);\r\n}\r\n', null],
      ['', 'k', '#!/opt/none/python2\nprint 1\n', null],
      ['', 'n', `#!${join(root, 'hooks/bahs')}\nif (\n`, null],
      ['', 'bahs', 'exit 0\n', null],
      ['', 'l', '#!/opt/none/tsx\nif (\n', null],
      ['', 'm', 'exit 0\n', null],
      ['node ', 'g.ts', 'const a: number = 1;\nconst =\n', null],
      ...(spawnSync('python3', ['-V']).status === 0
        ? [
            ['python3 -u ', 'h.py', `open("${ran}", "w")\nif 1:\nx = 2\n`, 'h.py:3 IndentationError'] as [
              string,
              string,
              string,
              string,
            ],
          ]
        : []),
      ['', 'p', '#!/usr/bin/env bash\r\nexit 2\r\n', 'p:1 its lines end as on Windows (CRLF), and no interpreter'],
      ['bash ', 'q.sh', 'if true; then\r\n  exit 2\r\nfi\r\n', 'q.sh:1 its lines end as on Windows'],
    ];
    for (const [, file, text] of scripts) write(join(root, 'hooks', file), text);
    for (const file of ['b', 'f', 'i', 'k', 'l', 'm', 'n', 'o', 'p', 'bahs'])
      chmodSync(join(root, 'hooks', file), 0o755);
    const commands = scripts.map(([how, file]) => `${how}"$\{CLAUDE_PLUGIN_ROOT}/hooks/${file}"`);
    const hooks = commands.map((command) => ({ type: 'command', command }));
    write(join(root, 'hooks/hooks.json'), JSON.stringify({ hooks: { PreToolUse: [{ matcher: 'Bash', hooks }] } }));
    const before = readdirSync(join(root, 'hooks'));
    const { code, out } = await checkIn(root, ['--offline', '--format', 'json']);
    const { findings } = JSON.parse(out) as CheckReport;
    const broken = findings.filter(({ rule }) => rule === 'hook-missing');
    expect(broken.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual(
      scripts.flatMap(([, , , found]) =>
        found ? expect.stringContaining(`hooks/${found.replace(' ', ' it cannot start: ')}`) : [],
      ),
    );
    expect([code, existsSync(ran), readdirSync(join(root, 'hooks'))]).toEqual([1, false, before]);
  });

  it('refuses a folder without parts, and one that is not there, with a way on', async () => {
    await expect(checkIn(newFolder(), ['--offline'])).rejects.toThrow('There is no skill here.');
    await expect(checkIn(newFolder(), ['--offline', './nowhere/at/all'])).rejects.toThrow(/owner\/name/);
  });

  it('checks a marketplace whose plugins all lie elsewhere, and says so', async () => {
    const root = newFolder();
    const source = { source: 'github', repo: 'acme/office' };
    const market = { name: 'acme', owner: { name: 'Ann' }, plugins: [{ name: 'office', source }] };
    const at = join(root, '.claude-plugin/marketplace.json');
    write(at, JSON.stringify(market));
    const { code, out } = await checkIn(root, ['--offline']);
    expect([code, out]).toEqual([
      0,
      expect.stringMatching(/0 errors, 0 warnings[\s\S]*plugin lies elsewhere.*: office\./),
    ]);
    write(at, JSON.stringify({ ...market, owner: 'Ann' }));
    expect((await checkIn(root, ['--offline'])).code).toBe(1);
  });

  it('refuses cases with a mistake, and leaves the rules about them out where a cases.json is another program’s', async () => {
    const root = plugin({ dir: 'alpha' });
    write(join(root, 'cases.json'), '[{"case_id": "a", "prompt": "Do it.", "expected_skills": ["alpha"]}]');
    await expect(checkIn(root, ['--offline'])).rejects.toThrow(
      /cases\.json:1, case 'a'.*Unknown key 'expected_skills'/,
    );
    write(join(root, 'cases.json'), '{"people": []}');
    const { code, err } = await checkIn(root, ['--offline']);
    expect(code).toBe(0);
    expect(err).toContain('The rules about cases were left out');
  });

  it('takes a replacement character for what it is, and broken bytes for what Codex makes of them', async () => {
    const root = plugin({ dir: 'sign', description: 'The sign \ufffd' });
    write(join(root, 'skills/bytes/SKILL.md'), Buffer.from('---\nname: bytes\ndescription: D\n---\n\xff\n', 'latin1'));
    const { out } = await checkIn(root, ['--offline', '--agents', 'codex', '--format', 'github']);
    expect(out.split('\n').filter((line) => line.startsWith('::error'))).toEqual([
      expect.stringMatching(/skills\/bytes\/SKILL\.md.*save skills\/bytes\/SKILL\.md as UTF-8/),
    ]);
  });

  it('writes annotations with paths below the working directory, in one line each', async () => {
    const root = newFolder();
    writePlugin(join(root, 'kit'), 'kit', [LONG]);
    const { out } = await checkIn(root, ['kit', '--offline', '--format', 'github']);
    expect(out).toMatch(/^::error file=kit\/skills\/long\/SKILL\.md,line=3,title=skill-offer::long: not offered/);
    expect(out.trimEnd().split('\n').at(-1)).toMatch(/^::notice title=agent-routing check::1 skill/);
  });

  it('fixes what is mechanical, shows it, and leaves the rest', async () => {
    const root = plugin({
      dir: 'alpha',
      text: '\uFEFF---\nname: alpha\ndescription: Use: now\nargument-hint: [file]\n---\n[a](./one.md#x), [b](docs\\two.md), [c](thee.md), [d](docs/README.md).\n',
    });
    for (const file of ['docs/one.md', 'docs/two.md', 'three.md', 'README.md'])
      write(join(root, 'skills/alpha', file), 'x\n');
    const hints = {
      a: '[file]',
      b: '[a]',
      c: '[x] [y]',
      d: '[x, y]',
      e: '[x, "y"]',
      f: '[x] # or none',
      g: '[optional: a path, or none]',
      h: '{file}',
    };
    for (const [name, hint] of Object.entries(hints))
      write(join(root, `commands/${name}.md`), `---\ndescription: D\nargument-hint: ${hint}\n---\nDo $1.\n`);
    write(join(root, 'skills/beta/skill.md'), '---\nname: Beta\ndescription: D\n---\n');
    write(join(root, 'README.md'), '[beta](skills/beta/skill.md)\n');
    // The file of a custom agent has no folder to be named after.
    write(join(root, 'agents/Scout.md'), '---\nname: Agents\ndescription: Looks: around\n---\n');
    write(join(root, 'agents/Lister.md'), '---\nname: Lister\ndescription: D\nskills: alpha, beta\n---\nx\n');
    const [guard, clock] = [join(root, 'hooks/guard.sh'), join(root, 'bin/clock')];
    write(guard, '#!/bin/sh\ncat\n');
    write(clock, '#!/bin/sh\ncat\n');
    write(join(root, '.mcp.json'), '{"mcpServers": {"clock": {"command": "${CLAUDE_PLUGIN_ROOT}/bin/clock"}}}');
    write(join(root, 'hooks/lib.sh'), 'true\n');
    const command = `"\${CLAUDE_PLUGIN_ROOT}/hooks/guard.sh"`;
    // No repository changes what is not its own, through a link either.
    const other = join(dirname(root), `${basename(root)}-other.sh`);
    write(other, '#!/bin/sh\n');
    symlinkSync(other, join(root, 'hooks/linked.sh'));
    const outside = [`../${basename(other)}`, './hooks/linked.sh'];
    const hooks = [command, 'bash hooks/lib.sh', ...outside].map((one) => ({ type: 'command', command: one }));
    write(join(root, 'hooks/hooks.json'), JSON.stringify({ hooks: { PreToolUse: [{ matcher: 'Bash', hooks }] } }));
    expect((await checkIn(root, ['--offline', '--all'])).out).toMatch(
      /run `chmod \+x hooks\/guard\.sh`; `.*--fix` does that/,
    );
    // Written back, these bytes would be others.
    write(join(root, 'skills/gamma/SKILL.md'), Buffer.from('---\nname: Gamma\ndescription: \xff: a\n---\n', 'latin1'));
    const tried = await checkIn(root, ['--offline', '--fix', '--dry-run']);
    expect(tried.out).toContain("-description: Use: now\n+description: 'Use: now'\n");
    expect(tried.out).toContain('--- skills/beta/skill.md\n+++ skills/beta/SKILL.md\n');
    expect(tried.out).toContain('+++ hooks/guard.sh\nnew mode 100755\n');
    expect(tried.out).toContain('\n+[beta](skills/beta/SKILL.md)\n');
    expect(tried.out).toContain('Would fix 13 files; nothing was written.');
    expect(statSync(guard).mode & 0o111).toBe(0);
    const fixed = await checkIn(root, ['--offline', '--fix', '--json']);
    expect(fixed.err).toContain('Fixed 13 files.');
    const { findings } = JSON.parse(fixed.out) as CheckReport;
    expect(fixed.err).toMatch(new RegExp(`\\n${findings.length} findings are left, since --fix writes only .*\\n$`));
    const written = 'abcdefgh'.split('').map((name) => readFileSync(join(root, `commands/${name}.md`), 'utf8'));
    expect(written.map((text) => text.split('\n')[2]?.replace('argument-hint: ', ''))).toEqual([
      ...[
        '"[file]"',
        '"[a]"',
        "'[x] [y]'",
        '"[x, y]"',
        '[x, "y"]',
        '[x] # or none',
        '"[optional: a path, or none]"',
        '"{file}"',
      ],
    ]);
    const modes = [guard, clock, join(root, 'hooks/lib.sh'), other].map((path) => statSync(path).mode & 0o111);
    expect(modes).toEqual([0o111, 0o111, 0, 0]);
    rmSync(other);
    expect(readFileSync(join(root, 'agents/Lister.md'), 'utf8')).toContain('\nskills: [alpha, beta]\n');
    expect(readFileSync(join(root, 'skills/alpha/SKILL.md'), 'utf8')).toBe(
      '---\nname: alpha\ndescription: \'Use: now\'\nargument-hint: "[file]"\n---\n[a](docs/one.md#x), [b](docs/two.md), [c](thee.md), [d](docs/README.md).\n',
    );
    expect(readFileSync(join(root, 'agents/Scout.md'), 'utf8')).toContain(
      "name: Agents\ndescription: 'Looks: around'\n",
    );
    expect(readFileSync(join(root, 'skills/beta/SKILL.md'), 'utf8')).toBe('---\nname: beta\ndescription: D\n---\n');
    expect(readFileSync(join(root, 'skills/gamma/SKILL.md'), 'latin1')).toContain('\xff: a');
    expect((await checkIn(root, ['--offline', '--fix'])).out).toMatch(/^Nothing to fix mechanically/);
    await expect(checkIn(root, ['--dry-run'])).rejects.toThrow('--fix --dry-run');
  });

  it('checks again while files change, until it is stopped', async () => {
    const root = plugin({ dir: 'alpha' });
    const stop = new AbortController();
    const shell = { ...keptShell(root), signal: stop.signal };
    const ended = runCommand('check', check, ['--offline', '--watch'], shell);
    const screens = () => shell.out.join('').match(/^demo: .*$/gm) ?? [];
    await until(() => screens().length === 1);
    // The watch may not be there yet when the first screen is.
    await until(() => {
      write(join(root, 'skills/long/SKILL.md'), skillText(LONG));
      return screens().some((line) => line.startsWith('demo: 2 skills as a plugin: 1 error'));
    });
    // Half an edit is reported, and is not a reason to stop.
    renameSync(join(root, 'skills'), join(root, 'kept'));
    await until(() => shell.err.join('').includes('There is no skill here'));
    const before = screens().length;
    renameSync(join(root, 'kept'), join(root, 'skills'));
    await until(() => screens().length > before);
    stop.abort();
    expect(await ended).toBe(1);
  });

  it('writes SARIF that fits its schema', async () => {
    const { out } = await checkIn(plugin(LONG), ['--offline', '--format', 'sarif']);
    expect(readSarif(out).runs[0]?.results?.[0]).toMatchObject({ ruleId: 'skill-offer', level: 'error' });
  });

  it('clones a repository by its address or its name, and leaves nothing behind', async () => {
    const server = newFolder();
    const root = writePlugin(join(server, 'owner/kit'), 'kit', [{ dir: 'alpha' }]);
    const git = (...argv: string[]) => execFileSync('git', ['-C', root, ...argv], { stdio: 'ignore' });
    git('init', '-q');
    git('add', '.');
    git('-c', 'user.name=x', '-c', 'user.email=x@example.org', 'commit', '-qm', 'x');
    const before = readdirSync('/tmp').filter((name) => name.startsWith('ar-'));
    const named = await checkIn(newFolder(), ['owner/kit', '--offline'], { GITHUB_SERVER_URL: `file://${server}` });
    expect([named.code, named.out.split('\n')[0]]).toEqual([0, 'kit: 1 skill as a plugin: 0 errors, 0 warnings']);
    const address = await checkIn(newFolder(), [`file://${root}`, '--offline', '--json']);
    expect(JSON.parse(address.out).line).toContain(`agent-routing check file://${root}`);
    const left = readdirSync('/tmp').filter((name) => name.startsWith('ar-') && !before.includes(name));
    expect(left.filter(isOurs)).toEqual([]);
    await expect(
      checkIn(newFolder(), ['owner/gone', '--offline'], { GITHUB_SERVER_URL: `file://${server}` }),
    ).rejects.toThrow(/could not be cloned/);
  });
});

/** Others on this machine open such folders too. */
const isOurs = (name: string) => existsSync(join('/tmp', name, 'w/kit'));

describe('check with an agent', () => {
  it('says who has to trust the hooks of a project first', async () => {
    const root = newFolder();
    write(join(root, '.agents/skills/alpha/SKILL.md'), skillText({ dir: 'alpha' }));
    const hooks = { Stop: [{ hooks: [{ type: 'command', command: 'true' }] }] };
    write(join(root, '.codex/hooks.json'), JSON.stringify({ hooks }));
    const { out } = await checkIn(root, ['--agents', 'codex']);
    expect(out).toContain('\n\nCodex runs a hook only once its user has trusted it in `/hooks`. Here that counts as');
  });

  it('has the hooks of a plugin as they are installed', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    const hooks = [{ type: 'command', command: 'true' }];
    write(join(root, 'hooks/hooks.json'), JSON.stringify({ hooks: { PreToolUse: [{ matcher: 'Bash', hooks }] } }));
    const { out } = await checkIn(root, ['--agents', 'codex']);
    expect(out).toMatch(/^hook PreToolUse Bash true +read$/m);
    const why = /^codex\+skills: hook .*: installed as skills, .*; `--agents codex\+plugin` does\.$/m;
    const named = await checkIn(root, ['--agents', 'codex+skills']);
    expect(named.out).toMatch(/^hook PreToolUse Bash true +not read$/m);
    expect(named.out).toMatch(why);
    expect((await checkIn(root, ['--agents', 'codex+plugin'])).out).toMatch(/^hook PreToolUse Bash true +read$/m);
    // The name by which the other way is asked for.
    const hint =
      'codex got copies of the skills, and the rest with the plugin installed; `--agents codex+plugin` tries the skills so, too.';
    expect([out.includes(hint), named.out.includes('tries it')]).toEqual([true, false]);
    const market = newFolder();
    writePlugin(join(market, 'kit'), 'kit', [{ dir: 'beta' }]);
    const plugins = [{ name: 'kit', source: './kit', description: 'A kit.' }];
    const listed = { name: 'kits', owner: { name: 'A' }, plugins };
    write(join(market, '.claude-plugin/marketplace.json'), JSON.stringify(listed));
    expect((await checkIn(market, ['--agents', 'codex'])).out).toContain(
      'codex got copies of the skills; `--agents codex+marketplace` tries it with the plugins installed.',
    );
    const bare = newFolder();
    write(join(bare, 'skills/one/SKILL.md'), '---\nname: one\ndescription: Does one.\n---\nDo it.\n');
    expect((await checkIn(bare, ['--agents', 'claude,codex'])).out).not.toContain('tries it with');
    const whole = await checkIn(market, ['--agents', 'codex+plugin']);
    expect(whole.out).toMatch(/belongs to the plugin in kit; write `codex\+marketplace`/);
  });

  it('reports what the agent itself lists, with its share of the listing', async () => {
    const root = plugin({ dir: 'alpha' }, LONG);
    const { code, out } = await checkIn(root, [
      '--agents',
      'codex',
      '--format',
      'json',
      '--disable',
      'skill-look-alike',
    ]);
    const { agents, findings } = JSON.parse(out) as CheckReport;
    const { codex } = agents;
    if (!codex || !('skills' in codex)) throw new Error(codex?.error);
    expect(codex.skills?.map(({ id, offer }) => `${id} ${offer}`)).toEqual(['alpha full', 'long cut']);
    expect(codex.listing_context?.shares.map(({ whose, rows }) => `${whose} ${rows}`)).toEqual(['source 2', 'agent 4']);
    expect(codex.listing_context?.others).toContain('skill-creator');
    expect(findings.map(({ rule, subject, severity }) => `${severity} ${rule} ${subject}`)).toEqual([
      'warning skill-offer long',
    ]);
    expect(code).toBe(0);
  });

  it('says of each hook whether the agent reads it and it can start, and why a part is absent', async () => {
    const root = newFolder();
    const command = (name: string) => ({ type: 'command', command: `"$CLAUDE_PROJECT_DIR"/.claude/hooks/${name}.sh` });
    const hooks = { PreToolUse: [{ matcher: 'Bash', hooks: [command('guard'), command('gone')] }] };
    write(join(root, '.claude/settings.json'), JSON.stringify({ hooks }));
    write(join(root, '.claude/hooks/guard.sh'), '#!/bin/sh\n');
    chmodSync(join(root, '.claude/hooks/guard.sh'), 0o755);
    write(join(root, '.claude/skills/a/SKILL.md'), skillText({ dir: 'a' }));
    write(join(root, '.claude/agents/judge.md'), '---\nname: judge\ndescription: Judges.\n---\nJudge.\n');
    const { out } = await checkIn(root, ['--agents', 'claude,codex']);
    for (const line of [
      /^agent judge +judge +ABSENT$/m,
      /^hook PreToolUse Bash gone\.sh +CANNOT START +not read$/m,
      /^hook PreToolUse Bash guard\.sh +read +not read$/m,
      /^codex: agent judge: Codex reads a project's custom agents in \.codex\/agents, as \.toml files\.$/m,
      /^claude: hook PreToolUse Bash gone\.sh: its command names \.claude\/hooks\/gone\.sh, which does not exist\.$/m,
      /^codex: hook .*guard\.sh.*: this agent reads no hooks from \.claude\/settings\.json; if this agent is to have it, declare it for PreToolUse in `\.codex\/hooks\.json`, too: `\{"hooks".*guard\.sh.*\}`\.$/m,
    ])
      expect(out).toMatch(line);
    expect(out).not.toMatch(/^claude: .*guard\.sh/m);
  });

  inFull.it('watching, shows what the rules say at once, and what the agent lists after it', async () => {
    const root = plugin({ dir: 'alpha' });
    const stop = new AbortController();
    const shell = { ...keptShell(root), signal: stop.signal };
    const ended = runCommand('check', check, ['--watch', '--agents', 'codex', '--disable', 'skill-look-alike'], shell);
    const screens = () => shell.out.join('').split(/^(?=demo: )/m);
    await until(() => screens().length === 1 && screens()[0]!.includes('To paste'));
    await until(() => {
      if (screens().length === 1) write(join(root, 'skills/long/SKILL.md'), skillText(LONG));
      return / 1 cut/.test(screens().at(-1)!) && screens().at(-1)!.includes('To paste');
    });
    // In the first, what the agent makes of the new skill is predicted; then the agent says it.
    for (const screen of screens().slice(1)) expect(screen).toContain('warning skill-offer long: offered with');
    expect(screens()[1]).toMatch(/codex [\d.]+ {2}skills {2}1 full {2}/);
    const asked = () => shell.err.join('').match(/asking codex again …/g)?.length;
    expect(asked()).toBeGreaterThan(0);
    // What the agent lists cannot change with it.
    const [known, before] = [asked(), screens().length];
    write(join(root, 'NOTES.md'), 'x');
    await until(() => screens().length > before);
    expect(asked()).toBe(known);
    // What it listed of a skill is no longer known once the skill has changed.
    const now = screens().length;
    write(join(root, 'skills/long/SKILL.md'), skillText({ ...LONG, description: 'Short.' }));
    const fine = () =>
      screens()
        .slice(now)
        .filter((screen) => !screen.includes('skill-offer long'));
    await until(() => fine().length > 0);
    // The screen before the agent has answered.
    expect(fine()[0]).toContain(' 1 cut');
    stop.abort();
    await ended;
  });

  inFull.it('says what other plugins cost the source on every agent, and blames it for none of it', async () => {
    const root = plugin({ dir: 'zeta', description: `Use it ${'then '.repeat(180)}` });
    const crowd = Array.from({ length: 30 }, (_, n) => ({
      dir: `crowd-${n}`,
      description: `Use ${n} ${'now '.repeat(240)}`,
    }));
    const folders = [
      writePlugin(newFolder(), 'crowd', crowd.slice(0, 15)),
      writePlugin(newFolder(), 'more', crowd.slice(15)),
    ];
    const argv = folders.flatMap((folder) => ['--with', folder]);
    const { code, out, err } = await checkIn(root, [...argv, '--agents', ASKED.join(','), '--format', 'json']);
    const { agents, findings } = JSON.parse(out) as CheckReport;
    expect([code, err, findings]).toEqual([0, '', []]);
    const shown = Object.entries(agents).map(([agent, found]) => {
      if (!('skills' in found)) return [agent, found.error];
      const shares = found.listing_context?.shares
        .map(({ whose, rows }) => `${whose} ${rows}`)
        .filter((text) => !text.startsWith('agent'));
      return [agent, found.fallen?.map(({ id, alone, beside }) => `${id} ${alone} ${beside}`), shares];
    });
    expect(shown).toEqual(
      [
        ['claude', ['zeta full name_only'], ['source 1', 'crowd 15', 'more 15']],
        ['codex', ['zeta full cut'], ['source 1', 'crowd 15', 'more 15']],
        ['copilot', ['zeta full name_only'], ['source 1', 'crowd 15', 'more 15']],
      ].filter(([agent]) => ASKED.some((name) => name === agent)),
    );
  });
});

describe('check --since', () => {
  const COLON = '---\nname: late\ndescription: Use it: when asked.\n---\n\nDo it.\n';
  const git = (cwd: string, ...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', '-C', cwd, ...args], { stdio: 'pipe' });

  /** On main one skill has an error; below `sub`, which is where a branch begins. */
  function branched(sub = ''): string {
    const root = newFolder();
    writePlugin(join(root, sub), 'demo', [{ dir: 'alpha' }, { dir: 'early', text: COLON.replace('late', 'early') }]);
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'main');
    git(root, 'checkout', '-qb', 'topic');
    return root;
  }
  const QUIET = ['--offline', '--agents', 'copilot', '--disable', 'skill-look-alike,version-not-bumped'];

  it('warns of a skill of a collection that is too deep for who copies `skills/` as it is', async () => {
    const root = newFolder();
    writeSkills(root, {
      'skills/sql': 'sql',
      'skills/db/plan': 'plan',
      'skills/db/tune': 'tune',
      'skills/notes': 'notes',
    });
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'main');
    const argv = ['--offline', '--agents', 'claude,codex,qwen', '--disable', 'skill-look-alike', '--format', 'json'];
    const found = async () => JSON.parse((await checkIn(root, [...argv, '--since', 'main'])).out).findings;
    git(root, 'mv', 'skills/notes', 'skills/texts');
    git(root, 'mv', 'skills/db/plan', 'skills/plan');
    expect(JSON.stringify(await found())).not.toContain('too deep');
    git(root, 'mv', 'skills/sql', 'skills/db');
    const deep = (await found()).filter(({ rule }: { rule: string }) => rule === 'part-gone');
    expect(deep).toEqual([
      expect.objectContaining({
        ...{ severity: 'warning', file: 'skills/db/sql/SKILL.md', subject: 'sql' },
        message:
          'it is in `skills/db/sql/SKILL.md` now: whoever copies `skills/` as it is has it 1 folder too deep for Claude Code and Qwen Code (at most 1 folder deep); `npx skills add` finds it',
        fix: 'move it back to `skills/sql`, if people copy that folder.',
      }),
    ]);
    expect((await checkIn(root, argv)).out).not.toContain('too deep');
  });

  it('names a server that an agent started as the ref declares it, with the whole entry to write', async () => {
    const root = branched();
    const [variable, fallback] = ['$' + '{CLAUDE_PLUGIN_ROOT}', '[ "$CLAUDE_PLUGIN_ROOT" ] || CLAUDE_PLUGIN_ROOT=.;'];
    const more = ['--store', 'a/folder/of/the/project', '--format', 'as-it-was-before', '--depth', 'all-that-there-is'];
    const [own, line] = [
      'clock/clock.mjs',
      `${fallback} exec node "$CLAUDE_PLUGIN_ROOT/clock/clock.mjs" ${more.join(' ')}`,
    ];
    const declare = (clock: object) => write(join(root, '.mcp.json'), JSON.stringify({ mcpServers: { clock } }));
    write(join(root, own), 'import("node:fs");\n');
    declare({ command: 'sh', args: ['-c', line], cwd: '.' });
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'a server');
    declare({ command: 'node', args: [`${variable}/${own}`, ...more] });
    const { out } = await checkIn(root, ['--agents', 'codex', '--since', 'HEAD']);
    const found = out.split('\n').filter((text) => /part-gone|^codex: MCP|^MCP server|^demo/.test(text));
    expect(found).toEqual([
      expect.stringMatching(/ codex [\d.]+ \(2 in full, without MCP server clock\): /),
      expect.stringMatching(/^MCP server clock +ABSENT$/),
      expect.stringContaining(
        `"-c", ${JSON.stringify(line)}], "cwd": ".", with which Codex starts it in the plugin's folder.`,
      ),
      expect.stringMatching(
        /^warning part-gone clock: `HEAD` has this MCP server, and with this branch Codex does not start/,
      ),
    ]);
  });

  it('counts what the ref has as well, and fails only on what came since', async () => {
    const root = branched();
    expect((await checkIn(root, QUIET)).code).toBe(1);
    const same = await checkIn(root, [...QUIET, '--since', 'main']);
    expect(same.code).toBe(0);
    expect(same.out).toMatch(/0 errors, 0 warnings since main, which has 1 other finding/);
    expect(same.out).toContain('\n1 finding stands on main too: skill-offer early.\n');
    write(join(root, 'skills/late/SKILL.md'), COLON);
    const later = await checkIn(root, [...QUIET, '--since', 'main', '--format', 'json']);
    const report = JSON.parse(later.out) as CheckReport;
    expect([later.code, report.since]).toEqual([1, 'main']);
    expect(new Set(report.findings.map(({ file }) => file))).toEqual(new Set(['skills/late/SKILL.md']));
    expect(new Set(report.also_at_ref?.map(({ file }) => file))).toEqual(new Set(['skills/early/SKILL.md']));
  });

  it('promises of --fix only what it does', async () => {
    const advice = async (description: string) => {
      const root = newFolder();
      write(join(root, 'skills/late/SKILL.md'), `---\nname: late\ndescription: ${description}\n---\nLate.\n`);
      const { out } = await checkIn(root, ['--offline', '--agents', 'copilot']);
      const fixes = (await checkIn(root, ['--offline', '--agents', 'copilot', '--fix'])).out;
      return [
        out.includes('check --fix` does that'),
        !fixes.includes('Nothing to fix'),
        out.includes('without quotes'),
      ];
    };
    expect(await advice('Use: when it is late')).toEqual([true, true, true]);
    expect(await advice('"Late!": use it when it is late')).toEqual([true, true, false]);
    expect(await advice(`'"Late" ranger's use: it'`)).toEqual([false, false, false]);
  });

  it('says of the branch that the version is as it was, also where agents were asked', async () => {
    const root = branched();
    write(join(root, 'skills/alpha/SKILL.md'), '---\nname: alpha\ndescription: Alpha, anew.\n---\nAnew.\n');
    const asked = ['--agents', 'copilot', '--disable', 'skill-look-alike', '--since', 'main', '--format', 'json'];
    const { findings, also_at_ref } = JSON.parse((await checkIn(root, asked)).out) as CheckReport;
    expect(findings.map(({ rule }) => rule)).toContain('version-not-bumped');
    expect(also_at_ref?.map(({ rule }) => rule)).not.toContain('version-not-bumped');
  });

  it.each([
    ['AGENTS.md', '# Rules\n\nUse tabs.\n', /instructions AGENTS\.md +AGENTS\.md/, 'have each pull request checked'],
    ['.codex/agents/rev.toml', REVIEWER, /agent rev +rev/, 'have each pull request checked'],
    ['.codex/hooks.json', GUARDED, /hook PreToolUse Bash true +read/, 'write cases of kind tool_route'],
  ])('asks an agent about a repository that has only %s', async (file, text, row, next) => {
    const root = newFolder();
    write(join(root, file), text);
    const { code, out } = await checkIn(root, ['--agents', 'codex']);
    expect([code, out]).toEqual([0, expect.stringMatching(row)]);
    expect(out).toMatch(/: 0 skills on codex [\d.]+: 0 errors, 0 warnings\n\ncodex [\d.]+ {2}project\n/);
    expect(out).toContain(`\nNext: ${next}`);
  });

  it('lists a skill nowhere whose folder no agent reads', async () => {
    const root = newFolder();
    write(join(root, '.claude/skill/late/SKILL.md'), COLON.replace('it: when', 'it when'));
    const { code, out } = await checkIn(root, ['--agents', 'codex', '--disable', 'skill-spec']);
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(/^.*: 1 skill as a project, in place on codex [\d.]+ \(0 in full\): 1 error, 0 warnings\n/),
    ]);
  });

  it('gives the cure of what an agent refuses in words of its own', async () => {
    const root = branched();
    const agent = '---\nname: rev\ndescription: Reviews.\nskills: alpha\n---\nReview.\n';
    write(join(root, 'agents/rev.md'), agent);
    const { findings } = JSON.parse((await checkIn(root, ['--agents', 'copilot', '--json'])).out) as CheckReport;
    expect(findings.filter(({ rule }) => rule === 'plugin-part')).toMatchObject([
      {
        line: 4,
        consequences: { copilot: expect.stringMatching(/CLI does not take it: .*; write `skills: \[alpha\]`\.$/) },
        fix: 'write `skills: [alpha]`; `agent-routing check --fix` does that.',
      },
    ]);
  });

  it('names the last skill that went as it names the first, and refuses a folder in which the ref has none either', async () => {
    const root = newFolder();
    for (const name of ['a', 'b'])
      write(join(root, `.claude/skills/${name}/SKILL.md`), COLON.replace('it: when', 'it when').replace('late', name));
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'main');
    for (const [name, left] of [
      ['a', '1 skill as a project, in place'],
      ['b', '0 skills'],
    ]) {
      rmSync(join(root, `.claude/skills/${name}`), { recursive: true });
      const { code, out } = await checkIn(root, [...QUIET, '--since', 'main']);
      expect(out).toContain(`${left}: 0 errors, ${name === 'a' ? 1 : 2} warning`);
      expect(out).toContain(`warning part-gone ${name}: \`main\` has this skill, and this branch does not`);
      expect([code, /Next: write cases/.test(out)]).toEqual([0, false]);
    }
    git(root, 'commit', '-qam', 'gone');
    await expect(checkIn(root, [...QUIET, '--since', 'HEAD'])).rejects.toThrow('There is no skill here.');
  });

  it.each([
    ['hooks/hooks.json', 'hook-shape', { hooks: { PreToolUse: [{ hooks: [{ type: 'command', command: 'true' }] }] } }],
    ['.claude/settings.json', 'hook-shape', { hooks: { Stop: [{ hooks: [{ type: 'command', command: 'true' }] }] } }],
    ['.mcp.json', 'plugin-servers', { mcpServers: { own: { command: 'true' } } }],
  ])('calls %s broken, and nothing in it gone', async (file, rule, declared) => {
    const root = branched();
    write(join(root, file), JSON.stringify(declared));
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'declared');
    const find = async (text: string) => {
      write(join(root, file), text);
      const { out } = await checkIn(root, [...QUIET, '--since', 'HEAD', '--format', 'json']);
      return (JSON.parse(out) as CheckReport).findings.map((one) => `${one.severity} ${one.rule}`);
    };
    expect(await find(JSON.stringify(declared).replace(/}$/, ',}'))).toEqual([`error ${rule}`]);
    expect(await find('{}')).toContain('warning part-gone');
  });

  it('fails where a hook is gone for which a case asks, as a run does', async () => {
    const root = branched();
    const at = (file: string, matcher: string, command = 'true') => {
      const hooks = [{ type: 'command', command }];
      write(join(root, file), JSON.stringify({ hooks: { PreToolUse: [{ matcher, hooks }] } }));
    };
    at('.claude/settings.json', 'Bash');
    const call = { kind: 'tool_route', tool: 'Bash', input: { command: 'true' }, expect: 'block' };
    const cases = [
      { ...call, case_id: 'stop' },
      { ...call, case_id: 'go', expect: 'allow' },
      { ...call, case_id: 'write', tool: 'Write' },
    ];
    write(join(root, 'cases.json'), JSON.stringify(cases));
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'declared');
    const find = async (agents: string) => {
      const { out } = await checkIn(root, ['--offline', '--agents', agents, '--since', 'HEAD', '--format', 'json']);
      const gone = (JSON.parse(out) as CheckReport).findings.filter(({ rule }) => rule === 'part-gone');
      fixes.push(...gone.map(({ fix }) => fix));
      return gone.map(({ severity, message }) => `${severity}: ${/, so (.*)/.exec(message)?.[1] ?? ''}`);
    };
    const fixes: string[] = [];
    rmSync(join(root, '.claude/settings.json'));
    expect(await find('claude,codex')).toEqual(['error: 1 case fails: stop']);
    expect(fixes[0]).toMatch(/ remove the cases stop, go and their entries in `provider-baseline\.json`, too\.$/);
    expect(await find('codex')).toEqual(['warning: ']);
    const entry = { expected_status: 'fail', allow_timeout: false, reason: 'CI stops it' };
    write(join(root, 'provider-baseline.json'), JSON.stringify({ $meta: { schema: 1 }, stop: { claude: entry } }));
    expect(await find('claude')).toEqual(['warning: 1 case fails: stop, as the baseline expects now, with a reason']);
    rmSync(join(root, 'provider-baseline.json'));
    at('.claude/settings.local.json', 'Bash|Write', 'true again');
    expect(await find('claude')).toEqual(['warning: ']);
    // What no hook is asked about any more may go with it; not what another one still answers.
    const weakened = async () => {
      const { out } = await checkIn(root, ['--offline', '--agents', 'claude', '--since', 'HEAD', '--format', 'json']);
      const { findings } = JSON.parse(out) as CheckReport;
      return findings.flatMap(({ rule, subject }) => (rule === 'case-weakened' ? [subject] : []));
    };
    write(join(root, 'cases.json'), '[]');
    at('.claude/settings.local.json', 'Write', 'true again');
    expect(await weakened()).toEqual(['write']);
    rmSync(join(root, '.claude/settings.local.json'));
    expect(await weakened()).toEqual(['write']);
  });

  it('fails where a hook no longer waits for the tool of a case', async () => {
    const root = branched();
    const at = (matcher: string) => {
      const hooks = [{ type: 'command', command: 'true' }];
      write(join(root, '.claude/settings.json'), JSON.stringify({ hooks: { PreToolUse: [{ matcher, hooks }] } }));
    };
    at('Bash|Write|Edit');
    const call = { kind: 'tool_route', input: { file_path: 'a', content: 'b' }, expect: 'block' };
    write(
      join(root, 'cases.json'),
      JSON.stringify(['Write', 'Bash'].map((tool) => ({ ...call, case_id: tool, tool }))),
    );
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'declared');
    const find = async (matcher: string) => {
      at(matcher);
      const { out } = await checkIn(root, ['--offline', '--agents', 'claude', '--since', 'HEAD', '--format', 'json']);
      const gone = (JSON.parse(out) as CheckReport).findings.filter(({ rule }) => /^part-/.test(rule));
      return gone.map(({ rule, severity, message }) => `${rule} ${severity}: ${/waits for (.*)/.exec(message)?.[1]}`);
    };
    expect(await find('Bash|Edit')).toEqual(['part-gone error: Write, so 1 case fails: Write']);
    expect(await find('Bash|Write')).toEqual(['part-gone warning: Edit']);
    expect(await find('Bash|Write|Edit')).toEqual([]);
  });

  it('keeps the case for the agents on which a hook still answers it, in the words of a run', async () => {
    const root = branched();
    const hooks = { PreToolUse: [{ matcher: 'Bash', hooks: [{ type: 'command', command: 'true' }] }] };
    for (const file of ['.claude/settings.json', '.codex/hooks.json'])
      write(join(root, file), JSON.stringify({ hooks }));
    const call = { case_id: 'stop', kind: 'tool_route', tool: 'Bash', input: { command: 'true' }, expect: 'block' };
    write(join(root, 'cases.json'), JSON.stringify([call]));
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'declared');
    rmSync(join(root, '.codex/hooks.json'));
    const { out } = await checkIn(root, [
      '--offline',
      '--agents',
      'claude,codex',
      '--since',
      'HEAD',
      '--format',
      'json',
    ]);
    const fix = (JSON.parse(out) as CheckReport).findings.find(({ rule }) => rule === 'part-gone')?.fix;
    expect(fix).toMatch(
      /; if it is gone for good, write into `stop` `"agents": \["claude"\]`, on which a hook still answers, /,
    );
  });

  inFull.it('knows an error in a skill that was moved, and blames no branch for what main did meanwhile', async () => {
    const root = branched();
    git(root, 'checkout', '-q', 'main');
    git(root, 'rm', '-rq', 'skills/early');
    git(root, 'commit', '-qm', 'mended');
    git(root, 'checkout', '-q', 'topic');
    expect((await checkIn(root, [...QUIET, '--since', 'main'])).code).toBe(0);
    const { err } = await checkIn(root, [...QUIET, '--baseline-ref', 'main']);
    expect(err).toContain('--since main shows what came since.');
    renameSync(join(root, 'skills/early'), join(root, 'skills/moved'));
    expect((await checkIn(root, [...QUIET, '--since', 'main'])).code).toBe(0);
  });

  it('names what the branch took away, emptied or exchanged, and nothing of what only moved', async () => {
    const root = newFolder();
    const text = (name: string, body: string) =>
      `---\nname: ${name}\ndescription: Use it for ${name}.\n---\n\n${body}\n`;
    writePlugin(root, 'demo', [
      { dir: 'roses', text: text('roses', 'Cut each rose above the third bud.\nRead `list.md` for the tools.') },
      { dir: 'bed', text: text('bed', 'Make the bed.\nUse the `roses` skill.') },
      { dir: 'peas', text: text('peas', 'Sow the peas in rows.\nWater them in the evening.') },
    ]);
    write(join(root, 'skills/roses/list.md'), 'Two knives and a rope.\n');
    for (const name of ['rev', 'dig'])
      write(
        join(root, `agents/${name}.md`),
        `---\nname: ${name}\ndescription: ${name}.\n---\n\nYou ${name} all of it.\n`,
      );
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'main');
    const found = async () => {
      const { code, out } = await checkIn(root, [...QUIET, '--since', 'main', '--format', 'json']);
      const { findings } = JSON.parse(out) as CheckReport;
      return [code, findings.map(({ rule, severity, subject, file }) => [rule, severity, subject, file].join(' '))];
    };
    renameSync(join(root, 'skills/peas'), join(root, 'skills/pea'));
    write(join(root, 'skills/pea/SKILL.md'), text('pea', 'Sow the peas in rows.\nWater them in the evening.'));
    const renamed = 'part-gone warning pea skills/pea/SKILL.md';
    expect(await found()).toEqual([0, [renamed]]);
    rmSync(join(root, 'agents/rev.md'));
    rmSync(join(root, 'skills/roses/list.md'));
    expect(await found()).toEqual([
      1,
      ['part-gone warning rev agents/rev.md', 'part-text-lost error roses skills/roses/SKILL.md', renamed],
    ]);
    // Gone is no milder than emptied where something sends agents there, though that text did not change.
    rmSync(join(root, 'skills/roses'), { recursive: true });
    expect(await found()).toEqual([
      1,
      [
        'part-gone warning roses skills/roses/SKILL.md',
        'part-gone warning rev agents/rev.md',
        'part-text-lost error bed skills/bed/SKILL.md',
        renamed,
      ],
    ]);
    git(root, 'checkout', '-q', '--', 'skills/roses');
    // What only stands where no agent looks is gone, too.
    write(join(root, 'extra/rev.md'), '---\nname: rev\ndescription: rev.\n---\n\nYou rev all of it.\n');
    expect((await found())[1]).toContain('part-gone warning rev extra/rev.md');
    rmSync(join(root, 'extra'), { recursive: true });
    // A part that is much like it is another one.
    write(join(root, 'commands/rev.md'), '---\nname: rev\ndescription: rev.\n---\n\nYou rev all of it.\n');
    expect((await found())[1]).toContain('part-gone warning rev agents/rev.md');
    rmSync(join(root, 'commands'), { recursive: true });
    write(join(root, 'skills/roses/SKILL.md'), text('roses', 'Sow the peas in rows.\nWater them in the evening.'));
    write(join(root, 'agents/dig.md'), '---\nname: dig\ndescription: dig.\n---\n');
    expect(await found()).toEqual([
      1,
      expect.arrayContaining([
        'part-text-lost error dig agents/dig.md',
        'part-text-lost error roses skills/roses/SKILL.md',
      ]),
    ]);
  });

  it('names each text that still sends agents to a skill which the branch renamed, with its line and what to write', async () => {
    const root = newFolder();
    const text = `---\nname: dates\ndescription: Formats the dates of a text.\n---\n\nWrite each month as a word.\n`;
    writePlugin(root, 'demo', [{ dir: 'dates', text }, { dir: 'notes' }]);
    const agent = (name: string, fields: string, body: string) =>
      write(
        join(root, `agents/${name}.md`),
        `---\nname: ${name}\ndescription: ${name}.\n${fields}---\n\nYou ${name} it.\n${body}\n`,
      );
    agent('load', '', 'Load the skill dates first.\nThen use the dates skill.');
    agent('follow', '', 'Follow the `dates` skill.');
    agent('list', 'skills:\n  - notes\n  - dates\n', '');
    agent('alike', '', 'Use dates in full. Do not use the dates skill. Run `dates`. Follow dates.');
    write(join(root, 'AGENTS.md'), 'Use the dates skill.\n');
    write(join(root, 'skills/notes/references/more.md'), 'Use the dates skill.\n');
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'main');
    renameSync(join(root, 'skills/dates'), join(root, 'skills/days'));
    write(join(root, 'skills/days/SKILL.md'), text.replace('name: dates', 'name: days'));
    const argv = [...QUIET, '--agents', 'claude', '--since', 'main', '--format', 'json'];
    const found = async () => (JSON.parse((await checkIn(root, argv)).out) as CheckReport).findings;
    const places = (await found()).map(({ rule, severity, file, line }) => `${severity} ${rule} ${file}:${line}`);
    expect(places.sort()).toEqual([
      'error part-text-lost AGENTS.md:1',
      'error part-text-lost agents/follow.md:7',
      'error part-text-lost agents/list.md:6',
      'error part-text-lost agents/load.md:7',
      'error part-text-lost skills/notes/references/more.md:1',
      'warning part-gone skills/days/SKILL.md:1',
    ]);
    expect((await found()).find(({ file }) => file === 'agents/load.md')?.fix).toBe(
      'write `days`, its new name, on line 8 too.',
    );
    write(join(root, 'skills/days/SKILL.md'), text.replace('name: dates', 'name: Dates'));
    expect((await found()).filter(({ rule }) => rule === 'part-text-lost')).toEqual([]);
    write(join(root, 'docs/dates.md'), text);
    rmSync(join(root, 'skills/days'), { recursive: true });
    expect((await found()).find(({ file }) => file === 'agents/list.md')?.fix).toMatch(
      /^move `docs\/dates\.md` back to `skills\/dates\/SKILL\.md`, or, if/,
    );
    rmSync(join(root, 'docs'), { recursive: true });
    expect((await found()).find(({ file }) => file === 'agents/list.md')?.fix).toBe(
      'restore `skills/dates/SKILL.md`, or, if it is gone for good, remove what still refers to it.',
    );
  });

  it.each([
    ['closing line', (text: string) => text.replace('.\n---', '.'), 3, /^write a line of --- after the last field\./],
    ['opening line', (text: string) => text.slice(4), 1, /^write --- as the first line/],
    [
      'description',
      (text: string) => text.replace(/description:.*/, 'description:'),
      3,
      /^add one after `description:`/,
    ],
    [
      'words of it',
      (text: string) => text.replace(/description:.*/, 'description: ""'),
      3,
      /^add one after `description:`/,
    ],
  ])('is one finding with one fix where the branch took the %s', async (_, change, line, fix) => {
    const root = newFolder();
    writePlugin(root, 'demo', [{ dir: 'alpha' }, { dir: 'beta' }]);
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'main');
    const file = join(root, 'skills/alpha/SKILL.md');
    write(file, change('---\nname: alpha\ndescription: Prunes the roses of a garden.\n---\n\nPrune each rose.\n'));
    const argv = [...QUIET, '--agents', 'claude,codex,copilot', '--since', 'main', '--format', 'json'];
    const { findings } = JSON.parse((await checkIn(root, argv)).out) as CheckReport;
    expect(findings.map(({ rule, line: at }) => [rule, at])).toEqual([['skill-offer', line]]);
    expect(Object.keys(findings[0]?.consequences ?? {})).toHaveLength(3);
    expect(new Set(Object.values(findings[0]?.consequences ?? {})).size).toBe(1);
    expect(findings[0]?.fix).toMatch(fix);
  });

  it('says to bring back the script of a hook, too, where the branch took it', async () => {
    const root = newFolder();
    writePlugin(root, 'demo', [{ dir: 'alpha' }]);
    const hooks = [{ type: 'command', command: `bash "\${CLAUDE_PLUGIN_ROOT}/hooks/guard.sh"` }];
    write(join(root, 'hooks/hooks.json'), JSON.stringify({ hooks: { PreToolUse: [{ matcher: 'Bash', hooks }] } }));
    write(join(root, 'hooks/guard.sh'), 'cat\n');
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'main');
    const other = '; if it is gone for good, leave it so: this warning ends with the merge.';
    const fix = async () => {
      const { out } = await checkIn(root, [...QUIET, '--since', 'main', '--format', 'json']);
      const said = (JSON.parse(out) as CheckReport).findings[0]?.fix ?? '';
      expect(said.endsWith(other)).toBe(true);
      return said.slice(0, -other.length);
    };
    write(join(root, 'hooks/hooks.json'), '{"hooks": {}}');
    expect(await fix()).toBe('declare it again in `hooks/hooks.json`, if it is still wanted');
    rmSync(join(root, 'hooks/guard.sh'));
    expect(await fix()).toBe(
      'declare it again in `hooks/hooks.json`, and restore the script that it runs: `hooks/guard.sh`, if it is still wanted',
    );
    rmSync(join(root, 'hooks'), { recursive: true });
    expect(await fix()).toBe(
      'restore `hooks/hooks.json` and the script that it runs: `hooks/guard.sh`, if it is still wanted',
    );
  });

  it.each(['../.claude/skills', '../.claude/skills/'])(
    'says which agent a link to %s was for that the branch took',
    async (to) => {
      const root = newFolder();
      write(join(root, '.claude/skills/alpha/SKILL.md'), skillText({ dir: 'alpha' }));
      mkdirSync(join(root, '.agents'));
      symlinkSync(to, join(root, '.agents/skills'));
      git(root, 'init', '-q', '-b', 'main');
      git(root, 'add', '-A');
      git(root, 'commit', '-qm', 'main');
      const found = async () => {
        const { out } = await checkIn(root, ['--offline', '--agents', 'codex', '--since', 'main', '--format', 'json']);
        return (JSON.parse(out) as CheckReport).findings.map(({ rule, subject }) => `${rule} ${subject}`);
      };
      expect(await found()).toEqual([]);
      rmSync(join(root, '.agents/skills'));
      expect(await found()).toEqual(['project-folder .claude/skills']);
    },
  );

  it('asks for no entry to be removed that a deleted case is to keep', async () => {
    const root = newFolder();
    writePlugin(root, 'demo', [{ dir: 'alpha' }]);
    const cases = ['one', 'two'].map((case_id) => ({ case_id, prompt: `Do ${case_id}.`, expected_skill: 'alpha' }));
    const pass = { copilot: { expected_status: 'pass' } };
    write(join(root, 'cases.json'), JSON.stringify(cases));
    write(join(root, 'provider-baseline.json'), JSON.stringify({ one: pass, two: pass }));
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'main');
    write(join(root, 'cases.json'), JSON.stringify(cases.slice(1)));
    const { out } = await checkIn(root, [...QUIET, '--since', 'main', '--format', 'json']);
    const rules = (JSON.parse(out) as CheckReport).findings.map(({ rule, subject }) => `${rule} ${subject}`);
    expect(rules).toContain('case-weakened one');
    expect(rules).not.toContain('baseline-orphan one');
  });

  it('names what cases and baselines demand less, of packages too, in the words of a run', async () => {
    const root = newFolder();
    const pass = { claude: { expected_status: 'pass' } };
    const kit = (name: string) => {
      const folder = join(root, 'packages', name);
      writePlugin(folder, name, [{ dir: name }]);
      const ids = ['one', 'two'].map((n) => `${name}-${n}`);
      const cases = ids.map((case_id) => ({ case_id, prompt: `Do ${case_id}.`, expected_skill: name }));
      write(join(folder, 'cases.json'), JSON.stringify(cases));
      write(join(folder, 'provider-baseline.json'), JSON.stringify(Object.fromEntries(ids.map((id) => [id, pass]))));
      return { folder, cases };
    };
    const [peas, roses] = [kit('peas'), kit('roses')];
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'main');
    const found = async () => {
      const { out } = await checkIn(root, [...QUIET, '--since', 'main', '--format', 'json']);
      const weaker = (JSON.parse(out) as CheckReport).findings.filter(({ rule }) => rule === 'case-weakened');
      return weaker.map(({ severity, subject, file, message }) => [severity, subject, file, message].join(' '));
    };
    const back = () => git(root, 'checkout', '-q', 'HEAD', '--', '.');
    expect(await found()).toEqual([]);
    const deleted = (id: string) =>
      `error ${id} packages/peas/cases.json less is checked than at \`main\`: the case was deleted, and the source still has peas`;
    rmSync(join(peas.folder, 'cases.json'));
    expect(await found()).toEqual([deleted('peas-one'), deleted('peas-two')]);
    write(join(peas.folder, 'cases.json'), '[]');
    expect(await found()).toEqual([deleted('peas-one'), deleted('peas-two')]);
    back();
    const entries = { 'roses-one': { claude: { expected_status: 'fail' } } };
    write(join(roses.folder, 'provider-baseline.json'), JSON.stringify(entries));
    const lowered = (id: string, severity: string, to: string) =>
      `${severity} ${id} packages/roses/provider-baseline.json less is checked than at \`main\`: on claude this change lowers its baseline entry from pass to ${to}`;
    expect(await found()).toEqual([lowered('roses-one', 'error', 'fail'), lowered('roses-two', 'error', 'none')]);
    const agreed = { claude: { expected_status: 'fail', reason: 'The vendor broke it.' } };
    write(join(roses.folder, 'provider-baseline.json'), JSON.stringify({ 'roses-one': agreed, 'roses-two': pass }));
    expect(await found()).toEqual([`${lowered('roses-one', 'warning', 'fail')} (reason: The vendor broke it.)`]);
    back();
    // The skill has another name, and one of its cases went.
    renameSync(join(peas.folder, 'skills/peas'), join(peas.folder, 'skills/beans'));
    const text = skillText({ dir: 'peas' }).replace('name: peas', 'name: beans');
    write(join(peas.folder, 'skills/beans/SKILL.md'), text);
    write(join(peas.folder, 'cases.json'), JSON.stringify([{ ...peas.cases[1], expected_skill: 'beans' }]));
    expect(await found()).toEqual([`${deleted('peas-one')} under another name`]);
    git(root, 'reset', '-q', '--hard');
    git(root, 'clean', '-fdq');
    git(root, 'mv', 'packages/peas', 'packages/greens');
    expect(await found()).toEqual([]);
    git(root, 'rm', '-rqf', 'packages/greens');
    expect(await found()).toEqual([]);
  });

  it('points at the list of agents from which a branch takes one for all cases', async () => {
    const root = plugin({ dir: 'alpha' });
    const both = { claude: { expected_status: 'pass' }, codex: { expected_status: 'pass' } };
    const cases = ['one', 'two'].map((case_id) => ({ case_id, prompt: `Do ${case_id}.`, expected_skill: 'alpha' }));
    write(join(root, 'cases.json'), JSON.stringify({ cases }));
    write(join(root, 'provider-baseline.json'), JSON.stringify({ one: both, two: both }));
    git(root, 'init', '-q', '-b', 'main');
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'main');
    const find = async () => {
      const { out } = await checkIn(root, [...QUIET, '--since', 'main', '--format', 'json']);
      const found = (JSON.parse(out) as CheckReport).findings.filter(({ rule }) => rule === 'case-weakened');
      return found.map(({ file, line, message, fix }) => `${file}:${line} ${message} → ${fix}`);
    };
    const [one, two] = cases;
    write(
      join(root, 'cases.json'),
      JSON.stringify({ cases: [one, { ...two, agents: ['codex'] }], agents: ['claude'] }, null, 1),
    );
    const [first, second] = await find();
    expect(first).toMatch(
      /cases\.json:17 .*no longer has codex → name these agents in `agents` again, or write a `reason`/,
    );
    expect(second).toMatch(
      /cases\.json:9 .*no longer has claude → undo that change of the case\. If it is meant, give the case, or its entries in `provider-baseline\.json`, a new `reason`.*A reason does not make a failing case pass: `agent-routing run --baseline-ref main` shows/,
    );
    write(join(root, 'cases.json'), JSON.stringify({ cases }));
    write(join(root, 'provider-baseline.json'), JSON.stringify({ one: both }));
    const lowered = 'on claude, codex this change lowers its baseline entry from pass to none';
    expect(await find()).toEqual([expect.stringContaining(`: ${lowered} →`)]);
    // A test of a route stands in a file of its own.
    git(root, 'checkout', '-q', '.');
    const call = 'input: { tool_name: Bash, tool_input: { command: npm publish } }';
    const route = (expected: string) =>
      `routes:\n  npm:\n    tool: Bash\n    pattern: npm\n    message: No.\n    tests:\n      - desc: stops\n        ${call}\n        expect: ${expected}\n`;
    write(join(root, '.claude-plugin/routes.json'), JSON.stringify({ routes: ['./hooks/tool-routes.yaml'] }));
    write(join(root, 'hooks/tool-routes.yaml'), route('block'));
    const entries = { one: both, two: both, 'npm/stops': both };
    write(join(root, 'provider-baseline.json'), JSON.stringify(entries));
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'routes');
    write(join(root, 'hooks/tool-routes.yaml'), route('allow'));
    expect(await find()).toEqual([
      expect.stringMatching(
        /^hooks\/tool-routes\.yaml:7 it no longer checks what it does at `main`: expect block became allow/,
      ),
    ]);
  });

  it('asks of a folder neither for the cases nor for the baseline above it', async () => {
    const root = branched('packages/kit');
    const routes = [{ case_id: 'above', kind: 'tool_route', tool: 'Bash', input: { command: 'ls' }, expect: 'allow' }];
    const pass = { claude: { expected_status: 'pass' } };
    write(join(root, 'cases.json'), JSON.stringify(routes));
    write(join(root, 'provider-baseline.json'), JSON.stringify({ above: pass }));
    write(join(root, 'packages/kit/cases.json'), JSON.stringify([]));
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'cases');
    git(root, 'branch', '-qf', 'main');
    const rules = async (...more: string[]) => {
      const { out } = await checkIn(root, ['packages/kit', ...QUIET, ...more, '--format', 'json']);
      const { findings } = JSON.parse(out) as CheckReport;
      return findings.flatMap(({ rule, file }) => (/^case-|^baseline-/.test(rule) ? [`${rule} ${file}`] : []));
    };
    expect(await rules('--since', 'main')).toEqual([]);
    expect(await rules()).toEqual([]);
    write(join(root, 'packages/kit/provider-baseline.json'), JSON.stringify({ below: pass }));
    expect(await rules()).toEqual(['baseline-orphan packages/kit/provider-baseline.json']);
  });

  it('takes the cases of a package that goes for its own, not for those of the root that have the same ids', async () => {
    const root = branched();
    const of = (name: string) => [{ case_id: 'no-skill-1', prompt: 'What time is it?', disallowed_skills: [name] }];
    write(join(root, 'packages/kit/.claude/skills/beside/SKILL.md'), skillText({ dir: 'beside' }));
    write(join(root, 'cases.json'), JSON.stringify(of('alpha')));
    write(join(root, 'packages/kit/cases.json'), JSON.stringify(of('beside')));
    for (const at of ['', 'packages/kit/'])
      write(join(root, `${at}provider-baseline.json`), '{"no-skill-1": {"claude": {"expected_status": "pass"}}}');
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'cases');
    git(root, 'branch', '-qf', 'main');
    git(root, 'rm', '-rqf', 'packages/kit');
    const { out } = await checkIn(root, [...QUIET, '--since', 'main', '--format', 'json']);
    const { findings } = JSON.parse(out) as CheckReport;
    expect(findings.filter(({ rule }) => rule === 'case-weakened')).toEqual([]);
  });

  it('asks for the entry of a case that has another id, and calls nothing weakened or left over', async () => {
    const root = branched();
    const caseOf = (case_id: string) => JSON.stringify([{ case_id, prompt: 'Do it.', expected_skill: 'alpha' }]);
    const entry = { claude: { expected_status: 'pass' }, codex: { expected_status: 'pass' } };
    write(join(root, 'cases.json'), caseOf('one'));
    write(join(root, 'provider-baseline.json'), JSON.stringify({ one: entry }));
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'cases');
    git(root, 'branch', '-qf', 'main');
    write(join(root, 'cases.json'), caseOf('first-of-all'));
    const find = async () => {
      const { out } = await checkIn(root, [...QUIET, '--since', 'main', '--format', 'json']);
      const all = (JSON.parse(out) as CheckReport).findings;
      const about = all.filter(({ rule }) => /^(?:case|baseline)-/.test(rule));
      return about.map(({ severity, rule, message, fix }) => `${severity} ${rule}: ${message} → ${fix}`);
    };
    const known = "error case-weakened: this case is 'first-of-all' now, for which the baseline has no entry → ";
    const record =
      ', or record it: `agent-routing run --baseline-ref main`, then `agent-routing baseline update --reason "…"`.';
    expect(await find()).toEqual([`${known}write 'first-of-all' for 'one' here${record}`]);
    write(join(root, 'provider-baseline.json'), '{}');
    expect(await find()).toEqual([`${known}restore its entry, as 'first-of-all'${record}`]);
    write(join(root, 'provider-baseline.json'), JSON.stringify({ 'first-of-all': entry }));
    expect(await find()).toEqual([]);
  });

  it('fails for a skill that its case needs and an agent now rejects, until the baseline gives it up for a reason', async () => {
    const root = branched();
    const pass = { expected_status: 'pass' };
    write(join(root, 'cases.json'), JSON.stringify([{ case_id: 'one', prompt: 'Do it.', expected_skill: 'alpha' }]));
    write(join(root, 'provider-baseline.json'), JSON.stringify({ one: { copilot: pass } }));
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'cases');
    git(root, 'branch', '-qf', 'main');
    const add = (line: string) =>
      write(join(root, 'skills/alpha/SKILL.md'), skillText({ dir: 'alpha' }).replace('\n---', `\n${line}\n---`));
    const find = async () => {
      const { out } = await checkIn(root, [...QUIET, '--since', 'main', '--format', 'json']);
      const all = (JSON.parse(out) as CheckReport).findings.filter(({ rule }) => rule === 'skill-offer');
      return all.map(({ severity, fix }) => `${severity} ${fix.includes('baseline update --reason')}`);
    };
    // That its author keeps it from models is for `run` to hold against the case.
    add('disable-model-invocation: true');
    expect(await find()).toEqual(['warning true']);
    add('argument-hint: [file]');
    expect(await find()).toEqual(['error true']);
    const fail = { expected_status: 'fail', reason: 'People call it.' };
    write(join(root, 'provider-baseline.json'), JSON.stringify({ one: { copilot: fail } }));
    expect(await find()).toEqual(['warning true']);
    const listed = { copilot: { alpha: { offer: 'absent', kept_chars: 0, of_chars: 9, reason: 'People call it.' } } };
    write(join(root, 'provider-baseline.json'), JSON.stringify({ $offers: listed, one: { copilot: pass } }));
    expect(await find()).toEqual(['warning true']);
    write(join(root, 'cases.json'), '[]');
    write(join(root, 'provider-baseline.json'), '{}');
    expect((await find()).map((one) => one.split(' ')[0])).toEqual(['error']);
  });

  it('knows the new name of a skill that a case has by its old one', async () => {
    const root = branched();
    write(join(root, 'cases.json'), JSON.stringify([{ case_id: 'one', prompt: 'Do it.', expected_skill: 'alpha' }]));
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'cases');
    git(root, 'branch', '-qf', 'main');
    git(root, 'mv', 'skills/alpha', 'skills/quite-another');
    const file = join(root, 'skills/quite-another/SKILL.md');
    write(file, readFileSync(file, 'utf8').replace('name: alpha', 'name: quite-another'));
    const { out } = await checkIn(root, [...QUIET, '--since', 'main', '--format', 'json']);
    const { findings } = JSON.parse(out) as CheckReport;
    const found = findings.find(({ rule }) => rule === 'case-unknown-skill');
    expect(found?.fix).toBe("it was renamed to 'quite-another': write that in `expected_skill` of this case.");
    // It is one mistake.
    const about = findings.filter(({ subject, subjects }) => [subject, ...(subjects ?? [])].includes('quite-another'));
    expect(about.map(({ rule }) => rule)).not.toContain('skill-uncovered');
  });

  it('offers the old name of a skill whose folder the branch did not rename', async () => {
    const root = branched();
    const file = join(root, 'skills/alpha/SKILL.md');
    write(file, readFileSync(file, 'utf8').replace('name: alpha', 'name: quite-another'));
    const fixOf = async (...argv: string[]) => {
      const { out } = await checkIn(root, [...QUIET, ...argv, '--format', 'json']);
      return (JSON.parse(out) as CheckReport).findings.find(({ rule }) => rule === 'skill-name')?.fix;
    };
    expect(await fixOf('--since', 'main')).toBe(
      'write `alpha` again, as it was. If it is to have another name, rename the folder to `quite-another` too.',
    );
    write(file, readFileSync(file, 'utf8').replace('name: quite-another', 'name: "Add: x"'));
    expect(await fixOf('--since', 'main')).toMatch(
      /another name, write `name: add-x` and rename the folder to `add-x` too\.$/,
    );
    write(file, readFileSync(file, 'utf8').replace('name: "Add: x"', 'name: quite-another'));
    expect(await fixOf()).toBe(
      'rename the folder to `quite-another`, as `npx skills add` does, and the links that lead there: the cases and texts that say `quite-another` stay true. Only if people know it as `alpha`, write `name: alpha` here instead, and `alpha` in the cases and texts that name it.',
    );
  });

  it('leaves cases for the skills of a package to the corpus of that package', async () => {
    const root = newFolder();
    for (const at of ['packages/a/', 'packages/b/']) {
      const dir = `own${at.replace(/\W/g, '')}`;
      write(join(root, `${at}.claude/skills/${dir}/SKILL.md`), skillText({ dir }));
    }
    for (const at of ['', 'packages/a/']) write(join(root, `${at}cases.json`), '[]');
    const { out } = await checkIn(root, ['--offline', '--agents', 'claude', '--format', 'json']);
    const found = (JSON.parse(out) as CheckReport).findings.filter(({ rule }) => rule === 'skill-uncovered');
    expect(found.flatMap(({ subject, subjects }) => subjects ?? [subject]).sort()).toEqual(['ownpackagesb']);
  });

  it('is the same for a folder of the repository, and refuses a ref that is not there', async () => {
    const root = branched('packages/kit');
    expect((await checkIn(root, ['packages/kit', ...QUIET, '--since', 'main'])).code).toBe(0);
    write(join(root, 'packages/kit/skills/late/SKILL.md'), COLON);
    const { code, out } = await checkIn(root, ['packages/kit', ...QUIET, '--since', 'main']);
    expect(code).toBe(1);
    expect(out).toContain('packages/kit/skills/late/SKILL.md');
    await expect(checkIn(root, ['packages/kit', ...QUIET, '--since', 'nowhere'])).rejects.toThrow(/nowhere/);
  });

  it('at the root names the packages that changed, and without a ref those that have no cases', async () => {
    const root = branched('packages/kit');
    writePlugin(join(root, 'packages/more'), 'more', [{ dir: 'beta' }]);
    write(join(root, '.claude/skills/own/SKILL.md'), skillText({ dir: 'own' }));
    write(join(root, 'cases.json'), '[]');
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'more');
    git(root, 'branch', '-f', 'main');
    const nextOf = async (...argv: string[]) => (await checkIn(root, [...QUIET, ...argv])).out.split('Next: ')[1];
    expect(await nextOf()).toMatch(
      /^packages\/kit, packages\/more stand on their own: start with `cd packages\/kit && /,
    );
    expect(await nextOf('--since', 'main')).toBeUndefined();
    write(join(root, 'packages/more/skills/beta/SKILL.md'), skillText({ dir: 'beta', description: 'Does more.' }));
    expect(await nextOf('--since', 'main')).toBe(
      'packages/more has changed since main, and this looked at the root alone: `(cd packages/more && agent-routing check --since main)`.\n',
    );
    for (const name of ['kit', 'more']) write(join(root, `packages/${name}/cases.json`), '[]');
    expect(await nextOf()).toBeUndefined();
  });

  it('of a folder that is gone says which ref has it, and clones nothing', async () => {
    const root = branched('packages/kit');
    write(join(root, 'packages/kit/cases.json'), '[]');
    git(root, 'add', '-A');
    git(root, 'commit', '-qm', 'cases');
    git(root, 'branch', '-f', 'main');
    git(root, 'rm', '-rq', 'packages/kit');
    const fail = async (...argv: string[]) => String(await checkIn(root, argv).catch((error) => error.message));
    const gone = (ref: string) =>
      `packages/kit: It is not here; ${ref} has it. Fix: \`git checkout ${ref} -- packages/kit\``;
    expect(await fail('packages/kit', '--offline')).toContain(gone('HEAD'));
    git(root, 'commit', '-qm', 'gone');
    expect(await fail('packages/kit', '--offline', '--since', 'main')).toContain(gone('main'));
    write(join(root, 'packages/web/README.md'), 'Words.');
    expect(await fail('', '--offline')).toContain('is an empty text. Fix: name a folder');
    expect(await fail('packages/wep', '--offline')).toContain('There is no such folder. Did you mean packages/web?');
    mkdirSync(join(root, 'packages/kit'));
    const shell = keptShell(join(root, 'packages/kit'), {});
    await expect(runCommand('run', run, ['--dry-run', '--baseline-ref', 'main'], shell)).rejects.toThrow(
      /^cases\.json: main has this corpus, and here it is gone\. Fix: `git checkout main -- cases\.json`, or/,
    );
  });
});

describe('copies of a skill in the folders of several agents', () => {
  const [claude, shared] = ['.claude/skills', '.agents/skills'];
  const since = ['--since', 'main'];
  function copied(from: string = claude) {
    const root = newFolder();
    if (from !== claude) writePlugin(root, 'kit', [{ dir: 'alpha' }, { dir: 'beta' }]);
    if (from === 'own') {
      renameSync(join(root, 'skills'), join(root, from));
      write(join(root, '.claude-plugin/plugin.json'), '{"name": "kit", "version": "1.0.0", "skills": "./own"}');
    }
    if (from === claude) writeSkills(root, { [`${claude}/alpha`]: 'alpha', [`${claude}/beta`]: 'beta' });
    cpSync(join(root, from), join(root, shared), { recursive: true });
    execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: root });
    for (const args of [
      ['add', '-A'],
      ['commit', '-qm', 'main'],
    ])
      execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], { cwd: root });
    return root;
  }
  async function find(root: string, argv: string[] = []) {
    const plain = ['--offline', '--disable', 'skill-look-alike', '--format', 'json', ...argv];
    const report = JSON.parse((await checkIn(root, plain)).out) as CheckReport;
    return { report, findings: report.findings.map((one) => `${one.severity} ${one.rule} ${one.file}`) };
  }
  const commandsIn = (fix = '') =>
    [...fix.matchAll(/`([^`]+)`/g)].flatMap(([, one = '']) => (/ (?:&&|-R) /.test(one) ? [one] : []));

  it('are one skill, and stay it where a link takes the place of a copy', async () => {
    const root = copied();
    const { report, findings } = await find(root);
    expect([report.source.skills, findings]).toEqual([2, []]);
    expect((await checkIn(root, ['--offline'])).out).toContain(
      '\n2 skills are in .agents/skills and .claude/skills as equal copies, and have to stay equal.\n',
    );
    rmSync(join(root, shared, 'alpha'), { recursive: true });
    linkIn(root, `${shared}/alpha`, '../../.claude/skills/alpha');
    expect((await find(root, since)).findings).toEqual([]);
    rmSync(join(root, shared), { recursive: true });
    linkIn(root, shared, '../.claude/skills');
    expect((await find(root, since)).findings).toEqual([]);
    rmSync(join(root, shared));
    expect((await find(root, since)).findings).toEqual(['error project-folder .claude/skills/alpha/SKILL.md']);
  });

  it.each([
    [claude, shared, 'codex'],
    [shared, claude, 'claude'],
  ])('are named where %s alone was changed, with commands that make them equal', async (edited, old, agent) => {
    for (const at of [0, 1]) {
      const root = copied();
      appendFileSync(join(root, edited, 'alpha/SKILL.md'), 'A new step.\n');
      const { report, findings } = await find(root, since);
      expect(findings).toEqual([`error skill-copy ${old}/alpha/SKILL.md`]);
      const [{ message, consequences, fix }] = report.findings as [CheckReport['findings'][number]];
      expect(message).toBe(`this branch changed ${edited}/alpha, and not this copy of it`);
      expect(consequences).toEqual({ [agent]: 'still the old text' });
      execFileSync('bash', ['-c', commandsIn(fix)[at] ?? 'exit 1'], { cwd: root });
      expect((await find(root, since)).findings).toEqual([]);
      expect(readFileSync(join(root, old, 'alpha/SKILL.md'), 'utf8')).toContain('A new step.');
    }
  });

  it('are known beside those of a plugin, and may become links', async () => {
    const root = copied('skills');
    write(join(root, 'cases.json'), JSON.stringify([{ case_id: 'a', prompt: 'Do it.', expected_skill: 'alpha' }]));
    appendFileSync(join(root, 'skills/alpha/SKILL.md'), 'A new step.\n');
    const lost = async () => {
      const { findings } = (await find(root, since)).report;
      return findings.filter(({ severity, rule }) => severity === 'error' || rule === 'part-gone');
    };
    const [copy, ...others] = await lost();
    expect([copy?.rule, copy?.file, others]).toEqual(['skill-copy', `${shared}/alpha/SKILL.md`, []]);
    execFileSync('bash', ['-c', commandsIn(copy?.fix)[0] ?? 'exit 1'], { cwd: root });
    expect(await lost()).toEqual([]);
    for (const dir of ['alpha', 'beta']) {
      rmSync(join(root, shared, dir), { recursive: true });
      linkIn(root, `${shared}/${dir}`, `../../skills/${dir}`);
    }
    expect(await lost()).toEqual([]);
  });

  it('are one skill with the plugin’s, and differ or go without a change of how it is had', async () => {
    const root = copied('skills');
    const plain = await find(root);
    expect([plain.report.source, plain.findings]).toEqual([{ name: 'kit', skills: 2, had_as: 'plugin' }, []]);
    expect(plain.report.copies).toEqual({ skills: 2, folders: ['skills', shared] });
    appendFileSync(join(root, shared, 'alpha/SKILL.md'), 'A new step.\n');
    const differs = await find(root);
    expect([differs.report.source.skills, differs.findings]).toEqual([
      2,
      [`warning skill-copy ${shared}/alpha/SKILL.md`],
    ]);
    execFileSync('git', ['checkout', '-q', '.'], { cwd: root });
    rmSync(join(root, shared, 'alpha'), { recursive: true });
    const { report, findings } = await find(root, since);
    expect(findings).toEqual(['warning skill-copy skills/alpha/SKILL.md']);
    const [{ message, fix }] = report.findings as [CheckReport['findings'][number]];
    expect(message).toBe(
      `this branch took away ${shared}/alpha, from which codex, copilot had it in a checkout: it comes with the plugin alone now`,
    );
    const [link = 'exit 1'] = commandsIn(fix);
    rmSync(join(root, shared, 'beta'), { recursive: true });
    linkIn(root, `${shared}/beta`, '../../skills/beta');
    expect((await find(root, since)).findings).toEqual(findings);
    execFileSync('bash', ['-c', link], { cwd: root });
    expect((await find(root, since)).findings).toEqual([]);
    rmSync(join(root, shared), { recursive: true });
    const whole = await find(root, since);
    expect(whole.report.findings.map(({ subject }) => subject)).toEqual(['alpha, beta']);
    execFileSync('bash', ['-c', commandsIn(whole.report.findings[0]?.fix)[0] ?? 'exit 1'], { cwd: root });
    expect((await find(root, since)).findings).toEqual([]);
  });

  it('make no case ambiguous where the repository has skills of its own too', async () => {
    const root = copied('skills');
    writeSkills(root, { [`${claude}/dev`]: 'dev' });
    write(join(root, 'cases.json'), JSON.stringify([{ case_id: 'a', prompt: 'Do it.', expected_skill: 'alpha' }]));
    appendFileSync(join(root, 'skills/alpha/SKILL.md'), 'A new step.\n');
    const { report, findings } = await find(root, [
      '--disable',
      'skill-uncovered,skill-without-negative,version-not-bumped,project-folder',
    ]);
    expect([report.source.had_as, findings]).toEqual([
      'plugin+project',
      [`warning skill-copy ${shared}/alpha/SKILL.md`],
    ]);
  });

  it.each(['skills', 'own'])(
    'are named where the branch deletes or renames the plugin’s alone, in %s',
    async (from) => {
      const root = copied(from);
      rmSync(join(root, from, 'alpha'), { recursive: true });
      const { report, findings } = await find(root, since);
      expect(findings).toEqual([
        `error skill-copy ${shared}/alpha/SKILL.md`,
        'warning version-not-bumped .claude-plugin/plugin.json',
      ]);
      expect(report.findings[0]?.message).toContain(
        `deleted ${from}/alpha, so who installs the plugin has it no longer`,
      );
      // A link for Claude Code brings nothing back to those who install it.
      linkIn(root, claude, '../.agents/skills');
      expect((await find(root, since)).findings.filter((one) => one.startsWith('error'))).toHaveLength(1);
      rmSync(join(root, claude));
      const text = readFileSync(join(root, shared, 'alpha/SKILL.md'), 'utf8').replace('name: alpha', 'name: gamma');
      write(join(root, from, 'gamma/SKILL.md'), text);
      write(join(root, 'cases.json'), JSON.stringify([{ case_id: 'a', prompt: 'Do it.', expected_skill: 'gamma' }]));
      const half = await find(root, since);
      const [copy] = half.report.findings;
      // It is to be renamed, and needs no case by its old name.
      expect(half.findings.filter((one) => one.endsWith(`${shared}/alpha/SKILL.md`))).toHaveLength(1);
      expect(half.findings.filter((one) => one.startsWith('error'))).toEqual([
        `error skill-copy ${shared}/alpha/SKILL.md`,
      ]);
      for (const command of commandsIn(copy?.fix).slice(0, 1)) execFileSync('bash', ['-c', command], { cwd: root });
      expect((await find(root, since)).findings.filter((one) => one.startsWith('error'))).toEqual([]);
    },
  );

  it.each(['name: alpha\n', ''])('are two skills where the branch renamed one alone, of the name %j', async (name) => {
    const root = newFolder();
    const text = `---\n${name}description: Makes alphas of what is there.\n---\nTake one, and then another.\n`;
    for (const folder of [claude, shared]) write(join(root, folder, 'alpha/SKILL.md'), text);
    execFileSync('git', ['init', '-q', '-b', 'main'], { cwd: root });
    execFileSync('git', ['add', '-A'], { cwd: root });
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', 'commit', '-qm', 'main'], { cwd: root });
    renameSync(join(root, shared, 'alpha'), join(root, shared, 'gamma'));
    write(join(root, shared, 'gamma/SKILL.md'), text.replace('name: alpha', 'name: gamma'));
    // What Claude Code still reads is called alpha.
    expect((await find(root, since)).findings.filter((one) => one.startsWith('error'))).toEqual([
      `error project-folder ${shared}/gamma/SKILL.md`,
      `error skill-copy ${claude}/alpha/SKILL.md`,
    ]);
  });

  it('need no ref to be known for copies that differ, and the same case is about each of them', async () => {
    const root = copied();
    const row = { case_id: 'a', prompt: 'Do it.', expected_skill: 'alpha' };
    write(join(root, 'cases.json'), JSON.stringify([row]));
    appendFileSync(join(root, claude, 'alpha/SKILL.md'), 'A new step.\n');
    const about = async (...argv: string[]) => {
      const { report } = await find(root, [
        '--disable',
        'skill-look-alike,skill-uncovered,skill-without-negative',
        ...argv,
      ]);
      return report.findings.map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`);
    };
    const differs = 'skill-copy: it is a copy of .agents/skills/alpha that differs from it';
    expect(await about()).toEqual([`error ${differs}`]);
    // Without an agent that reads both.
    expect(await about('--agents', 'claude,codex')).toEqual([`warning ${differs}`]);
    appendFileSync(join(root, shared, 'alpha/SKILL.md'), 'Another step.\n');
    expect(await about(...since)).toEqual([
      'error skill-copy: it was a copy of .agents/skills/alpha at the ref, and this branch changed both',
    ]);
    write(join(root, claude, 'alpha/SKILL.md'), skillText({ dir: 'alpha', description: 'Quite another.' }));
    expect((await about()).join()).toContain("the id 'alpha' is also used by");
  });

  it('are made where a folder without a skill stands in the place of a link, which none is made in', async () => {
    const root = copied();
    rmSync(join(root, shared), { recursive: true });
    write(join(root, shared, 'README.md'), 'Ours.');
    write(join(root, shared, 'alpha/notes.md'), 'Of alpha.');
    const { report } = await find(root);
    for (const command of commandsIn(report.findings.find(({ rule }) => rule === 'project-folder')?.fix))
      execFileSync('bash', ['-c', command], { cwd: root });
    expect(readdirSync(join(root, shared)).sort()).toEqual(['README.md', 'alpha', 'beta']);
    expect(readdirSync(join(root, shared, 'alpha')).sort()).toEqual(['SKILL.md', 'notes.md']);
    expect(readdirSync(join(root, shared, 'beta'))).toEqual(['SKILL.md']);
    expect((await find(root)).findings).not.toContain('warning project-folder .claude/skills/alpha/SKILL.md');
  });
});
