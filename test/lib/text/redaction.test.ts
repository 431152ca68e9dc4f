import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { createRedactor, listSecrets } from '../../../lib/text/redaction.js';

const CANARY = 'canary/7f3a"line+tab\tend';

describe('redaction of known secrets', () => {
  const redact = createRedactor([CANARY, 'short', 'first line of key\nsecond line of key']);

  it.each([
    ['plain', CANARY],
    ['JSON', JSON.stringify({ out: CANARY })],
    ['JSON in JSON', JSON.stringify({ line: JSON.stringify({ out: CANARY }) })],
    ['a URL', `https://x/?k=${encodeURIComponent(CANARY)}`],
    ['base64', `Authorization: ${Buffer.from(CANARY).toString('base64')}`],
    ['base64url', Buffer.from(CANARY).toString('base64url')],
  ])('removes them in %s', (_, text) => {
    const clean = redact(text);
    expect(clean).toContain('***');
    expect(clean).not.toContain('7f3a');
    expect(clean).not.toContain(Buffer.from(CANARY).toString('base64').slice(0, 12));
  });

  it('removes each line of a secret of several lines', () => {
    expect(redact('x second line of key y')).toBe('x *** y');
  });

  it('removes a secret completely when it contains another', () => {
    expect(createRedactor(['abcdefgh', 'abcdefgh-ijklmnop'])('abcdefgh-ijklmnop')).toBe('***');
  });

  it('keeps short values and all other text', () => {
    expect(redact('short and sweet')).toBe('short and sweet');
  });

  it('removes them anywhere in a text', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 8, maxLength: 40 }), fc.string(), fc.string(), (secret, before, after) => {
        // Text that happens to complete the secret anew is not the secret's leak.
        fc.pre(!`${before}***${after}`.includes(secret));
        expect(createRedactor([secret])(`${before}${secret}${after}`)).not.toContain(secret);
      }),
    );
  });
});

describe('redaction of token-like text', () => {
  const redact = createRedactor([]);
  it.each([
    ['Authorization: Bearer abc.def.ghi', 'Authorization: Bearer ***'],
    ['{"authorization":"token ab12cd"}', '{"authorization":"token ***"}'],
    ['Authorization: Bearer $TOKEN', 'Authorization: Bearer $TOKEN'],
    ['Authorization: Bearer <token>', 'Authorization: Bearer <token>'],
    ['Authorization: Bearer your.token.v2', 'Authorization: Bearer your.token.v2'],
  ])('makes of %s %s', (text, clean) => expect(redact(text)).toBe(clean));

  it.each([
    `sk-ant-api03-${'a'.repeat(40)}`,
    `sk-proj-${'A1_'.repeat(12)}`,
    `ghp_${'a'.repeat(36)}`,
    `ghs_${'Z9'.repeat(18)}`,
    `github_pat_${'a1'.repeat(20)}`,
    `AKIA${'ABCD'.repeat(4)}`,
    `xoxb-${'1234567890'.repeat(2)}`,
    `eyJhbGciOiJI.eyJzdWIiOiIx.${'s'.repeat(20)}`.replace('JI.', 'JIUzI1NiJ9.').replace('Ix.', 'IxMjM0NTY3.'),
    `Bearer ${'t'.repeat(30)}`,
    `AIza${'a1'.repeat(19)}`,
  ])('hides %s', (token) => {
    expect(redact(`before "${token}" after`)).toBe('before "***" after');
  });

  it('hides a password in a URL and a private key, in JSON too', () => {
    expect(redact('git clone https://me:hunter22@host/x')).toBe('git clone https://me:***@host/x');
    const key = '-----BEGIN RSA PRIVATE KEY-----\nMIIabc\n-----END RSA PRIVATE KEY-----';
    expect(redact(`a ${key} b`)).toBe('a *** b');
    expect(redact(JSON.stringify({ key }))).not.toContain('MIIabc');
  });

  it.each([
    'task-list-of-a-long-skill-name-here',
    'Launching skill: dotnet-xunit',
    'https://example.com/a:b@c',
    'basic authentication is old',
  ])('keeps %s', (text) => {
    expect(redact(text)).toBe(text);
  });
});

it('redaction picks the credential-like variables of an environment', () => {
  const env = {
    ANTHROPIC_API_KEY: 'one',
    GITHUB_TOKEN: 'two',
    AWS_SECRET_ACCESS_KEY: 'three',
    DB_PASSWORD: 'four',
    PWD: '/home',
    KEYBOARD: 'de',
    TOKENIZERS_PARALLELISM: 'false',
    SSH_AUTH_SOCK: '/tmp/agent',
    PATH: '/bin',
    EMPTY_TOKEN: '',
  };
  expect(listSecrets(env)).toEqual(['one', 'two', 'three', 'four']);
});
