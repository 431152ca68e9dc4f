/** Where things stand in a unit's home, and the config.toml that keeps Codex quiet. */
import { posix } from 'node:path';
import type { UnitPlace } from '../agent.js';

const { join } = posix;

export const codexHome = (home: string) => join(home, '.codex');
/** Not below the system's temporary folder on purpose: Codex refuses helper binaries when CODEX_HOME lies in TMPDIR. */
export const temporaryFolder = (home: string) => join(home, 'tmp');

/** JSON's string escapes are a subset of TOML's basic strings. */
export const quoteToml = (text: string) => JSON.stringify(text).replaceAll('\u007f', '\\u007F');

/** `plugins` feature off means no call to github.com and chatgpt.com, so it is on only for an install that needs it. */
export function renderConfig(place: UnitPlace, plugins: readonly string[]): string {
  const lines = [
    'analytics.enabled = false',
    'check_for_update_on_startup = false',
    '',
    '[features]',
    `plugins = ${place.install !== 'skills'}`,
    // Otherwise an unreachable server is retried for ever, whatever the retry limits say.
    'unbounded_connection_retries = false',
    `hooks = ${place.allow_processes}`,
  ];
  for (const key of plugins) lines.push('', `[plugins.${quoteToml(key)}]`, 'enabled = true');
  return `${lines.join('\n')}\n`;
}
