/** The hooks that a project declares for itself → the files and folders at its root that their commands need. */
import type { DeclaredHook } from '../contract/transcript/hook-call.js';
import { scriptsOf } from './hooks.js';

/** A plugin's own hooks stand elsewhere, and name what they need from the plugin's root. */
const OF_A_PROJECT = /^\.(?:claude|github|codex)\//;

/** What an agent reads by itself in these, or is given in its own way: copied, it would be offered twice. */
const LISTED = ['skills', 'agents', 'commands'];

/** Each whole, because what a script loads beside it cannot be known from its command. */
export function projectParts(declared: readonly Pick<DeclaredHook, 'file' | 'command'>[]): string[] {
  const scripts = declared.filter(({ file }) => OF_A_PROJECT.test(file)).flatMap(({ command }) => scriptsOf(command));
  const parts = scripts.flatMap((path) => {
    const [first = '', second = ''] = path.split('/').filter((part) => part !== '.');
    if (first === '' || first === '..' || second === '..') return [];
    if (!first.startsWith('.')) return [first];
    return second === '' || LISTED.includes(second) ? [] : [`${first}/${second}`];
  });
  return [...new Set(parts)];
}
