/** Text that an agent printed → the same text without secrets. Applied to everything that is written, logged or posted as a comment. */
import { escapePattern } from './escape.js';

const MARK = '***';
/** Shorter values may be ordinary words; hiding them would make the text unreadable. */
export const MIN_SECRET_CHARS = 8;

/** Shapes of common tokens, for secrets whose value is not known here. */
export const SHAPES: readonly RegExp[] = [
  /\bsk-(?:ant-|proj-|or-|svcacct-)?[A-Za-z0-9_-]{20,}/g,
  /\bgh[pousr]_[A-Za-z0-9]{20,}/g,
  /\bgithub_pat_[A-Za-z0-9_]{20,}/g,
  /\bglpat-[A-Za-z0-9_-]{20,}/g,
  /\bnpm_[A-Za-z0-9]{30,}/g,
  /\bxox[abeoprs]-[A-Za-z0-9-]{10,}/g,
  /\b(?:AKIA|ASIA|AGPA|AROA|ANPA)[A-Z0-9]{16}\b/g,
  // No fixed length: of a longer one the end would stay.
  /\bAIza[A-Za-z0-9_-]{30,}/g,
  /\bya29\.[A-Za-z0-9_-]{20,}/g,
  /\bAT(?:ATT|CTT)[A-Za-z0-9_=-]{20,}/g,
  /\bLTAI[A-Za-z0-9]{12,}/g,
  /\bhf_[A-Za-z0-9]{30,}/g,
  /\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]*/g,
  /\b(?:Bearer|Basic)\s+[A-Za-z0-9+/_.=-]{20,}/gi,
  // In a header of any length, but no placeholder of a manual (`$TOKEN`, `<token>`, `YOUR_KEY`).
  /(?<=\bAuthorization\\?["']?[:=]\s?\\?["']?(?:[A-Za-z-]{3,12}\s)?)(?=[\w+/.=~-]*[\d.])(?!your|my)[\w+/.=~-]{6,}/gi,
  /(?<=:\/\/[^\s/:@"']{1,100}:)[^\s/@"']{3,200}(?=@)/g,
];
/** A private key spans several lines, or one long line in JSON: the whole body is removed. */
export const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g;
/** Most lines contain none of the shapes, so one cheap test comes first. */
const MAYBE =
  /sk-|gh[pousr]_|github_pat_|glpat-|npm_|xox|AKIA|ASIA|AGPA|AROA|ANPA|AIza|ya29\.|ATATT|ATCTT|LTAI|hf_|eyJ|[Bb]earer|BEARER|[Bb]asic|BASIC|uthorization|UTHORIZATION|:\/\/|PRIVATE KEY/;

/** Names of environment variables that hold credentials. */
const CREDENTIAL_NAME =
  /(?:^|_)(?:API_?KEY|KEY|TOKEN|SECRET|PASSWORD|PASSWD|PASS|PWD|CREDENTIALS?|AUTH|COOKIE|PAT|DSN|PRIVATE_KEY|CONNECTION_STRING)(?:_|$)/i;
/** Variables that look like credentials by name, but are not. */
const HARMLESS_NAME = /^(?:PWD|OLDPWD|SSH_AUTH_SOCK|XAUTHORITY)$/;

/** The values of an environment that must never be written. */
export function listSecrets(env: Readonly<Record<string, string | undefined>>): string[] {
  return Object.values(pickSecrets(env));
}

/** The variables of an environment that hold credentials, by their names. */
export function pickSecrets(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const held = Object.entries(env).filter(
    ([name, value]) => value && CREDENTIAL_NAME.test(name) && !HARMLESS_NAME.test(name),
  );
  return Object.fromEntries(held) as Record<string, string>;
}

/** Hides the given values in every encoding that JSON, a URL or a log may show, and everything with the shape of a token. */
export function createRedactor(secrets: readonly string[]): (text: string) => string {
  const forms = new Set(secrets.flatMap(listForms));
  // The longest first, so that a secret that contains another one is hidden completely.
  const values = [...forms].sort((a, b) => b.length - a.length);
  const pattern = values.length ? new RegExp(values.map(escapePattern).join('|'), 'g') : null;
  return (text) => {
    let clean = pattern ? text.replace(pattern, MARK) : text;
    if (!MAYBE.test(clean)) return clean;
    clean = clean.replace(PRIVATE_KEY, MARK);
    for (const shape of SHAPES) clean = clean.replace(shape, MARK);
    return clean;
  };
}

/** The secret unchanged, each of its lines, JSON-escaped (once and twice), URL-encoded, and in base64. */
function listForms(secret: string): string[] {
  const forms: string[] = [];
  for (const part of new Set([secret, secret.trim(), ...secret.split(/\r?\n/).map((line) => line.trim())])) {
    if (part.length < MIN_SECRET_CHARS) continue;
    const once = JSON.stringify(part).slice(1, -1);
    // The round trip through bytes replaces lone surrogates, which encodeURIComponent rejects.
    const bytes = Buffer.from(part);
    forms.push(part, once, JSON.stringify(once).slice(1, -1), encodeURIComponent(bytes.toString()));
    forms.push(bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url'));
  }
  return forms;
}
