import { describe, expect, it } from '@jest/globals';
import type { Discovery } from '../../../lib/offer/discover.js';
import { renderNeighbours } from '../../../lib/report/terminal/neighbours.js';

const found = (headroom: Discovery['headroom'], whose = 'source'): Discovery => ({
  ...{ version: '1', vendor_model: null, install: 'skills', home_length: 9, skills: [], parts: null, hooks: null },
  ...{ headroom, fallen: [], error: null },
  listing_context: {
    ...{ bundled: true, install: 'skills', home_length: 9, others: [] },
    shares: [{ whose, rows: 3, size: 250, tokens: 1200 }],
  },
});

describe('the lines about neighbours', () => {
  it('give the share of a budget, and tokens where a listing has none', () => {
    const lines = renderNeighbours({
      qwen: found({ unit: 'characters', budget: 1000, left: 750 }),
      pi: found(null),
    }).join('\n');
    expect(lines).toContain('qwen: this source 25 % (3)');
    expect(lines).toContain('pi: this source about 1,200 tokens (3)');
  });

  it('name a neighbour whose name every JavaScript object has', () => {
    const lines = renderNeighbours({ pi: found(null, 'constructor') }).join('\n');
    expect(lines).toContain('pi: constructor about 1,200 tokens (3)');
  });
});
