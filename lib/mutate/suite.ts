/** Mutators for kind `suite`: the custom agent that is asked. Recorded answers let a suite run where no vendor is asked. */
import { findSubagent } from '../skill/subagent.js';
import type { Mutator } from './mutant.js';

export const SUITE_MUTATORS: readonly Mutator<'suite'>[] = [
  {
    name: 'subagent-gone',
    does: 'the custom agent that the suite asks is no longer in the source',
    make({ subagent }, { subagents }) {
      const found = findSubagent(subagents, subagent);
      if (!found) return [];
      return [
        {
          target: found.name,
          changes: [{ what: 'it is gone', edits: [{ do: 'remove', path: found.path }] }],
          why: 'an agent that is not there cannot be asked',
          against: 'mutated',
          remedy: { words: 'the test should not have run, so the verdict itself is at fault: report it', set: null },
        },
      ];
    },
  },
];
