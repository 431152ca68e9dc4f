/** The corpora of the original dotnet-artisan repository: cases.json, trigger-corpus.json, and its JSONL datasets. */
import { CaseSchema, SkillCaseSchema } from '../case/schema.js';
import { isJson, type Json } from '../input/json-value.js';
import { type ImportedFile, type ImportedRow, type ImportFormat, lose, newFile, newRow } from './imported.js';

const FIELDS = Object.keys(SkillCaseSchema.shape);

const isCase = (row: unknown): row is Json =>
  isJson(row) && typeof row['case_id'] === 'string' && typeof row['prompt'] === 'string';
const isQuery = (row: unknown): row is Json =>
  isJson(row) && typeof row['query'] === 'string' && typeof row['expected_skill'] === 'string';
const isPrompt = (row: unknown): row is Json => isJson(row) && typeof row['user_prompt'] === 'string';

function rowsOf(value: unknown): unknown[] {
  if (Array.isArray(value)) return value;
  return isJson(value) && Array.isArray(value['cases']) ? value['cases'] : [];
}

export const dotnetArtisan = {
  kind: 'dotnet-artisan',
  title: 'dotnet-artisan layout, cases.json, trigger-corpus.json and datasets of lines with user_prompt',
  supports: (_, value) => rowsOf(value).some((row) => isCase(row) || isQuery(row) || isPrompt(row)),
  read(file, value): ImportedFile {
    const imported = newFile(file);
    for (const [index, row] of rowsOf(value).entries()) {
      const place = `${file.path}, entry ${index + 1}`;
      const read = isCase(row)
        ? readCase(row, place)
        : isQuery(row)
          ? readQuery(row, place)
          : isPrompt(row)
            ? readPrompt(row, place)
            : null;
      if (read) imported.rows.push(read);
      else imported.skipped.push({ place, reason: 'it is not a case: it has no prompt or no expectation.' });
    }
    return imported;
  },
} satisfies ImportFormat;

const strings = (value: unknown): string[] =>
  (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' && one !== '');

/** Its fields are those of a case of kind skill; what this version would refuse is left out of it. */
function readCase(row: Json, place: string): ImportedRow {
  const lost = lose(row, FIELDS);
  const kept: Json = Object.fromEntries(Object.entries(row).filter(([name]) => FIELDS.includes(name)));
  for (const name of Object.keys(kept)) {
    const alone = CaseSchema.safeParse({ case_id: 'a', prompt: 'a', [name]: kept[name] });
    if (alone.success || name === 'case_id' || name === 'prompt') continue;
    lost.push(name);
    delete kept[name];
  }
  const { case_id, prompt, category, expected_skill, optional_skills, disallowed_skills, required_skills, ...extra } =
    kept;
  return {
    ...newRow(place, 'case', String(prompt)),
    id: String(case_id),
    category: typeof category === 'string' ? category : '',
    expected: [...strings(expected_skill), ...strings(required_skills)],
    optional: strings(optional_skills),
    disallowed: strings(disallowed_skills),
    extra,
    lost,
  };
}

function readQuery(row: Json, place: string): ImportedRow {
  return {
    ...newRow(place, String(row['expected_skill']), String(row['query'])),
    id: typeof row['id'] === 'string' ? row['id'] : null,
    category: typeof row['category'] === 'string' ? row['category'] : 'trigger',
    expected: strings(row['expected_skill']),
    optional: strings(row['acceptable_skills']),
    lost: lose(row, ['query', 'expected_skill', 'acceptable_skills', 'category', 'id']),
  };
}

/** Of several expected skills any one counted there. */
function readPrompt(row: Json, place: string): ImportedRow {
  const [first, ...more] = [...strings(row['expected_skill']), ...strings(row['expected_skills'])];
  const none = row['should_activate'] === false || first === undefined;
  const group = row['category'] ?? row['group'];
  return {
    ...newRow(place, none ? 'no-skill' : first, String(row['user_prompt'])),
    id: typeof row['id'] === 'string' ? row['id'] : null,
    category: typeof group === 'string' ? group : none ? 'negative' : 'trigger',
    expected: none ? [] : [first],
    optional: [...more, ...strings(row['acceptable_skills'])],
    none,
    lost: lose(row, [
      'id',
      'user_prompt',
      'expected_skill',
      'expected_skills',
      'acceptable_skills',
      'should_activate',
      'category',
      'group',
    ]),
  };
}
