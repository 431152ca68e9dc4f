/** The body of a skill → the files that it links to, names, and has agents run, each with its line. */

const FENCED = /^([ \t]*)(```+|~~~+)[\s\S]*?^[ \t]*\2|`[^`\n]*`|<!--[\s\S]*?-->/gm;
/** Neither an address nor a place to fill in. */
const LINK = /\]\((?:\.\/)?((?:\.\.\/)*\.?[\w-][\w./\\ -]*\.\w+)(?:#[^)\s]*)?(?: "[^"\n]*")?\)/g;
const blank = (code: string) => code.replace(/[^\n]/g, ' ');

/** What the specification calls the folders of a skill; not beside a word by which it is an example, or written first. */
const NAMED =
  /(?<=^|[`\s("'])(?:@?(\$\{?(?:CLAUDE_)?PLUGIN_ROOT\}?)["']?(\/[\w./-]*\w\.\w+)|(?:\.\/)?((?:(?:\.\.\/)+|(?:scripts|references|assets)\/)[\w./-]*\w\.\w+))(?=$|[`\s)"',;:!?]|\.(?:\s|$))/g;
/** From the folder of the plugin, not of the skill. */
export const OF_PLUGIN = /^\$\{?(?:CLAUDE_)?PLUGIN_ROOT\}?\//;
export const EXAMPLE = /e\.g\.|\b(?:examples?|existing|such as|like|optional|if (?:it |they )?exist|your|project)/i;
const WRITTEN = /\b(?:creat|add|sav|writ|generat|output|produc|past(?:e|ing)\b)/i;
/** Such a word behind the path, or before it with nothing between them by which the file is only a means or a source. */
const MADE_BEHIND = /\b(?:created|added|saved|written|generated|produced|outputs?|would be)\b/i;
const SOURCE =
  /\b(?:with|us(?:e|ing)|from|see|read|load|open|consult|per|by|via|follow\w*|runs?|execut\w*|calls?|invok\w*|accord\w*|refer\w*|(?:describ|document|explain|defin|list|show)\w*|before|after|when)\b/i;

const IMPORTED = /\b(?:import|mock|require)(?:s|ed|ing)?\b[^.;]*$/i;

/** A block of shell, and in it a script of the skill that is a command or what an interpreter runs. */
const SHELL = /^[ \t]*(?:```+|~~~+)[ \t]*(?:(?:ba|z)?sh|shell|console|terminal)?[ \t]*\n/;
const CALLED =
  /(?:^|&&|[;|])\s*(?:\$ )?(?:\w+=\S* )*((?:bash|sh|zsh|node|python3?|ruby|bun|tsx|deno run|uv run(?: python3?)?) (?:-\w+ )*)?["']?(?:\.\/)?(?:(\$\{?(?:CLAUDE_)?(?:PLUGIN_ROOT|SKILL_DIR)\}?)["']?\/((?:[\w.-]+\/)*[\w-][\w.-]*\.\w+)|(scripts\/[\w./-]+\.\w+))["']?(?=[\s;|&]|$)/g;
/** The folder is that of another repository, or of the user's project. */
const ELSEWHERE = /(?:^|[\s;&])(?:cd|pushd) |(?:^|[\s=])(?:\.\/)?(?:src|tests?|k8s|charts)\//m;
const CLONED = /\b(?:git|repo) clone\b|\bgit\+https?:/;
const STANDS_FOR = /[/_-](?:your|my|an?|some|example|sample|foo|bar|script|name)(?=[/_.-])/i;
const MADE = /(?:>|\b(?:tee|cp|mv|curl|wget|touch)\b|\s-o)[^|;&]*$/;

const STARTS = /\b(?:run|execute|call|invoke|with)s? `$/i;
const INTERPRETED = /(?<![.\w])(?:bash|sh|zsh|node|python3?|chmod|source)\b/;
export interface NamedFile {
  path: string;
  /** The line, from 0. */
  index: number;
  /** The line that has agents run it with no interpreter before it. */
  called_at?: number | undefined;
}

/** What is quoted or shown as code is an example. */
export function listLinked(body: string): NamedFile[] {
  const text = body.replace(FENCED, blank);
  return [...text.matchAll(LINK)].map(({ 1: path = '', index }) => ({ path, index: lineAt(text, index) }));
}

/** What stands between fences, or is a comment, is an example. */
export const withoutBlocks = (body: string): string =>
  body.replace(FENCED, (code) => (/^`[^`]/.test(code) ? code : blank(code)));

/** Links aside. */
export function listNamed(body: string): NamedFile[] {
  const text = withoutBlocks(body);
  const found = new Map(listCalled(body).map((one) => [one.path, one]));
  for (const [index, whole_line] of text.split('\n').entries()) {
    const line = EXAMPLE.test(whole_line) ? '' : whole_line.replace(LINK, '');
    for (const { 0: whole, 1: root, 2: below, 3: own, index: start } of line.matchAll(NAMED)) {
      const path = own ?? `${root}${below}`;
      const [before, behind] = [line.slice(0, start), line.slice(start + whole.length)];
      if (STANDS_FOR.test(path) || isToWrite(before, behind) || (root && isMade(path, body))) continue;
      if (path.startsWith('../') && isSample(before, behind)) continue;
      // To a script of a language that is known by its ending an agent gives the interpreter itself.
      const isRun = before.endsWith('`') && (whole.startsWith('./s') || (path.endsWith('sh') && STARTS.test(before)));
      const called_at = isRun && !INTERPRETED.test(line) ? index : undefined;
      const known = found.get(path);
      found.set(path, { path, index, ...known, called_at: known?.called_at ?? called_at });
    }
  }
  return [...found.values()];
}

const lineAt = (text: string, index: number) => text.slice(0, index).split('\n').length - 1;

/** In a skill's text code of the user's own names paths that are relative to the user's file. */
function isSample(before: string, behind: string): boolean {
  if (IMPORTED.test(before)) return true;
  if (/`(?:\.\/)?$/.test(before)) return !behind.startsWith('`');
  const isInCode = (before.match(/`/g) ?? []).length % 2 === 1;
  return isInCode || !/(?:^|\s)\(?$/.test(before) || !SOURCE.test(before);
}

function isToWrite(before: string, behind: string): boolean {
  const [sentence = ''] = /(?:(?![.;:!?] ).)*$/.exec(before) ?? [];
  const made = sentence.split(WRITTEN);
  return made.length > 1 ? !SOURCE.test(made.at(-1) ?? '') : MADE_BEHIND.test(behind);
}

/** By any of its lines, which may name it without the variable; or the settings that it shows are of a plugin that is yet to be written. */
function isMade(path: string, body: string): boolean {
  const bare = path.replace(OF_PLUGIN, '');
  const blocks = [...body.matchAll(FENCED)].flatMap(([code]) => (/^\s*[`~]{3}/.test(code) ? [code] : []));
  if (bare !== path && blocks.some((block) => !SHELL.test(block) && block.includes(bare))) return true;
  return body.split('\n').some((line) => {
    const [before = '', behind] = line.split(bare);
    return behind !== undefined && (EXAMPLE.test(line) || isToWrite(before, behind) || MADE.test(before));
  });
}

/** The scripts that a block of shell runs, with their lines, and whether without an interpreter before them; not of an example, of another folder, or one that the text has somebody write. */
function listCalled(body: string): NamedFile[] {
  if (CLONED.test(body)) return [];
  return [...body.matchAll(FENCED)].flatMap(({ 0: block, index }) => {
    const above = body.slice(0, index).trimEnd().split('\n');
    const heading = above.findLast((line) => line.startsWith('#')) ?? '';
    const isExample = [above.at(-1) ?? '', heading, ...block.split('\n')].some((line) => EXAMPLE.test(line));
    if (!SHELL.test(block) || isExample || ELSEWHERE.test(block)) return [];
    const first = lineAt(body, index);
    return block.split('\n').flatMap((line, at) =>
      [...line.trim().matchAll(CALLED)].flatMap(([, by, root = '', rooted, own = rooted ?? '']): NamedFile[] => {
        const path = OF_PLUGIN.test(`${root}/`) ? `${root}/${own}` : own;
        const called_at = by === undefined && !/chmod/.test(body) ? first + at : undefined;
        return STANDS_FOR.test(path) || isMade(path, body) ? [] : [{ path, index: first + at, called_at }];
      }),
    );
  });
}
