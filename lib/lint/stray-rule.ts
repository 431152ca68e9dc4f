/** What looks like a skill and is none → findings, since no agent says a word about it. */
import type { Finding } from './finding.js';

const WORDS = {
  misnamed: ['no agent finds it: the file must be named SKILL.md, in capitals', 'rename it to SKILL.md.'],
  folder: ['SKILL.md is a folder here, and agents look for a file', 'make it a file, or remove it.'],
  outside: [
    'it is a link that leaves the source or leads nowhere, so no agent is given what it points to',
    'put the files themselves there, or link to a place inside the source.',
  ],
} as const;

export function lintStrays(strays: readonly { path: string; why: keyof typeof WORDS }[], prefix: string): Finding[] {
  return strays.map(({ path, why }) => ({
    rule: 'skill-file',
    severity: 'error',
    file: `${prefix}${path}`,
    line: 1,
    subject:
      path
        .replace(/\/SKILL\.md$/i, '')
        .split('/')
        .at(-1) ?? path,
    message: WORDS[why][0],
    consequences: {},
    fix: WORDS[why][1],
  }));
}
