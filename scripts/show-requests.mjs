// Starts an agent's own CLI once, with two skills in a project and in a home, on the embedded model → the words of each request, to write its `offer.ts` from.
// `npm run compile && node scripts/show-requests.mjs NAME FOLDER…`: folders of skills to try, such as .agents/skills.
import { join } from 'node:path';
import { openAsker, writeTree } from './skills-across-agents/ask.mjs';

const [name, ...folders] = process.argv.slice(2);
const asker = await openAsker((path) => import(`../build/lib/${path}`));
if (!name || !(name in asker.agents) || folders.length === 0) {
  console.error(`Name one of ${Object.keys(asker.agents).join(', ')} and a folder of skills, such as .agents/skills.`);
  process.exitCode = 2;
} else {
  const skill = (id) => `---\nname: ${id}\ndescription: Words of ${id}.\n---\n\n# ${id}\n\nDo it.\n`;
  const write = ({ workspace, home }) => {
    for (const [at, folder] of folders.entries()) {
      writeTree(join(workspace, folder), { [`project-${at}/SKILL.md`]: skill(`project-${at}`) });
      writeTree(join(home, folder), { [`home-${at}/SKILL.md`]: skill(`home-${at}`) });
    }
  };
  const { requests, offered } = await asker.ask(await asker.ready(name), { write });
  for (const { kind, model, text } of requests) console.log(`--- ${kind} request, model ${model}\n${text}`);
  console.log(`--- read by its offer.ts: ${offered.map(({ id }) => id).join(', ') || 'no skill'}`);
}
await asker.close();
