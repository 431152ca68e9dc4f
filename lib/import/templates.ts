/** Prompts with `{{variables}}`, and the variables of a test → what is really asked. */
import { isJson, type Json } from '../input/json-value.js';

/** A variable, or one within another; filters and blocks need the other tool. */
const VARIABLE = /\{\{\s*-?\s*([\w.-]+?)\s*-?\s*\}\}/g;

/** Where a test says what its user says. */
const ASKED = [
  'prompt',
  'input',
  'request',
  'query',
  'question',
  'message',
  'task',
  'user_prompt',
  'user_message',
  'user_input',
  'utterance',
  'instruction',
];

export interface Asked {
  text: string;
  /** The variable that was taken alone; null where the whole template is asked. */
  around: string | null;
}

/** What a user would type: the template filled in, or its variable for the request where the rest is another tool's wrapping. naming: variables that name the skill. */
export function askOf(template: unknown, variables: Json, naming: readonly string[]): Asked | null {
  const whole = template === null || namesSkill(template, naming) ? null : render(template, variables);
  if (whole !== null) return { text: whole, around: null };
  for (const name of ASKED) {
    const text = fillIn(`{{${name}}}`, variables);
    if (text !== null) return { text, around: template === null ? null : name };
  }
  return null;
}

const namesSkill = (template: unknown, naming: readonly string[]): boolean =>
  [...(JSON.stringify(template) ?? '').matchAll(VARIABLE)].some(([, name = '']) =>
    naming.includes(name.replace(/^vars\./, '')),
  );

/** A chat is a list of messages with templates in them; its user's words are asked. */
function render(template: unknown, variables: Json): string | null {
  if (typeof template === 'string') return fillIn(template, variables);
  if (!Array.isArray(template)) return null;
  const words = template.flatMap((message) =>
    isJson(message) && message['role'] === 'user' && typeof message['content'] === 'string' ? [message['content']] : [],
  );
  return words.length === 0 ? null : fillIn(words.join('\n'), variables);
}

/** Null: something in it cannot be filled in. */
function fillIn(template: string, variables: Json): string | null {
  let missing = /\{%|\{#/.test(template);
  const filled = template.replace(VARIABLE, (_, path: string) => {
    const keys = path.split('.');
    const value = keys.reduce<unknown>(
      (now, key) => (isJson(now) && Object.hasOwn(now, key) ? now[key] : undefined),
      keys[0] === 'vars' && !Object.hasOwn(variables, 'vars') ? { vars: variables } : variables,
    );
    const text = textOf(value);
    missing ||= text === null;
    return text ?? '';
  });
  return missing || filled.includes('{{') ? null : filled.trim() || null;
}

/** A text, a number, or the words of the user in a list of messages; files in it are left to lostParts. */
export function textOf(value: unknown): string | null {
  if (typeof value === 'string') return value;
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (!Array.isArray(value)) return null;
  const texts = value.flatMap((part): string[] => {
    if (typeof part === 'string') return [part];
    if (!isJson(part) || part['role'] === 'system' || part['role'] === 'assistant') return [];
    if ('content' in part) return [textOf(part['content']) ?? ''];
    const text = part['type'] === 'text' ? (part['value'] ?? part['text']) : undefined;
    return typeof text === 'string' ? [text] : [];
  });
  return texts.join('\n').trim() || null;
}

/** What textOf leaves out, in words. */
export function lostParts(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return [
    ...new Set(
      value.flatMap((part): string[] => {
        if (!isJson(part)) return [];
        if (part['role'] === 'system' || part['role'] === 'assistant') return [`the ${part['role']} message`];
        if ('content' in part) return lostParts(part['content']);
        return part['type'] === 'text' ? [] : [`attached ${String(part['type'] ?? 'part')}`];
      }),
    ),
  ];
}

/** Lists of values make one set each; {a: [1, 2]} → {a: 1}, {a: 2}. */
export function listSets(variables: Json): Json[] {
  return Object.entries(variables).reduce<Json[]>(
    (sets, [name, value]) => {
      const plain = Array.isArray(value) && value.every((one) => !isJson(one)) ? (value as unknown[]) : [value];
      return sets.flatMap((set) => plain.map((one) => ({ ...set, [name]: one }) as Json));
    },
    [{}],
  );
}
