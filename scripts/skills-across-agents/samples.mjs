// The skills that every agent is asked about: each has one property on which agents may differ → the files to write, by section.

/** A skill's files below the folder of skills. `mark` is a word of its own, with which its description and body begin and end. */
const BODY = (mark) => `\n# Steps\n\n${mark}bodybegins\nFirst look at what is asked, then do it.\n${mark}bodyends\n`;
const words = (mark) => `${mark}begins use it. ${mark}ends`;
const block = (lines, mark, body = BODY(mark)) => `---\n${lines.join('\n')}\n---\n${body}`;
const plain = (name, mark, more = []) => block([`name: ${name}`, `description: ${words(mark)}`, ...more], mark);

/** A description of so many characters. */
function sized(mark, chars) {
  const [start, end] = [`${mark}begins `, ` ${mark}ends`];
  return start + 'Use it for this. '.repeat(chars).slice(0, chars - start.length - end.length - 1) + `x${end}`;
}

/** One file in a folder of its own. `name`: as its front matter has it; default: the id. */
const file = (id, what, text, more = {}) => ({
  id,
  what,
  files: (mark) => ({ [`${more.folder ?? id}/SKILL.md`]: text(mark) }),
  ...more,
});
const lines = (id, what, list, more) => file(id, what, (mark) => block(list(mark), mark), more);
const field = (id, what, list, more = {}) =>
  file(id, what, (mark) => plain(id, mark, list(mark)), { ...more, field: true });
const at = (path, what, id, more = {}) => ({
  id,
  what,
  files: (mark) => ({ [path]: plain(more.name ?? id, mark) }),
  ...more,
});

const PLACES = [
  file('flat', '`flat/SKILL.md`', (mark) => plain('flat', mark)),
  at('group/two-levels/SKILL.md', '`group/two-levels/SKILL.md`', 'two-levels'),
  at('group/sub/three-levels/SKILL.md', '`group/sub/three-levels/SKILL.md`', 'three-levels'),
  at('a/b/c/d/e/f/seven-levels/SKILL.md', 'seven levels deep', 'seven-levels'),
  {
    ...at('outer/inner/SKILL.md', 'inside the folder of another skill', 'inner'),
    beside: { 'outer/SKILL.md': '---\nname: outer\ndescription: The outer one.\n---\nText.\n' },
  },
  at('.hidden/in-hidden/SKILL.md', 'in a folder that begins with a dot', 'in-hidden'),
  at('.dotted/SKILL.md', 'its own folder begins with a dot', 'dotted'),
  at('node_modules/in-modules/SKILL.md', 'in `node_modules`', 'in-modules'),
  {
    id: 'linked-folder',
    what: 'the folder is a symbolic link',
    files: (mark) => ({ '../elsewhere/linked-folder/SKILL.md': plain('linked-folder', mark) }),
    links: { 'linked-folder': '../elsewhere/linked-folder' },
  },
  {
    id: 'linked-file',
    what: '`SKILL.md` is a symbolic link',
    files: (mark) => ({
      '../elsewhere/linked-file.md': plain('linked-file', mark),
      'linked-file/notes.md': 'Notes.\n',
    }),
    links: { 'linked-file/SKILL.md': '../../elsewhere/linked-file.md' },
  },
  at('lower/skill.md', '`skill.md`', 'lower'),
  at('mixed/Skill.md', '`Skill.md`', 'mixed'),
  at('upper/SKILL.MD', '`SKILL.MD`', 'upper'),
  at('loose.md', 'a file `loose.md` without a folder', 'loose'),
  file('with space', 'a folder with a space in its name', (mark) => plain('spaced-folder', mark), {
    name: 'spaced-folder',
  }),
  file('größe', 'a folder with letters beyond ASCII', (mark) => plain('umlaut-folder', mark), {
    name: 'umlaut-folder',
  }),
];

