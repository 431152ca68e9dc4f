/** An agentv eval: tests with an id, an input and assertions, in its current form and in that of 4.x. */
import { isJson, type Json } from '../input/json-value.js';
import { answersOf, attachedSkills, namedSkills } from './hints.js';
import { type ImportedFile, type ImportFormat, lose, newFile, newRow } from './imported.js';
import { promptfoo } from './promptfoo.js';
import { readAsserts } from './skill-asserts.js';
import { lostParts, textOf } from './templates.js';

const LISTS = ['tests', 'eval_cases', 'evalcases', 'cases'];
/** The second is of 2.x. */
const INPUTS = ['input', 'input_messages'];
const ASSERTS = ['assert', 'assertions', 'evaluators'];

const isOwnTest = (row: unknown): row is Json =>
  isJson(row) &&
  ('id' in row || INPUTS.some((key) => key in row)) &&
  (INPUTS.some((key) => key in row) || isJson(row['vars']) || ASSERTS.some((key) => key in row));
const inputOf = (row: Json): unknown => row['input'] ?? row['input_messages'];

function testsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  const list = isJson(value) ? LISTS.map((key) => value[key]).find(Array.isArray) : undefined;
  return list ?? [];
}

export const agentv = {
  kind: 'agentv',
  title: 'agentv eval, tests with id, input and assertions',
  supports(file, value) {
    const tests = testsOf(value);
    if (isJson(value) && /\.eval\.ya?ml$/i.test(file.path) && LISTS.some((key) => key in value)) return true;
    // Bare rows may be anybody's: only with the words of this tool.
    return tests.some((row) => isOwnTest(row) && (isJson(value) || ASSERTS.some((key) => Array.isArray(row[key]))));
  },
  async read(file, value): Promise<ImportedFile> {
    const config: Json = isJson(value) ? value : {};
    const tests = testsOf(value);
    // The current form is promptfoo's, with an id for each test.
    if (!tests.some((row) => isJson(row) && INPUTS.some((key) => key in row)) && 'tests' in config)
      return promptfoo.read(file, value);
    const imported = newFile(file);
    const known = [...LISTS, ...ASSERTS, 'name', 'description', 'tags', 'input', 'execution', 'version', '$schema'];
    imported.lost.push(...lose(config, known));
    const around = isJson(config['execution']) ? config['execution'] : {};
    const shared = [...ASSERTS.flatMap((key) => [config[key], around[key]])];
    imported.lost.push(...lose(around, [...ASSERTS, 'trials']).map((name) => `execution.${name}`));
    for (const [index, test] of tests.entries()) {
      const place = `${file.path}, test ${index + 1}`;
      if (!isOwnTest(test)) {
        imported.skipped.push({ place, reason: 'it has no id, input and assertions.' });
        continue;
      }
      const own = isJson(test['execution']) ? test['execution'] : {};
      const lists = [...shared, ...ASSERTS.flatMap((key) => [test[key], own[key]])];
      const { expected, disallowed, lost } = readAsserts(lists);
      const asks = expected.length + disallowed.length > 0;
      const prompt = [config['input'], inputOf(test)].flatMap((input) => textOf(input) ?? []).join('\n');
      if (prompt === '') {
        imported.skipped.push({ place, reason: 'its input has no words of a user.' });
        continue;
      }
      const metadata = isJson(test['metadata']) ? test['metadata'] : {};
      const names = [...namedSkills(metadata).values(), ...attachedSkills([config['input'], inputOf(test)])];
      imported.rows.push({
        ...newRow(place, !asks ? 'eval' : expected.length > 0 ? 'needs' : 'needs-not', prompt),
        id: typeof test['id'] === 'string' ? test['id'] : null,
        category: !asks ? 'eval' : expected.length > 0 ? 'trigger' : 'negative',
        expected,
        disallowed,
        hints: asks ? null : { names, answers: answersOf(lists), file: null },
        extra: trialsOf(around, own),
        lost: [
          ...lost,
          ...lostParts(inputOf(test)),
          ...lose(test, [...ASSERTS, ...INPUTS, 'id', 'execution', 'description', 'name', 'metadata']),
        ],
      });
    }
    return imported;
  },
} satisfies ImportFormat;

function trialsOf(...executions: readonly Json[]): Record<string, unknown> {
  const counts = executions.map(({ trials }) => (isJson(trials) ? trials['count'] : trials));
  const trials = counts.findLast((count) => typeof count === 'number' && count > 1);
  return trials === undefined ? {} : { trials };
}
