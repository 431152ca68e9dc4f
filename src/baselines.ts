/** `--baseline`, `--baseline-ref`, `--ref-baseline` → the current baseline and the one to compare against. */
import { resolve } from 'node:path';
import { BASELINE_FILE, type Baseline, parseBaseline, parseRefBaseline } from '../lib/baseline.js';
import { ConfigError } from '../lib/config-error.js';
import type { RefBaseline } from '../lib/delta.js';
import { readTextIfAny } from '../lib/io/files.js';

export interface BaselineOptions {
  baseline?: string | undefined;
  baseline_ref?: string | undefined;
  ref_baseline?: string | undefined;
}

export interface Baselines {
  /** As the user would write it. */
  file: string;
  /** Null: there is none. */
  current: Baseline | null;
  /** Null: no ref was named, and the current one stands for both. */
  ref: RefBaseline | null;
}

type ReadAtRef = (ref: string, file: string) => Promise<{ text: string | null; sha: string }>;

export async function readBaselines(options: BaselineOptions, cwd: string, readAtRef: ReadAtRef): Promise<Baselines> {
  const { baseline_ref: name, ref_baseline } = options;
  if (name && ref_baseline) {
    throw new ConfigError('--baseline-ref and --ref-baseline name the same thing twice.', {
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
    return { file, current, ref: { name: ref_baseline, sha: null, baseline: parseRefBaseline(found, ref_baseline) } };
  }
  if (!name) return { file, current, ref: null };
  const at = await readAtRef(name, file);
  const baseline = at.text === null ? null : parseRefBaseline(at.text, `${file} at ${name}`);
  return { file, current, ref: { name, sha: at.sha, baseline } };
}

function noSuchFile(file: string): ConfigError {
  return new ConfigError('There is no such baseline.', {
    file,
    fix: 'write one with `agent-routing baseline update`, or leave the option out.',
  });
}
