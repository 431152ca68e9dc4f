/** A prompt → the same without what is private by its form, and how much of each kind was hidden. */

import { PRIVATE_KEY, SHAPES } from '../../../lib/text/redaction.js';

/** The keys that every text is searched for, and then what only a prompt has to lose: longer forms first. */
// biome-ignore format: a table
const PRIVATE: readonly (readonly [kind: string, pattern: RegExp, instead: string])[] = [
  ...[PRIVATE_KEY, ...SHAPES].map((shape) => ['key', shape, '***'] as const),
  ['key', /\b(?:sk|pk|rk)[_-](?:live|test|ant|proj|or)[\w-]{10,}|\b(?:dckr_pat|dop_v1|doo_v1|glrt|gloas|glpat|glptt|pypi|shpat|shpss|shpca|lin_api|ntn|secret|figd|tfp|pat|patp|NRAK|sntrys|sbp|sb_secret|xkeysib|rpa|fw|gsk|nvapi|pplx|r8|hf|api_org|whsec|rubygems|npm|ghp|gho|ghu|ghs|ghr|github_pat|xapp|xox[abeoprs]|EAACEdEose0cBA|AGE-SECRET-KEY|SG|key|dp\.(?:pt|st|ct|sa)|hvs|hvb|atlasv1|phc|phx|vercel|cfut|cfat)[_.-][\w.-]{16,}/g, '***'],
  ['key', /\b(?:SK|AC)[0-9a-f]{32}\b|\b\d{8,10}:AA[\w-]{33}\b/g, '***'],
  ['key', /\bssh-(?:rsa|dss|ed25519) [\w+/=]{10,}(?: \S+@\S+)?/g, '***'],
  ['key', /\b(?:Bearer|Basic)\s+(?:[\w+/.=-]{12,}|(?=[\w-]*[\d.]\w)[\w+/.=-]{6,})/gi, '***'],
  ['named value', /((?:^|[^\w])--?[\w-]*(?:token|secret|passw(?:or)?d|passphrase|api[_-]?key|access[_-]?key|auth)[=\s]+)(?:"[^"\n]*"|'[^'\n]*'|[^\s"'-]\S*)/gi, '$1***'],
  ['named value', /((?<![\w/-])["']?[\w-]*(?:password|passwort|passwd|passphrase|secret|token|api[_-]?key|access[_-]?key|account[_-]?key|private[_-]?key|client[_-]?id|credentials?|connection[_-]?string|pwd|dsn)[\w-]*["']?\s*(?:=|:(?!\/\/)|\bis\b)\s*)(?:"[^"\n]*"|'[^'\n]*'|[^\s"',;]+)/gi, '$1***'],
  ['named value', /(\b(?:kennwort|mot de passe|contrase(?:ñ|n)a|senha|parola)\s*(?:=|:|\b(?:ist|lautet|est|es|é)\b)\s*)[^\s"',;]+/gi, '$1***'],
  ['named value', /(\b(?:passphrase|password)\s+is\s+)[^\n.,;]+/gi, '$1***'],
  ['named value', /(\b(?:pin|passcode|otp|cvc|cvv)(?:\s+is|:|=)\s*)\d{3,8}\b/gi, '$1***'],
  ['named value', /(\b(?:passw(?:or)?d|passwort|kennwort|passphrase|pwd?)\s+)(?=[^\s"',;]*\d)(?=[^\s"',;]*[a-z])(?!sha\d|md5|\w*auth\d|v?\d+\b|\d\w{1,2}\b)[^\s"',;]{4,}/gi, '$1***'],
  ['named value', /(\b(?:sshpass|(?:docker|podman|helm\s+registry)\s+login)\b[^\n]*?\s-p\s*)\S+/g, '$1***'],
  ['named value', /(\b(?:tokens?|keys?|secrets?)(?:\s+is)?\s+)(?=[\w-]*\d)(?=[\w-]*[a-z])(?!sha\d)[\w-]{8,}/gi, '$1***'],
  ['named value', /(\bsetx\s+\w*(?:TOKEN|KEY|SECRET|PASS)\w*\s+)\S+/gi, '$1***'],
  ['named value', /(\b(?:user(?:name)?|login|pass|pw|(?:tenant|account|user|customer|org(?:anization)?|workspace)[_-]?(?:id|name))=)[^\s"',;&]+/gi, '$1***'],
  ['named value', /((?:^|\s)(?:-u|--user)[= ])[^\s:]+:\S+/g, '$1***'],
  ['named value', /(\b(?:mysql|mysqldump|mariadb)\b[^\n]*?\s-p)\S+/g, '$1***'],
  ['named value', /(\b(?:Set-)?Cookie:\s*)[^\n"']+/gi, '$1***'],
  ['named value', /\b([A-Z][A-Z0-9]*_[A-Z0-9_]+\s*=\s*)(?:"[^"\n]*"|'[^'\n]*'|[^\s"']+)/g, '$1***'],
  ['address', /(?<![\w@])[\w.-]+@[\w-]+(?:\.[\w-]+)+:[\w./~-]+/g, 'someone@example.com:path'],
  ['address', /(?<=\b(?:ssh|scp|sftp|rsync|mosh)\b[^\n]*?\s)[\w.-]+@[\w.-]+/g, 'someone@example.com'],
  ['address', /\b[\w.+-]+ ?[([] ?at ?[)\]] ?\w[\w.-]*(?: ?[([] ?dot ?[)\]] ?\w+)*/gi, 'someone@example.com'],
  ['address', /\b[\w.+-]+@[\w-]+(?:\.[\w-]+)+\b/g, 'someone@example.com'],
  ['address', /\b[a-z][a-z0-9+]{1,15}:\/\/[^\s<>"'`)\]]+/gi, 'https://example.com/'],
  ['address', /\b(?:github|gitlab|bitbucket)\.(?:com|org)\/[\w.-]+\/[\w.-]+/g, 'github.com/someone/something'],
  ['account', /\barn:aws[\w-]*:[\w-]*:[\w-]*:\d*:[^\s"']+/g, '***'],
  ['account', /(?<![\w@/.])@[A-Za-z0-9][\w-]{2,38}(?![\w/])/g, '@someone'],
  ['path', /(?<!\\)\\\\[\w.$-]+\\[^\s"'`<>|;,)\]]+(?: [^\s"'`<>|;,)\]\\]+(?=\\)\\?[^\s"'`<>|;,)\]]*)*/g, '/path'],
  ['path', /(["'`])(?:~|\/(?:home|Users|root|mnt|media|var|opt|srv|private|etc|tmp|Volumes|workspaces?)|[A-Za-z]:\\)[/\\]?[^"'`\n]*\1/g, '$1/path$1'],
  ['path', /(?<![\w/])(?:~|\/(?:home|Users|root|mnt|media|var|opt|srv|private|etc|tmp|Volumes|workspaces?))\/[^\s"'`<>|:;,)\]]+(?: (?:[^\s"'`<>|:;,)\]/]+ ){0,3}[^\s"'`<>|:;,)\]/]*\/[^\s"'`<>|:;,)\]]+)*/g, '/path'],
  ['path', /(?:\$\{?HOME\}?|%(?:USERPROFILE|APPDATA|HOMEPATH)%)[\\/][^\s"'`<>|;,)\]]+/g, '/path'],
  ['path', /\b[A-Za-z]:\/(?!\/)[^\s"'`<>|;,)\]]+/g, '/path'],
  ['path', /\b[A-Za-z]:\\[^\s"'`<>|;,)\]]+(?: (?:[^\s"'`<>|;,)\]\\]+ ){0,3}[^\s"'`<>|;,)\]\\]*\\[^\s"'`<>|;,)\]]+)*/g, '/path'],
  ['host', /\b(?:[a-z0-9-]+\.)+(?:internal|local|corp|lan|intra|intranet|home|private|svc|cluster)\b(?:\.[a-z]+)*(?::\d+)?/gi, 'host.example.com'],
  ['host', /\b[a-z0-9-]+\.(?:atlassian\.net|slack\.com|zendesk\.com|myshopify\.com|sharepoint\.com|okta\.com|auth0\.com|service-now\.com|my\.salesforce\.com)\b/gi, 'host.example.com'],
  ['host', /\b(?:localhost|[a-z0-9-]+(?:\.[a-z0-9-]+)+):(?:80|443|\d{4,5})\b/gi, 'host.example.com'],
  ['network address', /\b(?:\d{1,3}\.){3}\d{1,3}(?:\/\d{1,2}|:\d{2,5})?\b/g, '192.0.2.1'],
  ['network address', /\b(?:[0-9a-f]{2}[:-]){5}[0-9a-f]{2}\b/gi, '00:00:5e:00:53:00'],
  ['network address', /(?<![\w:])(?:[0-9a-f]{1,4}:){3,7}[0-9a-f]{1,4}(?![\w:])|(?<![\w:])(?:[0-9a-f]{1,4}:){1,6}:(?:[0-9a-f]{1,4}(?::[0-9a-f]{1,4})*)?(?![\w:])/gi, '2001:db8::1'],
  ['number', /\b[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/gi, '00000000-0000-0000-0000-000000000000'],
  ['number', /(?<![\w.-])0\d{1,4}[ /-]\d{5,8}\b|(?<![\w.-])0\d(?: \d{2}){4}\b|(?<![\w.-])(?!(?:19|20)\d\d-(?:19|20)\d\d)\d{4}-\d{4}-\d{4}(?![\w-])/g, '000'],
  ['number', /\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}(?: ?[A-Z0-9]{1,3})?\b/g, '000'],
  ['number', /(?<![\w.])\d{4}([ -]?)\d{4}\1\d{4}\1\d{1,7}\b/g, '000'],
  ['number', /(?<![\w.])\+\d[\d ()./-]{7,18}\d\b|(?<![\w.])\(\d{3}\) ?\d{3}-\d{4}\b|(?<![\w.-])\d{3}-\d{3}-\d{4}\b|(?<![\w.-])\d{3}-\d{2}-\d{4}\b/g, '000'],
  ['key', /\b[0-9a-f]{32,}\b/gi, '***'],
  ['key', /(?<![\w/+.-])(?=[\w+/]*\d)(?=[\w+/]*[a-z])(?=[\w+/]*[A-Z])[A-Za-z0-9+/_]{32,}={0,2}(?![\w+/])/g, '***'],
  // Whoever issued it and whatever is before it: upper case, lower case and groups of digits in one run.
  ['key', /(?<![A-Za-z0-9])(?=[A-Za-z0-9]*[a-z])(?=[A-Za-z0-9]*[A-Z])(?:(?=[A-Za-z]*(?:\d+[A-Za-z]+){2}\d)[A-Za-z0-9]{20,}|(?=[A-Za-z]*\d+[A-Za-z]+\d)[A-Za-z0-9]{28,})(?![A-Za-z0-9])/g, '***'],
  ['number', /\b\d{9,}\b/g, '000'],
];

export type Hidden = Map<string, number>;

export function hidePrivate(text: string, hidden: Hidden = new Map()): string {
  return PRIVATE.reduce(
    (clean, [kind, pattern, instead]) =>
      clean.replace(pattern, (found: string, ...rest: unknown[]) => {
        const made = instead.replace(/\$1/g, () => String(rest[0] ?? ''));
        if (made !== found) hidden.set(kind, (hidden.get(kind) ?? 0) + 1);
        return made;
      }),
    text,
  );
}
