/** The files of custom agents and commands → findings about those that an agent leaves out. */

import { posix } from 'node:path';
import { explainFault } from '../../agents/interface/part-file.js';
import { isProjectsOwn, takesSubagents } from '../../agents/interface/parts.js';
import { isBare } from '../../contract/agent-key.js';
import { suggest } from '../../input/suggest.js';
import { findPointers } from '../../router/words/pointers.js';
import { belowFrontMatter } from '../../skill/body.js';
import { fixProblem } from '../../skill/front-matter/problem.js';
import { parseFrontMatter } from '../../skill/front-matter.js';
import type { PluginPart } from '../../skill/plugin-part.js';
import type { Source } from '../../skill/skill.js';
import { listTaught } from '../../skill/subagent.js';
import { saidIn } from '../../text/said.js';
import { openSentence } from '../../text/sentence.js';
import { asWarning, type Finding, type Where } from '../finding.js';
import { cureByFix, fixText } from '../fix-text.js';
import { isOfPlugin, type LintedAgent, lineOfField, type SkillFacts } from '../skill-location.js';
import { lintAllowed, lintModel, lintTools } from './part-tools.js';

type FilePart = Extract<PluginPart, { kind: 'subagent' | 'command' }>;

export function lintParts(parts: readonly PluginPart[], facts: SkillFacts): Finding[] {
  return [...lintFiles(parts, facts), ...lintNamesakes(parts, facts)];
}

/** Two of one plugin with one name, of which an agent that goes by it lists one. */
function lintNamesakes(parts: readonly PluginPart[], { agents, prefix }: SkillFacts): Finding[] {
  const files = parts.filter((part): part is FilePart => part.kind === 'subagent');
  return files.flatMap((part, index) => {
    const first = files.slice(0, index).find(({ name, plugin }) => name === part.name && plugin === part.plugin);
    if (!first) return [];
    const isKept = (one: LintedAgent) => one.agent.parts.keeps_one_name && isGiven(part, one) && isGiven(first, one);
    const keepers = agents.filter(isKept);
    if (keepers.length === 0) return [];
    // The one that is not called as its file is.
    const [odd, other] = stemOf(part) === part.name ? [first, part] : [part, first];
    const where = { file: `${prefix}${odd.path}`, line: lineOfField(odd.text, 'name') || 1, subject: odd.path };
    const message = `the custom agent of ${other.path} is called '${part.name}' too`;
    const lost = keepers.map(({ key, agent }) => [key, `${agent.title} lists one of the two`]);
    const fix = `rename one of the two: \`${isToml(odd) ? `name = "${stemOf(odd)}"` : `name: ${stemOf(odd)}`}\` here.`;
    return [asWarning('plugin-part', where, message, fix, Object.fromEntries(lost))];
  });
}

const stemOf = ({ file }: FilePart): string => posix.parse(file).name;
const isToml = ({ file }: Pick<FilePart, 'file'>): boolean => file.endsWith('.toml');

