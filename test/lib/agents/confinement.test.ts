import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { AGENTS } from '../../../lib/agents/index.js';
import type { Agent } from '../../../lib/agents/interface/agent.js';
import type { UnitSetup } from '../../../lib/agents/interface/unit-setup.js';
import type { Install } from '../../../lib/contract/agent-key.js';
import { files } from '../../../lib/io/files/files.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { stageSource } from '../../../lib/setup/stage/stage.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL } from '../../helpers/tested-agents.js';

const newFolder = temporaryFolder();
/** By day the usual way of each agent; all of them copy by the same port. */
const WAYS = Object.values(AGENTS as Record<string, Agent>).flatMap((agent) =>
  agent.installs
    .slice(0, IN_FULL ? undefined : 1)
    .map((install) => ({ agent, install, key: `${agent.name}+${install}` })),
);

/** A place deep in a folder of its own, so that what escapes from it is seen. */
async function setUp(agent: Agent, install: Install, root: string): Promise<{ above: string; place: UnitSetup }> {
  const above = newFolder();
  const below = join(above, '1/2/3/4/5/6');
  const source = await readSource(root);
  const place: UnitSetup = {
    home: join(below, 'h'),
    workspace: join(below, 'w'),
    source_copy: join(below, 's'),
    source,
    install,
    vendor_model: null,
    allow_processes: false,
  };
  await stageSource(source, join(above, 'staged'), { allow_processes: false });
  await files.copy(join(above, 'staged'), place.source_copy);
  await agent.setUp(place, files);
  return { above, place };
}

/** Every path that is reached from a folder, links followed. */
function readable(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => statSync(path, { throwIfNoEntry: false })?.isFile());
}

describe.each(WAYS)('a source installed on $key', ({ agent, install }) => {
  it('keeps a link to a file that its skills share, and loses one that leads out of it', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    marketplace(root, 'demo');
    const secret = join(newFolder(), 'secret.txt');
    writeFileSync(secret, 'canary of the checkout');
    write(join(root, 'shared/notes.md'), 'notes that skills share');
    symlinkSync('../../shared', join(root, 'skills/alpha/shared'));
    symlinkSync(secret, join(root, 'skills/alpha/secret.txt'));
    symlinkSync(dirname(secret), join(root, 'skills/alpha/folder'));
    symlinkSync('../../../../../../etc', join(root, 'skills/alpha/etc'));
    const { above, place } = await setUp(agent, install, root);
    const folder = dirname(agent.skillPath(place, place.source.skills[0]!));
    expect(readFileSync(join(folder, 'shared/notes.md'), 'utf8')).toBe('notes that skills share');
    const texts = readable(above).map((path) => readFileSync(path, 'utf8'));
    expect(texts.filter((text) => text.includes('canary'))).toEqual([]);
    expect(readdirSync(folder).filter((name) => ['secret.txt', 'folder', 'etc'].includes(name))).toEqual([]);
  });

  it('may have skills of hundreds of files with any bytes', async () => {
    const root = writePlugin(newFolder(), 'demo', [{ dir: 'alpha' }]);
    marketplace(root, 'demo');
    const bytes = Buffer.from(Array.from({ length: 4096 }, (_, n) => n % 256));
    // Hundreds for two agents: all of them copy by the same port.
    const count = ['codex', 'claude'].includes(agent.name) && install === agent.installs[0] ? 300 : 14;
    for (let n = 0; n < count; n++) {
      const path = join(root, `skills/alpha/assets/part ${n % 7}/file-${n}.bin`);
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    }
    const { place } = await setUp(agent, install, root);
    const folder = dirname(agent.skillPath(place, place.source.skills[0]!));
    expect(readdirSync(join(folder, 'assets'), { recursive: true })).toHaveLength(count + 7);
    expect(readFileSync(join(folder, 'assets/part 6/file-6.bin')).equals(bytes)).toBe(true);
  });

  it.each(['../../../../../../escaped', '/escaped', '..', 'a/../../../../../../../escaped', 'a\nb: c'])(
    'stays within its throwaway folder when it is named %j',
    async (name) => {
      const root = writePlugin(newFolder(), name, [{ dir: 'alpha', name }], { version: name });
      marketplace(root, name);
      // Refusing such a name is as good as making it harmless.
      const made = await setUp(agent, install, root).catch((error: Error) => error);
      if (made instanceof Error) return expect(made.name).toBe('ConfigError');
      const { above, place } = made;
      expect(readdirSync(above).sort()).toEqual(['1', 'staged']);
      const below = dirname(place.home);
      expect(readdirSync(below).sort()).toEqual(['h', 's', 'w']);
      for (let folder = below; folder !== above; folder = dirname(folder)) {
        if (folder !== below) expect(readdirSync(folder)).toHaveLength(1);
      }
      expect(agent.skillPath(place, place.source.skills[0]!).startsWith(below)).toBe(true);
      expect(existsSync('/escaped')).toBe(false);
    },
  );
});

function marketplace(root: string, name: string): void {
  const plugins = [{ name, source: './' }];
  write(join(root, '.claude-plugin/marketplace.json'), JSON.stringify({ name, owner: { name }, plugins }));
}
