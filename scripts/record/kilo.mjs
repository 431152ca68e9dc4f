// Records Kilo. Usage: npm run compile && node scripts/record/kilo.mjs --binary <kilo> --rg <rg> [--only name,name] [--out folder]
import { listOpenCodeScenarios } from './module-scenarios.mjs';
import { record } from './recorder.mjs';

await record('kilo', listOpenCodeScenarios('kilo'));
