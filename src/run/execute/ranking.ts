/** The offline router over a source's skills, and its word vectors: both created on first use, since most batches need neither. */

import { createRouter, type Router } from '../../../lib/router/rank/router.js';
import type { Embedder } from '../../../lib/router/vectors/embedding.js';
import { loadRouteIndex } from '../../../lib/setup/routing/route-index.js';
import { loadVectors } from '../../../lib/setup/routing/vectors.js';

export interface Ranking {
  router: () => Promise<Router>;
  embedder: () => Embedder | null;
}

export function openRanking(root: string, embedder: Ranking['embedder'] = once(() => loadVectors())): Ranking {
  const router = once(async () => createRouter((await loadRouteIndex([root], root)).tools, embedder()));
  return { router, embedder };
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
