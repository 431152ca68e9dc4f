/** A pattern → what its first character must be, so that a search can pass over the rest of a text. */
import { type CharacterTest, testSet } from './character-test.js';
import type { Node } from './node.js';

export type Single = Extract<Node, { type: 'set' | 'any' }>;
const LINE_FEED = 10;

export function testOf(node: Single): CharacterTest {
  if (node.type === 'set') return testSet(node);
  return node.flags.dot_all ? () => true : (code) => code !== LINE_FEED;
}

/** Null where a match may be empty, or trying every place costs less. */
export function testFirst(root: Node): CharacterTest | null {
  const { tests, empty } = findFirst(root);
  return empty || tests.length > MOST_TESTS ? null : (code) => tests.some((test) => test(code));
}

/** Beyond it, looking for the first character costs more than trying to match there. */
const MOST_TESTS = 16;

/** The tests of which the first character must pass one, and whether the part may also match without a character. */
function findFirst(node: Node): { tests: CharacterTest[]; empty: boolean } {
  switch (node.type) {
    case 'set':
    case 'any':
      return { tests: [testOf(node)], empty: false };
    case 'group':
    case 'atomic':
      return findFirst(node.body);
    case 'repeat': {
      const { tests, empty } = findFirst(node.body);
      return { tests, empty: empty || node.min === 0 };
    }
    case 'branch': {
      const found = node.options.map(findFirst);
      return { tests: found.flatMap(({ tests }) => tests), empty: found.some(({ empty }) => empty) };
    }
    case 'sequence': {
      const tests: CharacterTest[] = [];
      for (const item of node.items) {
        const found = findFirst(item);
        for (const test of found.tests) tests.push(test);
        if (!found.empty) return { tests, empty: false };
      }
      return { tests, empty: true };
    }
    case 'at':
    case 'look':
      return { tests: [], empty: true };
    case 'reference':
    case 'condition':
      return { tests: [() => true], empty: true };
  }
}
