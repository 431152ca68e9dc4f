import type { LabelRow } from './corpus.mjs';
import type { Answer } from './detect.mjs';

export interface Scored {
  item: string;
  agent: string;
  row: number;
  label: LabelRow;
  answer: Answer;
}
export function score(answers: Scored[]): { groups: Record<string, Record<string, unknown>>; misses: string[] };
export function percent(value: number | null): string;
