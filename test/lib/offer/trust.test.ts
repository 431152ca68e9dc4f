/** What users have to be told of hooks that run here without a question. */
import { expect, it } from '@jest/globals';
import { codex } from '../../../lib/agents/codex/index.js';
import { copilot } from '../../../lib/agents/copilot/index.js';
import { explainTrust, listRead } from '../../../lib/offer/trust.js';

const [own, shipped] = ['.github/hooks/a.json', 'hooks/hooks.json'];
const found = (file: string, state: 'read' | 'runs' | 'not read' = 'read') => ({ file, state });
const declared = (file: string, event = 'PreToolUse') => {
  return { event, file, command: 'true', matcher: null, conditional: false, recorded: true };
};

it('names each agent that runs a hook only once its user trusts it, and Copilot CLI only for those of a project', () => {
  const [of_codex, of_copilot] = [codex.untrusted, copilot.untrusted];
  expect(explainTrust({ claude: [found(own)], 'codex+plugin': [found(own)], copilot: [found(own, 'runs')] })).toBe(
    `${of_codex}; ${of_copilot}. Here that counts as done.`,
  );
  expect(explainTrust(listRead([declared(shipped)], ['codex', 'copilot', 'offline']))).toBe(
    `${of_codex}. Here that counts as done.`,
  );
});

it('says nothing of a hook that the agent would not run anyway', () => {
  const theirs = listRead([declared('.claude/settings.json'), declared('.codex/hooks.json', 'BeforeTool')], ['codex']);
  expect(explainTrust({ ...theirs, copilot: [found(own, 'not read')], claude: [found(own)] })).toBeNull();
});
