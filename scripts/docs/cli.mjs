/** Writes every command's --help into docs/cli.md, from the built commands. `npm run compile && node scripts/docs/cli.mjs [build]` */
import { readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';

const built = (path) => import(resolve(process.argv[2] ?? 'build', path));
const { helpOf } = await built('src/options/help.js');
const { COMMANDS } = await built('src/commands/index.js');

const page = new URL('../../docs/cli.md', import.meta.url);
const blocks = [];
for (const [name, load] of Object.entries(COMMANDS))
  blocks.push(`## ${name}\n\n\`\`\`text\n${helpOf(name, await load(), true).trimEnd()}\n\`\`\`\n`);
const before = readFileSync(page, 'utf8');
writeFileSync(
  page,
  before.replace(
    /(<!-- commands -->\n)[\s\S]*(<!-- \/commands -->)/,
    (_, open, close) => `${open}\n${blocks.join('\n')}\n${close}`,
  ),
);
