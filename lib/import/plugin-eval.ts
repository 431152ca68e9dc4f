/** A case of `claude plugin eval`: case.yaml, or prompt.md with its front matter, and the graders beside it. */
import { isJson, type Json } from '../input/json-value.js';
import { readYaml } from '../input/yaml-text.js';
import {
  type ImportedFile,
  type ImportedRow,
  type ImportFile,
  type ImportFormat,
  lose,
  newFile,
  newRow,
} from './imported.js';

const isPrompt = (file: ImportFile) => /(?:^|\/)prompt\.md$/.test(file.path);
const isCase = (file: ImportFile) => /(?:^|\/)case\.ya?ml$/.test(file.path);

/** Carried over, or said elsewhere. */
const KNOWN = [
  'prompt',
  'name',
  'description',
  'tags',
  'runs',
  'timeout_seconds',
  'schema_version',
  'execution',
  'context',
  'graders',
];

/** Of a prompt.md, each enough to know it by. */
const SETTINGS = [
  'runs',
  'timeout_seconds',
  'max_turns',
  'allowed_tools',
  'disallowed_tools',
  'graders',
  'schema_version',
];

export const pluginEval = {
  kind: 'claude-plugin-eval',
  title: 'cases of claude plugin eval, <case>/prompt.md or <case>/case.yaml with graders',
  supports: async (file, value) =>
    (isPrompt(file) && (await isOfEval(file))) ||
    (isCase(file) && isJson(value) && isJson(value['execution']) && 'prompt' in value['execution']),
  async read(file, value): Promise<ImportedFile> {
    const imported = newFile(file);
    const { fields, body } = isPrompt(file) ? splitFrontMatter(file) : { fields: value as Json, body: null };
    const execution = isJson(fields['execution']) ? fields['execution'] : fields;
    const prompt = body ?? (typeof execution['prompt'] === 'string' ? execution['prompt'].trim() : '');
    if (prompt === '') {
      imported.skipped.push({ place: file.path, reason: 'its prompt is empty.' });
      return imported;
    }
    const graders = [
      ...(await readGraders(file)),
      ...(Array.isArray(fields['graders']) ? fields['graders'].filter(isJson) : []),
    ];
    const context = isJson(fields['context']) ? Object.keys(fields['context']).map((name) => `context.${name}`) : [];
    const inner = execution === fields ? [] : lose(execution, ['prompt', 'timeout_seconds']);
    const folder = file.path.split('/').slice(0, -1).pop() ?? 'case';
    const { runs } = fields;
    const seconds = execution['timeout_seconds'];
    const row: ImportedRow = {
      ...newRow(file.path, folder, prompt),
      id: typeof fields['name'] === 'string' ? fields['name'] : folder,
      category: Array.isArray(fields['tags']) && typeof fields['tags'][0] === 'string' ? fields['tags'][0] : 'eval',
      extra: {
        ...(typeof runs === 'number' && runs > 1 ? { trials: runs } : {}),
        ...(typeof seconds === 'number' && seconds > 0 ? { timeout_seconds: seconds } : {}),
      },
      lost: [...lose(fields, KNOWN), ...inner, ...context],
    };
    imported.rows.push(applyGraders(row, graders));
    return imported;
  },
} satisfies ImportFormat;

/** Many repositories have a prompt.md that is not a case. */
const isOfEval = async (file: ImportFile): Promise<boolean> =>
  /(?:^|\/)evals\//.test(file.source_path ?? file.path) ||
  Object.keys(splitFrontMatter(file).fields).some((name) => SETTINGS.includes(name)) ||
  (await file.list('graders')).length > 0;

function splitFrontMatter(file: ImportFile): { fields: Json; body: string } {
  const found = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---[^\S\n]*(?:\r?\n|$)/.exec(file.text);
  if (!found) return { fields: {}, body: file.text.trim() };
  const { value } = readYaml(found[1] ?? '', file.path);
  return { fields: isJson(value) ? value : {}, body: file.text.slice(found[0].length).trim() };
}

async function readGraders(file: ImportFile): Promise<Json[]> {
  const found: Json[] = [];
  for (const path of (await file.list('graders')).filter((one) => /\.md$/.test(one))) {
    const text = await file.read(path);
    if (text === null) continue;
    const name = path.split('/').pop()?.replace(/\.md$/, '') ?? path;
    found.push({ name, ...splitFrontMatter({ ...file, path, text }).fields });
  }
  return found;
}

/** Only a call of the tool Skill says which skill is meant; its `input_match` is a pattern over the call's input. */
function applyGraders(row: ImportedRow, graders: readonly Json[]): ImportedRow {
  const calls = graders.filter(({ type, tool }) => type === 'tool_used' && tool === 'Skill');
  const lost = graders
    .filter((grader) => !calls.includes(grader))
    .map(({ name, type }) => `grader ${String(name ?? '')} (${String(type ?? 'without type')})`.replace('  ', ' '));
  const expected: string[] = [];
  const disallowed: string[] = [];
  let about = row.about;
  let none = false;
  for (const { input_match, max, min } of calls) {
    const against = max === 0;
    const pattern = typeof input_match === 'string' && input_match !== '' ? `/${input_match}/` : null;
    if (pattern !== null) (against ? disallowed : expected).push(pattern);
    else if (against) none = true;
    else if (min !== 0) about = 'expected';
  }
  // Without such a grader the case is about the answer, and the plugin is there to be used for it.
  if (calls.length === 0) about = 'expected';
  return {
    ...row,
    expected,
    disallowed,
    none: none && expected.length === 0,
    about: expected.length > 0 ? null : about,
    assumed: calls.length === 0 ? '' : null,
    lost: [...row.lost, ...lost],
  };
}
