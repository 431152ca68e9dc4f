/** From what of a source OpenCode 1.18.33 starts something. */
import { modulesIn, type Start } from '../interface/starts.js';

export const starts: readonly Start[] = [
  {
    files: ['opencode.{json,jsonc}'],
    form: 'json',
    under: ['mcp', 'lsp', 'formatter', 'experimental', 'plugin'],
    commands: ['shell'],
  },
  { files: ['plugin', 'plugins', 'tool', 'tools'].map((name) => modulesIn(`.opencode/${name}`)), form: 'module' },
  { files: ['.opencode/command{,s}/**/*.md'], form: 'template', mark: '!`' },
];