const FILES = [
  file('byte-order-mark', 'a byte order mark first', (mark) => `\uFEFF${plain('byte-order-mark', mark)}`),
  file('crlf', 'lines of Windows (CRLF)', (mark) => plain('crlf', mark).replaceAll('\n', '\r\n')),
  file('blank-first', 'an empty line first', (mark) => `\n${plain('blank-first', mark)}`),
  file('comment-first', 'an HTML comment first', (mark) => `<!-- licence -->\n${plain('comment-first', mark)}`),
  file('spaces-after-dashes', 'spaces after the first `---`', (mark) =>
    plain('spaces-after-dashes', mark).replace('---\n', '---  \n'),
  ),
  file('no-newline', 'no line after the closing `---`', (mark) => plain('no-newline', mark).split('\n\n# Steps')[0]),
  file('no-body', 'no text below the front matter', (mark) =>
    block([`name: no-body`, `description: ${words(mark)}`], mark, ''),
  ),
  {
    ...file('not-utf8', 'bytes that are no UTF-8 in the body', (mark) => plain('not-utf8', mark)),
    bytes: [0xe9, 0x0a],
  },
];

const FRONT = [
  file('no-front-matter', 'no front matter', (mark) => BODY(mark)),
  file(
    'not-closed',
    'front matter that is not closed',
    (mark) => `---\nname: not-closed\ndescription: ${words(mark)}\n${BODY(mark)}`,
  ),
  file('empty-front-matter', 'empty front matter', (mark) => `---\n---\n${BODY(mark)}`),
  lines('no-name', 'no name', (mark) => [`description: ${words(mark)}`]),
  lines('no-description', 'no description', () => ['name: no-description']),
  lines('empty-name', '`name: ""`', (mark) => ['name: ""', `description: ${words(mark)}`]),
  lines('empty-description', '`description: ""`', () => ['name: empty-description', 'description: ""']),
  lines('colon', '`description: Use when: …`, not quoted', (mark) => [
    'name: colon',
    `description: ${mark}begins when: asked ${mark}ends`,
  ]),
  lines('open-quote', 'a quotation mark that is not closed', (mark) => [
    'name: open-quote',
    `description: "${words(mark)}`,
  ]),
  lines('open-bracket', 'a value that begins with `[` and does not close it', (mark) => [
    'name: open-bracket',
    `description: [${words(mark)}`,
  ]),
  lines('at-sign', 'a value that begins with `@`', (mark) => ['name: at-sign', `description: @${words(mark)}`]),
  lines('tab', 'a line indented by a tab', (mark) => [
    'name: tab',
    `description: ${words(mark)}`,
    'metadata:',
    '\tkey: value',
  ]),
  lines('twice', 'the same key twice', (mark) => ['name: twice', 'description: First.', `description: ${words(mark)}`]),
  lines('capital-keys', 'keys in capitals (`Name`, `Description`)', (mark) => [
    'Name: capital-keys',
    `Description: ${words(mark)}`,
  ]),
  lines('anchor', 'an anchor and an alias of YAML (`&words`, `*words`)', (mark) => [
    'name: anchor',
    `compatibility: &words ${words(mark)}`,
    'description: *words',
  ]),
  lines('comment-line', 'a comment line of YAML (`# …`)', (mark) => [
    'name: comment-line',
    '# Written by hand.',
    `description: ${words(mark)}`,
  ]),
  lines('hash', 'a value with ` # `', (mark) => ['name: hash', `description: ${mark}begins use # it ${mark}ends`]),
];

