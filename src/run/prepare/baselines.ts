/** `--baseline`, `--baseline-ref`, `--ref-baseline` → the current baseline and the one to compare against. */
import { resolve } from 'node:path';
import { BASELINE_FILE, type Baseline, parseBaseline, parseRefBaseline } from '../../../lib/baseline/index.js';
import type { RefTree } from '../../../lib/contract/ports/ref-tree.js';
import type { RefBaseline } from '../../../lib/delta/input.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { readTextIfAny } from '../../../lib/io/files/files.js';

export interface BaselineOptions {
  baseline?: string | undefined;
  baseline_ref?: string | undefined;
  ref_baseline?: string | undefined;
}

export interface Baselines {
  /** As the user would write it. */
  file: string;
  /** Null where there is none. */
  current: Baseline | null;
  /** Null where no ref was named; the current baseline serves as both. */
  ref: RefBaseline | null;
  /** What else stands at the ref; null where no ref was named. */
  tree: RefTree | null;
}

type OpenRef = (ref: string) => Promise<RefTree>;

export async function readBaselines(options: BaselineOptions, cwd: string, openRef: OpenRef): Promise<Baselines> {
  const { baseline_ref: name, ref_baseline } = options;
  if (name && ref_baseline) {
    throw new ConfigError('--baseline-ref and --ref-baseline cannot be combined.', {
      fix: 'leave one of them out.',
    });
  }
  const file = options.baseline ?? BASELINE_FILE;
  const text = await readTextIfAny(resolve(cwd, file));
  if (text === null && options.baseline) throw noSuchFile(file);
  const current = text === null ? null : parseBaseline(text, file);
  if (ref_baseline) {
    const found = await readTextIfAny(resolve(cwd, ref_baseline));
    if (found === null) throw noSuchFile(ref_baseline);
    const ref = { name: ref_baseline, sha: null, baseline: parseRefBaseline(found, ref_baseline) };
    return { file, current, ref, tree: null };
  }
  if (!name) return { file, current, ref: null, tree: null };
  const tree = await openRef(name);
  const then = await tree.read(file);
  const baseline = then === null ? null : parseRefBaseline(then, `${file} at ${name}`);
  return { file, current, ref: { name, sha: tree.sha, baseline }, tree };
}

function noSuchFile(file: string): ConfigError {
  return new ConfigError('Baseline file not found.', {
    file,
    fix: 'write one with `agent-routing baseline update --reason "…"`, or leave the option out.',
  });
}
