/** The forms in which hooks refuse a call by what they print, one or another of which each agent reads. */
import { asFields, type Json } from '../input/json-value.js';

export const DENY_ANSWERS = {
  specific:
    '{"hookSpecificOutput": {"hookEventName": "PreToolUse", "permissionDecision": "deny", "permissionDecisionReason": "…"}}',
  /** Without `hookEventName`. */
  unnamed: '{"hookSpecificOutput": {"permissionDecision": "deny"}}',
  permission: '{"permissionDecision": "deny"}',
  block: '{"decision": "block", "reason": "…"}',
  deny: '{"decision": "deny", "reason": "…"}',
} as const;

export type DenyForm = keyof typeof DENY_ANSWERS;

const REFUSAL = /^(?:den(?:y|ied)|block(?:ed)?|reject(?:ed)?|refused?|forbid(?:den)?|stop|abort)$/i;

/** What an answer refuses with, `permissionDecision: "deny"`, and the form that is; null: one that no agent reads. */
export interface Refusal {
  words: string;
  form: DenyForm | null;
}

export function refusalsIn(answer: Json): Refusal[] {
  const specific = asFields(answer['hookSpecificOutput']);
  return [specific, answer].flatMap((fields) =>
    ['permissionDecision', 'decision'].flatMap((key): Refusal[] => {
      const word = fields[key];
      if (typeof word !== 'string' || !REFUSAL.test(word)) return [];
      return [{ words: `${key}: "${word}"`, form: formOf(key, word, fields === answer ? null : specific) }];
    }),
  );
}

function formOf(key: string, word: string, specific: Json | null): DenyForm | null {
  if (specific === null && key === 'decision') return word === 'block' || word === 'deny' ? word : null;
  if (key === 'decision' || word !== 'deny') return null;
  return specific === null ? 'permission' : 'hookEventName' in specific ? 'specific' : 'unnamed';
}

const KEY = /\b(permissionDecision|decision)\b["'\\]*\s*(?::|=>)\s*/g;

/** What a program's text prints, as far as it stands there; null: some of it is made while the program runs. */
export function readAnswers(text: string): Json[] | null {
  const answers = [...text.matchAll(KEY)].map(({ 0: all, 1: key = '', index }): Json | null => {
    const word = /^\\*["'](\w+)\\*["']/.exec(text.slice(index + all.length))?.[1];
    if (word === undefined) return null;
    const [around = ''] = /hookSpecificOutput[^}]*$/.exec(text.slice(0, index)) ?? [];
    if (around === '') return { [key]: word };
    // The name of the event stands before the decision, or behind it.
    const [behind = ''] = text.slice(index).split('}');
    const named = /hookEventName/.test(around + behind) ? { hookEventName: '' } : {};
    return { hookSpecificOutput: { ...named, [key]: word } };
  });
  return answers.includes(null) ? null : answers.filter((one) => one !== null);
}

const PRINTS = String.raw`\b(?:echo|printf|print|puts|console\.(?:log|error|warn)|std(?:out|err)\.write)\b`;
const NO = 'den(?:y|ied)|block(?:ed)?|reject(?:ed)?|refused?|forbidden';
/** `{"block": true}`, `{"allow": false}`, `{"action": "deny"}`. */
const LOOSE_FIELD = String.raw`[{,][\\"'\s]*(?:(?:${NO})[\\"']*\s*:\s*true|(?:allow(?:ed)?|approved?)[\\"']*\s*:\s*false|(?:action|result|status|verdict|permission|behavior)[\\"']*\s*:\s*[\\"']+(?:${NO})\b)`;
/** It stands first in what is printed: `deny: …`, `[BLOCKED] …`. */
const LOOSE_WORD = String.raw`[\s(]*(?:-\w+\s+)*[a-z]?["'\`]+[^\w"'\`\n{$]*(?:${NO})(?:\s*[:!.,(\]—–"'\`]|\s+(?:-|by\b|because\b))`;
const LOOSE = new RegExp(`${PRINTS}(?:[^;\\n]*?(${LOOSE_FIELD})|(${LOOSE_WORD}))[^\\n]*`, 'gi');
/** To a log, or to what reads on. */
const ELSEWHERE = /(?<![&\d])\d?>>?\s*(?!&|=|\/dev\/std)["'$\w/.~]|\|\s*\w|\bfile\s*=(?!\s*sys\.std)/;
/** It may end with another code than 0, or say more in a form that agents read. */
const DECIDES =
  /decision|\bcontinue\b["'\\]*\s*:|exit\w*[ \t]*[(=]?[ \t]*["']?(?:[1-9$]|[a-z_]\w*)|\breturn\s+[1-9]|\bthrow\b|\braise\b|\bassert\b/i;

/** What a script prints to refuse a call in a form for which Claude Code 2.1.330, Codex 0.169.0, Copilot CLI 1.0.102, Gemini CLI 0.61.0 and Qwen Code 0.24.4 made the call, while it ends with 0 in every way; null: nothing, as far as can be told. */
export function findLooseRefusal(text: string): { line: number; words: string } | null {
  const code = text.replace(/^\s*(?:#|\/\/).*$/gm, '');
  if (DECIDES.test(code)) return null;
  const found = [...code.matchAll(LOOSE)].find(([all]) => !ELSEWHERE.test(all));
  if (found === undefined) return null;
  const [, field] = found;
  const words = field === undefined ? 'words alone' : `\`${field.replace(/[\\"'\s{,]+/g, '').replace(':', ': ')}\``;
  return { line: code.slice(0, found.index).split('\n').length, words };
}
