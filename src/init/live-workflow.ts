/** The inputs of an action → the workflow in which the vendors' own models choose every night, without a stored key. */
import type { OwnRepository } from '../run/own-repository.js';
import { renderInputs } from './workflow.js';

export const LIVE_WORKFLOW = '.github/workflows/agent-routing-live.yml';

/** Copilot by the job's own token; Claude Code and Codex by its identity, as soon as the ids of their vendors' rules are variables of the repository. */
export const renderLiveWorkflow = (
  inputs: Record<string, string>,
  { name, ref }: OwnRepository,
): string => `name: agent-routing-live
on:
  workflow_dispatch:
  schedule:
    - cron: '23 4 * * 1-5'
permissions:
  contents: read
  copilot-requests: write # Copilot CLI asks with the job's own token
  id-token: write # Claude Code and Codex show whose job this is
jobs:
  live:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: ${name}@${ref}
        with:
          # The vendors' models choose, five times for each case.
          preset: nightly-live
          agents: copilot\${{ vars.ANTHROPIC_FEDERATION_RULE_ID && ',claude' || '' }}\${{ vars.OPENAI_FEDERATION_RULE_ID && ',codex' || '' }}
${renderInputs(inputs)}        env:
          # Ids, no secrets: set them as variables of the repository.
          ANTHROPIC_FEDERATION_RULE_ID: \${{ vars.ANTHROPIC_FEDERATION_RULE_ID }}
          ANTHROPIC_ORGANIZATION_ID: \${{ vars.ANTHROPIC_ORGANIZATION_ID }}
          ANTHROPIC_SERVICE_ACCOUNT_ID: \${{ vars.ANTHROPIC_SERVICE_ACCOUNT_ID }}
          OPENAI_FEDERATION_RULE_ID: \${{ vars.OPENAI_FEDERATION_RULE_ID }}
`;
