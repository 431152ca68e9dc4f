/** Paths in a case's input → paths in the folder where the agent works. */
import { posix } from 'node:path';

/** As a case writes it. */
export const WORKSPACE = /\$(?:WORKSPACE\b|\{WORKSPACE\})/g;

/** `$WORKSPACE` in the strings of a case's input → the unit's own folder. */
export function inWorkspace<T>(input: T, workspace: string): T {
  const replace = (value: unknown): unknown => {
    if (typeof value === 'string') return value.replaceAll(WORKSPACE, () => workspace);
    if (Array.isArray(value)) return value.map(replace);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, replace(one)]));
  };
  return replace(input) as T;
}

/** A file's path → as a model that must name it in full would write it. */
export function withFullPath(input: Record<string, unknown>, workspace: string): Record<string, unknown> {
  const inFull = (key: string, value: unknown) =>
    /^(?:file_)?path$/.test(key) && typeof value === 'string' && !value.startsWith('/')
      ? posix.join(workspace, value)
      : value;
  return Object.fromEntries(Object.entries(input).map(([key, value]) => [key, inFull(key, value)]));
}

/** An edit of a part of a line, in the text of its file → the same edit of whole lines. */
export function ofWholeLines(input: Record<string, unknown>, text: string): Record<string, unknown> {
  const { old_string, new_string } = input;
  if (typeof old_string !== 'string' || typeof new_string !== 'string' || old_string === '') return input;
  const at = text.indexOf(old_string);
  if (at < 0) return input;
  const end = at + old_string.length;
  const first = text.slice(0, at).lastIndexOf('\n') + 1;
  const rest = old_string.endsWith('\n') && new_string.endsWith('\n') ? '' : (/^.*/.exec(text.slice(end))?.[0] ?? '');
  const [before, after] = [text.slice(first, at), rest];
  return { ...input, old_string: `${before}${old_string}${after}`, new_string: `${before}${new_string}${after}` };
}
