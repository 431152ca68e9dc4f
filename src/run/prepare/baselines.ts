/** `--baseline`, `--baseline-ref`, `--ref-baseline` → the current baseline and the one to compare against. */
import { resolve } from 'node:path';
import { AGENT_NAMES } from '../../../lib/agents/index.js';
import { BASELINE_FILE, type Baseline, parseBaseline, parseRefBaseline } from '../../../lib/baseline/index.js';
import { agentName } from '../../../lib/contract/agent-key.js';
import type { RefTree } from '../../../lib/contract/ports/ref-tree.js';
import type { RefBaseline } from '../../../lib/delta/input.js';
import { ConfigError } from '../../../lib/input/config-error.js';
import { suggest } from '../../../lib/input/suggest.js';
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

export async function readBaselines(
  options: BaselineOptions,
  cwd: string,
  openRef: (ref: string) => Promise<RefTree>,
): Promise<Baselines> {
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
  const known = shorten(tree.name ?? name);
  return { file, current, ref: await readAtRef(tree, file, known), tree };
}

/** Entries that no result will ever meet: one line for each name that is no agent's. */
export function describeStrangers({ current, file }: Baselines): string[] {
  const entries = [...(current?.cases ?? [])].flatMap(([id, agents]) => [...agents.keys()].map((key) => ({ id, key })));
  const first = new Map(entries.reverse().map(({ id, key }) => [key, id]));
  return [...first].flatMap(([key, id]) => {
    const name = agentName(key);
    const near = suggest(name, AGENT_NAMES);
    const said = `${file}:${current?.line?.([id, key]) ?? 1}: the entry of '${id}' names '${key}', which is no agent.`;
    return AGENT_NAMES.includes(name)
      ? []
      : [`${said} ${near ? `Did you mean ${near}?` : 'Fix: remove it; `agent-routing run --help` names the agents.'}`];
  });
}

/** Under the name that the file has now, or had there. */
export async function readAtRef(tree: RefTree, file: string, name: string): Promise<RefBaseline> {
  const own = await tree.read(file);
  const former = own === null ? await tree.former?.(file) : null;
  const at = former ?? file;
  const text = former ? await tree.read(former) : own;
  const { is_head, sha } = tree;
  if (text !== null) return { name, sha, is_head, baseline: parseRefBaseline(text, `${at} at ${name}`) };
  const other = file === BASELINE_FILE ? null : await tree.read(BASELINE_FILE);
  return { name, sha: tree.sha, baseline: null, unread: other === null ? null : BASELINE_FILE };
}

/** No reader knows a commit by forty digits. */
const shorten = (ref: string) => (/^[0-9a-f]{40,64}$/.test(ref) ? ref.slice(0, 7) : ref);

function noSuchFile(file: string): ConfigError {
  return new ConfigError('Baseline file not found.', {
    file,
    fix: 'write one with `agent-routing baseline update --reason "…"`, or leave the option out.',
  });
}
