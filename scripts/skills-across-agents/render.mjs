// The stored measurement → docs/skills-across-agents.md. Nothing in the tables is written by hand.
import { PARTS } from './parts.mjs';
import { FOLDERS, SAMPLES, SECTIONS } from './samples.mjs';

const TITLES = {
  ...{ claude: 'Claude Code', codex: 'Codex', copilot: 'Copilot', gemini: 'Gemini CLI', opencode: 'OpenCode' },
  ...{ pi: 'pi', qwen: 'Qwen Code', cline: 'Cline', kilo: 'Kilo' },
};
const count = (number) => number.toLocaleString('en');
const code = (text) => (text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``);
const NONE = '–';

/** How a listed name differs: that of the folder, or another one. */
function nameWords({ as }, { id, folder, name }) {
  if (as === undefined) return [];
  return as === (folder ?? id) && as !== name ? ['by its folder'] : [as === '' ? 'without a name' : `as ${code(as)}`];
}

function descriptionWords({ listed, shown, chars }, sample) {
  switch (listed) {
    case 'name':
      return ['name only'];
    case 'cut':
      return [sample.chars ? `first ${count(chars)}` : 'up to the `#`'];
    case 'other':
      return [{ heading: 'heading instead', body: 'body instead', '': 'empty' }[shown] ?? `shows ${code(shown)}`];
    default:
      return shown === undefined ? [] : valueWords(shown);
  }
}

const valueWords = (shown) => [
  ...(/&(?:lt|quot|amp;amp);/.test(shown) ? ['escaped'] : []),
  ...(/\S\s*\n\s*\S/.test(shown) ? ['line breaks kept'] : []),
];

function renderListing(cell, sample) {
  if (cell.listed === 'no') return cell.loads === 'whole' ? `${NONE}, loads by name` : NONE;
  const load = cell.loads === 'no' ? ['does not load'] : [];
  const words = [...descriptionWords(cell, sample), ...nameWords(cell, sample), ...load];
  return words.length === 0 ? 'yes' : words.join(', ');
}

function renderSize(cell, sample) {
  if (!sample.body_lines) return renderListing(cell, sample);
  if (cell.loads === 'whole') return 'whole';
  return cell.loads === 'part' ? `${count(Math.round(cell.lines / 10))} KB` : NONE;
}

const renderTwins = ({ listed }) =>
  ({ first: 'the first', second: 'the second', both: 'both', either: 'one, by chance', no: NONE })[listed];

const renderBody = ({ body }) => body ?? NONE;

/** Fields that give or take a permission are seen in a shell call that follows. */
function renderShell(cell, sample, cells) {
  const without = cells['no-field'].shell;
  if (sample.id === 'no-field') return without === 'ran' ? 'shell runs' : 'shell refused';
  if (sample.id === 'tools') return without === 'ran' ? 'not needed' : cell.shell === 'ran' ? '**grants**' : 'ignored';
  return cell.shell === 'denied' ? '**refused**' : 'ignored';
}

const EFFECTS = { subagent: '**a subagent reads it**', runs: '**runs**' };

function renderField(cell, sample, cells) {
  if (sample.alone === 'grants' || sample.alone === 'denies') return renderShell(cell, sample, cells);
  if (cell.field) return cell.field === 'listing' ? '**in the listing**' : 'in the file';
  if (cell.listed === 'no') return '**hides**';
  if (cell.effect) return EFFECTS[cell.effect] ?? `**${cell.effect}**`;
  return 'ignored';
}

const renderBeside = ({ seen }) => ({ listing: 'in the listing', load: 'when it loads', no: NONE })[seen];

const RENDERERS = {
  fields: renderField,
  sizes: renderSize,
  twins: renderTwins,
  bodies: renderBody,
  beside: renderBeside,
};

const NOTES = {
  places:
    'Below the folder of skills of a project. “yes”: the model sees the skill’s name and whole description, and what loading it brings is the whole body; “–”: it is not listed.',
  files: 'A skill is a file, and some agents read its bytes more strictly than others.',
  front:
    '“heading instead”, “body instead”: the model sees the beginning of the body in the place of a description. “empty”: it is listed with no words.',
  values: 'How a description may be written. “escaped”: the model sees `&lt;` for `<`.',
  names: 'The name in the front matter. “as …” is the name by which the model has to call it.',
  twins: 'In the same folder of skills.',
  fields:
    '“in the listing”: the model sees the value before it chooses. “in the file”: the agent loads a skill by reading its file, with all that is in it; nothing else comes of the field. “hides”: the skill is not listed. “ignored”: nothing that the model gets, and nothing that runs, is different from a skill without it. Tool permissions are tried with a shell call after loading, in the mode in which each agent runs without asking; what a field does for the person at a terminal is not measured.',
  sizes: 'A number is what is left of it: the first characters of a description, the first KB of a body.',
  beside:
    'What the model learns without looking for it, so that a body can say `scripts/convert.sh`. Not counted is the tree of the project’s first files with which Gemini CLI and Qwen Code begin.',
  bodies:
    '“replaced”: the agent puts a value in its place. “kept”: the model gets the words as they are. “run”: the agent runs the command and puts its output there, where processes of the skill may start.',
};

