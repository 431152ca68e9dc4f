/** The shapes between the files of another tool and a corpus: what a row asks, which skills it names, and what of it has no place here. */

import type { ImportedCall } from './hook-tests/tried.js';

/** A file that may hold cases, as text, with what stands around it. */
export interface ImportFile {
  /** As messages show it. */
  path: string;
  text: string;
  /** Its path within the source; null: it lies elsewhere. */
  source_path: string | null;
  /** Whether another file has read it as a part of itself. */
  isPart(): boolean;
  /** A file named relative to this one; null where there is none. */
  read(relative: string): Promise<string | null>;
  /** The files of a folder beside it, sorted. */
  list(folder: string): Promise<string[]>;
}

export interface SkillHints {
  /** Names and paths of skills, the surest first; those that the source does not have say nothing. */
  names: string[];
  /** Whole answers that are demanded and refused: ids of skills in a suite about routing. */
  answers: { is: string[]; not: string[] };
  /** The file of the row, as messages show it, where it is not the one that was read. */
  file: string | null;
}

export interface ImportedRow {
  /** As the file has it; null where it has none, so one is made of name. */
  id: string | null;
  name: string;
  prompt: string;
  category: string;
  /** Skills that must be used, as the file names them. */
  expected: string[];
  /** Skills that may be used too. */
  optional: string[];
  /** Skills that must not be used. */
  disallowed: string[];
  /** For rows that name no skill: whether the skill that the file is about must be used, or must not; null: they name some. */
  about: 'expected' | 'disallowed' | null;
  /** What may say which skill a row is about that asks for none; null where it asks for some. */
  hints: SkillHints | null;
  /** Nothing in it asks whether a skill is used, so that its skill must be is assumed: by what the skill is known, '' where that is plain; null where it is asked. */
  assumed: string | null;
  /** No skill at all may be used. */
  none: boolean;
  /** Further fields of a case: trials, time limits. */
  extra: Record<string, unknown>;
  /** What of it has no place in a case, in words. */
  lost: string[];
  /** File and place within it. */
  place: string;
}

export interface ImportedFile {
  path: string;
  source_path: string | null;
  /** The skill that the file says it is about. */
  skill: string | null;
  rows: ImportedRow[];
  /** Calls that tests of a hook try; absent: the file is about skills. */
  calls?: ImportedCall[];
  /** Entries that are not cases of a skill, each with the reason. */
  skipped: { place: string; reason: string }[];
  /** What of the file as a whole has no place in a corpus. */
  lost: string[];
}

export interface ImportFormat {
  /** As `--from` names it. */
  kind: string;
  title: string;
  /** Whether the file is one of this format, from its content. */
  supports(file: ImportFile, value: unknown): Promise<boolean> | boolean;
  read(file: ImportFile, value: unknown): Promise<ImportedFile> | ImportedFile;
}

export function newRow(place: string, name: string, prompt: string): ImportedRow {
  return {
    id: null,
    name,
    prompt,
    category: '',
    place,
    expected: [],
    optional: [],
    disallowed: [],
    about: null,
    hints: null,
    assumed: null,
    none: false,
    extra: {},
    lost: [],
  };
}

export const newFile = ({ path, source_path }: ImportFile): ImportedFile => ({
  path,
  source_path,
  skill: null,
  rows: [],
  skipped: [],
  lost: [],
});

/** Names of fields and checks, as one line of what was lost. */
export const lose = (fields: Record<string, unknown>, known: readonly string[]): string[] =>
  Object.entries(fields)
    .filter(([name, value]) => !known.includes(name) && value !== null && value !== '' && !isEmpty(value))
    .map(([name]) => name);

const isEmpty = (value: unknown) => typeof value === 'object' && value !== null && Object.keys(value).length === 0;
