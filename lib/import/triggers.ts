/** skill-creator's trigger queries: `[{query, should_trigger}]`, about the skill in whose folder they lie. */
import { isJson, type Json } from '../input/json-value.js';
import { type ImportedFile, type ImportFormat, lose, newFile, newRow } from './imported.js';

/** The array itself, or within an object under whatever name. */
function findRows(value: unknown): { rows: unknown[]; around: Json } | null {
  if (Array.isArray(value)) return { rows: value, around: {} };
  if (!isJson(value)) return null;
  const lists = Object.entries(value).filter(([, list]) => Array.isArray(list) && list.some(isTrigger));
  const [found] = lists;
  return found ? { rows: found[1] as unknown[], around: { ...value, [found[0]]: null } } : null;
}

/** `expected_behavior` and the like judge an answer; this asks only whether a skill is used. */
const isTrigger = (row: unknown): row is Json =>
  isJson(row) && typeof row['should_trigger'] === 'boolean' && queryOf(row) !== null;

function queryOf(row: Json): string | null {
  const query = row['query'] ?? row['prompt'];
  return typeof query === 'string' && query.trim() !== '' ? query : null;
}

export const skillCreator = {
  kind: 'skill-creator',
  title: "skill-creator's queries, [{query, should_trigger}]",
  supports: (_, value) => findRows(value)?.rows.some(isTrigger) ?? false,
  read(file, value): ImportedFile {
    const { rows, around } = findRows(value) ?? { rows: [], around: {} };
    const imported = newFile(file);
    const named = around['skill_name'] ?? around['skill'] ?? around['name'];
    imported.skill = typeof named === 'string' ? named : null;
    imported.lost.push(...lose(around, ['skill_name', 'skill', 'name']));
    for (const [index, row] of rows.entries()) {
      const place = `${file.path}, entry ${index + 1}`;
      const query = isJson(row) ? queryOf(row) : null;
      if (!isTrigger(row) || query === null) {
        imported.skipped.push({ place, reason: 'it has no query with should_trigger.' });
        continue;
      }
      const needed = row['should_trigger'] === true;
      const id = row['id'] ?? row['name'];
      imported.rows.push({
        ...newRow(place, needed ? 'needs' : 'needs-not', query),
        id: typeof id === 'string' ? id : null,
        category: needed ? 'trigger' : 'negative',
        about: needed ? 'expected' : 'disallowed',
        lost: lose(row, ['query', 'prompt', 'should_trigger', 'id', 'name']),
      });
    }
    return imported;
  },
} satisfies ImportFormat;
