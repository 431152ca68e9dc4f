/** Turns results that could not be judged into what failed, since when, what that means for the gate, and whether running again helps. */

import { WITHHELD } from '../../contract/ports/sandbox.js';
import type { Result } from '../../contract/result.js';
import type { DeltaRow } from '../../delta/schema.js';
import { oneLine } from '../../text/escape.js';
import { joinSentences, openSentence } from '../../text/sentence.js';
import { findResult } from '../view/find-result.js';
import type { ReportInput } from '../view/input.js';
import { code } from '../view/names.js';
import { trialFolder } from './reproduce.js';
import type { Explained } from './why.js';

/** outside: it passes by itself. setup: somebody has to act first. change: this branch may be the cause. */
type Origin = 'outside' | 'setup' | 'change' | 'unknown';

const SEE = 'see its stderr';

const FIXES: Record<string, readonly [Origin, string]> = {
  auth: ['setup', "give the job this agent's credentials (a fork's pull request has none)"],
  rate_limit: ['outside', 'lower `--max-parallel`'],
  quota: ['setup', "raise the account's quota"],
  server: ['outside', "look at the vendor's status page"],
  server_timeout: ['outside', "look at the vendor's status page"],
  unreachable: ['outside', 'check the network and the proxy'],
  cli_missing: ['unknown', `the agent could not be installed or started: ${SEE}`],
  [WITHHELD]: [
    'setup',
    'install bubblewrap, or allow `sudo` without a password, where this runs (`--sandbox none` runs it without a sandbox)',
  ],
  not_understood: [
    'unknown',
    'name the agent whose output it is, or raise this tool: the CLI may print events that are new to it',
  ],
  listing_not_understood: ['setup', 'take a version of the agent that this tool knows'],
  subagent_missing: ['change', "install the source as a plugin, or correct the suite's agent"],
  pattern_too_slow: [
    'change',
    'rewrite the pattern so that a text fits it in one way only, without a repetition inside a repetition such as `(a+)+`',
  ],
  answer_stale: ['change', 'record the answers again with `--mode live --record-answers`, and commit them'],
  over_bounds: ['change', 'make what the source starts take less'],
  runner: [
    'change',
    'correct what the message names, if it is a file of yours; else this is an error of this program, which is worth an issue there',
  ],
  bad_config: ['change', `fix the agent's configuration: ${SEE}`],
};

/** Who found the fault may know more about it than its kind says. */
function traceOutage(result: Result | null, input: ReportInput): readonly [Origin, string] {
  const { kind = '', fix, outside } = result?.fault ?? {};
  const known = Object.hasOwn(FIXES, kind) ? FIXES[kind] : undefined;
  const [origin, usual] = known ?? ['unknown', SEE];
  return [
    outside ? 'outside' : origin,
    fix === undefined ? usual.replace(SEE, () => seeStderr(result, input)) : openSentence(oneLine(fix, 300)),
  ];
}

/** Where no trial began, there is none. */
function seeStderr(result: Result | null, input: ReportInput): string {
  const trial = result?.trials.verdicts.find(({ status }) => status !== 'pass')?.trial;
  if (!result || trial === undefined) return 'the cause above is all that it said';
  const file = `${trialFolder(result.unit_run_id, trial, input)}/stderr`;
  return `see what it wrote to stderr: \`${file}\`${input.artifact_dir === undefined ? ' in the artifact' : ''}`;
}

export function fixOutage(result: Result | null, input: ReportInput): string {
  const [origin, fix] = traceOutage(result, input);
  // On GitHub the reader has a button for it.
  const again = input.package === undefined ? 'run it again' : 're-run the job';
  switch (origin) {
    case 'outside':
      return `${again}; if it comes back, ${fix}`;
    case 'setup':
      return `${fix}, then ${again}`;
    case 'unknown':
      return `${again} once, because it is not known whether this change caused it; if it comes back, ${fix}`;
    case 'change':
      return fix;
  }
}

/** Where there is no result, the reason of the row is all that is known. */
export function explainOutage(rows: readonly DeltaRow[], input: ReportInput): Explained & { fix: string } {
  const results = rows.map((row) => findResult(input, row));
  const [first = null] = results;
  const said = first?.fault?.message ?? first?.error ?? rows[0]?.reason ?? 'no reason was given';
  const failed = new Set(results.map((one) => whatFailed(one?.fault?.message)));
  const why = said.replace(whatFailed(said), () => [...failed].join(', '));
  const [origin] = traceOutage(first, input);
  const innocent = origin === 'outside' || origin === 'setup' ? ', not because of this change' : '';
  const at = firstMoment(results);
  return {
    what: `could not run${innocent}${at === null ? '' : ` (it first failed at ${at})`}`,
    why: joinSentences([
      openSentence(oneLine(why, 600)),
      ...(innocent ? ['No file of yours is the cause'] : []),
      describeGateEffect(rows, input),
    ]),
    fix: fixOutage(first, input),
  };
}

/** As `npm could not install x`; '' of all else. */
export const whatFailed = (message = ''): string => /^[^:]* could not [^:]*(?=: )/.exec(message)?.[0] ?? '';

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:[\d.]+Z$/;

/** `2026-11-22 20:31 UTC`, which people compare with a status page. */
function firstMoment(results: readonly (Result | null)[]): string | null {
  const [first] = results
    .flatMap((one) => one?.failed_at_utc ?? [])
    .filter((at) => MOMENT.test(at))
    .sort();
  return first ? `${first.slice(0, 16).replace('T', ' ')} UTC` : null;
}

function describeGateEffect(rows: readonly DeltaRow[], { comparison }: ReportInput): string {
  const gone = [...new Set(rows.map(({ agent }) => agent))].filter((agent) =>
    comparison.missing_agents.includes(agent),
  );
  if (rows.some(({ fails }) => fails)) return 'That fails the gate, because `fail_on` has `infra`';
  if (gone.length > 0 && comparison.gate === 'fail')
    return `Not one result of ${gone.map(code).join(', ')} could be judged, which fails the gate`;
  const open = comparison.gate === 'inconclusive' ? ', so the gate is inconclusive' : '';
  return `Not judged: this counts neither as pass nor as fail${open}`;
}
