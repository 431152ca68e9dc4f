/** Turns files that look like skills but are not, and files that a text names and that are not there, into findings, because no agent reports them. */
import { posix } from 'node:path';
import { bodyOf } from '../skill/body.js';
import { copiesOf, placesOf } from '../skill/places.js';
import type { Skill } from '../skill/skill.js';
import { asWarning, type Finding } from './finding.js';
import { blank, FENCED, findOutside, LINK, lintLinks, type StateOf } from './pointer-rule.js';
import { at, type SkillFacts } from './skill-location.js';

const WORDS = {
  misnamed: ['no agent finds it: the file must be named SKILL.md, in capitals', 'rename it to SKILL.md.'],
  folder: ['SKILL.md is a folder here, but agents look for a file', 'make it a file, or remove it.'],
  empty: [
    'this folder has no SKILL.md, so no agent sees a skill in it',
    'name the file that describes the skill SKILL.md, or move the folder elsewhere.',
  ],
  flat: [
    'agents do not list it: a skill is a folder with a SKILL.md in it',
    'move it to a folder of its own, as <name>/SKILL.md.',
  ],
  unread: ['no agent that this tool knows reads this folder of a project', 'move what it holds to {near}.'],
  near: ['no agent looks for {near} in a folder of this name', 'rename it to {near}.'],
  form: ['no agent reads it: {near} is a file that ends in .md', 'rename it, or write it as one.'],
  elsewhere: ['no agent reads it here: they look for {near}', 'move what it holds to {near}.'],
  manifest: [
    'no agent reads it: no manifest of a plugin or a marketplace has this name and place',
    'rename it to {near}.',
  ],
  inside: [
    'no agent reads this folder: beside the manifest of a plugin stands nothing else',
    'move it up, beside .claude-plugin.',
  ],
  broken: [
    'this link is dangling: it leads to {near}, and nothing is there, so nobody gets {what} from here',
    'bring back what it leads to, or remove the link.',
  ],
  outside: [
    'it is a symbolic link to outside the source, so no agent gets its content',
    'replace the link with the files themselves, or link to a path inside the source.',
  ],
} as const;

const WARNED: readonly string[] = ['empty', 'flat', 'unread', 'near', 'form', 'elsewhere', 'manifest'];

/** Of what lies elsewhere than there. */
const ruleOf = (near: string) => (near.endsWith('mcp.json') ? 'plugin-servers' : 'hook-unread');

export function lintOrphans(
  orphans: readonly { path: string; why: keyof typeof WORDS; near?: string }[],
  { prefix, skills }: { prefix: string; skills: readonly Skill[] },
): Finding[] {
  const links = skills.flatMap(placesOf).filter(({ real_folder }) => real_folder !== undefined);
  // Seen through a link to the folder it would be one mistake told twice.
  const isTwice = (path: string) =>
    links.some(({ folder, real_folder }) =>
      orphans.some((one) => path.startsWith(`${folder}/`) && path.replace(`${folder}`, `${real_folder}`) === one.path),
    );
  const own = orphans.filter(({ path }) => !isTwice(path));
  return own.map(({ path, why, near = '' }) => ({
    rule: why === 'elsewhere' ? ruleOf(near) : why === 'manifest' ? 'plugin-manifest' : 'skill-file',
    // Such a folder may hold what skills share, and such a file may be a note.
    severity: WARNED.includes(why) ? 'warning' : 'error',
    file: `${prefix}${path}`,
    line: 1,
    subject:
      path
        .replace(/\/SKILL\.md$|\.md$/i, '')
        .split('/')
        .at(-1) ?? path,
    message: WORDS[why][0].replace('{near}', () => near).replace('{what}', () => nameLost(path)),
    consequences: {},
    fix: WORDS[why][1].replace('{near}', near),
  }));
}

