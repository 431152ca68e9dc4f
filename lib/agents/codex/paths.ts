/** A path → the skill whose folder it lies in. */
import { posix } from 'node:path';

type Installed = { id: string; path: string; dir?: string }[] | null;

export function skillOfPath(path: string, installed: Installed): { skill: string } | null {
  if (installed) {
    const holding = installed.filter(({ path: own }) => path.startsWith(`${posix.dirname(own)}/`));
    const inner = holding.sort((one, other) => other.path.length - one.path.length)[0];
    if (inner) return { skill: inner.id };
  }
  // A file of a skill that nobody installed (just written, or explained without knowing): its folder names it.
  const match = path.match(/(?:^|\/)skills\/(?:[^/]+\/)*?([^/]+)\/SKILL\.md$/);
  return match ? { skill: match[1] ?? '' } : null;
}
