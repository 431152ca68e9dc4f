/** A promptfoo config, or a list of its tests: prompts × variables, and the skills that `skill-used` and `not-skill-used` name. */
import { isJson, type Json } from '../input/json-value.js';
import {
  type ImportedFile,
  type ImportedRow,
  type ImportFile,
  type ImportFormat,
  lose,
  newFile,
  newRow,
} from './imported.js';
import { readValue } from './read-value.js';
import { readAsserts } from './skill-asserts.js';
import { fillIn, listSets, lostParts } from './templates.js';

const CONFIG = [
  'prompts',
  'providers',
  'targets',
  'defaultTest',
  'default_test',
  'assert',
  'evaluateOptions',
  'evaluate_options',
];
/** Where a test has no prompt around its variables. */
const ASKED = [
  'prompt',
  'input',
  'request',
  'query',
  'question',
  'message',
  'task',
  'user_prompt',
  'user_message',
  'instruction',
];

const isTest = (row: unknown): row is Json => isJson(row) && (isJson(row['vars']) || Array.isArray(row['assert']));

export const promptfoo = {
  kind: 'promptfoo',
  title: 'promptfoo config, or a list of its tests',
  supports: (_, value) =>
    Array.isArray(value)
      ? value.some((row) => isJson(row) && isJson(row['vars']) && Array.isArray(row['assert']))
      : isJson(value) && 'tests' in value && CONFIG.some((key) => key in value),
  async read(file, value): Promise<ImportedFile> {
    const imported = newFile(file);
    const config: Json = isJson(value) ? value : { tests: value };
    imported.lost.push(
      ...lose(config, [
        'description',
        'name',
        'tags',
        'tests',
        'prompts',
        'defaultTest',
        'default_test',
        'assert',
        'evaluateOptions',
        'evaluate_options',
        '$schema',
      ]),
    );
    const shared = sharedOf(config);
    const prompts = await readPrompts(config['prompts'], file, imported);
    for (const { tests, place } of await listTests(config['tests'], file, imported))
      for (const [index, test] of tests.entries()) {
        const at = `${place}, test ${index + 1}`;
        if (isTest(test)) imported.rows.push(...readTest(test, shared, prompts, at, imported));
        else imported.skipped.push({ place: at, reason: 'it has neither variables nor assertions.' });
      }
    return imported;
  },
} satisfies ImportFormat;

interface Shared {
  vars: Json;
  asserts: unknown[];
  trials: number | null;
}

/** What stands once for all tests. */
function sharedOf(config: Json): Shared {
  const defaults = [config['defaultTest'], config['default_test']].filter(isJson);
  const options = [config['evaluateOptions'], config['evaluate_options']].filter(isJson);
  const repeat = options.map((one) => (isJson(one['repeat']) ? one['repeat']['count'] : one['repeat']));
  return {
    vars: Object.assign({}, ...defaults.map(({ vars }) => (isJson(vars) ? vars : {}))) as Json,
    asserts: [config['assert'], ...defaults.map((one) => one['assert'])],
    trials: repeat.find((count): count is number => typeof count === 'number' && count > 1) ?? null,
  };
}

interface Prompt {
  label: string;
  /** A text, or a list of messages. */
  template: unknown;
}

async function readPrompts(value: unknown, file: ImportFile, imported: ImportedFile): Promise<Prompt[]> {
  const all = Array.isArray(value) ? value : value === undefined ? [] : [value];
  const prompts: Prompt[] = [];
  for (const [index, one] of all.entries()) {
    const raw = isJson(one) ? (one['raw'] ?? one['id'] ?? one['prompt']) : one;
    const label = String((isJson(one) ? one['label'] : undefined) ?? `prompt-${index + 1}`);
    const path = typeof raw === 'string' ? /^file:\/\/(.+)$/.exec(raw)?.[1] : undefined;
    const text = path === undefined || /\.(?:[cm]?[jt]s|py|csv)(?::|$)/.test(path) ? null : await file.read(path);
    if (path === undefined) prompts.push({ label, template: raw });
    else if (text === null)
      imported.skipped.push({ place: `${file.path}, ${label}`, reason: `${raw} is no text that can be read.` });
    else prompts.push({ label, template: /\.json$/.test(path) ? readValue(text, path) : text });
  }
  return prompts;
}

