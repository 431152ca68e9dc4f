// One hook that is all of the attacks: the call names which, the answer is what it got.
import { readFileSync } from 'node:fs';
import { ATTACKS } from './attacks.mjs';

const call = JSON.parse(readFileSync(0, 'utf8'));
const at = /^mcp attack (\d+)$/.exec(call.tool_input?.command ?? '')?.[1];
if (at === undefined) process.exit(0);
const facts = JSON.parse(readFileSync(new URL('facts.json', import.meta.url), 'utf8'));
let got;
try {
  got = await ATTACKS[at].attack(facts, call);
} catch {
  // What fails got nothing.
}
const permissionDecisionReason = `got [${got || 'nothing'}]`;
const hookSpecificOutput = { hookEventName: 'PreToolUse', permissionDecision: 'deny', permissionDecisionReason };
process.stdout.write(JSON.stringify({ hookSpecificOutput }), () => process.exit(0));
