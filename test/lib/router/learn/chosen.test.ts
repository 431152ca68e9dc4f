import { describe, expect, it } from '@jest/globals';
import { readChosen } from '../../../../lib/router/learn/chosen.js';

const row = (case_id: string, ...choices: (string | null)[]) => ({
  case_id,
  choices: choices.map((choice, i) => ({ trial: i + 1, choice })),
});

describe('readChosen', () => {
  it('takes what most trials of all agents chose, and nothing where they disagree', () => {
    const chosen = readChosen([
      row('a', 'alpha', 'beta'),
      row('a', 'alpha'),
      row('b', null, null, 'alpha'),
      row('c', 'alpha', 'beta'),
      { case_id: 'd' },
    ]);
    expect([...chosen]).toEqual([
      ['a', 'alpha'],
      ['b', null],
    ]);
  });

  it('does not take a name that no agent listed for a refusal', () => {
    const lost = { case_id: 'a', choices: [{ trial: 1, choice: null, unknown: ['ghost'] }] };
    expect(readChosen([lost]).size).toBe(0);
  });
});
