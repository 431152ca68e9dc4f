/** A prepared search → the search, run to its end, its records in a folder, and the better description written where it was asked for. */
import { appendFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Improvement } from '../../lib/contract/improvement.js';
import { findOfferLoss } from '../../lib/improve/limits.js';
import { renderPatch } from '../../lib/improve/patch.js';
import { buildProposal, withoutPrompts } from '../../lib/improve/proposal.js';
import { type Found, searchDescription } from '../../lib/improve/search.js';
import { countPart } from '../../lib/improve/split.js';
import { sweepTrialFolders } from '../../lib/io/files/throwaway.js';
import { renderImprovementPage } from '../../lib/report/terminal/improvement.js';
import { readDecisions } from '../../lib/setup/corpus/decision-files.js';
import type { Ask } from '../../lib/setup/model/endpoint.js';
import { bodyOf } from '../../lib/skill/body.js';
import { nameSkill } from '../../lib/skill/find-skill.js';
import { bareId } from '../../lib/text/bare-id.js';
import { count } from '../../lib/text/count.js';
import { grantModel, openModel } from '../run/execute/open-model.js';
import { openRanking } from '../run/execute/ranking.js';
import { grantCredentials, openSurroundings, type Surroundings } from '../run/execute/surroundings.js';
import type { RunPorts } from '../run/ports.js';
import { toolVersion } from '../run/tool-version.js';
import { dropHalfLine, openAnswers } from './answers.js';
import { createRefusal, editStaged, fileOf } from './candidate.js';
import { changeFiles, writeChanges } from './changed-skills.js';
import { type Measures, openMeasures } from './measure.js';
import type { PreparedSearch } from './prepare.js';
import { openProposer, type Proposer } from './proposer.js';
import { openSearchFolder } from './search-folder.js';

/** What every agent lists in full where the listing has room: the shortest of their limits. */
const LONGEST = 1_024;

export async function executeSearch(prepared: PreparedSearch, runPorts: RunPorts): Promise<Improvement> {
  const { run } = prepared;
  const granted = await grantCredentials(run, runPorts);
  const folder = await openSearchFolder(prepared, runPorts);
  runPorts.protocol(`ARTIFACT_DIR=${folder}`);
  await sweepTrialFolders();
  const journal = join(folder, 'decisions.jsonl');
  await dropHalfLine(journal);
  run.deciding.decisions = [...run.deciding.decisions, ...((await readDecisions(journal)) ?? [])];
  run.deciding.journal = (decision) => appendFileSync(journal, `${JSON.stringify(decision)}\n`);
  const keep = await openAnswers(join(folder, 'answers.jsonl'));
  run.deciding.keep = keep;
  // What a baseline expects plays no part here.
  run.baselines = { ...run.baselines, current: null, ref: null };
  const around = await openSurroundings(run, granted, openRanking(run.source.root), basename(folder), runPorts);
  const { proposer } = prepared;
  const model = openModel(proposer, await grantModel(proposer, runPorts), runPorts);
  try {
    return await searchIn(folder, prepared, { around, ask: keep(model.ask) }, runPorts);
  } finally {
    await model.close();
    await around.close();
  }
}

