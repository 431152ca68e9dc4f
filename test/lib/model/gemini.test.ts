import { describe, expect, it } from '@jest/globals';
import { omit } from '../../../lib/input/get-own.js';
import { gemini } from '../../../lib/model/gemini.js';

const PATH = '/u/1/v1beta/models/gemini-2.5-flash:streamGenerateContent';
const BODY = {
  systemInstruction: { role: 'user', parts: [{ text: 'Be brief.' }] },
  contents: [
    { role: 'user', parts: [{ text: 'Context' }, { text: 'Hello' }] },
    {
      role: 'model',
      parts: [
        { text: 'hm', thought: true },
        { text: 'I read.' },
        { functionCall: { id: 'c1', name: 'read_file', args: { file_path: '/a' } } },
        { functionCall: { name: 'glob' } },
      ],
    },
    {
      role: 'user',
      parts: [
        { functionResponse: { id: 'c1', name: 'read_file', response: { output: 'text of a' } } },
        { functionResponse: { name: 'glob', response: { error: 'no such folder' } } },
      ],
    },
  ],
  tools: [
    { functionDeclarations: [{ name: 'read_file', description: 'Reads', parametersJsonSchema: { type: 'object' } }] },
  ],
};
const parse = (path = PATH, more = {}) => gemini.parseRequest({ ...BODY, ...more }, {}, path);

describe('the Gemini codec', () => {
  it.each([
    ['POST', PATH, true],
    ['POST', '/v1beta/models/m:generateContent', true],
    ['POST', '/v1beta1/projects/p/models/m:countTokens', false],
    ['POST', '/v1/projects/p/locations/l/publishers/google/models/m:countTokens', true],
    ['GET', PATH, false],
    ['POST', '/v1beta/models/m:embedContent', false],
  ])('serves %s %s: %s', (method, path, served) => {
    expect(gemini.matches(method, path)).toBe(served);
  });

  it('reads texts, calls, results, tools and the turns so far, and the model from the path', () => {
    expect(omit(parse(), 'parts')).toEqual({
      model: 'gemini-2.5-flash',
      stream: true,
      headers: {},
      texts: [
        { role: 'system', text: 'Be brief.' },
        { role: 'user', text: 'Context' },
        { role: 'user', text: 'Hello' },
        { role: 'assistant', text: 'I read.' },
      ],
      tools: [{ name: 'read_file', description: 'Reads', freeform: false, input_schema: { type: 'object' } }],
      calls: [
        { call_id: 'c1', name: 'read_file', input: { file_path: '/a' } },
        { call_id: 'glob', name: 'glob', input: {} },
      ],
      results: [
        { call_id: 'c1', text: 'text of a', is_error: false },
        { call_id: 'glob', text: 'no such folder', is_error: true },
      ],
      step: 1,
    });
  });

  it.each([null, [], { contents: 'x' }, { contents: [{ parts: [null, 3] }], tools: [null] }])(
    'never throws on a body of another shape: %j',
    (body) => {
      expect(gemini.parseRequest(body, {}, PATH)).toMatchObject({ texts: [], calls: [] });
    },
  );

  it('streams one event with the calls, and answers JSON where the request does not stream', () => {
    const turn = { text: '', calls: [{ name: 'activate_skill', input: { name: 'alpha' } }] };
    const streamed = gemini.renderReply(turn, parse(), '7');
    const event = JSON.parse(/^data: (.*)\n\n$/.exec(streamed.body)?.[1] ?? '');
    expect(event.candidates[0].content.parts).toEqual([
      { functionCall: { id: 'call_7_0', name: 'activate_skill', args: { name: 'alpha' } } },
    ]);
    const plain = gemini.renderReply({ text: 'Hi.', calls: [] }, parse('/v1beta/models/m:generateContent'), '8');
    expect(JSON.parse(plain.body)).toMatchObject({
      candidates: [{ content: { parts: [{ text: 'Hi.' }] }, finishReason: 'STOP' }],
      totalTokens: 100,
    });
  });

  it('gives an empty object to a side request that wants JSON', () => {
    const asked = parse('/v1beta/models/m:generateContent', {
      generationConfig: { responseMimeType: 'application/json' },
    });
    const { body } = gemini.renderReply({ text: 'prose', calls: [] }, asked, '1');
    expect(JSON.parse(body).candidates[0].content.parts).toEqual([{ text: '{}' }]);
  });

  it('words an error as the API does', () => {
    const { status, body } = gemini.renderError(429, 'rate_limit_error', 'slow down');
    expect([status, JSON.parse(body)]).toEqual([
      429,
      { error: { code: 429, message: 'slow down', status: 'RESOURCE_EXHAUSTED' } },
    ]);
  });
});
