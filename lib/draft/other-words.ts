/** A request in the words of a description → the same with the verb that a user would say. */
import { countCopied, MOST_COPIED } from './copied-words.js';

/** What users say for the verbs of descriptions, before the same objects. */
const VERBS: Readonly<Record<string, string>> = Object.fromEntries(
  'adopt: start with, analyze: look into, assess: look at, audit: go over, avoid: steer clear of, build: put together, check: double-check, choose: pick, complete: finish, configure: set up, convert: change, create: make, debug: figure out, define: pin down, deploy: ship, design: sketch out, develop: build, diagnose: figure out, draft: write up, edit: change, encounter: run into, establish: set up, evaluate: look at, execute: carry out, explore: look into, extract: pull out, face: deal with, find: track down, generate: make, handle: deal with, identify: spot, implement: build, integrate: hook up, investigate: look into, manage: keep track of, migrate: move, modify: change, organize: sort, perform: do, plan: map out, produce: make, receive: get, refactor: clean up, request: ask for, resolve: sort out, review: look over, structure: lay out, summarize: sum up, test: try out, troubleshoot: figure out, understand: make sense of, update: bring up to date, validate: double-check, verify: double-check, write: put together'
    .split(', ')
    .map((pair) => pair.split(': ')),
);

/** `check out` and `set up` are verbs of their own. */
const ASKS = /^(I want to|Please|Help me) (\w+)(?= (?!(?:out|in|up|down|off|over|on|back)\b))/;

/** Another verb breaks what is copied without breaking the sentence; what copies little stays, and so does what turns one thing into another. */
export function useOwnVerb(prompt: string, description: string): string {
  if (countCopied(prompt, description) <= MOST_COPIED || / into /.test(prompt)) return prompt;
  return prompt.replace(ASKS, (whole, asks: string, verb: string) => {
    const other = Object.hasOwn(VERBS, verb) ? VERBS[verb] : undefined;
    return other ? `${asks} ${other}` : whole;
  });
}
