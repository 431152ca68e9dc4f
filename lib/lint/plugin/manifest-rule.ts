/** A source → the findings about a plugin.json that cannot be read, and about fields that no agent reads. */
import { posix } from 'node:path';
import { suggest } from '../../input/suggest.js';
import { packageOf } from '../../skill/package/manifest.js';
import { PATH_FIELDS } from '../../skill/plugin-part.js';
import type { Source } from '../../skill/skill.js';
import { asWarning, type Finding } from '../finding.js';

export function lintManifest({ manifest, manifest_problem, name, plugins }: Source, prefix: string): Finding[] {
  const fields = plugins.flatMap((plugin) =>
    Object.entries(packageOf(plugin) ? {} : plugin.manifests).flatMap(([path, own]) =>
      Object.keys(own ?? {}).map((field) => ({ field, file: `${prefix}${posix.join(plugin.folder, path)}` })),
    ),
  );
  const misspelt = fields.flatMap(({ field, file }): Finding[] => {
    const near = PATH_FIELDS.includes(field) ? null : suggest(field, PATH_FIELDS);
    // Agents have fields of their own (`tools`, `apps`), which begin otherwise.
    if (near?.[0] !== field[0]?.toLowerCase()) return [];
    const message = `no agent reads the field \`${field}\`, so that a part of the plugin is missing`;
    return [asWarning('plugin-manifest', { file, line: 1, subject: field }, message, `write \`${near}\`.`)];
  });
  if (manifest === null || !manifest_problem) return misspelt;
  return [
    ...misspelt,
    {
      rule: 'plugin-manifest',
      severity: 'error',
      file: `${prefix}${manifest}`,
      line: manifest_problem.line,
      subject: name,
      message: `the plugin manifest cannot be read: ${manifest_problem.message}`,
      consequences: {},
      fix: manifest_problem.fix,
    },
  ];
}
