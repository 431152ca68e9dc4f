/** A promptfoo config, or a list of its tests: prompts × variables, and the skills that `skill-used` and `not-skill-used` name. */
import { isJson, type Json } from '../input/json-value.js';
import { answersOf, attachedSkills, namedSkills } from './hints.js';
import {
  type ImportedFile,
  type ImportedRow,
  type ImportFile,
  type ImportFormat,
  lose,
  newFile,
  newRow,
} from './imported.js';
import { listTests, type Prompt, readPrompts, readVars } from './promptfoo-files.js';
import { readAsserts } from './skill-asserts.js';
import { askOf, listSets, lostParts } from './templates.js';

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
/** Read, or no part of a case. */
const KNOWN = [...CONFIG.filter((key) => !['providers', 'targets'].includes(key)), 'description', 'name', 'tags'];

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
    imported.lost.push(...lose(config, [...KNOWN, 'tests', '$schema']));
    const shared = sharedOf(config);
    const prompts = await readPrompts(config['prompts'], file, imported);
    for (const { tests, path } of await listTests(config['tests'], file, imported)) {
      const place = path === null ? file.path : pathBeside(file, path);
      for (const [index, test] of tests.entries()) {
        const at = `${place}, test ${index + 1}`;
        if (!isTest(test)) imported.skipped.push({ place: at, reason: 'it has neither variables nor assertions.' });
        else {
          const vars = await readVars({ ...shared.vars, ...(isJson(test['vars']) ? test['vars'] : {}) }, file);
          imported.rows.push(...readTest({ test, vars, shared, prompts, place: at, file: place }, imported));
        }
      }
    }
    return imported;
  },
} satisfies ImportFormat;

/** A path relative to the config, as messages show it. */
const pathBeside = ({ path }: ImportFile, relative: string): string =>
  [...path.split('/').slice(0, -1), relative.replace(/^\.\//, '')].join('/');

interface Shared {
  vars: Json;
  metadata: Json;
  asserts: unknown[];
  trials: number | null;
}

/** What stands once for all tests. */
function sharedOf(config: Json): Shared {
  const defaults = [config['defaultTest'], config['default_test']].filter(isJson);
  const options = [config['evaluateOptions'], config['evaluate_options']].filter(isJson);
  const repeat = options.map((one) => (isJson(one['repeat']) ? one['repeat']['count'] : one['repeat']));
  const allOf = (key: string) =>
    Object.assign({}, ...defaults.map((one) => (isJson(one[key]) ? one[key] : {}))) as Json;
  return {
    vars: allOf('vars'),
    metadata: allOf('metadata'),
    asserts: [config['assert'], ...defaults.map((one) => one['assert'])],
    trials: repeat.find((count): count is number => typeof count === 'number' && count > 1) ?? null,
  };
}

function readTest(
  reading: { test: Json; vars: Json; shared: Shared; prompts: readonly Prompt[]; place: string; file: string },
  imported: ImportedFile,
): ImportedRow[] {
  const { test, vars, shared, prompts, place } = reading;
  const asserts = [...shared.asserts, test['assert']];
  const { expected, disallowed, lost } = readAsserts(asserts);
  const asks = expected.length + disallowed.length > 0;
  const named = namedSkills(vars);
  const metadata = { ...shared.metadata, ...(isJson(test['metadata']) ? test['metadata'] : {}) };
  const hints = {
    names: [...named.values(), ...namedSkills(metadata).values(), ...Object.values(vars).flatMap(attachedSkills)],
    answers: answersOf(asserts),
    file: reading.file,
  };
  const title = typeof test['description'] === 'string' ? test['description'] : null;
  return listSets(vars).flatMap((set) =>
    (prompts.length > 0 ? prompts : [null]).flatMap((prompt): ImportedRow[] => {
      const asked = askOf(prompt?.template ?? null, set, [...named.keys()]);
      if (asked === null) {
        const label = prompt?.label ?? 'its prompt';
        imported.skipped.push({ place, reason: `${label} cannot be filled in from its variables.` });
        return [];
      }
      return [
        {
          ...newRow(place, !asks ? 'eval' : expected.length > 0 ? 'needs' : 'needs-not', asked.text),
          id: typeof test['id'] === 'string' ? test['id'] : title,
          expected,
          disallowed,
          hints: asks ? null : hints,
          category: !asks ? 'eval' : expected.length > 0 ? 'trigger' : 'negative',
          extra: shared.trials === null ? {} : { trials: shared.trials },
          lost: [
            ...lost,
            ...(asked.around ? [`the text of ${prompt?.label} around {{${asked.around}}}`] : []),
            ...('conversationId' in metadata ? ['the turns of its conversation before it'] : []),
            ...lostParts(prompt?.template),
            ...Object.values(set).flatMap(lostParts),
            ...lose(test, ['description', 'vars', 'assert', 'id', 'metadata']),
          ],
        },
      ];
    }),
  );
}
