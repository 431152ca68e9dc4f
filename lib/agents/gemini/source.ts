/** Writes a unit's home and workspace for Gemini CLI: settings, and the source as a project's skills or as an extension. */
import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type { Files } from '../../contract/ports/files.js';
import { parseFrontMatter } from '../../skill/front-matter.js';
import { projectOf } from '../gemini-family/source.js';
import type { UnitSetup } from '../interface/unit-setup.js';
import { EXTENSION, MANIFEST } from './facts.js';
import { AUTH_VARIABLE } from './launch.js';

const { join } = posix;

/** A project's own. */
export const SUBAGENTS = '.gemini/agents';

/** The extension's name decides about nothing but itself; it takes letters, digits and dashes. */
const plainName = (name: string): string => name.replace(/[^A-Za-z0-9-]+/g, '-').replace(/^-+/, '') || 'source';

/** It does not read the manifest of a Claude plugin: users of one copy its skills. */
const plain = projectOf({
  folder: '.gemini',
  manifest: MANIFEST,
  names: EXTENSION.names,
  nameOf: ({ extensions, name }) => plainName(String(extensions?.[MANIFEST]?.['name'] ?? name)),
  memory: 'GEMINI.md',
  /** An error of the vendor is asked about once more, after five seconds; by default ten times, with up to thirty in between. */
  settings: ({ allow_processes }) => ({
    general: { enableAutoUpdate: false, enableAutoUpdateNotification: false, maxAttempts: 2 },
    security: { auth: { selectedType: `\${${AUTH_VARIABLE}:-gemini-api-key}` } },
    hooksConfig: { enabled: allow_processes },
  }),
  /** `gemini extensions link` writes this file. Without a manifest the CLI skips the folder and says so only on stderr. */
  link: '.gemini-extension-install.json',
});

export const project: typeof plain = {
  ...plain,
  async setUp(setup, files) {
    await plain.setUp(setup, files);
    if (setup.install === 'project') await approveSubagents(setup, files);
  },
};

/** It lists a project's custom agents once its user has approved each file in a session (0.61.0): {project: {name: hash}}. */
async function approveSubagents({ workspace, home }: UnitSetup, files: Files): Promise<void> {
  const folder = join(workspace, SUBAGENTS);
  const approved: Record<string, string> = {};
  for (const path of await files.list(folder)) {
    if (!path.endsWith('.md')) continue;
    const text = await files.read(join(folder, path));
    const { name } = parseFrontMatter(text).fields;
    if (typeof name === 'string') approved[name] = createHash('sha256').update(text).digest('hex');
  }
  if (Object.keys(approved).length > 0)
    await files.write(
      join(home, '.gemini', 'acknowledgments', 'agents.json'),
      JSON.stringify({ [workspace]: approved }),
    );
}
