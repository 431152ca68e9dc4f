/** The plugin.json of each plugin → findings about those that an agent refuses, whole or in a field, and about fields that none reads. */
import { posix } from 'node:path';
import type { ManifestFault } from '../../agents/interface/marketplace.js';
import { isBare } from '../../contract/agent-key.js';
import { sayFault } from '../../input/field-fault.js';
import { groupBy } from '../../input/group-by.js';
import { findProblem } from '../../input/json-problem.js';
import { lineIn } from '../../input/json-text.js';
import { asFields } from '../../input/json-value.js';
import { suggest } from '../../input/suggest.js';
import { packageOf } from '../../skill/package/manifest.js';
import { PATH_FIELDS } from '../../skill/plugin-part.js';
import type { PluginFolder } from '../../skill/skill.js';
import { asError, asWarning, type Finding, type Where } from '../finding.js';
import type { LintedAgent, SkillFacts } from '../skill-location.js';
import type { PackageFiles } from './package-rule.js';
import { describeServer } from './server-shape.js';

/** texts: of the manifests. */
export function lintManifests(texts: PackageFiles, { source, agents, prefix }: SkillFacts): Finding[] {
  const folders = [...groupBy(source.plugins, ({ folder }) => folder).values()];
  return folders.flatMap((same) => {
    const readers = agents.filter(
      ({ install }) => !isBare(install) && same.some(({ entry }) => (install === 'marketplace') === (entry !== null)),
    );
    const [plugin] = same as [PluginFolder];
    return Object.keys(plugin.manifests).flatMap((path) => {
      const file = posix.join(plugin.folder, path);
      const text = texts.find((one) => one.path === file)?.text ?? '';
      return lintManifest({ plugin, path, text, file: `${prefix}${file}`, source_name: source.name }, readers);
    });
  });
}

interface Manifest {
  plugin: PluginFolder;
  /** Below the plugin's folder. */
  path: string;
  text: string;
  file: string;
  source_name: string;
}

function lintManifest({ plugin, path, text, file, source_name }: Manifest, readers: readonly LintedAgent[]): Finding[] {
  const fields = plugin.manifests[path] ?? null;
  const faults = readers.flatMap(({ key, agent }) =>
    (agent.findManifestFaults?.(plugin) ?? [])
      .filter((fault) => fault.file === path)
      .map((fault) => ({ key, agent, fault })),
  );
  const costsOf = (all: typeof faults) =>
    Object.fromEntries(all.map(({ key, agent, fault: { costs } }) => [key, `${agent.title} ${COSTS[costs]}`]));
  if (fields === null) {
    const { line, message, fix } = findProblem(text);
    const name = (posix.basename(plugin.folder) || source_name).replace(/\s+/g, '-');
    const write = text.trim() === '' ? `write {"name": "${name}"}.` : fix;
    const where = { file, line, subject: file };
    return [
      asError('plugin-manifest', where, `the plugin manifest cannot be read: ${message}`, write, costsOf(faults)),
    ];
  }
  const line = lineIn(text);
  const refused = [...groupBy(faults, ({ fault }) => fault.path.join('.')).values()].map((all): Finding => {
    const { fault } = all[0] as (typeof faults)[number];
    const as = all.some((one) => one.fault.costs === 'plugin') ? asError : asWarning;
    const [field, name, ...refused] = fault.path;
    const servers = asFields(fields['mcpServers']);
    const said = field === 'mcpServers' && typeof name === 'string' && describeServer(name, servers[name], refused);
    const path = said ? ['mcpServers', ...said.path] : fault.path;
    const where = { file, line: line(path), subject: path.join('.') };
    const [message, fix] = said ? [said.message, said.fix] : [sayFault(fault), `${fault.fix ?? 'correct it'}.`];
    return as('plugin-manifest', where, message, fix, costsOf(all));
  });
  return [
    ...refused,
    ...(packageOf(plugin)
      ? []
      : Object.keys(fields).flatMap((field) => lintField(field, { file, line: line([field]), subject: field }))),
  ];
}

const COSTS: Record<ManifestFault['costs'], string> = {
  plugin: 'drops the whole plugin, with its skills',
  field: 'leaves the field out, and versions up to 2.1.197 drop the whole plugin for it',
};

function lintField(field: string, where: Where): Finding[] {
  const near = PATH_FIELDS.includes(field) ? null : suggest(field, PATH_FIELDS);
  // Agents have fields of their own (`tools`, `apps`), which begin otherwise.
  if (near?.[0] !== field[0]?.toLowerCase()) return [];
  const message = `no agent reads the field \`${field}\`, so that a part of the plugin is missing`;
  return [asWarning('plugin-manifest', where, message, `change it to \`${near}\`.`)];
}
