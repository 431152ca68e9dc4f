/** A script and its interpreter → where the interpreter stops reading it, without running any of it. */
import { extname } from 'node:path';
import { oneLine } from '../text/escape.js';
import { exec } from './npm.js';

interface SyntaxFault {
  line: number;
  message: string;
}

const COMPILE = 'import sys; compile(open(sys.argv[1], "rb").read(), sys.argv[1], "exec", dont_inherit=True)';
/** Each reads a file to its end, runs none of it, and writes nothing. */
const READERS: Record<string, readonly [file: string, ...args: string[]]> = {
  // A script may switch these patterns on itself.
  bash: ['bash', '-O', 'extglob', '-n'],
  sh: ['sh', '-n'],
  node: [process.execPath, '--check'],
  python: ['python3', '-I', '-S', '-B', '-c', COMPILE],
};

/** {what decides the answer: the answer}. A check reads a script several times, and starting an interpreter takes longest. */
const answers = new Map<string, Promise<SyntaxFault | null>>();

export function findSyntaxError(path: string, reader: string, text: string): Promise<SyntaxFault | null> {
  // Node reads a .js as the package.json above it says; another file it reads anywhere alike.
  const place = reader !== 'node' ? '' : /\.[cm]js$/.test(path) ? extname(path) : path;
  const key = [reader, place, process.env['PATH'], text].join('\0');
  const answer = answers.get(key) ?? askReader(path, reader, text);
  answers.set(key, answer);
  return answer;
}

/** Null too where there is no such interpreter here. */
async function askReader(path: string, reader: string, text: string): Promise<SyntaxFault | null> {
  const [file = '', ...args] = READERS[reader] ?? [];
  const env = readerEnvironment();
  const { exit_code, stderr } = await exec(file, [...args, path], { cwd: '/', env }).catch(() => NOTHING);
  const said = stderr.replaceAll(path, '');
  const line = Number(/(?:^ {2}File "", line |^: line |^: |^:)(\d+)/m.exec(said)?.[1] ?? 0);
  const message = /(?:syntax ?error|unexpected EOF|\w*(?:Indentation|Tab)Error).*/i.exec(said)?.[0];
  if (exit_code === 0 || line === 0 || !message) return null;
  const lines = text.trimEnd().split('\n');
  if (line <= lines.length) return { line, message: oneLine(message, 200) };
  const opened = reader === 'bash' || reader === 'sh' ? await findUnclosed(lines, file, args) : null;
  return opened === null
    ? { line: lines.length, message: oneLine(message, 200) }
    : { line: opened, message: `syntax error: what begins there has no \`${endOf(lines[opened - 1] ?? '')}\`` };
}

/** What may open what the end of a script leaves open: before it, all that stands there is whole. */
const OPENS = /^\s*(?:if|for|while|until|case|select|function|\{|\(|[\w-]+\s*\(\))(?![\w=])/;
const MOST_TRIED = 40;
const ENDS: Record<string, string> = {
  if: 'fi',
  for: 'done',
  while: 'done',
  until: 'done',
  select: 'done',
  case: 'esac',
};
const endOf = (line: string) => ENDS[/\w+/.exec(line)?.[0] ?? ''] ?? (/^\s*\(/.test(line) ? ')' : '}');

async function findUnclosed(lines: readonly string[], file: string, args: readonly string[]): Promise<number | null> {
  const opening = lines.flatMap((line, at) => (OPENS.test(line) ? [at] : [])).slice(-MOST_TRIED);
  for (const at of opening.toReversed()) {
    const options = [...args, '-c', lines.slice(0, at).join('\n')];
    const { exit_code } = await exec(file, options, { cwd: '/', env: readerEnvironment() }).catch(() => NOTHING);
    if (exit_code === 0) return at + 1;
  }
  return null;
}

const readerEnvironment = () => ({ PATH: process.env['PATH'] ?? '', LC_ALL: 'C' });

const NOTHING = { exit_code: 0, stderr: '' };
