import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { CaseSchema } from '../../../lib/case/schema.js';
import { listMutants } from '../../../lib/mutate/index.js';
import { openPorts } from '../../../lib/setup/ports.js';
import { shareSource } from '../../../lib/setup/ready.js';
import { readSource } from '../../../lib/setup/source/source.js';
import { shareMutant } from '../../../lib/setup/stage/mutant.js';
import { readSubject } from '../../../lib/setup/stage/mutant-subject.js';
import type { Ports } from '../../../lib/transcript/ports.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';

const newFolder = temporaryFolder();
const closing: (() => Promise<void>)[] = [];
afterAll(async () => {
  for (const close of closing) await close();
});

async function open(): Promise<{ ports: Ports; root: string }> {
  const root = writePlugin(newFolder(), 'kit', [{ dir: 'alpha' }, { dir: 'beta' }]);
  write(join(root, 'skills/alpha/notes.md'), 'Notes.\n');
  write(join(root, 'hooks/hooks.json'), JSON.stringify({ hooks: { PreToolUse: [{ hooks: [{ command: 'x' }] }] } }));
  const ports = await openPorts();
  closing.push(() => ports.modelServer.close());
  return { ports, root };
}

describe('a mutated copy', () => {
  it('holds on disk what the mutant says in memory, and leaves source and shared copy alone', async () => {
    const { ports, root } = await open();
    const source = await readSource(root);
    const { shared, close } = await shareSource(source, ports);
    closing.push(close);
    const subject = {
      ...(await readSubject(shared, null)),
      source,
      routes: [],
      subagents: [],
      mode: 'router' as const,
    };
    const row = CaseSchema.parse({
      case_id: 'a',
      prompt: 'Do it.',
      expected_skill: 'alpha',
      disallowed_skills: ['beta'],
      required_files: ['alpha/notes.md'],
    });
    const mutants = listMutants(row, subject, null);
    expect(mutants).toHaveLength(10);
    for (const { name, change } of mutants) {
      const mutant = await shareMutant(shared, change.edits, 'mutated', 'batch', ports);
      const read = await readSource(mutant.shared.staged);
      const known = (one: typeof read) => one.skills.map(({ path, id, dir, text }) => ({ path, id, dir, text }));
      expect([name, known(read)]).toEqual([name, known(mutant.shared.source)]);
      expect(mutant.shared.source.root).toBe(mutant.shared.staged);
      await mutant.close();
      expect(existsSync(mutant.shared.staged)).toBe(false);
    }
    expect((await readSource(shared.staged)).hash).toBe(source.hash);
    expect((await readSource(root)).hash).toBe(source.hash);
  });

  it('is held against the source as it was where something else than the source reached the agent', async () => {
    const { ports, root } = await open();
    const { shared, close } = await shareSource(await readSource(root), ports);
    closing.push(close);
    const edit = { do: 'replace', path: 'skills/alpha/SKILL.md', text: 'Other.\n' } as const;
    const mutant = await shareMutant(shared, [edit], 'original', 'batch', ports);
    closing.push(mutant.close);
    expect(mutant.shared.source).toBe(shared.source);
    expect(mutant.shared.bodies).toBe(shared.bodies);
    expect(readFileSync(join(mutant.shared.staged, edit.path), 'utf8')).toBe('Other.\n');
  });

  it('reads hooks from the copy that kept them', async () => {
    const { ports, root } = await open();
    const source = await readSource(root);
    const bare = await shareSource(source, ports);
    const hooked = await shareSource(source, ports, { allow_processes: true });
    closing.push(bare.close, hooked.close);
    expect(Object.keys((await readSubject(bare.shared, null)).hooks)).toEqual([]);
    const { hooks, files } = await readSubject(bare.shared, hooked.shared);
    expect(Object.keys(hooks)).toEqual(['.claude-plugin/plugin.json', 'hooks/hooks.json']);
    expect([...files]).toContain('skills/alpha/notes.md');
  });
});
