/** Where the corpus is and what this tool is called → the workflow that runs it on pull requests: a new one, or the user's own with what it lacks. */
import { join, posix } from 'node:path';
import { isMap, isSeq, parseDocument, type YAMLMap, type YAMLSeq } from 'yaml';
import { readTextIfAny } from '../../lib/io/files/files.js';
import { type OwnRepository, readOwn, USES, WORKFLOW } from '../run/own-repository.js';
import { CORPUS } from './corpus.js';

/** inputs: of the action, beside those of the preset. */
const renderWorkflow = (inputs: Record<string, string>, { name, ref }: OwnRepository): string => `name: agent-routing
on: pull_request
permissions:
  contents: read
  pull-requests: write
jobs:
  routing:
    runs-on: ubuntu-latest
    steps:
      - uses: actions/checkout@v5
        with:
          persist-credentials: false
      - uses: ${name}@${ref}
        with:
          # No key is needed; installed agents are kept in the cache of GitHub Actions.
          preset: gate
${renderInputs(inputs)}`;

export const inputsOf = (
  { source, as, agents }: { source: string; as?: string | undefined; agents?: string[] | undefined },
  cases: string,
  below: string,
): Record<string, string> => ({
  ...(below === '' ? {} : { working_directory: below }),
  ...(as ? { as } : {}),
  ...(agents ? { agents: agents.join(',') } : {}),
  ...(source === '.' ? {} : { source }),
  ...(cases === CORPUS ? {} : { cases }),
});

export const renderInputs = (inputs: Record<string, string>): string =>
  Object.entries(inputs)
    .map(([input, value]) => `          ${input}: ${JSON.stringify(value)}\n`)
    .join('');

/** text: null where nothing needs to be written. words: what is left to the user. */
export interface PlannedWorkflow {
  file: string;
  text: string | null;
  words: string | null;
}

/** root: of the repository, the only place where GitHub reads workflows. One that uses the action already runs the corpus, once there is one. */
export async function planWorkflow(
  root: string,
  inputs: Record<string, string>,
  own: OwnRepository,
): Promise<PlannedWorkflow> {
  for (const { file, text } of await readOwn(root)) {
    const more = extend(text, inputs);
    if (more !== null) return { file, text: more === text ? null : more, words: null };
    const list = Object.entries({ ...PRESET, ...inputs }).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    return {
      file,
      text: null,
      words: `In ${file}, the step of this action needs below \`with:\`: ${list.join(', ')}.`,
    };
  }
  const { file, words } = await placeWorkflow(root, WORKFLOW);
  return { file, text: renderWorkflow(inputs, own), words };
}

/** A workflow of the user's own is never written over, whatever it runs: the first name that is free or a workflow of ours. */
export async function placeWorkflow(root: string, wanted: string) {
  for (let at = 1; ; at++) {
    const file = at === 1 ? wanted : wanted.replace('.yml', `-${at}.yml`);
    const text = (await readTextIfAny(join(root, file)))?.trim() ?? '';
    const words = at === 1 ? null : `${wanted} does not use this action and stays as it is: ${file} does.`;
    if (text === '' || USES.test(text)) return { file, words, isThere: text !== '' };
  }
}

const PRESET = { preset: 'gate' };

interface Use {
  job: YAMLMap;
  step: YAMLMap;
}

/** With what it lacks for this folder: inputs, a row of its matrix, or a step. Null where its form would change, or it is not clear which step is meant. */
function extend(text: string, inputs: Record<string, string>): string | null {
  const document = parseDocument(text);
  const write = () => document.toString({ lineWidth: 0, flowCollectionPadding: /(?<![${])\{ /.test(text) });
  if (document.errors.length > 0) return null;
  const uses = listUses(document.get('jobs'));
  const folder = inputs['working_directory'] ?? '.';
  const [own, ...others] = uses.filter((use) => matrixOf(use)?.toJSON().includes(folder) ?? folderOf(use) === folder);
  const has = (key: string) => own?.step.hasIn(['with', key]) === true;
  const missing = Object.entries({ ...PRESET, ...inputs }).filter(([key]) => !has(key));
  if (own && missing.length === 0) return text;
  const like = uses.find(matrixOf) ?? uses.at(-1);
  const steps = like?.job.get('steps');
  if (!like || others.length > 0 || write() !== text) return null;
  // What fails in one package says nothing of the next.
  const rest = { if: '${{ !cancelled() }}', with: { ...PRESET, ...inputs } };
  if (own) for (const [key, value] of missing) own.step.setIn(['with', key], value);
  else if (matrixOf(like)) matrixOf(like)?.add(folder);
  else if (isSeq(steps)) steps.add(document.createNode({ uses: like.step.get('uses'), ...rest }));
  else return null;
  return write();
}

/** A job may use the action itself, as a workflow that can be called. */
function listUses(jobs: unknown): Use[] {
  const maps = isMap(jobs) ? jobs.items.map(({ value }) => value).filter((job) => isMap(job)) : [];
  return maps.flatMap((job) => {
    const steps = job.get('steps');
    const all = [job, ...(isSeq(steps) ? steps.items : [])].filter((one) => isMap(one));
    return all.flatMap((step) => (isRun(step) ? { job, step } : []));
  });
}

const isRun = (step: YAMLMap) =>
  USES.test(`uses: ${String(step.get('uses') ?? '')}`) &&
  ['run', 'check'].includes(String(step.getIn(['with', 'command']) ?? 'run'));

const folderOf = ({ step }: Use): string =>
  posix.join(String(step.getIn(['with', 'working_directory']) ?? '.'), '.').replace(/\/$/, '');

/** The packages that one step is run for. */
function matrixOf(use: Use): YAMLSeq | null {
  const [, name] = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/.exec(folderOf(use)) ?? [];
  const list = name === undefined ? null : use.job.getIn(['strategy', 'matrix', name]);
  return isSeq(list) ? list : null;
}
