/** The browser of this machine, if it has one. */
import { existsSync } from 'node:fs';
import { describeWith } from './needs.js';

export const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].find(existsSync);

export const describeInBrowser = (title: string, tests: () => void): void =>
  describeWith(CHROMIUM !== undefined, 'Chromium; in Debian install `chromium`', title, tests);
