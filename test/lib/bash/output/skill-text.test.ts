import { describe, expect, it } from '@jest/globals';
import { stripPrefix } from '../../../../lib/bash/output/skill-text.js';
import { growthOf, LINEAR } from '../../../helpers/cpu.js';

describe('stripPrefix', () => {
  it('removes what tools print before a line', () => {
    expect(stripPrefix('12:name: alpha')).toBe('name: alpha');
    expect(stripPrefix('skills/alpha/SKILL.md:3:name: alpha')).toBe('name: alpha');
  });

  it('looks only at the first characters of an endless line', async () => {
    const write = (size: number) => 'a/'.repeat(size / 2);
    expect(stripPrefix(write(32_000))).toBe(write(32_000));
    expect(await growthOf(32_000, write, stripPrefix)).toBeLessThan(LINEAR);
  });
});
