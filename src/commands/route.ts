/** `route <query>`: ranks the tools and skills of an index; `route --queries` measures a labelled set; `route fit` makes a fitted index. */
import { resolve } from 'node:path';
import { ConfigError } from '../../lib/config-error.js';
import { loadRouteIndex } from '../../lib/io/route-index.js';
import { loadEmbedder, loadVectors } from '../../lib/io/vectors.js';
import { PROFILE_NAMES } from '../../lib/router/profile.js';
import { createRouter } from '../../lib/router/router.js';
import { showText } from '../../lib/router/text.js';
import { defineCommand } from '../command.js';
import { answerQuery } from './route-answer.js';
import { measureSet } from './route-measure.js';
import { type RouteOptions, RouteOptionsSchema, type RouteRun } from './route-options.js';

export const route = defineCommand({
  summary: 'Ranks skills and tools for a query, offline; measures labelled queries; fits an index to them',
  positionals: '<query> | fit',
  options: RouteOptionsSchema,
  async run(options, positionals, shell) {
    checkProfile(options.confidence_profile);
    const fitting =
      positionals.length === 1 &&
      positionals[0] === 'fit' &&
      Boolean(options.output || options.cases || options.queries);
    if (!fitting && positionals.length === 0 && options.queries === undefined)
      throw new ConfigError('There is no query.', {
        fix: 'agent-routing route "what the user says", or --queries FILE.',
      });
    if (!fitting) checkUse(options, positionals);
    const index = await loadRouteIndex(options.index, shell.cwd);
    for (const warning of index.warnings) shell.stderr(`agent-routing: warning: ${showText(warning, 500)}\n`);
    const embedder =
      options.vectors === undefined ? loadVectors() : await loadEmbedder(resolve(shell.cwd, options.vectors));
    if (fitting) {
      // Loaded when asked for: the corpus loaders would slow every query down.
      const { fitIndex } = await import('./route-fit.js');
      return fitIndex(options, index, embedder, shell);
    }
    const run: RouteRun = { options, index, router: createRouter(index.tools, embedder, index.fitted), shell };
    return options.queries === undefined ? answerQuery(run, positionals.join(' ')) : measureSet(run, options.queries);
  },
});

/** What would be passed over in silence. */
function checkUse({ queries, ranked, cases, output }: RouteOptions, positionals: readonly string[]): void {
  if (queries !== undefined && positionals.length)
    throw new ConfigError('There is a query, and --queries.', { fix: 'leave out one of them.' });
  if (ranked !== undefined && queries === undefined)
    throw new ConfigError('--ranked is for --queries.', { fix: 'name the set with --queries FILE, or leave it out.' });
  if (cases !== undefined || output !== undefined)
    throw new ConfigError('--cases and --output are for route fit.', {
      fix: 'agent-routing route fit --cases FILE --output FILE, or leave them out.',
    });
}

function checkProfile(name: string | undefined): void {
  if (name !== undefined && !(PROFILE_NAMES as readonly string[]).includes(name))
    throw new ConfigError(`Unknown confidence profile '${showText(name)}'. Available: ${PROFILE_NAMES.join(', ')}`);
}
