/** evals.json of a skill: `{skill_name, evals: [{id, prompt, expected_output, …}]}`, whose answers a model judges; here the skill must be used. */
import { isJson, type Json } from '../input/json-value.js';
import { staysOut } from './hints.js';
import { type ImportedFile, type ImportFormat, lose, newFile, newRow } from './imported.js';

/** The list, or the bare rows of the skills guide: `{skills, query, expected_behavior}`. */
function findEvals(value: unknown): { evals: unknown[]; around: Json } | null {
  const list = isJson(value) ? LISTS.map((name) => value[name]).find(Array.isArray) : undefined;
  if (isJson(value) && list) return { evals: list, around: value };
  const rows = Array.isArray(value) ? value : [value];
  return rows.some((row) => isJson(row) && promptOf(row) !== null && JUDGED.some((field) => field in row))
    ? { evals: rows, around: {} }
    : null;
}

const LISTS = ['evals', 'evaluations'];
const JUDGED = ['expected_output', 'expected_behavior', 'expectations'];
const TRIGGERS = ['should_trigger', 'skill_should_trigger'];
const ID = ['id', 'eval_id', 'eval_name', 'name'];

function promptOf(row: Json): string | null {
  const prompt = row['prompt'] ?? row['query'] ?? row['input'];
  return typeof prompt === 'string' && prompt.trim() !== '' ? prompt : null;
}

export const evalsJson = {
  kind: 'evals.json',
  title: 'evals.json of a skill, {skill_name, evals: [{prompt, expected_output}]}',
  supports: (_, value) => findEvals(value)?.evals.some((row) => isJson(row) && promptOf(row) !== null) ?? false,
  read(file, value): ImportedFile {
    const { evals, around } = findEvals(value) ?? { evals: [], around: {} };
    const imported = newFile(file);
    const named = around['skill_name'] ?? around['skill'];
    imported.skill = typeof named === 'string' ? named : null;
    imported.lost.push(...lose(around, ['skill_name', 'skill', ...LISTS, '$schema', 'version']));
    for (const [index, row] of evals.entries()) {
      const place = `${file.path}, entry ${index + 1}`;
      const prompt = isJson(row) ? promptOf(row) : null;
      if (!isJson(row) || prompt === null) {
        imported.skipped.push({ place, reason: 'it has no prompt.' });
        continue;
      }
      const skills = row['skills'] ?? row['skill'];
      const names = (Array.isArray(skills) ? skills : [skills]).filter((name) => typeof name === 'string');
      const needed = TRIGGERS.every((name) => row[name] !== false);
      imported.rows.push({
        ...newRow(place, needed ? 'eval' : 'needs-not', prompt),
        id: idOf(row),
        assumed: staysOut(idOf(row)) && TRIGGERS.every((name) => row[name] === undefined) ? '' : null,
        category: typeof row['category'] === 'string' ? row['category'] : needed ? 'eval' : 'negative',
        ...(names.length === 0
          ? { about: needed ? 'expected' : 'disallowed' }
          : needed
            ? { expected: names }
            : { disallowed: names }),
        lost: lose(row, [...ID, 'prompt', 'query', 'input', 'skills', 'skill', ...TRIGGERS, 'category']),
      });
    }
    return imported;
  },
} satisfies ImportFormat;

/** A number says nothing alone, and every file counts from 1. */
function idOf(row: Json): string | null {
  const names = ID.map((name) => row[name]).filter((id) => typeof id === 'string' && !/^\d+$/.test(id));
  return (names[0] as string | undefined) ?? null;
}
