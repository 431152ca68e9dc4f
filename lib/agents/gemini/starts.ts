/** From what of a source Gemini CLI 0.61.0 starts something. */
import { DECLARATIONS, type Start } from '../interface/starts.js';

export const starts: readonly Start[] = [
  { files: ['gemini-extension.json'], form: 'json', under: DECLARATIONS },
  { files: ['hooks/*.json'], form: 'json' },
  {
    files: ['.gemini/settings.json'],
    form: 'json',
    under: ['hooks', 'mcpServers', 'telemetry'],
    commands: ['discoveryCommand', 'callCommand', 'toolDiscoveryCommand', 'toolCallCommand', 'mcpServerCommand'],
  },
  { files: ['agents/**/*.md'], form: 'front_matter', under: ['mcp_servers', 'mcpServers', 'hooks'] },
  // Run when a prompt types the command.
  { files: ['commands/**/*.toml'], form: 'template', mark: '!{' },
  { files: ['.gemini/.env', '.gemini/sandbox*'], form: 'script' },
];
