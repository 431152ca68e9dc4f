/** The job's log: sanitised messages, and groups in which the runner ignores workflow commands while untrusted output is printed. */
import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import { sanitize, sanitizeLine } from './sanitize.js';

export const log = {
  info: (message: string, limit?: number): void => core.info(sanitize(message, limit)),
  notice: (message: string): void => core.notice(sanitize(message)),
  warn: (message: string): void => core.warning(sanitize(message)),
  error: (message: string): void => core.error(sanitize(message)),
};

export type Log = typeof log;

/**
 * Runs work whose output may be an agent's. The runner obeys commands on both streams wherever a line starts with `::`
 * (or contains `##[`), so it is switched off until it sees a token that the agent cannot know.
 */
export async function groupHostile<T>(title: string, work: () => Promise<T>): Promise<T> {
  const token = randomUUID();
  core.startGroup(sanitizeLine(title));
  core.info(`::stop-commands::${token}`);
  try {
    return await work();
  } finally {
    core.info(`\n::${token}::`);
    core.endGroup();
  }
}
