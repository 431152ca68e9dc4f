/** What a case asks of a call, and what an agent made of it → whether they are the same call. */
import { isDeepStrictEqual } from 'node:util';
import { WORKSPACE } from '../../case/workspace-paths.js';
import { asFields, objects, string } from '../../input/json-value.js';

/**
 * Agents rename keys, add their own and make paths absolute before hooks see them (Claude Code 2.1.330), so only the values are
 * compared, as they look from the workspace; Gemini CLI takes an address within a prompt, pi 0.87.1 an edit as a list of one.
 */
export function isSameInput(wanted: Record<string, unknown>, seen: unknown, workspace: string | null): boolean {
  const patched = patchedFiles(seen);
  const file = wanted['file_path'] ?? wanted['path'];
  if (patched !== null && file !== undefined)
    return patched.length === 1 && isDeepStrictEqual(plain(patched[0]), plain(file));
  const values = (typeof seen === 'object' && seen !== null ? Object.values(seen).flatMap(unlist) : [seen]).map(plain);
  const around = values.find((text) => Object.values(wanted).some((value) => holdsAddress(text, value)));
  return Object.entries(wanted).every(
    ([key, value]) =>
      (key === 'prompt' && isUnasked(wanted, seen)) ||
      values.some((other) => isDeepStrictEqual(plain(value), other)) ||
      isHeld(around, value),
  );

  function plain(value: unknown): unknown {
    if (typeof value === 'string') return relative(value.trim());
    if (Array.isArray(value)) return value.map(plain);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, plain(one)]));
  }

  function relative(text: string): string {
    const inside = workspace === null ? text : text.replaceAll(workspace, '$WORKSPACE');
    return inside.replaceAll(WORKSPACE, '.').replaceAll(/(?<![\w.])\.\/+(?=[^\s/])/g, '');
  }
}

function unlist(value: unknown): unknown[] {
  const [only, ...more] = Array.isArray(value) ? objects(value) : [];
  return only !== undefined && more.length === 0 ? [value, ...Object.values(only)] : [value];
}

/** Codex 0.169.0 writes and edits files by a patch; of one that ran it shows the files alone. */
function patchedFiles(seen: unknown): string[] | null {
  const { patch, command, changes } = asFields(seen);
  const text = string(patch ?? command);
  if (text.startsWith('*** Begin Patch'))
    return [...text.matchAll(/^\*\*\* (?:Add|Update|Delete) File: (.+)$/gm)].map(([, path = '']) => path);
  return changes === undefined ? null : objects(changes).map(({ path }) => string(path));
}

/** A fetch of OpenCode 1.18.33 takes an address alone, and no question about what is there. */
const isUnasked = ({ url }: Record<string, unknown>, seen: unknown): boolean =>
  url !== undefined && !('prompt' in asFields(seen));

const ADDRESS = /^https?:\/\/\S+$/;

const holdsAddress = (text: unknown, address: unknown): boolean =>
  typeof text === 'string' &&
  typeof address === 'string' &&
  ADDRESS.test(address) &&
  text.split(/\s+/).includes(address);

/** In the text around an address stands what is asked about it, too. */
const isHeld = (around: unknown, value: unknown): boolean =>
  holdsAddress(around, value) ||
  (typeof around === 'string' && typeof value === 'string' && !ADDRESS.test(value) && around.includes(value));
