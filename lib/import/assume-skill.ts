/** A row that asks for no skill → a row that asks for the skill that it is about, and says that this was assumed. */
import { findUniqueId } from '../skill/find-skill.js';
import type { Skill, Source } from '../skill/skill.js';
import { findHinted } from './find-hinted.js';
import { staysOut } from './hints.js';
import type { ImportedFile, ImportedRow } from './imported.js';

/** A row that asks for no skill, as one that asks for the skill it is about. */
export function meanHinted(
  row: ImportedRow,
  file: ImportedFile,
  source: Source,
  skill: Skill | null,
): ImportedRow | { reason: string } {
  const asked = skill && { expected: skill, disallowed: [], none: false, known_by: 'by --skill' };
  const meaning = findHinted(row, file, source) ?? asked;
  if (meaning === null)
    return {
      reason: `it asks for no skill (${row.lost.join(', ') || 'no assertions'}), and nothing says which one it is about; --skill can.`,
    };
  const { expected, disallowed, none, known_by } = meaning;
  const name = (one: Skill) => findUniqueId(one, source) ?? one.id;
  return {
    ...row,
    expected: expected ? [name(expected)] : [],
    disallowed: disallowed.map(name),
    none,
    ...(known_by === null
      ? { name: expected ? 'needs' : 'needs-not', category: expected ? 'trigger' : 'negative' }
      : { assumed: known_by }),
    lost: row.lost.filter((check) => known_by !== null || !/^(?:not-)?equals$/.test(check)),
  };
}

export function assumeSkill(row: ImportedRow, known_by: string): ImportedRow {
  const how = known_by === '' ? '' : ` (${known_by})`;
  if (!staysOut(row.id))
    return { ...row, lost: [...row.lost, `no check asks for a skill: here its skill must be used${how}`] };
  return {
    ...row,
    name: 'needs-not',
    expected: [],
    disallowed: [...row.disallowed, ...row.expected],
    about: row.about === null ? null : 'disallowed',
    category: row.category === 'eval' ? 'negative' : row.category,
    lost: [...row.lost, `no check asks for a skill: by its name, its skill must not be used${how}`],
  };
}
