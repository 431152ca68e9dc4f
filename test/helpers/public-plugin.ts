/** A plugin such as people publish: many skills with descriptions of very different lengths, the same ones every time. */
import { join } from 'node:path';
import { type SkillText, write, writePlugin } from './plugin.js';

const VERBS = ['review', 'migrate', 'profile', 'document', 'deploy', 'test', 'translate', 'audit', 'query', 'draw'];
const THINGS = ['api', 'chart', 'schema', 'pipeline', 'invoice', 'cluster', 'form', 'cache', 'queue', 'slide', 'map'];
const SENTENCES = [
  'Use when the user asks to work on it, mentions it by name, or shares a file of that kind.',
  'Covers set-up, everyday use, error messages & common mistakes.',
  'Do not use for "quick questions"; <other> skills are better there.',
  'Übersetzt auch auf Deutsch – naïve façade, 日本語.',
  'Triggers: new project, failing build, upgrade, security finding, slow page.',
  'Works with Python, TypeScript and Go; it knows the conventions of each and checks the result before it answers.',
];

/** Park and Miller: the same numbers on every machine. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16807) % 2147483647;
    return state;
  };
}

export function writePublicPlugin(root: string, count: number): string {
  const next = numbers(count + 7);
  const skills = Array.from({ length: count }, (_, index): SkillText => {
    const verb = VERBS[index % VERBS.length];
    const thing = THINGS[Math.floor(index / VERBS.length) % THINGS.length];
    const number = Math.floor(index / (VERBS.length * THINGS.length));
    const dir = `${verb}-${thing}${number ? `-${number}` : ''}`;
    const text = Array.from({ length: 1 + (next() % 5) }, () => SENTENCES[next() % SENTENCES.length]);
    return { dir, description: JSON.stringify(`Helps to ${verb} a ${thing}. ${text.join(' ')}`) };
  });
  const name = `public-${count}`;
  const plugins = [{ name, source: './', description: 'Published' }];
  const market = { name: `${name}-market`, owner: { name: 'someone' }, plugins };
  write(join(root, '.claude-plugin/marketplace.json'), JSON.stringify(market));
  return writePlugin(root, name, skills);
}
