/** Packages of Agent Plugins in a source → what the standard says against them, with what each client makes of it. */
import { posix } from 'node:path';
import { findProblem } from '../../input/json-problem.js';
import { lineIn } from '../../input/json-text.js';
import {
  findBadSkill,
  findFatal,
  findIgnored,
  isPackageSkill,
  type PackageFault,
  packageOf,
} from '../../skill/package/manifest.js';
import { findServerFaults } from '../../skill/package/servers.js';
import type { PluginFolder, Skill } from '../../skill/skill.js';
import { asError, asWarning, type Finding } from '../finding.js';
import { at, type LintedAgent, type SkillFacts } from '../skill-location.js';

/** Every plugin.json, and mcp.json of packages. */
export type PackageFiles = readonly { path: string; text: string }[];

const STANDARD = 'the standard Agent Plugins 1.0';

export function lintPackages(files: PackageFiles, facts: SkillFacts): Finding[] {
  const clients = facts.agents.filter(({ agent }) => agent.packages);
  const folders = [...new Map(facts.source.plugins.map((plugin) => [plugin.folder, plugin])).values()];
  return folders.flatMap((plugin) => {
    if (packageOf(plugin) === null) return [];
    return lintPackage(plugin, files, { ...facts, agents: clients });
  });
}

function lintPackage(plugin: PluginFolder, files: PackageFiles, facts: SkillFacts): Finding[] {
  const fields = packageOf(plugin) ?? {};
  const path = posix.join(plugin.folder, 'plugin.json');
  const textOf = (name: string) => files.find((one) => one.path === posix.join(plugin.folder, name))?.text;
  const lineOf = lineIn(textOf('plugin.json') ?? '');
  const file = `${facts.prefix}${path}`;
  const placeOf = (fault: PackageFault) => ({ file, line: lineOf(fault.path), subject: fault.path.join('.') });
  const fatal = findFatal(fields);
  if (fatal)
    return [
      asError(
        'agent-plugin',
        placeOf(fatal),
        `${STANDARD} rejects the whole package: ${fatal.message}`,
        `correct ${fatal.path.join('.')}.`,
        perClient(facts, ({ agent }) =>
          findFatal(fields, agent.packages?.schemas) ? 'loads nothing of it' : 'takes it all the same',
        ),
      ),
    ];
  const leave =
    'leave it out; what is for one client alone belongs under extensions, in an object under its reversed domain.';
  const ignored = findIgnored(fields).map((fault) => asWarning('agent-plugin', placeOf(fault), fault.message, leave));
  const servers = textOf('mcp.json');
  return [
    ...ignored,
    ...facts.source.skills.flatMap((skill) => lintSkill(skill, plugin, facts)),
    ...(servers === undefined
      ? []
      : lintServers(`${facts.prefix}${posix.join(plugin.folder, 'mcp.json')}`, servers, facts)),
  ];
}

/** Only what a client that keeps to the standard leaves out. */
function lintSkill(skill: Skill, { folder }: PluginFolder, facts: SkillFacts): Finding[] {
  const below = posix.relative(folder, skill.path);
  if (below.startsWith('..') || skill.unshipped) return [];
  const isHere = isPackageSkill(below);
  const why = isHere ? findBadSkill(skill, false) : 'it is not in skills/<name>/SKILL.md';
  if (why === null) return [];
  const fix = isHere ? 'correct its front matter.' : 'move its folder into skills/.';
  const costs = perClient(facts, ({ agent: { packages } }) =>
    (isHere ? packages?.rejectSkill?.(skill) : !packages?.nested || !below.startsWith('skills/'))
      ? 'leaves it out'
      : 'does not leave it out for that',
  );
  return [asWarning('agent-plugin', at(skill, facts), `${STANDARD} leaves this skill out: ${why}`, fix, costs)];
}

function lintServers(file: string, text: string, facts: SkillFacts): Finding[] {
  const faults = findServerFaults(text);
  if (faults === null) {
    const { line, message, fix } = findProblem(text);
    const lost = `no client starts a server from it: ${message}`;
    return [asError('agent-plugin', { file, line, subject: file }, lost, fix)];
  }
  const lineOf = lineIn(text);
  return faults.map(({ path, message, costs }) => {
    const what = costs === 'file' ? 'no server of this file' : 'this server not';
    return asError(
      'agent-plugin',
      { file, line: lineOf(path), subject: path.join('.') },
      `${STANDARD} starts ${what}: ${path.join('.')}: ${message}`,
      'write {"type": "stdio", "command": "./bin/server"}, or a type streamable-http with a url.',
      perClient(facts, ({ agent: { packages } }) =>
        costs === 'server' && packages?.starts_all?.includes(path[2] ?? '')
          ? 'starts it all the same'
          : 'does not start it',
      ),
    );
  });
}

const perClient = ({ agents }: SkillFacts, say: (one: LintedAgent) => string): Finding['consequences'] =>
  Object.fromEntries(agents.map((one) => [one.key, `${one.agent.title} ${one.agent.pinned} ${say(one)}`]));
