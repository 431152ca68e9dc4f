/** The commands, loaded when asked for, in the order of the overview. */
import type { Command } from '../options/command.js';

// biome-ignore format: one row per command
export const COMMANDS: Record<string, () => Promise<Command>> = {
  check: () => import('./check.js').then(({ check }) => check),
  init: () => import('./init.js').then(({ init }) => init),
  run: () => import('./run.js').then(({ run }) => run),
  explain: () => import('./explain/explain.js').then(({ explain }) => explain),
  baseline: () => import('./baseline-update.js').then(({ baseline }) => baseline),
  compare: () => import('./compare.js').then(({ compare }) => compare),
  report: () => import('./report.js').then(({ report }) => report),
  lint: () => import('./lint.js').then(({ lint }) => lint),
  discover: () => import('./discover.js').then(({ discover }) => discover),
  mutate: () => import('./mutate.js').then(({ mutate }) => mutate),
  improve: () => import('./improve.js').then(({ improve }) => improve),
  usage: () => import('./usage/usage.js').then(({ usage }) => usage),
  route: () => import('./route/route.js').then(({ route }) => route),
  trend: () => import('./trend.js').then(({ trend }) => trend),
  aa: () => import('./aa.js').then(({ aa }) => aa),
  'integration-test': () => import('./integration-test/integration-test.js').then(({ integrationTest }) => integrationTest),
  'self-test': () => import('./self-test.js').then(({ selfTest }) => selfTest),
  completion: () => import('./completion.js').then(({ createCompletion }) => createCompletion(COMMANDS)),
};

/** For daily work these are enough. */
export const DAILY: readonly string[] = ['check', 'init', 'run', 'explain'];
