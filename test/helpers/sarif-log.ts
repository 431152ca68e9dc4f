/** The text of a SARIF log → the log, held against the published schema of SARIF 2.1.0. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import type { Log } from 'sarif';

/** Microsoft's matchers ship it, in draft 4; it uses no keyword that later drafts read differently, except its own name. */
const matchers = dirname(createRequire(import.meta.url).resolve('@microsoft/jest-sarif/package.json'));
const {
  $schema: _,
  id: __,
  ...schema
} = JSON.parse(readFileSync(join(matchers, 'lib/schemas/sarif-2.1.0-rtm.5.json'), 'utf8'));
// One of its patterns has a single bracket, which only an expression without the flag `u` may have.
const ajv = new Ajv({ strict: false, allErrors: true, unicodeRegExp: false });
addFormats.default(ajv);
const validate = ajv.compile(schema);

export function readSarif(text: string): Log {
  const log = JSON.parse(text);
  expect([validate(log), validate.errors]).toEqual([true, null]);
  return log;
}
