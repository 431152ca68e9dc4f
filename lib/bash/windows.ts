/** Paths and commands as Windows writes them → as the rest of this room reads them. The one place that knows of backslashes. */

const DRIVE = /^([A-Za-z]):(?=[\\/]|$)/;

/** `D:\repo\x` → `/d/repo/x`, as the shells on Windows spell it themselves; a POSIX path stays. */
export function toPosix(path: string): string {
  if (DRIVE.test(path))
    return path.replace(DRIVE, (_, drive: string) => `/${drive.toLowerCase()}`).replace(/\\+/g, '/');
  if (!path.includes('\\') || path.includes('/')) return path.replace(/^\/mnt\/([a-z])(?=\/)/, '/$1');
  return path.replace(/\\+/g, '/');
}

/** A run of names with backslashes between. */
const BACKSLASHED = /(?:[A-Za-z]:|[^\s\\'"`|&;<>()=,]+)?(?:\\{1,2}[^\s\\'"`|&;<>(),]+)+/g;
/** In a shell a backslash is an escape, unless what it stands in can only be a path of Windows. */
const IS_PATH = /^[A-Za-z]:\\|\\(?:\.?(?:claude|agents|codex|github|copilot)|skills)\\|\\SKILL\.md$/i;

/** The paths in a command or in what it printed. */
function posixPaths(text: string): string {
  if (!text.includes('\\')) return text;
  return text.replace(BACKSLASHED, (found) =>
    IS_PATH.test(found)
      ? found.replace(DRIVE, (_, drive: string) => `/${drive.toLowerCase()}`).replace(/\\+/g, '/')
      : found,
  );
}

/** What a search or a listing on Windows puts before its lines; other text is left alone, however long. */
export function posixOutput(output: string): string {
  return output.includes('\\') && /\\SKILL\.md/i.test(output)
    ? output.replace(/\S+\\SKILL\.md/gi, (path) => posixPaths(path))
    : output;
}

const READS =
  /(?<![\w-])(?:Get-Content|gc|type)((?:\s+-(?:Raw|LiteralPath|Path|Encoding\s+\w+|Head\s+\d+|TotalCount\s+\d+|First\s+\d+))*)(?=\s)/gi;

/** PowerShell's and cmd's way to print a file is `cat` here, and its first lines `head`. */
export function posixCommand(command: string): string {
  const paths = posixPaths(command);
  if (!/Get-Content|(?<![\w-])(?:gc|type)\s/i.test(paths)) return paths;
  return paths.replace(READS, (whole, options: string) => {
    const lines = /-(?:Head|TotalCount|First)\s+(\d+)/i.exec(options)?.[1];
    // `type` of a POSIX shell says what a name means; only a path makes it a reader.
    if (/^type$/i.test(whole.trim()) && !/\btype\s+['"]?\S*[\\/]\S+/i.test(command)) return whole;
    return lines === undefined ? 'cat' : `head -n ${lines}`;
  });
}