const VALUES = [
  lines('folded', 'joined to one line by YAML (`>`)', (mark) => [
    'name: folded',
    'description: >',
    `  ${mark}begins use it`,
    `  always. ${mark}ends`,
  ]),
  lines('folded-strip', 'the same without the last line break (`>-`)', (mark) => [
    'name: folded-strip',
    'description: >-',
    `  ${mark}begins use it`,
    `  always. ${mark}ends`,
  ]),
  lines('literal', 'lines as they are (`|`)', (mark) => [
    'name: literal',
    'description: |',
    `  ${mark}begins use it`,
    '',
    `  always. ${mark}ends`,
  ]),
  lines('wrapped', 'plain, over two lines', (mark) => [
    'name: wrapped',
    `description: ${mark}begins use it`,
    `  always. ${mark}ends`,
  ]),
  lines('quoted', 'in quotation marks, with an escape', (mark) => [
    'name: quoted',
    `description: "${mark}begins \\"it\\" \\u00e9 ${mark}ends"`,
  ]),
  lines('markup', 'XML: `<b>&amp; "x"</b>`', (mark) => [
    'name: markup',
    `description: ${mark}begins <b>&amp; "x"</b> & <i> ${mark}ends`,
  ]),
  lines('closing-tags', 'XML: `</description></skill>`', (mark) => [
    'name: closing-tags',
    `description: ${mark}begins </description></skill> ${mark}ends`,
  ]),
  lines('beyond-ascii', 'letters beyond ASCII and an emoji', (mark) => [
    'name: beyond-ascii',
    `description: ${mark}begins 日本語 “ü” 🚀 ${mark}ends`,
  ]),
  lines('number', 'a number (`description: 4711`)', () => ['name: number', 'description: 4711'], { shown: '4711' }),
  lines('boolean', 'a boolean (`description: true`)', () => ['name: boolean', 'description: true']),
  lines('null', '`description: null`', () => ['name: "null"', 'description: null'], { name: 'null' }),
  lines('date', 'a date (`description: 2026-11-22`)', () => ['name: date', 'description: 2026-11-22'], {
    shown: '2026-11-22',
  }),
  lines('list', 'a list', (mark) => ['name: list', 'description:', `  - ${mark}begins`, `  - ${mark}ends`]),
  lines('map', 'a map', (mark) => ['name: map', 'description:', `  text: ${words(mark)}`]),
  lines('name-number', '`name: 123`', (mark) => ['name: 123', `description: ${words(mark)}`], { name: '123' }),
  lines('name-list', '`name: [a]`', (mark) => ['name: [a]', `description: ${words(mark)}`]),
];

const named = (id, what, name) =>
  lines(id, what, (mark) => [`name: ${JSON.stringify(name)}`, `description: ${words(mark)}`], { name });
const NAMES = [
  named('other-folder', 'differs from the folder', 'another-name'),
  named('Capital', 'capitals, as its folder', 'Capital'),
  named('capitals', 'capitals, its folder has none', 'Capitals'),
  named('space', 'a space', 'with a space'),
  named('underscore', 'an underscore', 'under_score'),
  named('dot', 'a dot', 'v1.2'),
  named('slash', 'a slash', 'one/two'),
  named('colon-name', 'a colon', 'three:four'),
  named('comma', 'a comma and a space', 'one, two'),
  named('dashes-ends', 'a dash at each end', '-dashes-'),
  named('umlaut', 'letters beyond ASCII', 'größe'),
  named('emoji', 'an emoji', 'go🚀'),
  named('chars-64', '64 characters', 'n'.repeat(64)),
  named('chars-65', '65 characters', 'm'.repeat(65)),
  named('chars-200', '200 characters', 'o'.repeat(200)),
  named('help', 'the name of a command (`help`)', 'help'),
  named('claude-name', 'a vendor’s name in it (`claude-anthropic`)', 'claude-anthropic'),
];

