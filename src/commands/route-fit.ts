/** Labelled queries or a corpus → a fitted index. */
import { ConfigError } from '../../lib/config-error.js';
import type { RouteIndex } from '../../lib/io/route-index.js';
import type { Shell } from '../shell.js';
import type { RouteOptions } from './route-options.js';

export async function fitIndex(_options: RouteOptions, _index: RouteIndex, _shell: Shell): Promise<number> {
  throw new ConfigError('route fit is not there yet.');
}
