/** The body of a skill → the paths in it that lead to one of the skill's own files on one machine, or on Windows, alone. */
import type { Skill } from '../../skill/skill.js';

interface OwnPath {
  /** As it is written. */
  path: string;
  /** The skill's file that is meant. */
  file: string;
  /** The line, from 0. */
  index: number;
  is_absolute: boolean;
}

const ABSOLUTE =
  /(?:~|\$HOME|\$\{HOME\}|\/(?:Users|home)\/[\w.-]+|\b[A-Za-z]:[\\/]Users[\\/][\w.-]+)[\\/][\w.\\/-]*\w/g;
const BACKSLASHED = /(?<![\w:~\\/.$])(?:\.\\)?[\w-][\w.-]*(?:\\[\w.-]+)+(?<=\.\w+)/g;

/** The first of each kind: the others want the same. */
export function listOwnPaths(body: string, { files = [], dir }: Pick<Skill, 'files' | 'dir'>): OwnPath[] {
  // How to install it, and settings that a user is to write, need such paths.
  const isMeant = (line: string, file: string) => file !== 'SKILL.md' && !/^\s*"[\w-]+":|\bsettings\b/.test(line);
  const all = body.split('\n').flatMap((line, index) => [
    ...[...line.matchAll(ABSOLUTE)].flatMap(([path]) => {
      const parts = path.split(/[\\/]/);
      // A file's bare name may be that of a file of the user's own.
      const ends = parts.flatMap((_, at) =>
        at > 0 && (parts[at - 1] === dir || at < parts.length - 1) ? [parts.slice(at).join('/')] : [],
      );
      const file = ends.find((end) => files.includes(end));
      return file === undefined || !isMeant(line, file) ? [] : [{ path, file, index, is_absolute: true }];
    }),
    ...[...line.matchAll(BACKSLASHED)].flatMap(([path]) => {
      const file = path.replace(/^\.\\/, '').replaceAll('\\', '/');
      return files.includes(file) ? [{ path, file, index, is_absolute: false }] : [];
    }),
  ]);
  return all.filter((one, at) => all.findIndex(({ is_absolute }) => is_absolute === one.is_absolute) === at);
}
