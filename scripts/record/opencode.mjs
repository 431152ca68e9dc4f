// Records OpenCode. Usage: npm run compile && node scripts/record/opencode.mjs --binary <opencode> --rg <rg> [--only name,name] [--out folder]
import { listOpenCodeScenarios } from './module-scenarios.mjs';
import { record } from './recorder.mjs';

await record('opencode', listOpenCodeScenarios('opencode'));