const FIELDS = [
  field('when-to-use', '`when_to_use`', (mark) => [`when_to_use: ${mark}field`]),
  field('license', '`license`', (mark) => [`license: ${mark}field`]),
  field('compatibility', '`compatibility`', (mark) => [`compatibility: ${mark}field`]),
  field('version', '`version`', (mark) => [`version: ${mark}field`]),
  field('metadata', '`metadata` (a map)', (mark) => ['metadata:', `  author: ${mark}field`]),
  field('short-description', '`metadata.short-description`', (mark) => [
    'metadata:',
    `  short-description: ${mark}field`,
  ]),
  field('argument-hint', '`argument-hint`', (mark) => [`argument-hint: "[${mark}field]"`]),
  field('keywords', '`keywords`, `tags`, `triggers`', (mark) => [
    `keywords: [${mark}field]`,
    `tags: [${mark}field]`,
    `triggers: [${mark}field]`,
  ]),
  field('unknown-key', 'a key that no agent knows', (mark) => [`no-such-key: ${mark}field`]),
  field('hidden-from-model', '`disable-model-invocation: true`', () => ['disable-model-invocation: true']),
  field('hidden-from-model-quoted', '`disable-model-invocation: "true"`', () => ['disable-model-invocation: "true"']),
  field('hidden-from-user', '`user-invocable: false`', () => ['user-invocable: false']),
  field('disabled', '`disabled: true`', () => ['disabled: true']),
  field('enabled-false', '`enabled: false`', () => ['enabled: false']),
  field('paths', '`paths` that match no file', () => ['paths: ["**/*.nowhere"]']),
  field('globs', '`globs` that match no file', () => ['globs: ["**/*.nowhere"]']),
  field('no-field', 'no field but name and description', () => [], { alone: 'grants' }),
  field('tools', '`allowed-tools: Bash`', () => ['allowed-tools: Bash'], { alone: 'grants' }),
  field('disallowed', '`disallowed-tools: Bash`', () => ['disallowed-tools: Bash'], { alone: 'denies' }),
  field('model', '`model: haiku`', () => ['model: haiku'], { alone: 'model' }),
  field('fork', '`context: fork`', () => ['context: fork'], { alone: 'fork' }),
  field('fork-agent', '`context: fork` with `agent: Explore`', () => ['context: fork', 'agent: Explore'], {
    alone: 'fork',
  }),
  field(
    'hooks',
    '`hooks`: one that blocks the shell',
    () => [
      'hooks:',
      '  PreToolUse:',
      '    - matcher: "*"',
      '      hooks:',
      '        - type: command',
      '          command: echo hook$((40+2)) >&2; exit 2',
    ],
    { alone: 'hooks' },
  ),
  {
    ...file('openai-yaml', '`agents/openai.yaml` with `allow_implicit_invocation: false`', (mark) =>
      plain('openai-yaml', mark),
    ),
    beside: { 'openai-yaml/agents/openai.yaml': 'policy:\n  allow_implicit_invocation: false\n' },
  },
];

const described = (chars) => ({
  ...lines(`description-${chars}`, `a description of ${chars.toLocaleString('en')} characters`, (mark) => [
    `name: description-${chars}`,
    `description: ${sized(mark, chars)}`,
  ]),
  chars,
  solo: true,
});
const LONG_LINE = (mark, at) => `${mark}line${String(at).padStart(6, '0')} `.padEnd(99, 'x');
const bodied = (kb) => ({
  id: `body-${kb}`,
  what: `a body of ${kb.toLocaleString('en')} KB in lines of 100 characters`,
  files: (mark) => ({
    [`body-${kb}/SKILL.md`]: block(
      [`name: body-${kb}`, `description: ${words(mark)}`],
      mark,
      `${Array.from({ length: kb * 10 }, (_, at) => LONG_LINE(mark, at)).join('\n')}\n`,
    ),
  }),
  body_lines: kb * 10,
  solo: true,
});
const SIZES = [...[1024, 1025, 1536, 1537, 5000].map(described), ...[10, 40, 100, 400, 1000].map(bodied)];

