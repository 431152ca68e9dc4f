/** The .claude-plugin/routes.json of each plugin below a folder → the route files that it lists, as the original tool-routing plugin finds them. */

import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { glob } from 'tinyglobby';
import { z } from 'zod';
import { ConfigError } from '../../input/config-error.js';
import { readJson } from '../../input/json-text.js';
import { formatPath, parseOrThrow } from '../../input/schema-issue.js';
import { isFile } from '../../io/files/presence.js';

export const ROUTES_MANIFEST = '.claude-plugin/routes.json';
const MANIFESTS = [ROUTES_MANIFEST, `**/${ROUTES_MANIFEST}`];
const IGNORED = ['**/node_modules/**', '**/.git/**', '**/.agent-routing/**'];

const ManifestSchema = z.looseObject({ routes: z.array(z.string().min(1)) });

/** Absolute paths; a file that does not exist is left out. cwd: errors name a manifest as seen from there. */
export async function findListedRoutes(folder: string, cwd = folder): Promise<string[]> {
  const manifests = await glob(MANIFESTS, { cwd: folder, absolute: true, ignore: IGNORED });
  const files = await Promise.all([...new Set(manifests)].sort().map((manifest) => readManifest(manifest, cwd)));
  return files.flat();
}

async function readManifest(manifest: string, cwd: string): Promise<string[]> {
  const file = relative(cwd, manifest);
  const { value, line } = readJson(await readFile(manifest, 'utf8'), file);
  const { routes } = parseOrThrow(ManifestSchema, value, ({ path, words }) => {
    const where = { file, line: line(path), path: formatPath(path) };
    return new ConfigError(`${words}.`, { ...where, fix: 'write {"routes": ["./hooks/tool-routes.yaml"]}.' });
  });
  const plugin = dirname(dirname(manifest));
  const paths = routes.map((route) => resolve(plugin, route));
  const exist = await Promise.all(paths.map(isFile));
  return paths.filter((_, index) => exist[index]);
}
