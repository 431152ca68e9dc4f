/** What `--from` names → a first corpus of another tool's cases, and what of them it could not take. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { FirstCorpus } from '../../lib/draft/first-corpus.js';
import { createSkillRanker } from '../../lib/draft/rank-skills.js';
import type { ImportedFile, ImportFile } from '../../lib/import/imported.js';
import { describeFormats, IMPORT_KINDS, readImport } from '../../lib/import/index.js';
import { resolveImports } from '../../lib/import/resolve.js';
import { ConfigError } from '../../lib/input/config-error.js';
import { suggest } from '../../lib/input/suggest.js';
import { findImportFiles } from '../../lib/setup/corpus/import-files.js';
import { loadVectors } from '../../lib/setup/routing/vectors.js';
import { findDistinctSkills } from '../../lib/skill/find-skill.js';
import type { Skill, Source } from '../../lib/skill/skill.js';
import type { Terminal } from '../terminal/terminal.js';

interface Importing {
  source: string;
  from: string;
  skill?: string | undefined;
  /** The skill is only for rows of which neither file nor folder says which they are about. */
  beside?: boolean;
}

export async function importCorpus(
  options: Importing,
  positionals: readonly string[],
  source: Source,
  { cwd }: Pick<Terminal, 'cwd'>,
): Promise<FirstCorpus> {
  const kind =
    IMPORT_KINDS.includes(options.from) && !(positionals.length === 0 && existsSync(resolve(cwd, options.from)))
      ? options.from
      : null;
  const paths =
    kind === null ? [options.from, ...positionals] : positionals.length > 0 ? positionals : [options.source];
  if (kind === null && !existsSync(resolve(cwd, options.from))) {
    const meant = suggest(options.from, IMPORT_KINDS);
    throw new ConfigError('--from names neither a format nor a file.', {
      file: options.from,
      fix: meant ? `Did you mean --from ${meant}?` : `name a file or folder, or one of ${IMPORT_KINDS.join(', ')}.`,
    });
  }
  const skill = options.skill === undefined ? null : findAsked(options.skill, source);
  const read: { file: ImportFile; imported: ImportedFile }[] = [];
  const broken: ConfigError[] = [];
  for (const path of paths) {
    const { files, folder } = await findImportFiles(path, cwd, source.root);
    for (const file of files) {
      try {
        const found = await readImport(file, kind);
        if (found) read.push({ file, imported: found.imported });
        else if (!folder) {
          const other = kind === null ? null : await readImport(file, null);
          throw new ConfigError(`This is not a ${describeKind(kind)}.`, {
            file: path,
            fix: other ? `it is read with --from ${other.kind}.` : `what is read: ${describeFormats(kind)}.`,
          });
        }
      } catch (error) {
        if (!(error instanceof ConfigError) || !folder) throw error;
        broken.push(error);
      }
    }
  }
  // A list of tests that a config names is read with it.
  const imported = read.filter(({ file }) => !file.isPart()).map((one) => one.imported);
  const [first] = broken;
  if (imported.length === 0) {
    if (first) throw first;
    throw new ConfigError(`There is no ${describeKind(kind)} in this folder.`, {
      file: paths.join(', '),
      fix: `what is read: ${describeFormats(kind)}.`,
    });
  }
  const ranker = createSkillRanker(source.skills, loadVectors());
  const corpus = resolveImports(imported, { source, ranker, skill, beside: options.beside ?? false });
  for (const { problem, where } of broken) corpus.left_out.push({ name: where.file ?? '', reason: problem });
  if (corpus.cases.length > 0) return corpus;
  const reasons = [...new Set(corpus.left_out.map(({ reason }) => reason))];
  const more = reasons.length > 3 ? ` (and ${reasons.length - 3} other reasons)` : '';
  throw new ConfigError(
    `None of the ${corpus.left_out.length} entries can be a case here: ${reasons.slice(0, 3).join(' ')}${more}`,
    {
      file: paths.join(', '),
      fix: 'run this where their skills are, name the folder with --source, or the skill that they are about with --skill.',
    },
  );
}

const describeKind = (kind: string | null) => (kind === null ? 'file of a known format' : `file of ${kind}`);

function findAsked(id: string, source: Source): Skill {
  const [found, other] = findDistinctSkills(source, id);
  const ids = source.skills.map((one) => one.id);
  if (!found) {
    const meant = suggest(id, ids);
    throw new ConfigError(`The source has no skill '${id}'.`, {
      fix: meant ? `Did you mean --skill ${meant}?` : `add --skill with one of ${ids.slice(0, 12).join(', ')}.`,
    });
  }
  if (other)
    throw new ConfigError(`'${id}' names more than one skill: ${found.path} and ${other.path}.`, {
      fix: 'write --skill plugin:skill, or rename one of them.',
    });
  return found;
}