function table(head, rows) {
  const line = (cells) => `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

function renderSection({ id, title, samples }, names, agents) {
  const render = RENDERERS[id] ?? renderListing;
  const rows = samples.map((sample) => [
    sample.what,
    ...names.map((name) => render(agents[name].cells[sample.id], sample, agents[name].cells)),
  ]);
  return `## ${title}\n\n${NOTES[id]}\n\n${table(['', ...names], rows)}`;
}

function renderFolders(names, agents) {
  const titles = [...FOLDERS.project, ...FOLDERS.home.map((folder) => `~/${folder}`)];
  const rankOf = (name, title) => {
    const at = agents[name].folders.findIndex((group) => group.includes(title));
    if (at < 0) return NONE;
    return agents[name].cells.twins.listed === 'either'
      ? 'any'
      : agents[name].folders[at].length > 1
        ? 'all'
        : `${at + 1}`;
  };
  const rows = titles.map((title) => [code(title), ...names.map((name) => rankOf(name, title))]);
  return table(
    ['', ...names],
    rows.filter(([, ...ranks]) => ranks.some((rank) => rank !== NONE)),
  );
}

const ABOVE = { 'at-root': 'the root', 'at-packages': 'folders between', 'at-app': 'the folder itself' };
function renderAbove(names, agents) {
  const row = (what, part) => [
    what,
    ...names.map((name) => agents[name].above[part].map((place) => ABOVE[place]).join(', ') || NONE),
  ];
  return table(
    ['started in', ...names],
    [row('a folder of a git repository', 'repository'), row('the same without `.git`', 'plain')],
  );
}

function renderMany(names, agents) {
  const [{ many }] = names.map((name) => agents[name]);
  const rows = ['full', 'cut', 'name', 'no'].map((state) => [
    { full: 'in full', cut: 'cut', name: 'name only', no: 'not listed' }[state],
    ...names.map((name) => agents[name].many[state] || NONE),
  ]);
  return `With ${many.skills} skills of ${many.chars} characters each:\n\n${table(['', ...names], rows)}`;
}

function renderParts(names, agents) {
  const row = (what, cellOf) => [what, ...names.map((name) => cellOf(agents[name].parts ?? {}) || NONE)];
  const words = (value) => value?.split(', ').map(code).join(', ');
  return table(
    ['', ...names],
    [
      row('installed as', ({ install }) => install),
      ...Object.entries(PARTS).map(([part, what]) =>
        row(what, (found) => (found[part] === 'runs' ? 'runs' : words(found[part]))),
      ),
      row('a project’s instructions', ({ instructions = [] }) => instructions.map(code).join(', ')),
    ],
  );
}

/** How many agents do not list a sample in full and load it whole. */
const lossesOf = (sample, names, agents) =>
  names.filter((name) => agents[name].cells[sample.id].listed === 'no').map((name) => TITLES[name]);

/** Samples that were meant to be used, with the agents that do not list them. */
function renderLosses(names, agents) {
  const meant = SAMPLES.filter(({ section, id }) => !['fields', 'twins', 'beside'].includes(section) && id !== 'flat');
  const lost = meant
    .map((sample) => ({ sample, by: lossesOf(sample, names, agents) }))
    .filter(({ by }) => by.length > 0)
    .sort((one, other) => other.by.length - one.by.length);
  const safe = meant.length - lost.length;
  const rows = lost
    .slice(0, 15)
    .map(({ sample, by }) => [
      titleOf(sample),
      by.length === names.length ? 'all of them' : `${by.length}: ${by.join(', ')}`,
    ]);
  return [
    `All ${names.length} list ${safe} of the ${meant.length} forms below. These are lost most often:`,
    '',
    table(['a skill with', 'is not listed by'], rows),
  ].join('\n');
}

const PREFIXES = { names: 'a name: ', values: 'a description: ', places: 'its place: ' };
const titleOf = ({ section, what }) => `${PREFIXES[section] ?? ''}${what}`;

export function renderPage({ agents }) {
  const names = Object.keys(TITLES).filter((name) => agents[name]);
  const versions = names.map((name) => [TITLES[name], code(name), agents[name].version, code(agents[name].folder)]);
  return `# Skills across agents

Which file, field, folder and size each agent honours. Everything in these tables was measured: the agent’s own CLI was started offline on a model of ours, with the skill where a project has it, its first request was read, and then the skill was loaded. \`node scripts/skills-across-agents/index.mjs\` asks all of them again and writes this page with [the measurement](skills-across-agents.json); a test holds the page and the [predictions](lint.md#predictions) to it. For your own skills, [\`discover\`](discover.md) asks the same agents.

${table(['agent', 'key', 'version', 'skills were put in'], versions)}

## What is lost most often

${renderLosses(names, agents)}

## Which folders each reads

A number is the order in which a folder wins where several have a skill of one name; “all”: each of them is listed; “any”: one of them, by chance.

${renderFolders(names, agents)}

Where the agent is started in \`packages/app\`, it finds the project’s skills of:

${renderAbove(names, agents)}

${SECTIONS.map((section) => renderSection(section, names, agents)).join('\n\n')}

## Other parts

A plugin with one of each, with its processes on: the name by which the model is given it, or “runs”. Of instruction files, all that any agent reads lay in the project at once. Where a plugin’s command is listed, [a case may expect it](cases.md#kind-skill); [\`discover\`](discover.md#agents-commands-servers-hooks-styles-and-instructions) shows your own parts, with the reasons.

${renderParts(names, agents)}

## A long listing

${renderMany(names, agents)}
`;
}