const inBody = (id, what, text, seen) => ({
  ...file(id, what, (mark) =>
    block([`name: ${id}`, `description: ${words(mark)}`], mark, `\n${mark}bodybegins\n${text}\n${mark}bodyends\n`),
  ),
  seen,
});
const BODIES = [
  inBody('arguments', '`$ARGUMENTS`', 'value:$ARGUMENTS:', 'value:$ARGUMENTS:'),
  inBody('skill-dir', '`${CLAUDE_SKILL_DIR}`', 'folder:${CLAUDE_SKILL_DIR}:', 'folder:${CLAUDE_SKILL_DIR}:'),
  { ...inBody('shell', '`` !`echo …` ``', 'shell !`echo ran$((40+2))`', 'shell !`echo'), changed: 'ran42' },
  inBody('html-comment', 'an HTML comment', '<!-- comment-kept -->', '<!-- comment-kept -->'),
];

/** What a model learns of the files around SKILL.md, which the body names by paths of its own. */
const besideIt = (id, what, asks, path) => ({
  ...file(id, what, (mark) => plain(id, mark)),
  beside: { [`${id}/${path}`]: 'echo done\n' },
  asks,
  path,
});
const BESIDE = [
  besideIt('folder-path', 'the path of the skill’s folder', 'folder', 'scripts/convert.sh'),
  besideIt('script-named', 'the name of a file in `scripts/`', 'file', 'scripts/script-beside.sh'),
  besideIt('reference-named', 'the name of a file in `references/`', 'file', 'references/reference-beside.md'),
  besideIt('neighbour-named', 'the name of a file beside SKILL.md', 'file', 'neighbour-beside.md'),
];

/** Two files of one name, one of which wins. */
const TWINS = [
  {
    id: 'twins',
    what: 'two skills with one name (folders `twin-a` and `twin-b`)',
    solo: true,
    name: 'twin',
    files: (mark) => ({
      'twin-a/SKILL.md': plain('twin', `${mark}first`),
      'twin-b/SKILL.md': plain('twin', `${mark}second`),
    }),
    twins: ['first', 'second'],
  },
];

const named_section = (id, title, samples) => ({ id, title, samples });
export const SECTIONS = [
  named_section('places', 'Where it lies', PLACES),
  named_section('files', 'The file', FILES),
  named_section('front', 'The front matter', FRONT),
  named_section('values', 'The description', VALUES),
  named_section('names', 'The name', NAMES),
  named_section('twins', 'The same name twice', TWINS),
  named_section('fields', 'Fields', FIELDS),
  named_section('sizes', 'Sizes', SIZES),
  named_section('beside', 'Files beside it', BESIDE),
  named_section('bodies', 'Words in the body', BODIES),
];

/** Letters alone, so that one is never part of another and no agent changes it. */
const markOf = (index) => `q${String.fromCharCode(97 + Math.floor(index / 26), 97 + (index % 26))}z`;

export const SAMPLES = SECTIONS.flatMap(({ id, samples }) => samples.map((sample) => ({ ...sample, section: id }))).map(
  (sample, index) => ({ ...sample, mark: markOf(index) }),
);

/** The folders that one agent or another reads; the first list below the working directory, the second below the home. */
export const FOLDERS = {
  project: [
    ...['.agents/skills', '.claude/skills', '.codex/skills', '.github/skills', '.copilot/skills', '.gemini/skills'],
    ...[
      '.qwen/skills',
      '.opencode/skills',
      '.opencode/skill',
      '.pi/skills',
      '.cline/skills',
      '.clinerules/skills',
      '.kilo/skills',
      '.kilo/skill',
      '.kilocode/skills',
      '.kilocode/skill',
      'skills',
    ],
  ],
  home: [
    ...['.agents/skills', '.claude/skills', '.codex/skills', '.copilot/skills', '.gemini/skills', '.qwen/skills'],
    ...[
      '.config/opencode/skills',
      '.config/opencode/skill',
      '.pi/agent/skills',
      '.cline/skills',
      '.config/kilo/skills',
      '.kilo/skills',
      '.kilocode/skills',
      '.config/agents/skills',
    ],
  ],
};
