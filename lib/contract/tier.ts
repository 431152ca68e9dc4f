/** Tiers of evidence: 1 is confirmed use, 2 moderate evidence, 3 a mention. */

export type Tier = 1 | 2 | 3;
