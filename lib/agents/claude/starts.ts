/** From what of a source Claude Code 2.1.330 starts something. */
import { DECLARATIONS, type Start } from '../interface/starts.js';

export const starts: readonly Start[] = [
  {
    files: ['{plugin,marketplace}.json', '.claude-plugin/{plugin,marketplace}.json'],
    form: 'json',
    under: DECLARATIONS,
    commands: ['headersHelper', 'subagentStatusLine'],
  },
  // A file that declares one thing alone. A hooks file may name a module under `modules`.
  { files: ['hooks/*.json', '.mcp.json', '.lsp.json', 'monitors/*.json'], form: 'json' },
  {
    // A project's, and at a plugin's root. `env` holds for all that Claude Code itself starts.
    files: ['settings.json', 'settings.local.json'],
    form: 'json',
    under: ['hooks', 'env', 'sandbox'],
    // biome-ignore format: a table
    commands: [
      'apiKeyHelper', 'awsAuthRefresh', 'awsCredentialExport', 'fileSuggestion', 'gcpAuthRefresh', 'headersHelper',
      'otelHeadersHelper', 'processWrapper', 'policyHelpers', 'proxyAuthHelper', 'statusLine',
      'subagentStatusLine', 'bwrapPath', 'socatPath', 'ripgrep',
    ],
  },
  { files: ['agents/**/*.md'], form: 'front_matter', under: ['hooks', 'mcpServers'] },
  { files: ['SKILL.md', 'commands/**/*.md'], form: 'template', mark: '!`', switched_off: 'disableSkillShellExecution' },
  { files: ['SKILL.md', 'commands/**/*.md'], form: 'front_matter', under: ['hooks'], switched_off: 'disableAllHooks' },
];
