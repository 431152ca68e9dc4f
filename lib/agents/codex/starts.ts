/** From what of a source Codex 0.169.0 starts something. */
import { DECLARATIONS, type Start } from '../interface/starts.js';

export const starts: readonly Start[] = [
  {
    files: ['plugin.json', '.{codex,claude,cursor}-plugin/plugin.json', '{.agents/plugins/,}marketplace.json'],
    form: 'json',
    under: [...DECLARATIONS, 'apps'],
  },
  // mcp.json is that of Agent Plugins 1.0; com.openai holds what such a package has for Codex alone.
  {
    files: ['hooks.json', 'hooks/*.json', '.mcp.json', 'mcp.json', '.app.json', 'com.openai*/**/*.json'],
    form: 'json',
  },
  {
    // Of a project that is trusted.
    files: ['.codex/*.toml'],
    form: 'toml',
    under: ['hooks', 'mcp_servers', 'model_providers', 'otel', 'set'],
    commands: ['notify', 'zsh_path', 'js_repl_node_path'],
  },
];
