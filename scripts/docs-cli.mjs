/** Writes every command's --help into docs/cli.md, from the built commands. `npm run build && node scripts/docs-cli.mjs` */
import { readFileSync, writeFileSync } from 'node:fs';
import { helpOf } from '../build/src/command.js';
import { COMMANDS } from '../build/src/commands/index.js';

const page = new URL('../docs/cli.md', import.meta.url);
const blocks = [];
for (const [name, load] of Object.entries(COMMANDS))
  blocks.push(`## ${name}\n\n\`\`\`text\n${helpOf(name, await load()).trimEnd()}\n\`\`\`\n`);
const before = readFileSync(page, 'utf8');
writeFileSync(
  page,
  before.replace(
    /(<!-- commands -->\n)[\s\S]*(<!-- \/commands -->)/,
    (_, open, close) => `${open}\n${blocks.join('\n')}\n${close}`,
  ),
);
