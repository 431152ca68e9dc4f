#!/usr/bin/env node
/** The entry of .pre-commit-hooks.yaml: the bundled command line, which needs no install. */
await import('../dist/cli/index.js');
