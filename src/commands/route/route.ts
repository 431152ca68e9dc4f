/** `route <query>`: ranks the tools and skills of an index; `route --queries` measures a labelled set; `route fit` writes a fitted index. */

import { resolve } from 'node:path';
import { ConfigError } from '../../../lib/input/config-error.js';
import { PROFILE_NAMES } from '../../../lib/router/rank/profile.js';
import { createRouter } from '../../../lib/router/rank/router.js';
import { loadRouteIndex } from '../../../lib/setup/routing/route-index.js';
import { loadEmbedder, loadVectors } from '../../../lib/setup/routing/vectors.js';
import { oneLine } from '../../../lib/text/escape.js';
import { defineCommand } from '../../options/command.js';
import { answerQuery } from './answer.js';
import { measureSet } from './measure.js';
import { type RouteOptions, RouteOptionsSchema, type RouteRun } from './options.js';

export const route = defineCommand({
  summary: 'Ranks skills and tools for a question, offline; measures and improves the ranking with examples',
  positionals: '<query> | fit',
  options: RouteOptionsSchema,
  async run(options, positionals, shell) {
    checkProfile(options.confidence_profile);
    const fitting = positionals.length === 1 && positionals[0] === 'fit';
    if (fitting && options.rerank !== undefined)
      throw new ConfigError('--rerank orders answers, and route fit gives none.', { fix: 'leave it out.' });
    if (!fitting && positionals.length === 0 && options.queries === undefined)
      throw new ConfigError('The query is missing.', {
        fix: 'run agent-routing route "what the user says", or pass --queries FILE.',
      });
    if (!fitting) checkUse(options, positionals);
    const index = await loadRouteIndex(options.index, shell.cwd);
    for (const warning of index.warnings) shell.stderr(`agent-routing: warning: ${oneLine(warning, 500)}\n`);
    const embedder =
      options.vectors === undefined ? loadVectors() : await loadEmbedder(resolve(shell.cwd, options.vectors));
    if (fitting) {
      // Loaded on demand: the corpus loaders would slow down every query.
      const { fitIndex } = await import('./fit.js');
      return fitIndex(options, index, embedder, shell);
    }
    const run: RouteRun = { options, index, router: createRouter(index.tools, embedder, index.fitted), shell };
    return options.queries === undefined ? answerQuery(run, positionals.join(' ')) : measureSet(run, options.queries);
  },
});

/** Options that would otherwise be ignored silently. */
function checkUse({ queries, ranked, cases, output }: RouteOptions, positionals: readonly string[]): void {
  if (queries !== undefined && positionals.length)
    throw new ConfigError('A query and --queries cannot be combined.', { fix: 'leave out one of them.' });
  if (ranked !== undefined && queries === undefined)
    throw new ConfigError('--ranked needs --queries.', { fix: 'add --queries FILE, or leave --ranked out.' });
  if (cases !== undefined || output !== undefined)
    throw new ConfigError('--cases and --output work only with route fit.', {
      fix: 'run agent-routing route fit --cases FILE --output FILE, or leave them out.',
    });
}

function checkProfile(name: string | undefined): void {
  if (name !== undefined && !(PROFILE_NAMES as readonly string[]).includes(name))
    throw new ConfigError(`Unknown confidence profile '${oneLine(name, 200)}'. Available: ${PROFILE_NAMES.join(', ')}`);
}
