/** Paths in a unit's home, and the config.toml with which Codex makes no requests of its own. */
import { posix } from 'node:path';
import { isBare } from '../../contract/agent-key.js';
import type { UnitSetup } from '../interface/unit-setup.js';

const { join } = posix;

export const codexHome = (home: string) => join(home, '.codex');

/** JSON's string escapes are a subset of TOML's basic strings. */
export const quoteToml = (text: string) => JSON.stringify(text).replaceAll('\u007f', '\\u007F');

export interface EnabledPlugin {
  key: string;
  market: string;
  /** Of its marketplace; null: it has none. */
  folder: string | null;
}

/** With the `plugins` feature Codex calls github.com and chatgpt.com, so it is only enabled for installs that need it. */
export function renderConfig(setup: UnitSetup, plugins: readonly EnabledPlugin[]): string {
  const lines = [
    'analytics.enabled = false',
    'check_for_update_on_startup = false',
    '',
    '[features]',
    `plugins = ${!isBare(setup.install)}`,
    // Otherwise an unreachable server is retried for ever, in spite of the retry limits.
    'unbounded_connection_retries = false',
    `hooks = ${setup.allow_processes}`,
  ];
  const markets = new Map(plugins.map(({ market, folder }) => [market, folder]));
  for (const [market, folder] of markets)
    if (folder !== null)
      lines.push('', `[marketplaces.${quoteToml(market)}]`, 'source_type = "local"', `source = ${quoteToml(folder)}`);
  for (const { key } of plugins) lines.push('', `[plugins.${quoteToml(key)}]`, 'enabled = true');
  return `${lines.join('\n')}\n`;
}