function lintFiles(parts: readonly PluginPart[], { source, agents, prefix, isDropped }: SkillFacts): Finding[] {
  return parts.flatMap((part): Finding[] => {
    if (part.kind !== 'subagent' && part.kind !== 'command') return [];
    const near = new Map(listUnknown(part, source.skills).map((one) => [one.name, one.near]));
    // The names that a line to write repeats are to be those of skills.
    const correct = (why: string) =>
      why.replace(/(?<=; write `skills: \[)[^\]]+/, (names) =>
        names.replace(/[\w-]+/g, (name) => near.get(name) ?? name),
      );
    const lost = agents.flatMap((one): [string, string][] => {
      const why = isGiven(part, one) ? findLoss(part, one, source) : null;
      return why === null || isDropped?.(part.path, one.key, why) ? [] : [[one.key, correct(why)]];
    });
    const file = `${prefix}${part.path}`;
    const where = { file, line: 1, subject: file };
    const given = part.kind === 'subagent' ? agents.filter((one) => isGiven(part, one)) : [];
    const isTaught = given.some(({ key, agent }) => agent.parts.lacksSkills && !lost.some(([one]) => one === key));
    const unknown = [
      ...(isTaught ? lintTaught(part, where, source.skills) : []),
      ...lintTools(part.text, where, given),
      ...lintModel(part.text, where, given),
      ...(part.kind === 'command'
        ? lintAllowed(
            'plugin-part',
            part.text,
            where,
            agents.filter((one) => isGiven(part, one)),
          )
        : []),
    ];
    if (lost.length === 0) {
      const body = belowFrontMatter(part.text);
      const isEmpty = saidIn(body) === '';
      if (given.length > 0 && isEmpty) return [asWarning('plugin-part', where, MUTE, TELL), ...unknown];
      if (part.kind === 'command' && isEmpty && agents.some((one) => isGiven(part, one)))
        return [asWarning('plugin-part', where, BLANK, 'write what the command is to do.')];
      const bare = given.filter(({ agent }) => agent.parts.lacksSkills?.(part));
      const isSkill = (name: string) => source.skills.some(({ id, dir }) => [id, dir].includes(name.toLowerCase()));
      const found = bare.length > 0 ? findPointers(body, isSkill).found : [];
      const [told] = found;
      if (!told) return unknown;
      const asked = [...new Set(found.map(({ target }) => target))].map((name) => `'${name}'`);
      const skills = asked.length > 1 ? 'skills' : 'skill';
      const line = part.text
        .slice(0, part.text.indexOf(body) + told.end)
        .trimEnd()
        .split('\n').length;
      const message = `its text asks for the ${skills} ${asked.join(', ')}, and its list of tools has no Skill`;
      const give = `add \`Skill\` to \`tools\` in its front matter, or write \`skills: [${[...new Set(found.map(({ target }) => target))].join(', ')}]\` there.`;
      const seen = Object.fromEntries(bare.map(({ key, agent }) => [key, `${agent.title} shows it no skills.`]));
      return [asWarning('plugin-part', { ...where, line }, message, give, seen), ...unknown];
    }
    const fix = fixOf(
      part,
      lost.map(([, why]) => why),
    );
    return [
      ...unknown,
      {
        ...{ rule: 'plugin-part', severity: 'error', part: part.kind, file, subject: file },
        message: `the ${part.kind === 'subagent' ? 'custom agent' : 'command'} of this file is left out, whole or in part`,
        consequences: Object.fromEntries(lost),
        fix,
        line: lineOf(part.text, fix),
      },
    ];
  });
}

/** What one agent finds of all that it refuses may say where the file is to go, or what to write; not every text is meant as a part. */
function fixOf({ kind, file, text, plugin }: FilePart, whys: readonly string[]): string {
  const fixed = fixText(text, { kind, file, plugin }).text;
  const moves = whys.map((why) => /; ((?:move |remove |rename |write `)[^;]+?)\.?$/.exec(why)?.[1]);
  if (moves[0] !== undefined && moves.every((one) => one === moves[0])) return cureByFix(moves[0], fixed);
  if (whys.every(isOfPlugin)) return 'correct what the plugin is dropped for; until then nothing of it loads.';
  if (isToml({ file })) return 'correct in the file what the agent names.';
  const what = kind === 'subagent' ? 'custom agent' : 'command';
  if (/^(?:.*\/)?readme\.md$/i.test(file)) return `move it out of this folder, where each .md is taken for a ${what}.`;
  if (!/^[\uFEFF\u200b\s]*[-–—]{2}/.test(text))
    return `begin it with front matter that has \`name\` and \`description\`, or, if it is no ${what}, move it out of this folder.`;
  const { problems, fields } = parseFrontMatter(text);
  const [problem] = problems;
  if (problem) return fixProblem(problem, fixed !== text);
  const missing = Object.entries({ name: posix.parse(file).name, description: '…' }).filter(
    ([key]) => !(key in fields) && whys.some((why) => why.includes(key)),
  );
  if (missing.length > 0)
    return `write ${missing.map(([key, value]) => `\`${key}: ${value}\``).join(' and ')} in its front matter.`;
  return 'correct its front matter; `name` and `description` are text, in quotes where they hold a colon.';
}

/** Of the field that the fix names, or of what is wrong with the front matter. */
function lineOf(text: string, fix: string): number {
  const field = /^write `([\w-]+):/.exec(fix)?.[1];
  const { fields, problems } = parseFrontMatter(text);
  const [first] = ['name', 'description'].filter((key) => key in fields && typeof fields[key] !== 'string');
  const named = field ?? first;
  return (named && lineOfField(text, named)) || (problems[0]?.line ?? 1);
}

function lintTaught(part: FilePart, where: Where, skills: Skills): Finding[] {
  return listUnknown(part, skills).map(({ name, line, near }) => {
    const message = `\`skills\` in its front matter names '${name}', and no skill of the source is called that`;
    return asWarning(
      'plugin-part',
      { ...where, line },
      message,
      near ? `write ${near}.` : 'correct the name, or take it out.',
    );
  });
}

type Skills = SkillFacts['source']['skills'];

/** The skills whose texts it is given from the start; one of another plugin has that plugin's name before it. */
function listUnknown({ kind, text }: FilePart, skills: Skills) {
  const known = skills.flatMap(({ id, dir }) => [id, dir]);
  const isKnown = (name: string) => known.some((one) => one.toLowerCase() === name.toLowerCase());
  return (kind === 'subagent' ? listTaught(text) : [])
    .filter(({ name }) => /^[\w-]+$/.test(name) && !isKnown(name))
    .map(({ name, line }) => ({ name, line, near: suggest(name, known) }));
}

const MUTE = 'its text below the front matter is empty, so that the custom agent starts without instructions';
const BLANK = 'its text is empty, so that the command asks the model for nothing';
const TELL = 'write what the custom agent is to do.';

/** Whether this way of installing brings the agent the file at all. */
function isGiven({ kind, plugin, path }: FilePart, { agent, install, parts_install = install }: LintedAgent): boolean {
  if (kind === 'command' ? agent.parts.commandName === null : !takesSubagents(plugin, agent.parts)) return false;
  if (plugin !== null) return !isBare(parts_install);
  return install === 'project' && isProjectsOwn(kind, path, agent);
}

function findLoss(part: FilePart, { agent, unlisted }: LintedAgent, source: Source): string | null {
  const fault = agent.parts.faultOf?.(part, source) ?? null;
  if (fault?.for_people) return null;
  if (fault?.toolless) return explainFault(agent.title, fault);
  const seen = unlisted?.get(part.path);
  if (unlisted) {
    const said = seen === undefined ? null : openSentence(seen);
    // What an agent itself says of it names no cure.
    return said && fault?.write && !said.includes('; write ')
      ? `${said.replace(/\.$/, '')}; write \`${fault.write}\`.`
      : said;
  }
  return fault && explainFault(agent.title, fault);
}
