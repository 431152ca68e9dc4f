import { describe, expect, it } from '@jest/globals';
import { stripPrefix } from '../../../../lib/agents/shell/skill-text.js';

describe('stripPrefix', () => {
  it('takes away what tools put before a line', () => {
    expect(stripPrefix('12:name: alpha')).toBe('name: alpha');
    expect(stripPrefix('skills/alpha/SKILL.md:3:name: alpha')).toBe('name: alpha');
  });

  it('looks at the head of an endless line only', () => {
    const line = 'a/'.repeat(200_000);
    const began = performance.now();
    expect(stripPrefix(line)).toBe(line);
    // Quadratic in the line it took a minute.
    expect(performance.now() - began).toBeLessThan(5_000);
  });
});
