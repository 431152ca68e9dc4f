/** From what of a source Copilot CLI 1.0.102 starts something. */
import { DECLARATIONS, modulesIn, type Start } from '../interface/starts.js';

export const starts: readonly Start[] = [
  {
    files: ['plugin.json', '{.plugin,.github/plugin,.claude-plugin}/plugin.json', 'marketplace.json'],
    form: 'json',
    under: DECLARATIONS,
  },
  // With and without a dot: the names of Agent Plugins 1.0 have none. com.github.copilot holds what such a package has for Copilot alone.
  {
    files: ['hooks.json', 'hooks/*.json', '{.,}mcp.json', '{.,}lsp.json', 'com.github.copilot*/**/*.json'],
    form: 'json',
  },
  {
    files: ['settings.json', 'settings.local.json'],
    form: 'json',
    under: ['hooks', 'env', ...DECLARATIONS],
    commands: ['statusLine'],
  },
  { files: ['agents/**/*.md', '*.agent.md'], form: 'front_matter', under: ['mcp-servers', 'mcpServers', 'hooks'] },
  { files: [modulesIn('.github/extensions'), modulesIn('com.github.copilot*/extensions')], form: 'module' },
];
