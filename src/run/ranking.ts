/** The offline router over a source's skills, and its word vectors: both made when first asked for, since most batches need neither. */
import { loadRouteIndex } from '../../lib/io/route-index.js';
import { loadVectors } from '../../lib/io/vectors.js';
import type { Embedder } from '../../lib/router/embedding.js';
import { createRouter, type Router } from '../../lib/router/router.js';

export function openRanking(root: string): { router: () => Promise<Router>; embedder: () => Embedder | null } {
  const embedder = once(() => loadVectors());
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
