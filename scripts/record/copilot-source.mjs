// The source under test of Copilot's recordings: its files, and the Source that the product would make of them.

const STEPS = [
  'Collect the inputs of the request.',
  'Group the items by area.',
  'Write a short line for each.',
  'Report in two sentences.',
];
const body = (id) => `\n# ${id}\n\n${STEPS.map((step, index) => `Step ${index + 1} of ${id}: ${step}`).join('\n')}\n`;
const skill = (name, fields = '') =>
  `---\nname: ${name}\ndescription: Does the ${name} work.\n${fields}---\n${body(name)}`;

/** Prefix siblings, a nested one, one hidden from models, one too large for `view`, one whose folder is named otherwise. */
const SKILLS = {
  'skills/demo': skill('demo'),
  'skills/demo-alpha': skill('demo-alpha'),
  'skills/group/beta': skill('beta'),
  'skills/hidden': skill('hidden', 'disable-model-invocation: true\n'),
  'skills/large': skill('large') + 'A line that only fills the file.\n'.repeat(1_200),
  'skills/gamma-dir': skill('gamma'),
};

export function source({ extra = {}, manifest = true, skills: folders = SKILLS }) {
  const files = Object.fromEntries(Object.entries(folders).map(([folder, text]) => [`${folder}/SKILL.md`, text]));
  if (folders === SKILLS) files['skills/demo/notes.md'] = 'Notes of demo.\n';
  const manifests = manifest ? { '.claude-plugin/plugin.json': { name: 'demo-plugin', version: '0.1.0' } } : {};
  for (const [path, fields] of Object.entries(manifests)) files[path] = `${JSON.stringify(fields)}\n`;
  const skills = Object.entries(folders).map(([folder, text]) => ({
    id: /^name: (.+)$/m.exec(text)[1],
    dir: folder.slice(folder.lastIndexOf('/') + 1),
    path: `${folder}/SKILL.md`,
    description: /^description: (.+)$/m.exec(text)[1],
    front_matter: { present: true, fields: {}, problems: [], body_line: 5 },
    hash: '',
  }));
  return {
    root: '/src',
    kind: manifest ? 'plugin' : 'skills',
    name: 'demo-plugin',
    manifest: manifest ? '.claude-plugin/plugin.json' : null,
    marketplace: null,
    plugins: [{ folder: '', manifests, entry: null }],
    skills,
    hash: '',
    files: { ...files, ...extra },
  };
}
