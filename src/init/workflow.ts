/** Where the corpus is and what this tool is called → the workflow that runs it on pull requests. */
import type { OwnRepository } from '../run/own-repository.js';

export const WORKFLOW = '.github/workflows/agent-routing.yml';

/** inputs: of the action, beside those of the preset. */
export const renderWorkflow = (
  inputs: Record<string, string>,
  { name, ref }: OwnRepository,
): string => `name: agent-routing
on: pull_request
permissions:
  contents: read
  pull-requests: write
jobs:
  routing:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: ${name}@${ref}
        with:
          # No key is needed; installed agents are kept in the cache of GitHub Actions.
          preset: gate
${Object.entries(inputs)
  .map(([input, value]) => `          ${input}: ${JSON.stringify(value)}\n`)
  .join('')}`;
