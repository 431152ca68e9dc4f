/** `--from` → a corpus file of another tool's cases, in a folder that is removed when its cases have been read. */
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listCorpusFiles, loadCorpus } from '../../lib/setup/corpus/corpus.js';
import type { Source } from '../../lib/skill/skill.js';
import { CORPUS, renderCases } from '../init/corpus.js';
import { importCorpus } from '../init/import.js';

export interface CaseFiles {
  /** As `run` takes them. */
  patterns: string[];
  close(): Promise<void>;
}

export async function openCases(
  { from, skill, cases, source: named }: { from: string | undefined; skill: string; cases: string[]; source: string },
  positionals: readonly string[],
  source: Source,
  { cwd, log }: { cwd: string; log(line: string): void },
): Promise<CaseFiles> {
  if (from === undefined) return { patterns: cases, close: async () => {} };
  const files = await listCorpusFiles(cases, cwd);
  const known = files.length > 0 ? (await loadCorpus(files, { cwd, strict: false })).cases : [];
  const taken = new Set(known.map(({ case_id }) => case_id));
  const asked = { source: named, from, skill, beside: true };
  const imported = await importCorpus(asked, positionals, source, { cwd });
  for (const one of imported.cases) while (taken.has(one.case_id)) one.case_id = `from-${one.case_id}`;
  if (imported.left_out.length > 0) log(`${imported.left_out.length} entries of ${from} are no cases of a skill here`);
  const folder = await mkdtemp(join(tmpdir(), 'agent-routing-'));
  const close = async () => {
    if (existsSync(folder)) await rm(folder, { recursive: true });
  };
  const file = join(folder, CORPUS);
  await writeFile(file, renderCases(imported));
  return { patterns: [file, ...files], close };
}
