/** Gemini CLI's error messages and exit facts → the fault that they mean, or none (0.61.0). */
import { asFields, number, parseObject } from '../../input/json-value.js';
import { createFaults } from '../gemini-family/faults.js';

/** The vendor's answer is in the message as JSON: `[API Error: {"error":{"code":401,…}}]`. */
function statusIn(words: string): number | null {
  const answer = parseObject(words.slice(words.indexOf('{"error"'), words.lastIndexOf('}') + 1));
  const code = number(asFields(answer?.['error'])['code']);
  if (code !== null) return code;
  // Cut, or followed by advice: its beginning is enough.
  const found = /"code":\s*(\d{3})\b|\bstatus:? (\d{3})\b/.exec(words);
  return found ? Number(found[1] ?? found[2]) : null;
}

/** The process ends with the vendor's status, of which a byte is left: 401 becomes 145. */
const statusOfExit = (code: number | null): number | null =>
  [400, 401, 403, 404, 429, 500, 502, 503, 504, 529].find((status) => status % 256 === code) ?? null;

export const { ofMessage: faultOfMessage, ofRemains: faultOfRemains } = createFaults({
  quota:
    /exceeded your current quota|quota (?:has been )?exceeded|exhausted your (?:daily|current)|billing|insufficient_quota/i,
  words: [
    [
      /API key not valid|API_KEY_INVALID|Please set an Auth method|GEMINI_API_KEY|permission denied|unauthenticated|could not load the default credentials/i,
      'auth',
    ],
    [
      /To increase your limits, request a quota increase|rate.?limit|too many requests|RESOURCE_EXHAUSTED/i,
      'rate_limit',
    ],
    [/timed? ?out|ETIMEDOUT|deadline|HeadersTimeout|BodyTimeout/i, 'server_timeout'],
    [
      /fetch failed|ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|socket hang up|network|other side closed|terminated|Incomplete JSON/i,
      'unreachable',
    ],
    [/overloaded|internal (?:server )?error|bad gateway|unavailable|Model stream ended/i, 'server'],
    [/model.*not found|unknown argument|Invalid (?:values|config)/i, 'bad_config'],
  ],
  statusIn,
  // Input, sandbox, configuration; 41 is a missing credential.
  refusals: { 41: 'auth', 42: 'bad_config', 44: 'bad_config', 52: 'bad_config' },
  statusOfExit,
});
