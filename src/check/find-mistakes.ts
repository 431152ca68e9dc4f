/** Source, corpus and baseline as read → all that lint prints of them, grouped, without what the user suppressed. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Case } from '../../lib/case/schema.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { suggest } from '../../lib/input/suggest.js';
import { type Finding, RULES } from '../../lib/lint/finding.js';
import { groupFindings } from '../../lib/lint/group.js';
import { describeConfusables, describeRefusal, promptsOf } from '../../lib/lint/look-alike-rule.js';
import type { SkillFacts } from '../../lib/lint/skill-location.js';
import { findConfusables } from '../../lib/router/learn/confusables.js';
import { type Corpus, listCorpusFiles, loadCorpus } from '../../lib/setup/corpus/corpus.js';
import { loadRouteIndex } from '../../lib/setup/routing/route-index.js';
import { loadVectors } from '../../lib/setup/routing/vectors.js';
import { DEFAULT_CASES } from '../options/run-options.js';
import { type Linted, lintBumps, lintSource, listLinted, prefixOf } from './lint-source.js';

export interface Mistakes {
  findings: Finding[];
  suppressed: number;
}

export async function findMistakes(
  linted: Linted & { baseline_ref: string | undefined },
  disabled: ReadonlySet<string>,
): Promise<Mistakes> {
  const { source, corpus, cwd, baseline_ref } = linted;
  const all: Finding[] = [
    ...(await lintSource(linted)),
    ...(await lintConfusables(corpus?.cases ?? [], {
      ...{ source, agents: listLinted(linted), prefix: prefixOf(source.root, cwd) },
    })),
    ...(await lintBumps(source, baseline_ref, cwd)),
  ];
  const kept = all.filter(({ rule, subject }) => !disabled.has(rule) && !disabled.has(`${rule}:${subject}`));
  return { findings: groupFindings(kept), suppressed: all.length - kept.length };
}

/** Without `--cases` there may be none: most rules need no corpus. */
export async function readCorpus(patterns: readonly string[], cwd: string): Promise<Corpus | null> {
  const [only, ...more] = patterns;
  const isDefault = only === DEFAULT_CASES && more.length === 0;
  if (isDefault && !existsSync(resolve(cwd, only)) && (await listCorpusFiles(patterns, cwd)).length === 0) return null;
  return loadCorpus(patterns, { cwd, strict: true });
}

async function lintConfusables(cases: readonly Case[], facts: SkillFacts): Promise<Finding[]> {
  const { source, prefix } = facts;
  if (source.skills.length < 2) return [];
  try {
    const { tools } = await loadRouteIndex([source.root], source.root);
    return describeConfusables(findConfusables(tools, promptsOf(cases, source), loadVectors()), facts);
  } catch (error) {
    if (error instanceof ConfigError) return [describeRefusal(error, prefix)];
    throw error;
  }
}

export function parseDisabled(words: readonly string[]): Set<string> {
  for (const word of words) {
    const rule = word.split(':')[0] ?? '';
    if (Object.hasOwn(RULES, rule)) continue;
    const meant = suggest(rule, Object.keys(RULES));
    throw new ConfigError(`--disable ${word}: unknown rule '${rule}'.`, {
      fix: meant ? `Did you mean '${meant}'?` : `the rules are ${Object.keys(RULES).join(', ')}.`,
    });
  }
  return new Set(words);
}
