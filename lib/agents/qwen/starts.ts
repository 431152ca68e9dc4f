/** From what of a source Qwen Code 0.24.4 starts something. */
import { DECLARATIONS, type Start } from '../interface/starts.js';

export const starts: readonly Start[] = [
  {
    files: ['{qwen,gemini}-extension.json', 'plugin.json', '.{claude,qoder}-plugin/plugin.json'],
    form: 'json',
    under: DECLARATIONS,
  },
  { files: ['hooks/*.json', '{.,}mcp.json', '.lsp.json'], form: 'json' },
  {
    files: ['.qwen/settings.json'],
    form: 'json',
    under: ['hooks', 'mcpServers', 'lspServers', 'telemetry', 'env'],
    commands: ['discoveryCommand', 'callCommand', 'toolDiscoveryCommand', 'toolCallCommand', 'mcpServerCommand'],
  },
  { files: ['agents/**/*.md'], form: 'front_matter', under: ['mcpServers', 'hooks'] },
  { files: ['SKILL.md'], form: 'front_matter', under: ['hooks'], switched_off: 'disableAllHooks' },
  { files: ['commands/**/*.{md,toml}'], form: 'template', mark: '!{' },
  { files: ['.qwen/.env', '.qwen/sandbox*'], form: 'script' },
];
