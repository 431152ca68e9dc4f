// Records the second set of one agent. Usage: npm run compile && node scripts/record/second/index.mjs --agent gemini --binary <path> [--node <node 22>] [--rg <rg>]
import { parseArgs } from 'node:util';
import { record } from '../recorder.mjs';
import { OWN } from './agents.mjs';
import { listScenarios } from './scenarios.mjs';

const { values } = parseArgs({ options: { agent: { type: 'string' } }, strict: false });
const { more = {}, ...own } = OWN[values.agent];

await record(values.agent, { ...listScenarios(own), ...more }, 'second-');
