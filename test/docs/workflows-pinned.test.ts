/** This repository's own workflows → the actions they use; a tag can be moved to other code, a commit cannot. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ROOT } from '../helpers/pages.js';

const FOLDER = join(ROOT, '.github/workflows');
const PINNED = /^[\w.-]+\/[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/;

/** What each `uses:` names, with the comment behind it; YAML parsers drop the comment. */
function usesOf(text: string): string[] {
  return [...text.matchAll(/^\s*(?:- )?uses:\s*(.*?)\s*$/gm)].map((match) => match[1] ?? '');
}

/** In a workflow that other repositories call, `./` is the caller's folder; a release cannot name its own commit. */
const OWN = 'org/agent-routing@v1';

const isPinned = (use: string) => use.startsWith('./') || use === OWN || PINNED.test(use);

describe('the workflows of this repository', () => {
  const uses = readdirSync(FOLDER)
    .filter((name) => /\.ya?ml$/.test(name))
    .flatMap((name) => usesOf(readFileSync(join(FOLDER, name), 'utf8')).map((use) => ({ name, use })));

  it('use actions', () => {
    expect(uses.some(({ use }) => use === './')).toBe(true);
    expect(uses.filter(({ use }) => PINNED.test(use)).length).toBeGreaterThan(5);
  });

  it('pin every action of others by a full commit, with its version in a comment', () => {
    expect(uses.filter(({ use }) => !isPinned(use))).toEqual([]);
  });

  it('never name this action by a version: routing.yml runs the commit that it is of', () => {
    const own = uses.filter(({ use }) => use === OWN).map(({ name }) => name);
    expect([...new Set(own)]).toEqual([]);
  });

  it('pin one action to one commit everywhere', () => {
    const versions = new Map<string, Set<string>>();
    for (const { use } of uses) {
      const [action = '', version = ''] = use.split('@');
      versions.set(action, (versions.get(action) ?? new Set()).add(version));
    }
    expect([...versions].filter(([, all]) => all.size > 1)).toEqual([]);
  });

  it.each([
    'actions/checkout@v5',
    'actions/checkout@main # v5.1.0',
    'actions/checkout@fbc6f3992d24 # v5.1.0',
    'actions/checkout@fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09',
    'actions/checkout@fbc6f3992d24b796d5a048ff273f7fcc4a7b6c09 # v5',
  ])('%s would not do', (use) => {
    expect(isPinned(use)).toBe(false);
  });
});
