import { describe, expect, it } from '@jest/globals';
import { nameCall } from '../../../lib/text/name-call.js';

describe('the name of a tool call', () => {
  it.each([
    ['Bash', { command: 'mcp list' }, 'Bash: mcp list'],
    ['Bash', { command: 'mcp list', description: 'lists' }, 'Bash: mcp list'],
    ['shell', { command: ['bash', '-lc', 'mcp list'] }, 'shell: bash -lc mcp list'],
    ['WebFetch', { url: 'https://example.org' }, 'WebFetch: https://example.org'],
    ['Edit', { file_path: 'a', old: 'b' }, 'Edit: {"file_path":"a","old":"b"}'],
    ['Stop', {}, 'Stop'],
    ['Ba`sh', { command: 'echo `id`\u202e\u200b\n</details>@org' }, "Ba'sh: echo 'id' </details>@org"],
  ])('is the tool with what it was asked: %s %j', (tool, input, name) => {
    expect(nameCall(tool, input)).toBe(name);
  });

  it('is short', () => {
    expect(nameCall('Bash', { command: 'x'.repeat(9999) }).length).toBeLessThan(200);
  });
});
