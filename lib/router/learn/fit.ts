/** Fits an index to labelled queries: chooses the weights of the examples and a calibration by leave-one-out evaluation. */

import type { Example } from '../examples/training-examples.js';
import { BACKGROUND } from '../rank/background.js';
import type { Embedder } from '../vectors/embedding.js';
import type { RouterTool } from '../words/tool.js';
import { chanceOfFirst, chooseWeights, WEIGHTS } from './choose-fit.js';
import { FITTED_SCHEMA, type Fitted } from './fitted.js';
import { learn } from './held-out.js';
import { firstOf, type Judged, judgeQueries, NOTHING, openScorer, rankOf, type Weights } from './leave-one-out.js';
import { calibrationError } from './measure.js';

/** The parts of the examples in the learning curve, and how many queries each is measured on. */
const CURVE = [0, 0.25, 0.5];
const CURVE_QUERIES = 600;

const ORDINARY: readonly Example[] = BACKGROUND.map((query, i) => ({ id: `background ${i}`, query, expected: [] }));

export function fitRouter(
  tools: readonly RouterTool[],
  examples: readonly Example[],
  embedder: Embedder | null,
): Fitted {
  const scorer = openScorer(tools, examples, embedder);
  const judged = judgeQueries(scorer, tools, examples);
  const { weights, calibration, held_out } = learn(judged, judgeQueries(scorer, tools, ORDINARY));
  const asked = judged.filter((row) => row.right.length);
  const said = asked.map((row) => {
    const first = firstOf(row, weights);
    return { said: chanceOfFirst(first, calibration), right: first.right };
  });
  return {
    schema: FITTED_SCHEMA,
    leave_one_out: {
      queries: asked.length,
      ...recallOf(asked, weights),
      calibration_error: calibrationError(said),
      unfitted: recallOf(asked, NOTHING),
      learning_curve: drawCurve(tools, examples, embedder, { examples: examples.length, ...recallOf(asked, weights) }),
    },
    held_out,
    weight: weights.words,
    vector_weight: weights.vectors,
    calibration,
    tools: [...tools],
    examples: examples.map(({ id, query, expected }) => ({ id, query, expected })),
  };
}

interface Recall {
  recall_at_1: number;
  recall_at_5: number;
}

function recallOf(asked: readonly Judged[], weights: Weights): Recall {
  const share = (within: number) =>
    asked.length ? asked.filter((row) => rankOf(row, weights) <= within).length / asked.length : 0;
  return { recall_at_1: share(1), recall_at_5: share(5) };
}

/** What a part of the examples would have taught: whether more of them are worth collecting. */
function drawCurve(
  tools: readonly RouterTool[],
  examples: readonly Example[],
  embedder: Embedder | null,
  whole: Recall & { examples: number },
): (Recall & { examples: number })[] {
  const parts = CURVE.map((share) => {
    const told = examples.filter((_, i) => Math.floor((i + 1) * share) > Math.floor(i * share));
    const scorer = openScorer(tools, told, embedder);
    const asked = judgeQueries(scorer, tools, examples, CURVE_QUERIES).filter((row) => row.right.length);
    const weights = chooseWeights(WEIGHTS.map((some) => asked.map((row) => rankOf(row, some))));
    return { examples: told.length, ...recallOf(asked, weights) };
  });
  return [...parts, whole];
}
