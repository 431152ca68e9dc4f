/** build/ → dist/: the action and the command line as bundles that need no node_modules. Byte-identical wherever it is built. */
import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Signs beyond Latin-1 are written as escapes: one of them, and V8 holds the whole file, 5.5 MB, at two bytes a sign. */
const narrow = (code) =>
  code.replace(/\\[\s\S]|[\u0100-\uffff]/g, (sign) => {
    const unit = sign.charCodeAt(sign.length - 1);
    return unit > 0xff ? `\\u${unit.toString(16).padStart(4, '0')}` : sign;
  });

const entries = { cli: 'build/src/cli.js', action: 'build/src/action.js' };
const asked = process.argv.slice(2);
const cache = mkdtempSync(join(tmpdir(), 'ncc-'));
try {
  for (const [name, entry] of Object.entries(entries)) {
    if ((asked.length > 0 && !asked.includes(name)) || !existsSync(entry)) continue;
    const out = `dist/${name}`;
    rmSync(out, { recursive: true, force: true });
    execFileSync(
      process.execPath,
      [
        'node_modules/@vercel/ncc/dist/ncc/cli.js',
        'build',
        entry,
        '-o',
        out,
        '--license',
        'licenses.txt',
        '--no-cache',
      ],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, TMPDIR: cache },
      },
    );
    // ncc takes a path that ends in a name of ours, such as `stat(join(cwd, 'cases.json'))`, for one of a file to ship, and changes it.
    const assets = readdirSync(out, { withFileTypes: true }).filter((entry) => entry.isDirectory());
    if (assets.length > 0) throw new Error(`${out} has ${assets[0].name}/: name its files by a variable.`);
    for (const file of readdirSync(out).filter((file) => file.endsWith('.js'))) {
      // ncc leaves trailing spaces of the sources as they are; what it must not leave is a path of this machine.
      const text = readFileSync(join(out, file), 'utf8');
      writeFileSync(join(out, file), narrow(text.replaceAll(process.cwd(), '.')));
    }
    if (name === 'cli') chmodSync(join(out, 'index.js'), 0o755);
  }
} finally {
  rmSync(cache, { recursive: true, force: true });
}