/** Of a link to a skill, or to a file of one. */
function nameLost(path: string): string {
  const [, skill, file] = /(?:^|\/)skills\/([^/]+)(?:\/(.+))?$/.exec(path) ?? [];
  if (skill === undefined) return 'its content';
  return file === undefined || file === 'SKILL.md' ? `the skill '${skill}'` : `this file of the skill '${skill}'`;
}

/** What the specification calls the folders of a skill; not beside a word by which it is an example, or written first. */
const NAMED =
  /(?<=^|[`\s("'])(?:\.\/)?((?:(?:\.\.\/)+|(?:scripts|references|assets)\/)[\w./-]*\w\.\w+)(?=$|[`\s)"',;:!?]|\.(?:\s|$))/g;
const EXAMPLE = /e\.g\.|\b(?:examples?|existing|such as|like|optional|if (?:it |they )?exist|your|project)/i;
const WRITTEN = /\b(?:creat|add|sav|writ|generat|output|produc|past(?:e|ing)\b)/i;
/** Such a word behind the path, or before it with nothing between them by which the file is only a means or a source. */
const MADE_BEHIND = /\b(?:created|added|saved|written|generated|produced|outputs?|would be)\b/i;
const SOURCE =
  /\b(?:with|us(?:e|ing)|from|see|read|load|open|consult|per|by|via|follow\w*|runs?|execut\w*|calls?|invok\w*|accord\w*|refer\w*|(?:describ|document|explain|defin|list|show)\w*|before|after|when)\b/i;

const IMPORTED = /\b(?:import|mock|require)(?:s|ed|ing)?\b[^.;]*$/i;

/** A block of shell, and in it a script of the skill that is a command or what an interpreter runs. */
const SHELL = /^[ \t]*(?:```+|~~~+)[ \t]*(?:(?:ba|z)?sh|shell|console|terminal)?[ \t]*\n/;
const CALLED =
  /(?:^|&&|[;|])\s*(?:\$ )?(?:\w+=\S* )*((?:bash|sh|zsh|node|python3?|ruby|bun|tsx|deno run|uv run(?: python3?)?) (?:-\w+ )*)?["']?(?:\.\/)?(?:\$\{?(?:CLAUDE_)?(?:PLUGIN_ROOT|SKILL_DIR)\}?\/((?:[\w.-]+\/)*[\w-][\w.-]*\.\w+)|(scripts\/[\w./-]+\.\w+))["']?(?=[\s;|&]|$)/g;
/** The folder is that of another repository, or of the user's project. */
const ELSEWHERE = /(?:^|[\s;&])(?:cd|pushd) |(?:^|[\s=])(?:\.\/)?(?:src|tests?|k8s|charts)\//m;
const CLONED = /\b(?:git|repo) clone\b|\bgit\+https?:/;
const STANDS_FOR = /[/_-](?:your|my|an?|some|example|sample|foo|bar|script|name)(?=[/_.-])/i;
const MADE = /(?:>|\b(?:tee|cp|mv|curl|wget|touch)\b|\s-o)[^|;&]*$/;

const STARTS = /\b(?:run|execute|call|invoke|with)s? `$/i;
const INTERPRETED = /(?<![.\w])(?:bash|sh|zsh|node|python3?|chmod|source)\b/;
const INTERPRETERS: Record<string, string> = { py: 'python3', js: 'node', mjs: 'node', rb: 'ruby' };

/** What a skill runs may also lie above its folder, or be another skill's. */
export function lintNamedFiles(facts: SkillFacts, stateOf: StateOf): Finding[] {
  const find = (path: string, folder: string): string | null => {
    const file = posix.join(folder, path);
    return stateOf(file) !== 'absent' ? file : folder === '.' ? null : find(path, posix.dirname(folder));
  };
  const { skills } = facts.source;
  return skills.flatMap((skill) => {
    const body = bodyOf(skill).replace(FENCED, (code) => (/^`[^`]/.test(code) ? code : blank(code)));
    const lines = body.split('\n').map((line) => (EXAMPLE.test(line) ? '' : line.replace(LINK, '')));
    const called = listCalled(bodyOf(skill));
    const named = new Map(called.map(([path, index]) => [path, index]));
    const run = new Map(called.flatMap(([path, index, is_bare]) => (is_bare ? [[path, index]] : [])));
    for (const [index, line] of lines.entries())
      for (const { 0: whole, 1: path = '', index: start } of line.matchAll(NAMED)) {
        const [before, behind] = [line.slice(0, start), line.slice(start + whole.length)];
        if (STANDS_FOR.test(path) || isToWrite(before, behind)) continue;
        if (path.startsWith('../') && isSample(before, behind)) continue;
        if (!named.has(path)) named.set(path, index);
        // To a script of a language that is known by its ending an agent gives the interpreter itself.
        const isRun = before.endsWith('`') && (whole.startsWith('./s') || (path.endsWith('sh') && STARTS.test(before)));
        if (isRun && !run.has(path) && !INTERPRETED.test(line)) run.set(path, index);
      }
    const place = (index: number) => at(skill, facts, skill.front_matter.body_line + index);
    const links = lintLinks(skill, facts, stateOf);
    const found = [...named].flatMap(([path, index]): Finding[] => {
      if (links.some(({ message }) => message.includes(`\`${path}\``))) return [];
      if (path.startsWith('../')) {
        const outside = findOutside(path, skill, facts, stateOf);
        return outside
          ? [asWarning('skill-file', place(index), `it names \`${path}\`, ${outside[0]}`, outside[1])]
          : [];
      }
      const file = find(path, posix.dirname(skill.path));
      if (file === null && !skills.some(({ files }) => files?.includes(path))) {
        const message = `it names \`${path}\`, and no such file is in its folder or in one above`;
        return [asWarning('skill-file', place(index), message, 'add the file, or correct the path.')];
      }
      const called_at = run.get(path);
      if (file === null || called_at === undefined) return [];
      // Git keeps the bit of each copy for itself.
      const copies = copiesOf(skill).map((copy) => posix.join(posix.dirname(copy.path), path));
      const stuck = [...new Set([file, ...copies])].filter((one) => stateOf(one) === 'there');
      if (stuck.length === 0) return [];
      const message = `it has agents run \`${path}\`, and ${stuck.includes(file) ? 'that file' : stuck.join(', ')} is not executable`;
      const by = INTERPRETERS[path.split('.').at(-1) ?? ''] ?? 'bash';
      const fix = `run \`chmod +x ${stuck.map((one) => facts.prefix + one).join(' ')}\`, or write \`${by} ${path}\`.`;
      return [asWarning('skill-file', place(called_at), message, fix)];
    });
    return [...links, ...found];
  });
}

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

/** The scripts that a block of shell runs, with their lines, and whether without an interpreter before them; not of an example, of another folder, or one that the text has somebody write. */
function listCalled(body: string): [path: string, index: number, is_bare: boolean][] {
  const isMade = (path: string) =>
    body.split('\n').some((line) => {
      const before = line.split(path)[0] ?? '';
      return line.includes(path) && (EXAMPLE.test(line) || WRITTEN.test(before) || MADE.test(before));
    });
  if (CLONED.test(body)) return [];
  return [...body.matchAll(FENCED)].flatMap(({ 0: block, index }) => {
    const above = body.slice(0, index).trimEnd().split('\n');
    const heading = above.findLast((line) => line.startsWith('#')) ?? '';
    const isExample = [above.at(-1) ?? '', heading, ...block.split('\n')].some((line) => EXAMPLE.test(line));
    if (!SHELL.test(block) || isExample || ELSEWHERE.test(block)) return [];
    const first = body.slice(0, index).split('\n').length - 1;
    return block
      .split('\n')
      .flatMap((line, at) =>
        [...line.trim().matchAll(CALLED)].flatMap(
          ([, by, rooted, own = rooted ?? '']): ReturnType<typeof listCalled> =>
            STANDS_FOR.test(own) || isMade(own) ? [] : [[own, first + at, by === undefined && !/chmod/.test(body)]],
        ),
      );
  });
}
