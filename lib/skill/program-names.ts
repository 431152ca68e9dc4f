/** The name of a program → the usual one of which it is a misspelling. */
import { isSlip } from '../input/suggest.js';

/** What hooks and servers are started with. */
const USUAL = [
  ...['python3', 'python', 'node', 'bash', 'deno', 'ruby', 'perl', 'java', 'npx', 'uvx', 'bun', 'php', 'zsh', 'pnpm'],
  ...['docker', 'dotnet', 'powershell', 'bunx', 'pipx', 'yarn', 'pwsh'],
];
/** Other versions of these, and what is called so, too. */
const OTHERS = /^(?:(?:python|ruby|perl|node|php|java|bash)w?[\d.]*|java\w|nodejs|dockerd|pip)$/;

/** Null: it is one itself, or its name is like none of them. */
export function nearProgram(word: string): string | null {
  const name = word.replace(/\.exe$/i, '');
  if (!/^[\w.-]+$/.test(name) || USUAL.includes(name) || OTHERS.test(name)) return null;
  const sorted = (text: string) => [...text].sort().join('');
  // Of a short name another letter makes another name (`note`, `npm`).
  const isMisspelt = (usual: string) =>
    isSlip(name, usual) &&
    (sorted(name) === sorted(usual) || usual.length > 5 || (usual.length > 3 && name.length !== usual.length));
  return USUAL.find((usual) => isMisspelt(usual)) ?? null;
}
