/** Turns files that look like skills but are not, and links to files that are not there, into findings, because no agent reports them. */
import { posix } from 'node:path';
import { bodyOf } from '../skill/body.js';
import { placesOf } from '../skill/places.js';
import type { Skill } from '../skill/skill.js';
import { asWarning, type Finding } from './finding.js';
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
    'it is a symbolic link to {near}, and nothing is there, so no agent gets its content',
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
    message: WORDS[why][0].replace('{near}', () => near),
    consequences: {},
    fix: WORDS[why][1].replace('{near}', near),
  }));
}

const FENCED = /^([ \t]*)(```+|~~~+)[\s\S]*?^[ \t]*\2|`[^`\n]*`|<!--[\s\S]*?-->/gm;
/** Neither an address nor a place to fill in. */
const LINK = /\]\((?:\.\/)?([\w-][\w./\\ -]*\.\w+)(?:#[^)\s]*)?\)/g;

/** In code within a line, what the specification calls the folders of a skill; not beside a word by which it is an example, or written first. */
const NAMED = /(?<=`|\s)(?:\.\/)?((?:scripts|references|assets)\/[\w./-]+\.\w+)(?=`|\s)/g;
const EXAMPLE = /e\.g\.|\b(?:examples?|such as|like|optional|if (?:it |they )?exist|your|project)/i;
const WRITTEN = /\b(?:creat|add|sav|writ|generat|output|produc)/i;
const RUN = /\b(?:run|execute|call|invoke)s?\s+`[^`]*`/gi;

/** A block of shell, and in it a script of the skill that is a command or what an interpreter runs. */
const SHELL = /^[ \t]*(?:```+|~~~+)[ \t]*(?:(?:ba|z)?sh|shell|console|terminal)?[ \t]*\n/;
const CALLED =
  /(?:^|&&|[;|])\s*(?:\$ )?(?:\w+=\S* )*(?:(?:bash|sh|zsh|node|python3?|ruby|bun|tsx|deno run|uv run(?: python3?)?) (?:-\w+ )*)?["']?(?:\.\/)?(?:\$\{?(?:CLAUDE_)?(?:PLUGIN_ROOT|SKILL_DIR)\}?\/((?:[\w.-]+\/)*[\w-][\w.-]*\.\w+)|(scripts\/[\w./-]+\.\w+))["']?(?=[\s;|&]|$)/g;
/** The folder is that of another repository, or of the user's project. */
const ELSEWHERE = /(?:^|[\s;&])(?:cd|pushd) |(?:^|[\s=])(?:\.\/)?(?:src|tests?|k8s|charts)\//m;
const CLONED = /\b(?:git|repo) clone\b|\bgit\+https?:/;
const STANDS_FOR = /[/_-](?:your|my|an?|some|example|sample|foo|bar|script|name)(?=[/_.-])/i;
const MADE = /(?:>|\b(?:tee|cp|mv|curl|wget|touch)\b|\s-o)[^|;&]*$/;

/** isThere: whether the source has the file. What a skill runs may also lie above its folder, or be another skill's. */
export function lintNamedFiles(facts: SkillFacts, isThere: (path: string) => boolean): Finding[] {
  const isAbove = (path: string, folder: string): boolean =>
    isThere(posix.join(folder, path)) || (folder !== '.' && isAbove(path, posix.dirname(folder)));
  const { skills } = facts.source;
  return skills.flatMap((skill) => {
    const body = bodyOf(skill).replace(FENCED, (code) => (/^`[^`]/.test(code) ? code : blank(code)));
    // What is to be run is there already, whatever the line says that it does.
    const lines = body.split('\n').map((line) => {
      if (EXAMPLE.test(line)) return '';
      return WRITTEN.test(line) ? (line.match(RUN) ?? []).join(' ') : line;
    });
    const named = new Map<string, number>(listCalled(bodyOf(skill)));
    for (const [index, line] of lines.entries())
      for (const [code] of line.matchAll(/`[^`]+`/g))
        for (const { 1: path = '' } of code.matchAll(NAMED))
          if (!named.has(path) && !STANDS_FOR.test(path)) named.set(path, index);
    const lost = [...named].filter(
      ([path]) => !isAbove(path, posix.dirname(skill.path)) && !skills.some(({ files }) => files?.includes(path)),
    );
    return lost.map(([path, index]) => {
      const message = `it names \`${path}\`, and no such file is in its folder or in one above`;
      const where = at(skill, facts, skill.front_matter.body_line + index);
      return asWarning('skill-file', where, message, 'add the file, or correct the path.');
    });
  });
}

/** {script that a block of shell runs: its line}; not of an example, of another folder, or one that the text has somebody write. */
function listCalled(body: string): [path: string, index: number][] {
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
        [...line.trim().matchAll(CALLED)].flatMap(([, rooted, own = rooted ?? '']): [string, number][] =>
          STANDS_FOR.test(own) || isMade(own) ? [] : [[own, first + at]],
        ),
      );
  });
}

const blank = (code: string) => code.replace(/[^\n]/g, ' ');

/** What is quoted or shown as code is an example. */
export function lintLinks(skill: Skill, facts: SkillFacts): Finding[] {
  const { files, front_matter } = skill;
  if (!files) return [];
  const body = bodyOf(skill).replace(FENCED, blank);
  return [...body.matchAll(LINK)].flatMap(({ 1: link = '', index }): Finding[] => {
    const path = posix.normalize(link);
    if (path.startsWith('..') || files.includes(path)) return [];
    const meant = path.replaceAll('\\', '/');
    const near = files.find(
      (file) => file.toLowerCase() === meant.toLowerCase() || posix.basename(file) === posix.basename(meant),
    );
    return [
      {
        rule: 'skill-file',
        severity: 'warning',
        ...at(skill, facts, front_matter.body_line + body.slice(0, index).split('\n').length - 1),
        message: `it links to \`${link}\`, and its folder has no such file`,
        consequences: {},
        fix: near === undefined ? 'add the file, or correct the link.' : `write \`${near}\`.`,
      },
    ];
  });
}
