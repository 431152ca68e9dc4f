/** build/src/route-hook.js → hooks/route-tool-calls.mjs, or the file that is named: our reference hook as one file without dependencies, to be copied. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const renderHeader = (licence) => `/**
 * A tool call on stdin, as Claude Code, Codex, Copilot CLI, Gemini CLI or Qwen Code describe it → a denial when a route of the tool-routes.yaml beside this file matches it.
 *
 * This is one file without dependencies: copy it, or let \`agent-routing init --hooks\` write it. It is made from src/route-hook.ts of
 * agent-routing by scripts/build-hook.mjs; patterns mean what Python's \`re\` means, and a search ends after a bounded number of steps.
 * Sources: sha256 ${hashSources()}
 *
 * It contains the package yaml:
 *
${licence}
 */
`;

/** Of everything that goes into the hook, so that a test sees a hook older than they are. */
export function hashSources() {
  const pattern = readdirSync('lib/pattern').map((file) => `lib/pattern/${file}`);
  const files = [
    'src/route-hook.ts',
    'lib/case/route-decision.ts',
    ...pattern.sort(),
    'node_modules/yaml/package.json',
  ];
  const hash = createHash('sha256');
  for (const file of files) hash.update(`${file}\0${readFileSync(file, 'utf8')}\0`);
  return hash.digest('hex');
}

function build(target) {
  const out = mkdtempSync(join(tmpdir(), 'hook-'));
  try {
    const ncc = [
      'node_modules/@vercel/ncc/dist/ncc/cli.js',
      'build',
      'build/src/route-hook.js',
      '-o',
      out,
      '--no-cache',
    ];
    const env = { ...process.env, TMPDIR: out };
    execFileSync(process.execPath, ncc, { stdio: ['ignore', 'ignore', 'inherit'], env });
    const licence = readFileSync('node_modules/yaml/LICENSE', 'utf8').trim().replaceAll(/^/gm, ' * ');
    const code = readFileSync(join(out, 'index.js'), 'utf8').replaceAll(process.cwd(), '.');
    writeFileSync(target, `${renderHeader(licence)}${code.trimEnd()}\n`.replaceAll(/[ \t]+$/gm, ''));
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

if (process.argv[1] === import.meta.filename) build(process.argv[2] ?? 'hooks/route-tool-calls.mjs');
