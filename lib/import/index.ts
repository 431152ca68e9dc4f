/** The table of formats that `init --from` takes over, the most particular first, and the reader of a file in one of them. */
import { agentv } from './agentv.js';
import { dotnetArtisan } from './dotnet-artisan.js';
import { evalsJson } from './evals-json.js';
import { bats } from './hook-tests/bats.js';
import { pytest } from './hook-tests/pytest.js';
import type { ImportedFile, ImportFile, ImportFormat } from './imported.js';
import { pluginEval } from './plugin-eval.js';
import { promptfoo } from './promptfoo.js';
import { readValue } from './read-value.js';
import { skillCreator } from './triggers.js';

const FORMATS: readonly ImportFormat[] = [
  bats,
  pytest,
  pluginEval,
  skillCreator,
  dotnetArtisan,
  evalsJson,
  agentv,
  promptfoo,
];

export const IMPORT_KINDS: readonly string[] = FORMATS.map(({ kind }) => kind).sort();
/** What a file of the format looks like; null: of each. */
export const describeFormats = (kind: string | null): string =>
  FORMATS.filter((one) => kind === null || one.kind === kind)
    .map(({ title }) => title)
    .sort()
    .join('; ');

/** kind: of this format only; null: of whichever it is. The answer is null where the file is of none. */
export async function readImport(
  file: ImportFile,
  kind: string | null,
): Promise<{ kind: string; imported: ImportedFile } | null> {
  const value = readValue(file.text, file.path);
  for (const format of FORMATS)
    if ((kind === null || format.kind === kind) && (await format.supports(file, value)))
      return { kind: format.kind, imported: await format.read(file, value) };
  return null;
}
