/** The copy of a source that all units of a batch share, and edits → the copy that the units of one mutant share. */
import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { editSource } from '../../mutate/edits.js';
import type { Edit } from '../../mutate/mutant.js';
import type { Ports } from '../../transcript/ports.js';
import type { SharedSource } from '../../transcript/ready.js';

/** against: what a unit's verdict is held against, the changed source or the one as it was. The caller closes it. */
export async function shareMutant(
  shared: SharedSource,
  edits: readonly Edit[],
  against: 'mutated' | 'original',
  batch_run_id: string,
  ports: Pick<Ports, 'files' | 'openTrialFolders'>,
): Promise<{ shared: SharedSource; close: () => Promise<void> }> {
  const folders = await ports.openTrialFolders(batch_run_id);
  try {
    const staged = folders.source_copy;
    await ports.files.copy(shared.staged, staged);
    for (const edit of edits) await applyEdit(staged, edit);
    if (against === 'original') return { shared: { ...shared, staged }, close: folders.close };
    const source = { ...editSource(shared.source, edits), root: staged };
    const bodies = Object.fromEntries(source.skills.map(({ path, text }) => [path, text]));
    return { shared: { ...shared, source, bodies, staged }, close: folders.close };
  } catch (error) {
    await folders.close();
    throw error;
  }
}

async function applyEdit(root: string, edit: Edit): Promise<void> {
  switch (edit.do) {
    case 'remove':
      return rm(join(root, edit.path), { recursive: true, force: true });
    case 'replace':
      await mkdir(dirname(join(root, edit.path)), { recursive: true });
      return writeFile(join(root, edit.path), edit.text);
    case 'rename':
      return rename(join(root, edit.path), join(root, edit.to));
    case 'route':
      // A route changes no file of the source: its pattern is tried in process.
      return;
  }
}
