/** Renders ranked tools as the JSON payload `omni.router.route_test.v1`, with its schema. */
import { z } from 'zod';
import { CONFIDENCES } from './rank/profile.js';
import type { RankedTool } from './rank/router.js';
import { SUM_KEYS } from './rank/scorer.js';
import type { RouterTool } from './words/tool.js';

const json = z.record(z.string(), z.unknown());
const strings = z.array(z.string());

const RouteItemSchema = z.strictObject({
  id: z.string(),
  name: z.string().optional(),
  description: z.string(),
  skill_name: z.string(),
  tool_name: z.string(),
  command: z.string(),
  file_path: z.string().optional(),
  score: z.number().describe('Raw reciprocal rank fusion'),
  vector_score: z.number().optional().describe('Cosine of the descriptions’ word vectors, 0..1'),
  keyword_score: z.number().optional().describe('BM25F divided by the maximum that the query could reach, 0..1'),
  final_score: z.number().describe('Calibrated score, used for order and threshold'),
  confidence: z.enum(CONFIDENCES),
  routing_keywords: strings,
  intents: strings.optional(),
  category: z.string().optional(),
  input_schema: json,
  explain: z
    .looseObject({
      scores: z.looseObject({
        raw_rrf: z.number(),
        vector_score: z.number().nullable(),
        keyword_score: z.number().nullable(),
        final_score: z.number(),
      }),
    })
    .optional(),
  payload: z.looseObject({
    type: z.string(),
    description: z.string().optional(),
    metadata: z.looseObject({
      tool_name: z.string(),
      routing_keywords: strings,
      input_schema: json.optional(),
      intents: strings.optional(),
      category: z.string().optional(),
    }),
  }),
});

export const RoutePayloadSchema = z.strictObject({
  schema: z.literal('omni.router.route_test.v1'),
  query: z.string(),
  count: z.int().nonnegative(),
  threshold: z.number(),
  limit: z.int().nonnegative(),
  confidence_profile: z.strictObject({ name: z.string().nullable(), source: z.string() }),
  stats: z.strictObject({
    semantic_weight: z.number().nullable(),
    keyword_weight: z.number().nullable(),
    rrf_k: z.number().nullable(),
    strategy: z.string().nullable(),
  }),
  results: z.array(RouteItemSchema),
});
export type RoutePayload = z.infer<typeof RoutePayloadSchema>;

export type RouteHead = Omit<RoutePayload, 'schema' | 'count' | 'results'>;

export function renderPayload(head: RouteHead, ranked: readonly RankedTool[], explain: boolean): RoutePayload {
  return {
    schema: 'omni.router.route_test.v1',
    query: head.query,
    count: ranked.length,
    threshold: head.threshold,
    limit: head.limit,
    confidence_profile: head.confidence_profile,
    stats: head.stats,
    results: ranked.map((row) => renderItem(row, explain, head.stats.strategy)),
  };
}

/** The score that orders the rows under score_fusion. */
export function orderScore({ sum }: RankedTool): number {
  return SUM_KEYS.reduce((total, key) => total + sum[key], 0);
}

function renderItem(row: RankedTool, explain: boolean, strategy: string | null): z.infer<typeof RouteItemSchema> {
  const { tool } = row;
  const labels = renderLabels(tool);
  return {
    id: tool.id,
    name: tool.id,
    description: tool.description,
    skill_name: tool.skill_name,
    tool_name: tool.id,
    command: tool.command,
    ...(tool.file_path ? { file_path: tool.file_path } : {}),
    score: row.score,
    ...(row.vector_score === null ? {} : { vector_score: row.vector_score }),
    keyword_score: row.keyword_score,
    final_score: row.final_score,
    confidence: row.confidence,
    routing_keywords: tool.routing_keywords,
    ...labels,
    input_schema: tool.input_schema,
    ...(explain
      ? {
          explain: {
            scores: {
              raw_rrf: row.score,
              vector_score: row.vector_score,
              keyword_score: row.keyword_score,
              final_score: row.final_score,
              fused_score: row.fused_score,
            },
            promotion: row.promotion,
            // Only score_fusion orders by this sum.
            ...(strategy?.startsWith('score_fusion') ? { sum: row.sum, order_score: orderScore(row) } : {}),
            matched_words: row.matched,
          },
        }
      : {}),
    payload: {
      type: tool.type === 'skill' ? 'skill' : 'command',
      description: tool.description,
      metadata: {
        tool_name: tool.id,
        routing_keywords: tool.routing_keywords,
        input_schema: tool.input_schema,
        ...labels,
      },
    },
  };
}

function renderLabels(tool: RouterTool): { intents?: string[]; category?: string } {
  return {
    ...(tool.intents.length ? { intents: tool.intents } : {}),
    ...(tool.category ? { category: tool.category } : {}),
  };
}
