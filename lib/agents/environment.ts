/** What the environment of an isolated run is built from, whichever agent it is. */

/** For a unit that is given no PATH. */
export const PLAIN_PATH = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin';

/** A proxy at the discard port: a connection there is refused at once. */
export const NOWHERE = 'http://127.0.0.1:9';
