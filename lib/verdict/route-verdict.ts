/** What a verdict on a `tool_route` case looks like where the case fails. */
import type { ToolRouteCase } from '../case/schema.js';
import type { ExitFacts } from '../contract/transcript/event.js';
import type { Verdict } from '../contract/verdict.js';
import { failVerdict } from './infra-verdict.js';

export const firstLine = (text: string): string => (text.trim().split('\n')[0] ?? '').slice(0, 300);

export const failRoute = (
  { expect }: ToolRouteCase,
  error: string,
  exit: ExitFacts,
  more: Partial<Verdict> = {},
): Verdict => failVerdict({ error, missing_evidence: [expect], ...more }, exit);
