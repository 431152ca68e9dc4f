/** One query → its ranking on stdout, as text or `omni.router.route_test.v1`. */
import { renderPayload } from '../../lib/router/payload.js';
import type { ProfileName } from '../../lib/router/rank/profile.js';
import type { RankOptions } from '../../lib/router/rank/router.js';
import { needsTranslation } from '../../lib/router/read/translation.js';
import { describeQuestion } from '../../lib/router/route-query.js';
import { renderRouteText, showText } from '../../lib/router/text.js';
import { splitCommand } from '../../lib/text/split-command.js';
import type { Terminal } from '../terminal/terminal.js';
import type { RouteOptions, RouteRun } from './route-options.js';

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
  const { translate } = await import('../../lib/setup/translator.js');
  const { text, problem } = await translate(splitCommand(options.translate), query, { cwd: shell.cwd });
  if (problem)
    shell.stderr(
      `agent-routing: warning: the translator failed (${showText(problem)}); searching with the original query.\n`,
    );
  return text;
}

export async function answerQuery({ options, router, shell }: RouteRun, query: string): Promise<number> {
  const translated = await translateQuery(query, options, shell);
  const chosen = rankOptions(options);
  const ranked = router.rank(translated ?? query, chosen);
  const head = describeQuestion(
    query,
    options.confidence_profile === undefined ? { ...chosen, profile: undefined } : chosen,
  );
  shell.stdout(
    options.json
      ? `${JSON.stringify(renderPayload(head, ranked, options.explain))}\n`
      : renderRouteText(head, ranked, { colour: shell.colour, explain: options.explain, translated }),
  );
  return 0;
}
