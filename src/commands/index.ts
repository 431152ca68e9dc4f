/** The commands, loaded when asked for, in the order of the overview. */
import type { Command } from '../options/command.js';

// biome-ignore format: one row per command
export const COMMANDS: Record<string, () => Promise<Command>> = {
  check: () => import('./check.js').then(({ check }) => check),
  run: () => import('./run.js').then(({ run }) => run),
  discover: () => import('./discover.js').then(({ discover }) => discover),
  lint: () => import('./lint.js').then(({ lint }) => lint),
  explain: () => import('./explain/explain.js').then(({ explain }) => explain),
  usage: () => import('./usage/usage.js').then(({ usage }) => usage),
  compare: () => import('./compare.js').then(({ compare }) => compare),
  aa: () => import('./aa.js').then(({ aa }) => aa),
  mutate: () => import('./mutate.js').then(({ mutate }) => mutate),
  improve: () => import('./improve.js').then(({ improve }) => improve),
  baseline: () => import('./baseline-update.js').then(({ baseline }) => baseline),
  report: () => import('./report.js').then(({ report }) => report),
  trend: () => import('./trend.js').then(({ trend }) => trend),
  init: () => import('./init.js').then(({ init }) => init),
  route: () => import('./route/route.js').then(({ route }) => route),
  'integration-test': () => import('./integration-test.js').then(({ integrationTest }) => integrationTest),
  'self-test': () => import('./self-test.js').then(({ selfTest }) => selfTest),
};
