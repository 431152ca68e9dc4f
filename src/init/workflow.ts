/** Where the corpus is and what this tool is called → the workflow that runs it on pull requests: a new one, or the user's own with the inputs that it lacks. */
import { readdir, readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { isMap, isSeq, parseDocument } from 'yaml';
import type { OwnRepository } from '../run/own-repository.js';

export const WORKFLOW = '.github/workflows/agent-routing.yml';

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
${Object.entries(inputs)
  .map(([input, value]) => `          ${input}: ${JSON.stringify(value)}\n`)
  .join('')}`;

/** text: null where nothing needs to be written. words: what is left to the user. */
export interface PlannedWorkflow {
  file: string;
  text: string | null;
  words: string | null;
}

const USES = /^\s*-?\s*uses:\s*['"]?[\w.-]+\/agent-routing(?:\/[^@\s]*)?@/m;

/** A workflow that uses the action already runs the corpus, once there is one; only inputs may be missing. */
export async function planWorkflow(
  cwd: string,
  inputs: Record<string, string>,
  own: OwnRepository,
): Promise<PlannedWorkflow> {
  const folder = posix.dirname(WORKFLOW);
  const names = (await readdir(join(cwd, folder)).catch(() => [])).filter((name) => /\.ya?ml$/.test(name)).sort();
  for (const name of names) {
    const file = posix.join(folder, name);
    const text = await readFile(join(cwd, file), 'utf8');
    if (!USES.test(text)) continue;
    const more = addInputs(text, inputs);
    if (more !== null) return { file, text: more === text ? null : more, words: null };
    const list = Object.entries(inputs).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
    return {
      file,
      text: null,
      words: `In ${file}, the step of this action needs below \`with:\`: ${list.join(', ')}.`,
    };
  }
  return { file: WORKFLOW, text: renderWorkflow(inputs, own), words: null };
}

/** Null where the file cannot be changed without changing its form, or the action is used more than once. */
function addInputs(text: string, inputs: Record<string, string>): string | null {
  const document = parseDocument(text);
  const write = () => document.toString({ lineWidth: 0, flowCollectionPadding: /\{ /.test(text) });
  const jobs = document.get('jobs');
  const used = isMap(jobs)
    ? jobs.items.flatMap(({ value: job }) => {
        const steps = isMap(job) ? job.get('steps') : null;
        return [job, ...(isSeq(steps) ? steps.items : [])].filter(
          (one) => isMap(one) && USES.test(`uses: ${String(one.get('uses') ?? '')}`),
        );
      })
    : [];
  const [step, ...others] = used;
  const missing = isMap(step) ? Object.entries(inputs).filter(([key]) => !step.hasIn(['with', key])) : [];
  if (missing.length === 0) return text;
  if (!isMap(step) || others.length > 0 || document.errors.length > 0 || write() !== text) return null;
  for (const [key, value] of missing) step.setIn(['with', key], value);
  return write();
}
