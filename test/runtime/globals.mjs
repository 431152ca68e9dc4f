/** What `@jest/globals` exports, set anew for each test file: modules that several files share keep one import of it. */
export let afterAll;
export let afterEach;
export let beforeAll;
export let beforeEach;
export let describe;
export let expect;
export let it;

export function setGlobals(globals) {
  ({ afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } = globals);
}
