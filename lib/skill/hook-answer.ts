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
