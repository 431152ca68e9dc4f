import { chmodSync, mkdirSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { listVisible } from '../../../../lib/io/sandbox/visible.js';
import { write } from '../../../helpers/plugin.js';
import { temporaryFolder } from '../../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();

function tool(path: string): void {
  write(path, '#!/bin/sh\n');
  chmodSync(path, 0o755);
}

async function list(make: (home: string) => { path: string[]; hidden?: string[]; shown?: string[] }) {
  const home = newFolder();
  const { path, hidden = [], shown = [] } = make(home);
  const mounts = await listVisible({ env: { HOME: home, PATH: path.join(':') }, hidden, shown });
  return mounts
    .filter((mount) => mount.path.startsWith(home))
    .map((mount) => `${mount.do} ${mount.path.slice(home.length + 1) || '.'}`);
}

describe('what every sandbox shows of the home', () => {
  it('is the tools on PATH with the folder that they are installed in', async () => {
    const shown = await list((home) => {
      tool(join(home, '.tools/shims/python3'));
      tool(join(home, '.nvm/versions/node/v20/bin/node'));
      write(join(home, '.ssh/id'), 'x');
      return { path: [join(home, '.tools/shims'), join(home, '.nvm/versions/node/v20/bin'), join(home, 'absent/bin')] };
    });
    expect(shown).toEqual(['show .nvm/versions/node/v20', 'show .tools']);
  });

  it('is no more than the programs where that folder holds other things', async () => {
    const shown = await list((home) => {
      tool(join(home, '.local/bin/one'));
      tool(join(home, 'bin/two'));
      return { path: [join(home, '.local/bin'), join(home, 'bin')] };
    });
    expect(shown).toEqual(['show .local/bin', 'show bin']);
  });

  it('is never the home itself, nor a folder above it', async () => {
    const shown = await list((home) => {
      tool(join(home, 'one'));
      return { path: [home, join(home, '..'), '/'] };
    });
    expect(shown).toEqual([]);
  });

  it('leaves out what looks like a credential beside them', async () => {
    const shown = await list((home) => {
      tool(join(home, '.cargo/bin/cargo'));
      write(join(home, '.cargo/credentials.toml'), 'x');
      mkdirSync(join(home, '.cargo/auth'));
      return { path: [join(home, '.cargo/bin')] };
    });
    expect(shown).toEqual(['show .cargo', 'hide .cargo/auth', 'hide .cargo/credentials.toml']);
  });

  it('has the place that an interpreter on PATH is a link to', async () => {
    const shown = await list((home) => {
      tool(join(home, 'pythons/3.12/bin/python3'));
      mkdirSync(join(home, '.local/bin'), { recursive: true });
      symlinkSync(join(home, 'pythons/3.12/bin/python3'), join(home, '.local/bin/python3'));
      return { path: [join(home, '.local/bin')] };
    });
    expect(shown).toEqual(['show .local/bin', 'show pythons/3.12']);
  });

  it('has nothing of the checkout or a cache, unless it is said to be shown', async () => {
    const shown = await list((home) => {
      tool(join(home, 'work/repo/node_modules/.bin/jest'));
      tool(join(home, 'work/bin/make'));
      write(join(home, 'cache/agents/one/binary'), 'x');
      return {
        path: [join(home, 'work/repo/node_modules/.bin'), join(home, 'work/bin')],
        hidden: [join(home, 'work/repo'), join(home, 'cache')],
        shown: [join(home, 'cache/agents/one')],
      };
    });
    expect(shown).toEqual(['show cache/agents/one', 'show work/bin']);
  });

  it('hides what the tool has within a folder that is shown', async () => {
    const shown = await list((home) => {
      tool(join(home, 'opt/tools/bin/one'));
      mkdirSync(join(home, 'opt/tools/checkout'));
      return {
        path: [join(home, 'opt/tools/bin')],
        shown: [join(home, 'opt')],
        hidden: [join(home, 'opt/tools/checkout')],
      };
    });
    expect(shown).toEqual(['show opt', 'hide opt/tools/checkout']);
  });
});
