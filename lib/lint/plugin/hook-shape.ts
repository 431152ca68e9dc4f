/** A hooks file that no agent takes → where it has another shape than theirs, and what to write there. */
import { findProblem } from '../../input/json-problem.js';
import { isJson, parseObject } from '../../input/json-value.js';
import { type Misshapen, readCommands } from '../../skill/hooks.js';
import type { Finding } from '../finding.js';
import { findBareEvent, readHookJson } from './hook-groups.js';

/** What is no JSON has no shape to speak of. */
export function describeBroken(text: string): Pick<Finding, 'line' | 'message' | 'fix'> {
  const event = findBareEvent(parseObject(text) ?? {});
  if (event !== undefined) {
    const line = text.split('\n').findIndex((each) => each.includes(`"${event}"`)) + 1;
    const message = `${event} stands at the top of the file, and not below \`hooks\`, so no agent will run these hooks`;
    return { line, message, fix: `write {"hooks": {"${event}": …}} around what is there.` };
  }
  const json = readHookJson(text);
  const wrong = json && readCommands(json.fields);
  if (json && wrong && !Array.isArray(wrong)) return { line: json.line(wrong.path), ...describeShape(wrong) };
  const { line, message, fix } = findProblem(text);
  return { line, message: `the hooks file cannot be read: ${message}`, fix };
}

const HOOK = '{"type": "command", "command": "…"}';
const ENTRY = `{"matcher": "Bash", "hooks": [${HOOK}]}`;

function describeShape({ path, value, must_be }: Misshapen): Pick<Finding, 'message' | 'fix'> {
  const name = path.join('.').replace(/\.(\d+)/g, '[$1]');
  const lost = 'so no agent will run these hooks';
  if (value === undefined)
    return { message: `it has no \`${name}\`, ${lost}`, fix: `write {"hooks": {"PreToolUse": [${ENTRY}]}}.` };
  const is = Array.isArray(value) ? 'a list' : isJson(value) ? 'an object' : JSON.stringify(value);
  const be = must_be === 'object' ? 'an object' : must_be === 'list' ? 'a list' : 'one text';
  const words = Array.isArray(value) ? value.join(' ') : '…';
  const fix =
    must_be === 'text'
      ? `write ${JSON.stringify(words)}.`
      : must_be === 'list' && isJson(value)
        ? 'put [ ] around it.'
        : `write ${path.length === 1 ? `{"PreToolUse": [${ENTRY}]}` : must_be === 'list' ? `[${path.length === 2 ? ENTRY : HOOK}]` : path.length === 3 ? ENTRY : HOOK}.`;
  return { message: `${name} is ${is}, and must be ${be}, ${lost}`, fix };
}
