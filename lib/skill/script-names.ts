/** A command as a shell reads it → the files that it names, and what it does with each. */
import { posix } from 'node:path';

/** program: started itself; file: given to what reads or runs it; word: anything else that looks like a path. */
export interface NamedFile {
  /** From the folder that a variable, `./` or nothing stands for. */
  path: string;
  how: 'program' | 'file' | 'word';
}

/** As they stand in the line, a path once: what must be there goes before what only may be. */
export function filesIn(line: string): NamedFile[] {
  const found = new Map<string, NamedFile>();
  for (const one of readLine(line.replace(HEREDOC, '$2'), true)) {
    const known = found.get(one.path);
    if (!known || RANK.indexOf(one.how) < RANK.indexOf(known.how)) found.set(one.path, one);
  }
  return [...found.values()].sort((a, b) => Number(a.how === 'word') - Number(b.how === 'word'));
}

/** What a line starts by its name alone. */
export function programsIn(line: string): string[] {
  const found: string[] = [];
  let is_start = true;
  // A pattern of `case` is no program.
  if (/\bcase\b/.test(line)) return found;
  for (const [token] of line.replace(HEREDOC, '$2').matchAll(TOKEN)) {
    if (SEPARATOR.test(token)) is_start = true;
    else if (is_start && !LEADING.test(posix.basename(token))) {
      if (!token.includes('/')) found.push(token);
      is_start = false;
    }
  }
  return found;
}

const RANK = ['program', 'file', 'word'];
const HEREDOC = /<<-?[ \t]*['"]?(\w+)['"]?([^\n]*)\n[\s\S]*?\n\s*\1\b/g;
const TOKEN = /(?:"(?:[^"\\]|\\.)*"|'[^']*'|`[^`]*`|\\.|[^\s"'`\\;&|()<>])+|[;&|()\n]+|[<>]+/g;
const SEPARATOR = /^[;&|()\n]/;
/** What may stand before a command. */
const LEADING =
  /^(?:\w+=.*|if|then|elif|else|while|until|do|[!{}]|time|exec|env|command|nohup|sudo|nice|timeout|-.*|\d+[smh]?)$/s;
/** What starts a program of a package. */
const PACKAGES = /^(?:npx|bunx|uvx|pipx|pnpm|yarn|dlx|x)$/;
const SHELL = /^(?:ba|da|z|k)?sh$/;
const RUNNER = /^(?:(?:ba|da|z|k)?sh|node|nodejs|bun|deno|tsx|ts-node|python[\d.]*|uv|ruby|php|perl|source|\.|cat)$/;
/** A text of the runner's language follows, or the name of a module. */
const INLINE = /^(?:-\w*[cemp]|--(?:eval|print))$/;
/** An option of it that a file follows. */
const HAS_VALUE = /^(?:-r|--(?:import|require|loader|preload))$/;
/** What asks for a file, makes it or takes it away. */
const HANDLES = /^(?:\[|test|touch|mkdir|rm|cp|mv|ln|tee|chmod|stat)$/;
const SCRIPT = /\.(?:[cm]?[jt]s|py|rb|sh)$/;
const IS_PATH = /^[\w@.-]+(?:\/[\w@.-]+)*$/;
/** A variable for the folder of a plugin or a project, or git's own word for that. */
const VARIABLE = String.raw`\$(?:\{?(?:[A-Z_]*(?:ROOT|DIR)|extensionPath|workspacePath)(?::-[^}]*)?\}?|\(git rev-parse --show-toplevel\))`;
/** One that a script or the user sets. */
const FOREIGN = /^\$\{?(?!\w*(?:PLUGIN_ROOT|PROJECT_DIR|PROJECT_ROOT)\b|extensionPath|workspacePath)\w/;
const ROOTED = new RegExp(`^(?:${VARIABLE}/|\\./)`);
const IN_TEXT = new RegExp(`${VARIABLE}["']?/([\\w@.-]+(?:/[\\w@.-]+)*)`, 'g');

/** is_here: relative paths are looked for where the hook starts. */
function readLine(line: string, is_here: boolean): NamedFile[] {
  const found: NamedFile[] = [];
  // What is asked for first may be missing, and a pattern of `case` is no program.
  const asked = new Set<string>();
  let here = is_here && !/\bcase\b/.test(line);
  let program: string | null = null;
  let state: 'start' | 'package' | 'file' | 'value' | 'words' | 'inline' | 'comment' = 'start';
  let redirect = '';
  const add = (word: string, how: NamedFile['how']) => {
    const rooted = ROOTED.exec(word)?.[0];
    const path = word.slice(rooted?.length ?? 0);
    if (!IS_PATH.test(path) || (rooted === undefined && !path.includes('/') && !SCRIPT.test(path))) return;
    if (HANDLES.test(program ?? '')) asked.add(path);
    const is_judged = (rooted?.startsWith('$') ? !FOREIGN.test(rooted) : here) && !asked.has(path);
    found.push({ path, how: is_judged ? how : 'word' });
  };
  for (const [token] of line.matchAll(TOKEN)) {
    if (SEPARATOR.test(token)) {
      if (program === 'cd') here = false;
      if (state !== 'comment' || token.includes('\n')) [program, state, redirect] = [null, 'start', ''];
    } else if (state === 'comment' || /^[<>]/.test(token)) redirect = token;
    else if (token.startsWith('#')) state = 'comment';
    else if (redirect.startsWith('>')) redirect = '';
    else readWord(token, unquote(token));
  }
  return found;

  function readWord(token: string, word: string): void {
    if (state === 'inline' && SHELL.test(program ?? '')) found.push(...readLine(word, here));
    else if (token !== word || /[$]\(/.test(token)) readQuoted(token, word);
    if (redirect.startsWith('<')) add(word, 'file');
    else if (state === 'start' || state === 'package') readProgram(word);
    else if (state === 'file' && INLINE.test(word)) state = 'inline';
    else if (state === 'file' && HAS_VALUE.test(word)) state = 'value';
    else if (state === 'value') {
      add(word, 'file');
      state = 'file';
    } else if (state === 'file' && isFile(word)) {
      add(word, 'file');
      if (program !== 'cat') state = 'words';
    } else if (state === 'inline') state = 'words';
    else if (program === 'cd' && /^\$[\w{}]+$/.test(word)) program = 'cd-root';
    else add(word, /^\$/.test(word) && SCRIPT.test(word) ? 'file' : 'word');
    redirect = '';
  }

  function readProgram(word: string): void {
    const name = posix.basename(word);
    if (LEADING.test(word)) return;
    program = name;
    if (PACKAGES.test(word)) state = 'package';
    else if (RUNNER.test(name) || (state === 'package' && RUNNER.test(word))) state = 'file';
    else {
      if (state === 'start') add(word, 'program');
      state = 'words';
    }
  }

  /** A text may be a program in another language, or hold a command of its own. */
  function readQuoted(token: string, word: string): void {
    for (const [, inner = ''] of token.matchAll(/\$\(([^()]*)\)/g)) found.push(...readLine(inner, here));
    if (ROOTED.test(word) && IS_PATH.test(word.replace(ROOTED, ''))) return;
    for (const [, path = ''] of word.matchAll(IN_TEXT)) found.push({ path, how: SCRIPT.test(path) ? 'file' : 'word' });
  }
}

const isFile = (word: string): boolean => !/^-|^run$/.test(word) && (word.includes('/') || SCRIPT.test(word));

const unquote = (token: string): string => token.replace(/\\(.)|["'`]/g, '$1');
