/** The body of a skill → the paths in it that lead to a file on one machine, or to one of the skill's own on Windows alone. */
import type { Skill } from '../../skill/skill.js';
import { EXAMPLE, withoutBlocks } from './named-files.js';

interface OwnPath {
  /** As it is written. */
  path: string;
  /** The skill's file that is meant, or what it would be called there. */
  file: string;
  /** The skill has that file. */
  is_there: boolean;
  /** The line, from 0. */
  index: number;
  is_absolute: boolean;
}

const ABSOLUTE =
  /(?:~|\$HOME|\$\{HOME\}|\/(?:Users|home)\/[\w.-]+|\b[A-Za-z]:[\\/]Users[\\/][\w.-]+)[\\/][\w.\\/-]*\w/g;
/** Of a container, a placeholder or an example everybody may have the folder. */
const OF_ONE =
  /^(?!~|\$)(?!.*?[\\/](?:Users|home)[\\/](?:(?:user|your?|my|me\b|name|some|any|example|foo)[\w.-]*|alice|bob|john|jane|shared|public|runner|ubuntu|vscode|node|agents?|claude|coder|dev|app|root|work|jovyan|linuxbrew|git|admin|ec2-user|\.+)[\\/])/i;
const ASIDE = new RegExp(`${EXAMPLE.source}|\\b(?:not|never|avoid|instead of|don['’]t|wrong|bad)\\b`, 'i');
const BACKSLASHED = /(?<![\w:~\\/.$])(?:\.\\)?[\w-][\w.-]*(?:\\[\w.-]+)+(?<=\.\w+)/g;

/** The first of each kind: the others want the same. */
export function listOwnPaths(body: string, { files = [], dir }: Pick<Skill, 'files' | 'dir'>): OwnPath[] {
  // How to install it, and settings that a user is to write, need such paths.
  const isMeant = (line: string, file: string) => file !== 'SKILL.md' && !/^\s*"[\w-]+":|\bsettings\b/.test(line);
  const plain = withoutBlocks(body).split('\n');
  const all = body.split('\n').flatMap((line, index) => [
    ...[...line.matchAll(ABSOLUTE)].flatMap(([path]) => {
      const parts = path.split(/[\\/]/);
      // A file's bare name may be that of a file of the user's own.
      const ends = parts.flatMap((_, at) =>
        at > 0 && (parts[at - 1] === dir || at < parts.length - 1) ? [parts.slice(at).join('/')] : [],
      );
      const found = ends.find((end) => files.includes(end));
      const file = found ?? parts.slice(parts.includes(dir) ? parts.lastIndexOf(dir) + 1 : -1).join('/');
      const isSomeones = OF_ONE.test(path) && plain[index]?.includes(path) && !ASIDE.test(line.replace(path, ''));
      const isSaid = file !== '' && isMeant(line, file) && (found !== undefined || isSomeones);
      return isSaid ? [{ path, file, index, is_there: found !== undefined, is_absolute: true }] : [];
    }),
    ...[...line.matchAll(BACKSLASHED)].flatMap(([path]) => {
      const file = path.replace(/^\.\\/, '').replaceAll('\\', '/');
      return files.includes(file) ? [{ path, file, index, is_there: true, is_absolute: false }] : [];
    }),
  ]);
  return all.filter((one, at) => all.findIndex(({ is_absolute }) => is_absolute === one.is_absolute) === at);
}
