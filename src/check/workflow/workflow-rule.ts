/** The workflows of a repository → what GitHub does not run of them, and of those that use this action what it or the action refuses. */
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, posix } from 'node:path';
import { glob } from 'tinyglobby';
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';
import { suggest } from '../../../lib/input/suggest.js';
import { asWarning, type Finding } from '../../../lib/lint/finding.js';
import { fixProblem } from '../../../lib/skill/front-matter/problem.js';
import { problemOfYaml } from '../../../lib/skill/front-matter/yaml-problem.js';
import { InputsSchema, refuseInput } from '../../options/inputs.js';
import { USES, WORKFLOW } from '../../run/own-repository.js';
import { type At, lintNames } from './workflow-names.js';

const FOLDER = posix.dirname(WORKFLOW);
/** Where GitHub reads workflows, and where people put them by mistake. */
const PLACES = ['.github/**/*.y{,a}ml{,.txt}', `${FOLDER}/*`, '{,workflow/,workflows/,github/workflows/}*.y{,a}ml'];
export async function lintWorkflows(root: string, prefix: string): Promise<Finding[]> {
  const paths = (await glob(PLACES, { cwd: root, dot: true, expandDirectories: false })).sort();
  const texts = await Promise.all(paths.map((path) => readFile(join(root, path), 'utf8').catch(() => '')));
  // Results that another workflow of this action posts as the comment need no right to post here.
  const is_posted = texts.some((text) => USES.test(text) && /^\s*command:\s*['"]?comment\b/m.test(text));
  const isThere = (folder: string) => existsSync(join(root, folder));
  const findings = paths.flatMap((path, index) => {
    const text = texts[index] ?? '';
    const at: At = (rule, line, message, fix) =>
      asWarning(rule, { file: `${prefix}${path}`, line, subject: posix.basename(path) }, message, fix);
    if (!/^\.github\/workflows\/[^/]+\.ya?ml$/.test(path)) {
      const fix = placeWorkflow(path, text);
      const message = `GitHub runs only the workflows in ${FOLDER} whose names end in .yml or .yaml`;
      return fix === null ? [] : [at('workflow-folder', 1, message, fix)];
    }
    return [...lintNames(text, at), ...(USES.test(text) ? lintOwn(text, { is_posted, isThere }, at) : [])];
  });
  // A folder is renamed once.
  const isAgain = ({ fix }: Finding) => fix.startsWith('rename the folder');
  return findings.filter((one, index) => !isAgain(one) || findings.findIndex(isAgain) === index);
}

/** Null where it is no workflow, or, away from the folder .github, not one of this action. */
function placeWorkflow(path: string, text: string): string | null {
  const folder = posix.dirname(path);
  const isOne = /^on:(?=[\s\S]*^jobs:)/m.test(text);
  if (folder === FOLDER)
    return (isOne && USES.test(text)) || /\.ya?ml\.txt$/.test(path)
      ? `rename it to ${path.replace(/(\.ya?ml)?(\.\w+)?$/, (_, ending = '.yml') => ending)}.`
      : null;
  if (/^\.github\/workflows?$/i.test(folder)) return `rename the folder to ${FOLDER}.`;
  return isOne && (folder === '.github' || USES.test(text)) ? `move it to ${FOLDER}.` : null;
}

const INPUTS = Object.keys(InputsSchema.shape);
const COMMON = 'name if env continue-on-error timeout-minutes';
const JOB =
  'permissions needs runs-on environment concurrency outputs defaults steps strategy container services uses with secrets snapshot';
const EVENTS =
  'pull_request pull_request_target pull_request_review pull_request_review_comment push schedule workflow_dispatch workflow_run workflow_call merge_group issue_comment issues release repository_dispatch branch_protection_rule check_run check_suite create delete deployment deployment_status discussion discussion_comment fork gollum image_version label milestone page_build public registry_package status watch';
const PERMISSIONS =
  'pull-requests contents actions artifact-metadata attestations checks copilot-requests deployments discussions id-token issues models packages pages repository-projects security-events statuses';
/** What GitHub knows, by where it stands. New words come, so of others only what resembles one of these is named. */
const WORDS = {
  key: 'name run-name on permissions env defaults concurrency jobs'.split(' '),
  'job key': `${COMMON} ${JOB}`.split(' '),
  'step key': `${COMMON} id uses with`.split(' '),
  event: EVENTS.split(' '),
  permission: PERMISSIONS.split(' '),
};

const INDENT =
  'indent with spaces: `with:` in the column of `uses:`, each `input: value` below it two spaces further in.';

const pairsOf = (node: unknown) =>
  isMap(node) ? node.items.map(({ key, value }) => ({ key: String(key), node: key, value })) : [];
const isInput = (key: string) => INPUTS.includes(key.replaceAll('-', '_'));
const entriesOf = (node: unknown): unknown[] => (isSeq(node) ? node.items : []);
const textOf = (node: unknown): string => (isScalar(node) ? String(node.value ?? '') : '');
const childOf = (node: unknown, key: string): unknown => pairsOf(node).find((pair) => pair.key === key)?.value;

type Around = { is_posted: boolean; isThere: (folder: string) => boolean };

function lintOwn(text: string, { is_posted, isThere }: Around, at: At): Finding[] {
  const lineCounter = new LineCounter();
  const { contents, errors } = parseDocument(text, { lineCounter });
  const [broken] = errors;
  if (broken) {
    const problem = problemOfYaml(broken.linePos?.[0].line ?? 1, broken.message);
    const { line, kind, message } = problem;
    const fix = ['yaml', 'uneven', 'no_pair'].includes(kind) ? INDENT : fixProblem(problem);
    const finding = at('workflow-refused', line, `it is not YAML, and GitHub runs none of its jobs: ${message}`, fix);
    return [{ ...finding, severity: 'error' }];
  }
  const found: Finding[] = [];
  const say = (rule: Finding['rule'], node: unknown, message: string, fix: string, severity?: Finding['severity']) => {
    const finding = at(rule, lineCounter.linePos((node as Node | null)?.range?.[0] ?? 0).line, message, fix);
    found.push(severity ? { ...finding, severity } : finding);
  };
  const refuse = (node: unknown, message: string, fix: string) =>
    say('workflow-refused', node, `${message}, and none of its jobs is run`, fix, 'error');
  const spell = (keys: { key: string; node: unknown; value?: unknown }[], what: keyof typeof WORDS) => {
    for (const { key, node, value } of keys.filter((one) => !WORDS[what].includes(one.key.toLowerCase()))) {
      const near = pairsOf(value).some((one) => isInput(one.key)) ? 'with' : suggest(key, WORDS[what]);
      if (near && !isInput(key)) refuse(node, `GitHub has no ${what} \`${key}\``, `write \`${near}\`.`);
    }
  };
  // What is only misspelt is not missing.
  const need = (map: unknown, key: string) =>
    found.length > 0 || childOf(map, key) !== undefined || refuse(map, `\`${key}:\` is missing`, `add \`${key}:\`.`);
  const [permissions, jobs] = [childOf(contents, 'permissions'), childOf(contents, 'jobs')];
  const triggers = childOf(contents, 'on');
  const named = [triggers, ...entriesOf(triggers)].filter(isScalar);
  const events = [...pairsOf(triggers), ...named.map((node) => ({ key: textOf(node), node }))];
  spell(pairsOf(contents), 'key');
  spell(pairsOf(permissions), 'permission');
  spell(events, 'event');
  for (const key of ['on', 'jobs']) need(contents, key);

  const lintRights = (job: unknown, step: unknown) => {
    const is = (key: string, pattern: RegExp) => pattern.test(textOf(childOf(childOf(step, 'with'), key)));
    const own = childOf(job, 'permissions') ?? permissions;
    const mayWrite = textOf(own) === 'write-all' || textOf(childOf(own, 'pull-requests')) === 'write';
    const isSilent = is('comment', /never|\$/) || is('command', /mutate|improve|\$/) || is('leg', /true|\$/);
    const isOther = is('shard', /./) || is('github_token', /./);
    const isSometimes = [job, step].some((one) => /event/.test(textOf(childOf(one, 'if'))));
    const isAsked = found.length === 0 && !is_posted && events.some(({ key }) => key === 'pull_request');
    if (!isAsked || mayWrite || isSilent || isOther || isSometimes) return;
    const because = own ? 'by these permissions' : 'without `permissions:`, by the settings of most repositories,';
    const message = `${because} the action may not write its comment on a pull request`;
    const fix = 'give the job `permissions:` of `contents: read` and `pull-requests: write`, or set `comment: never`.';
    say('workflow-needs', own ?? step, message, fix);
  };
  const lintFolder = (job: unknown, step: unknown, before: unknown[]) => {
    const node = childOf(childOf(step, 'with'), 'working_directory');
    const row = /^\$\{\{\s*matrix\.([\w-]+)\s*\}\}$/.exec(textOf(node))?.[1];
    const named = row ? entriesOf(childOf(childOf(childOf(job, 'strategy'), 'matrix'), row)) : [node];
    for (const [one, folder] of named.map((one) => [one, textOf(one)] as const)) {
      const isMade = (step: unknown) =>
        pairsOf(childOf(step, 'with')).some(({ key }) => /^(?:path|repository)$/.test(key)) ||
        textOf(childOf(step, 'run')).includes(posix.basename(folder));
      if (folder.includes('${{') || isThere(folder) || before.some(isMade)) continue;
      const fix = `correct the path, which starts at the root of the repository, or remove this ${row ? 'entry' : 'step'}.`;
      say('workflow-input', one, `there is no folder ${folder}, so its step ends with exit code 2`, fix, 'error');
    }
  };
  const lintStep = (step: unknown, before: unknown[]) => {
    const given = childOf(step, 'with');
    spell(pairsOf(step), 'step key');
    for (const { key, node } of pairsOf(step))
      if (isInput(key)) refuse(node, `\`${key}\` is an input and does not stand below \`with:\``, INDENT);
    if (textOf(given) || isSeq(given)) refuse(given, '`with:` holds no `input: value`', INDENT);
    for (const { key, node, value } of pairsOf(given)) {
      const [message, fix, severity] = refuseInput(key, textOf(value)) ?? [];
      if (message && fix) say('workflow-input', node, message, fix, severity);
      else if (isMap(value) || isSeq(value))
        refuse(node, `\`${key}:\` is not text`, 'write text, with commas between the entries of a list.');
    }
    const isBrought = (one: unknown) =>
      /checkout|download/i.test(textOf(childOf(one, 'uses'))) || /\b(?:git|gh)\b/.test(textOf(childOf(one, 'run')));
    if (before.some(isBrought) || /comment|\$/.test(textOf(childOf(given, 'command')))) return;
    const message = 'no step before this one checks the repository out, so the action finds nothing there';
    say('workflow-needs', step, message, 'write `- uses: actions/checkout@v5` as a step before it.');
  };
  for (const { node, value: job } of pairsOf(jobs)) {
    const [uses, steps] = [childOf(job, 'uses'), childOf(job, 'steps')];
    spell(pairsOf(job), 'job key');
    spell(pairsOf(childOf(job, 'permissions')), 'permission');
    if (USES.test(`uses: ${textOf(uses)}`)) lintRights(job, job);
    if (uses) continue;
    need(job, 'runs-on');
    if (isMap(steps)) refuse(steps, '`steps:` is not a list', 'begin each step with `- `.');
    if (childOf(job, 'with')) refuse(node, '`with:` stands in the job and not in a step', INDENT);
    for (const [index, step] of entriesOf(steps).entries()) {
      if (isMap(step) && !childOf(step, 'uses') && !childOf(step, 'run')) {
        const fix = childOf(step, 'with') ? `remove its dash; ${INDENT}` : 'add one, or remove the dash.';
        refuse(step, 'a step has neither `uses:` nor `run:`', fix);
      }
      if (!/^[\w.-]+\/agent-routing@/.test(textOf(childOf(step, 'uses')))) continue;
      const before = entriesOf(steps).slice(0, index);
      lintStep(step, before);
      lintFolder(job, step, before);
      lintRights(job, step);
    }
  }
  return found;
}
