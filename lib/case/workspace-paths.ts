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

/** A file's path, in Claude's name for it → as a model that must name it in full would write it. */
export function withFullPath(input: Record<string, unknown>, workspace: string): Record<string, unknown> {
  const { file_path } = input;
  return typeof file_path === 'string' && !file_path.startsWith('/')
    ? { ...input, file_path: posix.join(workspace, file_path) }
    : input;
}
