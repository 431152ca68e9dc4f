/** The job's log: grouped, and closed to workflow commands while something prints that we did not write. */
import { randomUUID } from 'node:crypto';
import * as core from '@actions/core';
import { plain, plainLine } from './plain.js';

export const log = {
  info: (message: string): void => core.info(plain(message)),
  notice: (message: string): void => core.notice(plain(message)),
  warn: (message: string): void => core.warning(plain(message)),
  error: (message: string): void => core.error(plain(message)),
};

export type Log = typeof log;

/**
 * Runs work whose output may be an agent's. The runner obeys commands on both streams wherever a line starts with `::`
 * (or holds `##[`), so it is told to stop listening until it sees a token that the agent cannot know.
 */
export async function groupHostile<T>(title: string, work: () => Promise<T>): Promise<T> {
  const token = randomUUID();
  core.startGroup(plainLine(title));
  core.info(`::stop-commands::${token}`);
  try {
    return await work();
  } finally {
    core.info(`\n::${token}::`);
    core.endGroup();
  }
}
