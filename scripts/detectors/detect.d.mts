import type { Item } from './corpus.mjs';

export interface Answer {
  used: boolean;
  tier?: number | null;
  how?: string;
  infra?: boolean;
  tool_calls?: (string | null)[];
}
export function createDetectors(built: Record<string, unknown>): {
  answer(item: Item, only?: string): Promise<Record<string, (Answer | null)[]>>;
};