async function searchIn(
  folder: string,
  prepared: PreparedSearch,
  { around, ask }: { around: Surroundings; ask: Ask },
  runPorts: RunPorts,
): Promise<Improvement> {
  const { run, improved, split, options } = prepared;
  const { original } = improved;
  const shared = await around.share(false);
  const spentTokens = () => measures.spent.tokens + asker.spent.tokens;
  const measures: Measures = openMeasures({
    ...{ run, around, shared, split, folder, runPorts, improvement_id: basename(folder) },
    editsFor: async (description) => (description === original ? [] : editStaged(improved, description, shared.staged)),
    // In mode model the limit is on what is asked of it.
    tokensLeft: () =>
      options.mode === 'live' && options.max_tokens ? Math.max(0, options.max_tokens - spentTokens()) : null,
  });
  const asker: Proposer = openProposer(
    { model: prepared.proposer.model, ask },
    { candidates: options.candidates, overBudget: () => overBudget(prepared, around, spentTokens(), asker) },
    runPorts,
  );
  const facts = {
    ...{ skill: split.skill, candidates: options.candidates, limit: LONGEST },
    body: withoutPrompts(bodyOf(improved.skill), split),
    others: [run.source, ...run.neighbours].flatMap((source) =>
      source.skills
        .filter((one) => one.text !== improved.skill.text)
        .map((one) => ({ id: nameSkill(one, source), description: one.description ?? '' })),
    ),
  };
  const found = await searchDescription(
    { original, skill: split.skill, rounds: options.rounds },
    {
      measure: measures.measure,
      refuse: await createRefusal(run, improved, runPorts.cwd),
      propose(round, best, tried) {
        const asked = { tuning: split.tuning, best: best.description, rows: best.rows, tried };
        return asker.ask(
          buildProposal(facts, asked, { model: prepared.proposer.model, seed: options.seed * 1000 + round }),
        );
      },
      isShown: (description, agent) => measures.offersWith(description)[agent]?.[split.skill]?.offer !== 'name_only',
      async findOfferLoss(description) {
        const [before, after] = [measures.offersWith(original), measures.offersWith(description)];
        const losses = Object.keys(after).map((agent) => findOfferLoss(agent, before[agent] ?? {}, after[agent] ?? {}));
        return losses.find((loss) => loss !== null) ?? null;
      },
    },
  );
  return concludeSearch(folder, prepared, found, { around, measures, asker });
}

function overBudget(
  { options: { mode, max_requests, max_tokens } }: PreparedSearch,
  { deciding }: Surroundings,
  tokens: number,
  { spent }: Proposer,
): string | null {
  const { requests = 0, input_tokens = 0, output_tokens = 0 } = deciding.facts?.() ?? {};
  const used = mode === 'live' ? tokens : input_tokens + output_tokens + spent.tokens;
  if (max_requests !== undefined && requests + spent.requests >= max_requests)
    return `the budget of ${count(max_requests, 'request')} is used up (--max-requests)`;
  if (max_tokens !== undefined && used >= max_tokens)
    return `the budget of ${count(max_tokens, 'token')} is used up (--max-tokens)`;
  return null;
}

async function concludeSearch(
  folder: string,
  { run, improved, split, options, proposer }: PreparedSearch,
  { description, ...found }: Found,
  { around, measures, asker }: { around: Surroundings; measures: Measures; asker: Proposer },
): Promise<Improvement> {
  const changed = description === null ? [] : changeFiles(improved, description, run.source.root);
  const facts = around.deciding.facts?.();
  const improvement: Improvement = {
    schema: 'agent-routing.improvement.v1',
    improvement_id: basename(folder),
    generated_at_utc: new Date().toISOString(),
    tool_version: toolVersion(),
    mode: options.mode,
    model: options.model ?? null,
    proposer: proposer.model,
    seed: options.seed,
    skill: split.skill,
    files: improved.copies.map(fileOf),
    agents: run.plan.agents,
    cases: { tuning: countPart(split.tuning, split.skill), holdout: countPart(split.holdout, split.skill) },
    ...found,
    description: { before: improved.original, after: description },
    price: {
      requests: (facts?.requests ?? 0) + asker.spent.requests,
      proposals: asker.spent.requests,
      sessions: measures.spent.sessions,
      tokens: asker.spent.tokens + (facts ? facts.input_tokens + facts.output_tokens : measures.spent.tokens),
    },
    diff: changed.length > 0 ? renderPatch(changed) : null,
    written: options.write && changed.length > 0,
    artifact_dir: folder,
  };
  if (improvement.diff !== null) await writeFile(join(folder, `${bareId(split.skill)}.diff`), improvement.diff);
  if (improvement.written) await writeChanges(changed);
  await writeFile(join(folder, 'improvement.json'), `${JSON.stringify(improvement, null, 1)}\n`);
  await writeFile(join(folder, 'improvement.md'), renderImprovementPage(improvement));
  return improvement;
}
