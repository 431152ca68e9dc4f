/** A source → the finding about a plugin.json that cannot be read. */
import { JSON_ALLOWS } from '../../input/json-text.js';
import type { Source } from '../../skill/skill.js';
import type { Finding } from '../finding.js';

export function lintManifest({ manifest, manifest_problem, name }: Source, prefix: string): Finding[] {
  if (manifest === null || !manifest_problem) return [];
  return [
    {
      rule: 'plugin-manifest',
      severity: 'error',
      file: `${prefix}${manifest}`,
      line: manifest_problem.line,
      subject: name,
      message: `the plugin manifest cannot be read: ${manifest_problem.message}`,
      consequences: {},
      fix: `correct it; ${JSON_ALLOWS} \`{"name": "my-plugin"}\` is enough.`,
    },
  ];
}
