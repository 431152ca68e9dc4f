// The plugin under test of the recordings: its files, and the Source that the product would make of them.

const body = (id) =>
  `\n# ${id}\n\n${['Collect the inputs of the request.', 'Group the items by area.', 'Write one short line for each.', 'Report in two sentences.'].map((step, index) => `Step ${index + 1} of ${id}: ${step}`).join('\n')}\n`;

const skill = (dir, fields = '', name = dir) =>
  `---\nname: ${name}\ndescription: Does the ${dir} work.\n${fields}---\n${body(dir)}`;

/** Prefix siblings, a folder that is named otherwise, and every front-matter field that changes what a call does. */
const SKILLS = {
  demo: skill('demo'),
  'demo-alpha': skill('demo-alpha'),
  beta: skill('beta', 'when_to_use: When beta is asked for.\n'),
  'gamma-dir': skill('gamma-dir', '', 'gamma'),
  forked: skill('forked', 'context: fork\n'),
  hidden: skill('hidden', 'disable-model-invocation: true\n'),
  granting: skill('granting', 'allowed-tools: Bash(echo:*)\n'),
  shelly: `${skill('shelly')}\nnow: !\`echo BANG-RAN\`\n`,
};

export function source({ extra = {}, drop = [], name = 'demo-plugin', plugin = true }) {
  const files = {};
  const manifest = { name, version: '0.1.0' };
  const entry = { name, source: './' };
  if (plugin) {
    files['.claude-plugin/plugin.json'] = `${JSON.stringify(manifest)}\n`;
    files['.claude-plugin/marketplace.json'] =
      `${JSON.stringify({ name: 'demo-market', owner: { name: 'Demo' }, plugins: [entry] })}\n`;
  }
  const root = { folder: '', manifests: plugin ? { '.claude-plugin/plugin.json': manifest } : {}, entry: null };
  const skills = [];
  for (const [dir, text] of Object.entries(SKILLS)) {
    if (drop.includes(dir)) continue;
    files[`skills/${dir}/SKILL.md`] = text;
    skills.push({
      id: /^name: (.+)$/m.exec(text)[1],
      dir,
      path: `skills/${dir}/SKILL.md`,
      description: /^description: (.+)$/m.exec(text)[1],
      front_matter: { present: true, fields: {}, problems: [], body_line: 5 },
      hash: '',
    });
  }
  files['skills/demo/notes.md'] = 'Notes of demo.\n';
  files['agents/worker.md'] = '---\nname: worker\ndescription: Does sub-tasks.\n---\nYou do sub-tasks.\n';
  Object.assign(files, extra);
  return {
    root: '/src',
    kind: plugin ? 'plugin' : 'skills',
    name: plugin ? name : 'src',
    manifest: plugin ? '.claude-plugin/plugin.json' : null,
    marketplace: plugin ? '.claude-plugin/marketplace.json' : null,
    plugins: plugin ? [root, { ...root, entry }] : [root],
    commands: [],
    skills,
    hash: '',
    files,
  };
}