/** Tests stand here, or in files beside it. */
async function listTests(
  value: unknown,
  file: ImportFile,
  imported: ImportedFile,
): Promise<{ tests: unknown[]; place: string }[]> {
  const found: { tests: unknown[]; place: string }[] = [];
  const here: unknown[] = [];
  for (const one of Array.isArray(value) ? value : [value]) {
    if (isJson(one) && !('path' in one)) {
      here.push(one);
      continue;
    }
    const named = typeof one === 'string' ? one : isJson(one) ? String(one['path']) : '';
    const path = named.replace(/^file:\/\//, '');
    const matching = /[*?]/.test(path) ? await matchFiles(path, file) : [path];
    for (const each of matching) {
      const text = /\.(?:ya?ml|jsonl?)$/i.test(each) ? await file.read(each) : null;
      const tests = text === null ? null : readValue(text, each);
      if (tests === null) imported.skipped.push({ place: file.path, reason: `tests: ${named} cannot be read here.` });
      else found.push({ tests: Array.isArray(tests) ? tests : [tests], place: each });
    }
    if (matching.length === 0) imported.skipped.push({ place: file.path, reason: `tests: ${named} matches no file.` });
  }
  return here.length > 0 ? [{ tests: here, place: file.path }, ...found] : found;
}

/** `tests/*.yaml`: one star, in the last part. */
async function matchFiles(path: string, file: ImportFile): Promise<string[]> {
  const slash = path.lastIndexOf('/');
  const folder = slash < 0 ? '.' : path.slice(0, slash);
  const [before = '', after = ''] = path.slice(slash + 1).split('*', 2);
  const names = await file.list(folder.replace(/\/\*\*$/, ''));
  return names.filter((name) => name.slice(name.lastIndexOf('/') + 1).startsWith(before) && name.endsWith(after));
}

function readTest(
  test: Json,
  shared: Shared,
  prompts: readonly Prompt[],
  place: string,
  imported: ImportedFile,
): ImportedRow[] {
  const { expected, disallowed, lost } = readAsserts([...shared.asserts, test['assert']]);
  if (expected.length + disallowed.length === 0) {
    imported.skipped.push({ place, reason: `it asks for no skill (${lost.join(', ') || 'no assertions'}).` });
    return [];
  }
  const vars = { ...shared.vars, ...(isJson(test['vars']) ? test['vars'] : {}) };
  const title = typeof test['description'] === 'string' ? test['description'] : null;
  const id = typeof test['id'] === 'string' ? test['id'] : title;
  const rows = listSets(vars).flatMap((set) => {
    const asked: (Prompt & { text: string | null })[] =
      prompts.length > 0
        ? prompts.map((prompt) => ({ ...prompt, text: render(prompt.template, set) }))
        : [
            {
              label: '',
              template: '',
              text: ASKED.map((name) => fillIn(`{{${name}}}`, set)).find((text) => text !== null) ?? null,
            },
          ];
    return asked.flatMap(({ label, text, template }): ImportedRow[] => {
      if (text === null) {
        imported.skipped.push({ place, reason: `${label || 'its prompt'} cannot be filled in from its variables.` });
        return [];
      }
      const row = newRow(place, expected.length > 0 ? 'needs' : 'needs-not', text);
      return [
        {
          ...row,
          id,
          ...{ expected, disallowed },
          category: expected.length > 0 ? 'trigger' : 'negative',
          extra: shared.trials === null ? {} : { trials: shared.trials },
          lost: [
            ...lost,
            ...lostParts(template),
            ...Object.values(set).flatMap(lostParts),
            ...lose(test, ['description', 'vars', 'assert', 'id', 'metadata']),
          ],
        },
      ];
    });
  });
  return rows;
}

/** A chat is a list of messages with templates in them; its user's words are asked. */
function render(template: unknown, variables: Json): string | null {
  if (typeof template === 'string') return fillIn(template, variables);
  if (!Array.isArray(template)) return null;
  const words = template.flatMap((message) =>
    isJson(message) && message['role'] === 'user' && typeof message['content'] === 'string' ? [message['content']] : [],
  );
  return words.length === 0 ? null : fillIn(words.join('\n'), variables);
}
