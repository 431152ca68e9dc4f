/** Turns a delta into the file that broke: SKILL.md, the hook's file, the routes or the subagent, else the case. */
import type { Place } from '../contract/locations.js';
import type { Result } from '../contract/result.js';
import type { DeltaRow } from '../delta/schema.js';
import { getOwn } from '../input/get-own.js';
import { bareId } from '../text/bare-id.js';
import type { ReportInput } from './input.js';

export function locate(
  row: DeltaRow,
  result: Result | null,
  input: Pick<ReportInput, 'results' | 'changed_cases'>,
): Place | null {
  const { locations } = input.results;
  if (!locations) return null;
  if (row.delta === 'INFRA' || row.delta === 'MISSING_RESULT' || row.status === 'infra_error') return null;
  const ofCase = row.case_id === null ? null : (getOwn(locations.cases, row.case_id) ?? null);
  // What this branch changed is what broke.
  const own = row.case_id !== null && input.changed_cases?.has(row.case_id) === true;
  if (ofCase && (own || row.delta === 'WEAKENED' || row.delta === 'MISSING_BASELINE')) return ofCase;
  return locateSubject(row, result, input) ?? ofCase;
}

function locateSubject(row: DeltaRow, result: Result | null, { results }: Pick<ReportInput, 'results'>): Place | null {
  const { locations } = results;
  if (!locations) return null;
  if (result?.kind === 'tool_route') {
    const hook = result.tried_call?.hook?.replace(/^\S+ in /, '');
    if (hook && !hook.includes(': '))
      return wholeFile([locations.source, scriptOf(result, hook) ?? hook].filter(Boolean).join('/'));
    const route = result.tried_call?.route ?? result.case_id.split('/')[0] ?? '';
    return getOwn(locations.routes, route) ?? null;
  }
  if (result?.kind === 'suite') {
    const file = result.expected_skill && getOwn(locations.subagents, result.expected_skill);
    return file ? wholeFile(file) : null;
  }
  const skill = result?.kind === 'route' ? rankedWrongly(result) : guiltyOf(row);
  const file = skill && (getOwn(locations.skills, skill) ?? getOwn(locations.skills, bareId(skill)));
  return file ? wholeFile(file) : null;
}

/** A skill that matched where none may, else the first that the query should have found. */
const rankedWrongly = ({ disallowed_hits, missing_evidence }: Result) =>
  disallowed_hits[0] ?? missing_evidence[0] ?? null;

/** The file that the deciding hook runs, where its command names one in the plugin: a declaration seldom breaks by itself. */
function scriptOf({ hook_calls = [], tried_call }: Result, declared: string): string | null {
  const call = hook_calls.find(({ event, file }) => `${event} in ${file}` === tried_call?.hook);
  const path = /\$\{?\w*PLUGIN_ROOT\}?["']?\/([\w.-]+(?:\/[\w.-]+)*\.\w+)/.exec(call?.command ?? '')?.[1];
  if (!path || path.split('/').includes('..')) return null;
  const root = /^(?:(.*)\/)?(?:hooks|\.claude-plugin|\.codex-plugin)\/[^/]+$/.exec(declared);
  return root ? [root[1], path].filter(Boolean).join('/') : null;
}

/** A skill that another one pushed out of the listing is not what has to change. */
function guiltyOf({ reason, skill }: DeltaRow): string | null {
  return /\bpushed out by `([^`]+)`/.exec(reason ?? '')?.[1] ?? skill;
}

const wholeFile = (file: string): Place => ({ file, line: null });
