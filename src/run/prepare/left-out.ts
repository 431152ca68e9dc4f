/** What a run leaves out, in words: units of its plan, and packages that have cases of their own. */
import { existsSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { glob } from 'tinyglobby';
import type { Plan } from '../../../lib/contract/plan.js';
import type { RefTree } from '../../../lib/contract/ports/ref-tree.js';
import { changedSince, findBase, openAtRef } from '../../../lib/io/git.js';
import { readCorpusAtRef } from '../../../lib/setup/corpus/at-ref.js';
import { IGNORED, isDefault } from '../../../lib/setup/corpus/corpus.js';
import { findPackages, isInstalledWhole, mayBePackage } from '../../../lib/setup/source/find-places.js';
import { count, listFew } from '../../../lib/text/count.js';
import { quoteShell } from '../../../lib/text/quote-shell.js';
import { DEFAULT_CASES, type RunOptions } from '../../options/run-options.js';
import type { Terminal } from '../../terminal/terminal.js';
import { findRepository, findStep, ownRepository, toolCommand } from '../own-repository.js';

export function countLeftOut({ left_out }: Pick<Plan, 'left_out'>): string[] {
  const reasons = new Map<string, number>();
  for (const { why, reason } of left_out) {
    const words = why === 'shard' ? 'in another shard' : why === 'filter' ? 'left out by a filter' : reason;
    reasons.set(words, (reasons.get(words) ?? 0) + 1);
  }
  return [...reasons].map(([words, n]) => `${n} not run: ${words}`);
}

/** The packages that differ from where the branch left the ref, or its upstream where none is named. */
export async function findChangedPackages(cwd: string, ref: string | null, packages: readonly string[]) {
  const base = await findBase(cwd, ref).catch(() => null);
  const files = base && packages.length > 0 ? await changedSince(cwd, base).catch(() => []) : [];
  return { base, folders: packages.filter((folder) => files.some((file) => file.startsWith(join(cwd, folder, '/')))) };
}

export const commandsIn = (folders: readonly string[], command: string): string =>
  folders.map((folder) => `\`(cd ${quoteShell(folder)} && ${command})\``).join(', ');

/** A package of which the ref has cases and this checkout none. */
export interface GonePackage {
  folder: string;
  /** Only its cases are gone. */
  stays: boolean;
  /** What the ref has of it. */
  had: string;
  fix: string;
  /** What runs it all the same. */
  step: Awaited<ReturnType<typeof findStep>>;
}

export async function findGonePackages(tree: RefTree, cwd: string, name: string): Promise<GonePackage[]> {
  const files = await tree.list();
  const lost = files.filter(
    (file) => /^[^.].*\/cases\.json$/.test(file) && mayBePackage(posix.dirname(file)) && !existsSync(join(cwd, file)),
  );
  if (lost.length === 0 || (await isInstalledWhole(cwd))) return [];
  const fresh = (await glob(`**/${DEFAULT_CASES}`, { cwd, ignore: [...IGNORED] })).filter(
    (one) => !files.includes(one),
  );
  const moved = await Promise.all(fresh.map((file) => tree.former?.(file)));
  const found = lost.filter((file) => !moved.includes(file)).map((file) => nameGone(file, { tree, files, cwd, name }));
  return Promise.all(found);
}

async function nameGone(
  file: string,
  { tree, files, cwd, name }: { tree: RefTree; files: string[]; cwd: string; name: string },
): Promise<GonePackage> {
  const folder = posix.dirname(file);
  const own = files.filter((one) => one.startsWith(`${folder}/`));
  const stays = own.some((one) => existsSync(join(cwd, one)));
  const { cases } = await readCorpusAtRef([file], tree, { cwd, name });
  const skills = own.filter((one) => one.endsWith('/SKILL.md')).length;
  const root = findRepository(cwd);
  const step = await findStep(root, posix.join(relative(root, cwd).replaceAll('\\', '/'), folder));
  const back = `\`git checkout ${quoteShell(name)} -- ${quoteShell(stays ? file : folder)}\``;
  const drop = step && `remove from ${step.file} the whole of ${step.words}, line ${step.line}, which fails without it`;
  const fix = drop
    ? `if that is meant, ${drop}; if not, ${back}.`
    : `if that is meant, nothing is left to do, and this is no longer said once it is merged; if not, ${back}.`;
  return { folder, stays, step, fix, had: `${count(skills, 'skill')}, ${count(cases.length, 'case')}` };
}

/** Packages with cases of their own that the branch changed or took away: cases at the root try none of them. */
export async function namePackagesSince(
  { cases, baseline_ref }: Pick<RunOptions, 'cases' | 'baseline_ref'>,
  { cwd, env }: Pick<Terminal, 'cwd' | 'env'>,
): Promise<string[]> {
  if (!isDefault(cases)) return [];
  const tested = (await findPackages(cwd)).filter((folder) => existsSync(join(cwd, folder, DEFAULT_CASES)));
  const { base, folders } = await findChangedPackages(cwd, baseline_ref ?? null, tested);
  if (!base) return [];
  const tree = await openAtRef(cwd, base.sha).catch(() => null);
  const gone = tree ? await findGonePackages(tree, cwd, base.name).catch(() => []) : [];
  const lost = gone.map(
    ({ folder, stays, had, fix }) =>
      `${stays ? `${folder}/${DEFAULT_CASES}` : folder} is gone (${base.name} has ${had}), and nothing tests ${folder} any more: ${fix}`,
  );
  if (folders.length === 0) return lost;
  const command = `${toolCommand(env, await ownRepository(env))} run${baseline_ref ? ` --baseline-ref ${quoteShell(baseline_ref)}` : ''}`;
  const [has, their] = folders.length > 1 ? ['have', 'their'] : ['has', 'its'];
  return [
    `${listFew(folders)} ${has} changed since ${base.name} and ${has} ${their} own ${DEFAULT_CASES}, which this run leaves out: ${commandsIn(folders, command)}.`,
    ...lost,
  ];
}
