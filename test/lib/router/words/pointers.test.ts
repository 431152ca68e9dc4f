import { describe, expect, it } from '@jest/globals';
import { createRouter } from '../../../../lib/router/rank/router.js';
import { findPointers, withoutPointers } from '../../../../lib/router/words/pointers.js';
import { makeTool } from '../../../../lib/router/words/tool.js';

const NAMES = new Set(['shop-pay', 'shop-ship', 'shop-mail', 'html']);
const read = (text: string) => {
  const { found, rest } = findPointers(text, (name) => NAMES.has(name.toLowerCase()));
  return { targets: found.map(({ target }) => target), rest: rest.replace(/\s+/g, ' ').trim() };
};

describe('findPointers', () => {
  it.each([
    ['Builds carts. For refunds→shop-pay, parcels→shop-ship.', ['shop-pay', 'shop-ship'], 'Builds carts.'],
    ['Builds carts (for parcels use shop-ship), and lists them', ['shop-ship'], 'Builds carts , and lists them'],
    [
      'Builds carts. NOT for `refunds.flow` (cards, cash)→shop-pay; keeps stock',
      ['shop-pay'],
      'Builds carts. keeps stock',
    ],
    ['Builds carts. Do not use for letters - use `shop-mail` instead.', ['shop-mail'], 'Builds carts.'],
    ['Builds carts, use shop-pay for refunds, keeps stock', ['shop-pay'], 'Builds carts , keeps stock'],
    [
      'Builds carts. If you need parcels, see the shop-ship skill. Keeps stock',
      ['shop-ship'],
      'Builds carts. Keeps stock',
    ],
    ['Makes pages. Prefer the html skill for slides.', ['html'], 'Makes pages.'],
    ['Builds carts — use acme:shop-pay for refunds', ['shop-pay'], 'Builds carts'],
    [
      'Builds carts. For refunds see the shop-pay skill and the html skill; keeps stock',
      ['shop-pay', 'html'],
      'Builds carts. keeps stock',
    ],
    [
      'Builds carts, see `shop-pay`, `html` or the shop-mail and shop-ship skills, keeps stock',
      ['shop-pay', 'html', 'shop-mail', 'shop-ship'],
      'Builds carts , keeps stock',
    ],
    ['Makes pages. Load the skill html for slides.', ['html'], 'Makes pages.'],
    ['Makes pages. Follow the `html` skill for slides.', ['html'], 'Makes pages.'],
  ])('takes out of %j what is about %j', (text, targets, rest) => {
    expect(read(text)).toEqual({ targets, rest });
  });

  it.each([
    'Requires the plan of shop-pay and the status of shop-ship',
    'Writes reports; use html for the tables',
    'Use when the user wants a cart or shop-payments',
    'For refunds of parcels',
    'Makes pages; use tables and html for slides',
    'Reads `html` and applies shop-mail to it',
  ])('leaves %j as it is', (text) => {
    expect(read(text)).toEqual({ targets: [], rest: text });
  });

  it('takes time in proportion to the text', () => {
    const text = 'For (a, (b use shop-pay), '.repeat(4000);
    const began = process.cpuUsage().user;
    findPointers(text, (name) => NAMES.has(name));
    expect((process.cpuUsage().user - began) / 1e6).toBeLessThan(5);
  });
});

describe('an index', () => {
  const tools = [
    makeTool('shop-cart', 'Builds carts. For refunds of a payment→shop-pay.', { type: 'skill' }),
    makeTool('shop-pay', 'Handles refunds and cards', { type: 'skill' }),
  ];

  it('does not match a skill by what it says of another, and shows its whole description', () => {
    expect(withoutPointers(tools)[0]!.description.trim()).toBe('Builds carts.');
    const [first, ...more] = createRouter(tools, null).rank('refund the payment');
    expect(first!.tool).toBe(tools[1]);
    expect(more).toEqual([]);
  });

  it('knows names with their plugin, and never takes a skill for its own sibling', () => {
    const own = makeTool('acme:shop-pay', 'Pays. Use shop-pay for refunds', { type: 'skill' });
    expect(withoutPointers([own, tools[0]!]).map(({ description }) => description.trim())).toEqual([
      'Pays. Use shop-pay for refunds',
      'Builds carts.',
    ]);
  });
});
