import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pageAddress } from '../../lib/contract/schema-address.js';
import { anchorsOf, linksOf, PAGES, ROOT, readPage } from '../helpers/pages.js';

const tracked = execFileSync('git', ['ls-files'], { cwd: ROOT, encoding: 'utf8', maxBuffer: 1e8 }).split('\n');

describe('the documentation', () => {
  it.each(PAGES)('links only to files and headings that exist: %s', (page) => {
    const broken = linksOf(readPage(page)).filter((link) => {
      if (/^(https?|mailto):/.test(link)) return false;
      const [path = '', anchor] = link.split('#');
      const target = path ? join(dirname(page), path) : page;
      if (!existsSync(join(ROOT, target))) return true;
      return anchor !== undefined && !anchorsOf(readPage(target)).has(anchor);
    });
    expect(broken).toEqual([]);
  });

  it('has no page that the README does not lead to', () => {
    const reached = new Set(['README.md']);
    const follow = (page: string) => {
      for (const link of linksOf(readPage(page))) {
        const target = join(dirname(page), link.split('#')[0] ?? '');
        if (!target.endsWith('.md') || /^https?:/.test(link) || reached.has(target)) continue;
        reached.add(target);
        if (PAGES.includes(target)) follow(target);
      }
    };
    follow('README.md');
    expect(PAGES.filter((page) => !reached.has(page))).toEqual([]);
  });

  it('has a README of less than 200 lines', () => {
    expect(readPage('README.md').split('\n').length).toBeLessThan(200);
  });

  it('lists exactly the existing folders in the tree of AGENTS.md', () => {
    const tree = (/^## Tree\n```\n([\s\S]*?)^```/m.exec(readPage('AGENTS.md'))?.[1] ?? '').trimEnd().split('\n');
    const drawn: string[] = [];
    // The folder that each depth of the tree stands in.
    const above = [''];
    for (const row of tree) {
      const depth = (row.length - row.trimStart().length) / 2;
      const names = /^(\S+(?: \S+)*?)(?: {2,}|$)/.exec(row.trim())?.[1]?.split(' ') ?? [];
      const paths = names.map((name) => (above[depth] ?? '') + name.replace(/<name>\/$/, ''));
      drawn.push(...paths);
      above[depth + 1] = paths.length === 1 && paths[0]?.endsWith('/') ? paths[0] : '';
    }
    expect(drawn.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
    const folders = (below: string) =>
      [...new Set(tracked.filter((path) => path.startsWith(below)).map((path) => path.slice(below.length)))]
        .filter((path) => path.includes('/'))
        .map((path) => `${below}${path.split('/')[0]}/`);
    const all = new Set(['', 'src/', 'lib/'].flatMap(folders));
    expect([...all].filter((path) => !drawn.includes(path)).sort()).toEqual([]);
  });
});

describe('the pages for contributors', () => {
  it.each(['CONTRIBUTING.md', 'docs/journey.md', 'docs/architecture.md'])('%s names only paths that exist', (page) => {
    const named = [...readPage(page).matchAll(/(?<![\w./])(?:test|scripts|src|bench)\/[\w./-]*(?![\w./<-])/g)].map(
      ([path]) => path.replace(/\.$/, ''),
    );
    expect(named.filter((path) => !tracked.some((file) => file.startsWith(path)))).toEqual([]);
  });
});

describe('what is committed', () => {
  it('names neither the folder it was written in nor anybody’s home', () => {
    const places = [`${ROOT}/`, `${homedir()}/`];
    const text = tracked.filter(
      (path) => /\.(md|ts|mjs|js|json|ya?ml|svg)$/.test(path) && existsSync(join(ROOT, path)),
    );
    // Recordings name the home of the machine that made them, as transcripts do.
    const ours = text.filter((path) => !path.startsWith('test/fixtures/') && !path.startsWith('dist/'));
    expect(
      ours.filter((path) => places.some((place) => readFileSync(join(ROOT, path), 'utf8').includes(place))),
    ).toEqual([]);
  });

  it.each(PAGES)('name no path that only one machine has: %s', (page) => {
    const text = readPage(page);
    const hosts = [...text.matchAll(/https?:\/\/([^\s/)`'"<>]+)/g)].map((match) => match[1] ?? '');
    const known = ['github.com', 'nodejs.org', 'docs.github.com', 'agentskills.io', 'json-schema.org', 'example.com'];
    // Audiences of the vendors' identity tokens.
    known.push('api.anthropic.com', 'api.openai.com');
    known.push('keepachangelog.com', 'semver.org', 'www.contributor-covenant.org', 'www.conventionalcommits.org');
    expect(hosts.filter((host) => !known.includes(host) && !host.startsWith('127.0.0.1'))).toEqual([]);
    const paths = [...text.matchAll(/(?<![\w.~}<>)/-])\/([a-z]+)\/[\w.-]/g)].map((match) => match[1] ?? '');
    expect(
      paths.filter((first) => !['tmp', 'path', 'proc', 'sys', 'etc', 'dev', 'bin', 'usr'].includes(first)),
    ).toEqual([]);
  });

  it('run only npm scripts that package.json has', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const asked = PAGES.flatMap((page) => [...readPage(page).matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1]));
    expect([...new Set(asked)].filter((name) => !(String(name) in scripts))).toEqual([]);
  });

  it('has the version of package.json as the newest one of the changelog', () => {
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(/^## \[?(\d+\.\d+\.\d+)\]?/m.exec(readPage('CHANGELOG.md'))?.[1]).toBe(version);
  });

  it('sends a reader to no page that is not there', () => {
    const text = tracked.filter(
      (path) => /^(lib|src|skills|\.github)\/.*\.(ts|md|ya?ml)$/.test(path) && existsSync(join(ROOT, path)),
    );
    const named = text.flatMap((path) =>
      [...readFileSync(join(ROOT, path), 'utf8').matchAll(/docs\/([\w-]+)\.md|pageAddress\('([\w-]+)'/g)].map(
        ([, page, own]) => `docs/${page ?? own}.md`,
      ),
    );
    expect([...new Set(named)].filter((page) => !existsSync(join(ROOT, page)))).toEqual([]);
  });

  it('says no path of our own pages to a user, whose repository does not have them, but an address', () => {
    const sources = tracked.filter((path) => /^(lib|src)\/.*\.ts$/.test(path) && existsSync(join(ROOT, path)));
    const bare = sources.flatMap((path) =>
      readFileSync(join(ROOT, path), 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          /docs\/[\w-]+\.md/.test(line.replace(/^ *(\/\*\*|\*|\/\/).*/, '')) ? [`${path}:${index + 1}`] : [],
        ),
    );
    expect(bare).toEqual([]);
    expect(pageAddress('cases')).toBe('docs/cases.md');
  });
});
