/** One query → its ranking on stdout, as text or `omni.router.route_test.v1`. */

import { renderPayload } from '../../../lib/router/payload.js';
import type { ProfileName } from '../../../lib/router/rank/profile.js';
import type { RankedTool, RankOptions } from '../../../lib/router/rank/router.js';
import { needsTranslation } from '../../../lib/router/read/answers.js';
import { describeQuestion } from '../../../lib/router/route-query.js';
import { renderRouteText } from '../../../lib/router/text.js';
import { oneLine } from '../../../lib/text/escape.js';
import { splitCommand } from '../../../lib/text/split-command.js';
import type { Terminal } from '../../terminal/terminal.js';
import type { RouteOptions, RouteRun } from './options.js';

export function rankOptions(options: RouteOptions): Required<Omit<RankOptions, 'without'>> {
  return {
    strategy: options.strategy,
    profile: (options.confidence_profile ?? 'calibrated') as ProfileName,
    limit: options.limit,
    threshold: options.threshold,
  };
}

/** The translated query that is searched instead; null to search the query itself. */
export async function translateQuery(query: string, options: RouteOptions, shell: Terminal): Promise<string | null> {
  if (options.translate === undefined || !needsTranslation(query)) return null;
  const { translate } = await import('../../../lib/setup/routing/ask-command.js');
  const { text, problem } = await translate(splitCommand(options.translate), query, { cwd: shell.cwd });
  if (problem)
    shell.stderr(
      `agent-routing: warning: the translator failed (${oneLine(problem, 200)}); searching with the original query.\n`,
    );
  return text;
}

/** Ranks, and has the user's own command order the rows anew. A command that fails leaves them as they are. */
export async function rankRows(
  { options, router, shell }: Pick<RouteRun, 'options' | 'router' | 'shell'>,
  query: string,
  chosen: RankOptions,
): Promise<RankedTool[]> {
  const ranked = router.rank(query, chosen);
  if (options.rerank === undefined) return ranked;
  const { rerank } = await import('../../../lib/setup/routing/ask-command.js');
  const { rows, problem } = await rerank(splitCommand(options.rerank), query, ranked, { cwd: shell.cwd });
  if (problem)
    shell.stderr(
      `agent-routing: warning: the rerank command failed (${oneLine(problem, 200)}); the router's own order is used.\n`,
    );
  return rows;
}

export async function answerQuery({ options, router, shell }: RouteRun, query: string): Promise<number> {
  const translated = await translateQuery(query, options, shell);
  const chosen = rankOptions(options);
  const ranked = await rankRows({ options, router, shell }, translated ?? query, chosen);
  const head = describeQuestion(
    query,
    options.confidence_profile === undefined ? { ...chosen, profile: undefined } : chosen,
  );
  if (options.rerank !== undefined) head.stats.strategy = `${head.stats.strategy}, reranked`;
  shell.stdout(
    options.json
      ? `${JSON.stringify(renderPayload(head, ranked, options.explain))}\n`
      : renderRouteText(head, ranked, { colour: shell.colour, explain: options.explain, translated }),
  );
  return 0;
}
