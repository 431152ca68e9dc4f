/** skill-creator's trigger queries: `[{query, should_trigger}]`, or two lists of queries, about the skill in whose folder they lie. */
import { isJson, type Json } from '../input/json-value.js';
import { type ImportedFile, type ImportFormat, lose, newFile, newRow } from './imported.js';

/** Lists of queries whose name says what all of them should do. */
const FIRES = /^(?:should_?(?:trigger|fire|activate))$/i;
const FIRES_NOT = /^(?:should_?not_?(?:trigger|fire|activate))$/i;

/** The array itself, within an object under whatever name, or an object with a list for each answer. */
function findRows(value: unknown): { rows: { row: unknown; place: string }[]; around: Json } | null {
  if (Array.isArray(value)) return { rows: number(value, ''), around: {} };
  if (!isJson(value)) return null;
  const lists = Object.entries(value).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  const sorted = lists.filter(([name]) => FIRES.test(name) || FIRES_NOT.test(name));
  if (sorted.some(([name]) => FIRES.test(name))) {
    const rows = sorted.flatMap(([name, list]) =>
      number(
        list.map((query) => ({
          ...(isJson(query) ? query : { query }),
          should_trigger: FIRES.test(name),
        })),
        `${name} `,
      ),
    );
    return { rows, around: without(value, sorted) };
  }
  const [found] = lists.filter(([, list]) => list.some(isTrigger));
  return found ? { rows: number(found[1], ''), around: without(value, [found]) } : null;
}

const number = (rows: readonly unknown[], list: string) =>
  rows.map((row, index) => ({ row, place: `${list}entry ${index + 1}` }));

const without = (value: Json, lists: readonly [string, unknown][]): Json =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !lists.some(([other]) => other === name))) as Json;

/** `expected_behavior` and the like judge an answer; this asks only whether a skill is used. */
const isTrigger = (row: unknown): row is Json =>
  isJson(row) && typeof row['should_trigger'] === 'boolean' && queryOf(row) !== null;

function queryOf(row: Json): string | null {
  const query = row['query'] ?? row['prompt'];
  return typeof query === 'string' && query.trim() !== '' ? query : null;
}

export const skillCreator = {
  kind: 'skill-creator',
  title: "skill-creator's queries, [{query, should_trigger}] or {should_trigger: [], should_not_trigger: []}",
  supports: (_, value) => findRows(value)?.rows.some(({ row }) => isTrigger(row)) ?? false,
  read(file, value): ImportedFile {
    const { rows, around } = findRows(value) ?? { rows: [], around: {} };
    const imported = newFile(file);
    const named = around['skill_name'] ?? around['skill'] ?? around['name'];
    imported.skill = typeof named === 'string' ? named : null;
    imported.lost.push(...lose(around, ['skill_name', 'skill', 'name']));
    for (const { row, place: at } of rows) {
      const place = `${file.path}, ${at}`;
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
