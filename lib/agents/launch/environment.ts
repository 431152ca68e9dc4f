/** Defaults for the environment of an isolated run, the same for every agent. */

/** The PATH of units that get none from the user. */
export const PLAIN_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** A proxy address that refuses every connection immediately (the discard port). */
export const NOWHERE = 'http://127.0.0.1:9';
