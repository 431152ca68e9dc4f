/** Skills whose files agents read in different ways: blanks, comments, tags, fences, control characters, encodings, types, names. */
const BODY = '\n# Heading here\n\nDo the thing step by step.\n';
const SAYS = 'Checks invoices against orders when a bill arrives';

const of = (...lines: string[]) => `---\n${lines.join('\n')}\n---\n${BODY}`;
const named = (name: string, description: string, ...more: string[]) =>
  of(`name: ${name}`, `description: ${description}`, ...more);

/** {folder: what stands behind `description:`}, with the folder as name. */
const DESCRIPTIONS: Record<string, string> = {
  'blank-spaces': '"   "',
  'blank-null': '~',
  'blank-comment': '# a tool',
  'blank-tab': '"\\t"',
  'blank-block': '|\n',
  'comment-first': '#1 tool. Checks invoices',
  'comment-inside': 'Checks invoices #1 of the list',
  'sign-at': '@finance checks invoices',
  'sign-backtick': '`cmd` checks invoices',
  'sign-percent': '%d checks invoices',
  'sign-star': '*bold* checks invoices',
  'sign-ampersand': '&anchor checks invoices',
  'sign-tag': '!Words checks invoices',
  'sign-tag-alone': '!important',
  'sign-brace': '{checks} invoices',
  'sign-bracket': '[PDF] checks invoices',
  'sign-fold': '> checks invoices',
  'sign-colon': 'Use when: a bill arrives',
  'sign-colon-last': 'Use when a bill arrives:',
  'sign-open-quote': '"Checks invoices',
  'sign-dash': '- checks invoices',
  'char-bidi': '"Checks \u202einvoices\u202c and \u200bbills \u2066here\u2069"',
  'char-bell': '"Checks \\u0007 invoices"',
  'char-raw-bell': 'Checks \u0007 invoices',
  'char-colour': '"Checks \\e[31m invoices"',
  'char-nul': '"Checks \\0 invoices"',
  'char-private': 'Checks \ue000 invoices',
  'char-soft-hyphen': '"Checks in\u00advoices"',
  'char-separator': '"Checks\u2028invoices\u2029bills"',
  'char-lines': '"Checks invoices\\n\\nand bills"',
  'char-marks': 'Checks </available_skills> & <b>bold</b> invoices',
  'type-number': '42',
  'type-list': '\n  - a\n  - b',
};

const utf16 = (text: string) => Buffer.from(`\uFEFF${text}`, 'utf16le');

/** {folder: the bytes of its SKILL.md}. */
export const ODD_SKILLS: Readonly<Record<string, string | Buffer>> = {
  ...Object.fromEntries(Object.entries(DESCRIPTIONS).map(([dir, text]) => [dir, named(dir, text)])),
  'blank-space': of('name: blank-space', 'description:\u00a0Checks invoices'),
  'fence-four': `----\nname: fence-four\ndescription: ${SAYS}\n----\n${BODY}`,
  'fence-comment': `--- # c\nname: fence-comment\ndescription: ${SAYS}\n---\n${BODY}`,
  'fence-return': named('fence-return', SAYS).replaceAll('\n', '\r'),
  'fence-space': `---\u00a0\nname: fence-space\ndescription: ${SAYS}\n---\n${BODY}`,
  'fence-blank-line': `\n${named('fence-blank-line', SAYS)}`,
  'fence-indented': ` ${named('fence-indented', SAYS)}`,
  'fence-dots': `---\nname: fence-dots\ndescription: ${SAYS}\n...\n${BODY}`,
  'fence-five': `---\nname: fence-five\ndescription: ${SAYS}\n-----\n${BODY}`,
  'fence-text': `---\nname: fence-text\ndescription: ${SAYS}\n--- end\n${BODY}`,
  'fence-toml': `+++\nname = "fence-toml"\ndescription = "${SAYS}"\n+++\n${BODY}`,
  'fence-json': `---\n{"name":"fence-json","description":"${SAYS}"}\n---\n${BODY}`,
  'encoding-utf16': utf16(named('encoding-utf16', SAYS)),
  'encoding-utf16-big': utf16(named('encoding-utf16-big', SAYS)).swap16(),
  'encoding-latin1': Buffer.from(named('encoding-latin1', 'Pr\u00fcft Rechnungen'), 'latin1'),
  'name-number': named('1.0', SAYS),
  'name-date': named('2026-01-01', SAYS),
  'name-boolean': named('true', SAYS),
  'name-one': named('same-name', `${SAYS} once`),
  'name-other': named('Same-Name', `${SAYS} twice`),
  'name-colon': named('"check: bills"', SAYS),
  'name-colon-bare': named('check: orders', SAYS),
  'name-invisible': named('"name-in\u200bvisible"', SAYS),
  'key-merge': of('base: &b', `  description: ${SAYS}`, 'name: key-merge', '<<: *b'),
  'key-twice': named('key-twice', 'one thing', `description: ${SAYS}`),
  'key-upper': of('Name: key-upper', `Description: ${SAYS}`),
  'key-enabled': named('key-enabled', SAYS, 'enabled: "false"'),
  'key-disabled': named('key-disabled', SAYS, 'disabled: yes'),
  'key-hidden': named('key-hidden', SAYS, 'disable-model-invocation: "true"'),
};
