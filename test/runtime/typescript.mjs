/** Lets Node import the sources as they are: `./x.js` is x.ts, without its types, and `@jest/globals` what the running test file was given. */
import { existsSync, readFileSync } from 'node:fs';
import { register } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { removeTypes } from './remove-types.cjs';

const GLOBALS = new URL('globals.mjs', import.meta.url).href;

// Node loads this module a second time, on the thread that calls the functions below.
if (isMainThread) register(import.meta.url);

export async function resolve(specifier, context, next) {
  if (specifier === '@jest/globals') return { url: GLOBALS, format: 'module', shortCircuit: true };
  if (/^\.{1,2}\/.*\.js$/.test(specifier)) {
    const source = new URL(specifier.replace(/js$/, 'ts'), context.parentURL);
    if (existsSync(source)) return { url: source.href, format: 'module', shortCircuit: true };
  }
  return next(specifier, context);
}

export async function load(url, context, next) {
  // Some packages of the toolkit are written for bundlers, which take a JSON file without an attribute.
  if (url.endsWith('.json') && context.importAttributes?.type === undefined)
    return {
      format: 'module',
      source: `export default ${readFileSync(fileURLToPath(url), 'utf8')}`,
      shortCircuit: true,
    };
  if (!url.endsWith('.ts')) return next(url, context);
  return { format: 'module', source: removeTypes(fileURLToPath(url)).code, shortCircuit: true };
}
