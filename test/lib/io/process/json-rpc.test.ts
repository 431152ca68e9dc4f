import { afterEach, describe, expect, it } from '@jest/globals';
import { openRpc, type RpcClient } from '../../../../lib/io/process/json-rpc.js';

let client: RpcClient | null = null;
afterEach(() => client?.close());

/** A server whose answer to each message is the given expression of it. */
function open(answer: string, notices: string[] = []): RpcClient {
  const script = `
    let rest = '';
    process.stdin.setEncoding('utf8').on('data', (part) => {
      rest += part;
      for (let at; (at = rest.indexOf('\\r\\n\\r\\n')) >= 0; ) {
        const length = Number(/\\d+/.exec(rest)[0]);
        const message = JSON.parse(rest.slice(at + 4, at + 4 + length));
        rest = rest.slice(at + 4 + length);
        const say = (text) => process.stdout.write('Content-Length: ' + Buffer.byteLength(text) + '\\r\\n\\r\\n' + text);
        ${answer};
      }
    });`;
  client = openRpc({ file: process.execPath, args: ['-e', script], env: {}, cwd: '/' }, (method) =>
    notices.push(method),
  );
  return client;
}

describe('a program that speaks JSON-RPC', () => {
  it('answers calls, refuses some, and says things unasked', async () => {
    const notices: string[] = [];
    const rpc = open(
      `const { id, method } = message;
       say(JSON.stringify({ method: 'seen', params: {} }));
       say(JSON.stringify(method === 'no' ? { id, error: { message: 'not so' } } : { id, result: ['ü', method] }))`,
      notices,
    );
    const asked = [rpc.call('a', {}), rpc.call('b', {})];
    expect(await Promise.all(asked)).toEqual([
      ['ü', 'a'],
      ['ü', 'b'],
    ]);
    await expect(rpc.call('no', {})).rejects.toThrow('not so');
    expect(notices).toEqual(['seen', 'seen', 'seen']);
  });

  it.each([
    ['ends', 'process.exit(3)', 'exit code 3'],
    ['says what is no JSON', "say('{')", 'not JSON'],
    [
      'never ends its message',
      "process.stdout.write('Content-Length: 999999999999\\r\\n\\r\\n' + 'x'.repeat(9e6))",
      'more than',
    ],
  ])('fails each call, and nothing else, where it %s', async (_, answer, words) => {
    const rpc = open(answer);
    await expect(rpc.call('a', {})).rejects.toThrow(words);
    await expect(rpc.call('b', {})).rejects.toThrow(words);
  });
});
