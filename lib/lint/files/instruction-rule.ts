/** The instruction files of a project → findings about those that no agent finds by their name, and about files that they import and that are not there. */
import { posix } from 'node:path';
import { instructionFiles } from '../../agents/index.js';
import { instructionsOf } from '../../agents/project/instructions.js';
import { isSlip } from '../../input/suggest.js';
import { type InstructionFile, importsIn } from '../../skill/instructions.js';
import { asWarning, type Finding } from '../finding.js';
import type { LintedAgent, SkillFacts } from '../skill-location.js';

type Has = (path: string) => boolean;

/** names: what lies where agents look for such files. */
export function lintInstructions(facts: SkillFacts, has: Has, names: readonly string[]): Finding[] {
  const { source, agents, prefix } = facts;
  const { instructions: files = [], as } = source;
  const readers = agents.filter(({ install }) => install === 'project' || as === 'both');
  const misnamed = names.flatMap((name) => lintName(name, names, { ...facts, agents: readers }));
  const unfound = files
    .flatMap((file) => {
      const importers = readers.filter((one) => expands(one, file, files));
      const missing = importsIn(file).filter((path) => isMeant(path, has) && !has(path));
      return missing.map((path) => {
        const named = posix.relative(posix.dirname(file.path), path);
        const index = file.text.split('\n').findIndex((line) => line.includes(named));
        const where = { file: prefix + file.path, line: index + 1, subject: prefix + file.path };
        const costs = importers.map(({ key, agent }) => [key, `${agent.title} gives its model nothing for it`]);
        const message = `it imports \`@${named}\`, and no such file is there`;
        const near = names.find((name) => name.toLowerCase() === path.toLowerCase());
        const fix = near ? `write \`@${near}\`.` : `add ${path}, or correct the path; in backticks it is no import.`;
        return asWarning('instruction-file', where, message, fix, Object.fromEntries(costs));
      });
    })
    .filter(({ consequences }) => Object.keys(consequences).length > 0);
  return [...misnamed, ...unfound];
}

/** Where letter case counts, none takes another (Claude Code 2.1.330, Codex 0.169.0, Copilot CLI 1.0.102, Gemini CLI 0.61.0, Qwen Code 0.24.4, Cline 3.0.65, Pi 1.5.2). */
function lintName(name: string, names: readonly string[], { source, agents, prefix }: SkillFacts): Finding[] {
  const all = instructionFiles();
  const spelled = all.find((one) => one.toLowerCase() === name.toLowerCase());
  const right = spelled ?? all.find((one) => isNearly(name, one));
  if (right === undefined || names.includes(right)) return [];
  const costs = agents.flatMap(({ key, agent }) => {
    const given = instructionsOf(agent, source.instructions ?? []).map(({ path }) => path);
    const reads = agent.parts.instructions.flat().includes(right) && !given.includes(name);
    return reads ? [[key, `${agent.title} reads ${right}`]] : [];
  });
  if (costs.length === 0) return [];
  const where = { file: prefix + name, line: 1, subject: prefix + name };
  const message = spelled
    ? 'no agent finds it by this name where letter case counts, as on Linux'
    : 'no agent that this tool knows reads a file of this name';
  const fix = `run \`git mv ${prefix}${name} ${prefix}${right}\`.`;
  return [asWarning('instruction-file', where, message, fix, Object.fromEntries(costs))];
}

/** CONTENT.md and OPEN.md have names of their own. */
function isNearly(name: string, right: string): boolean {
  const [own, known] = [name, right].map((path) => posix.parse(path.replace(/[-_ ]/g, '')));
  if (right === 'CONTEXT.md' || own?.dir !== known?.dir || own?.ext !== known?.ext) return false;
  return isSlip(own?.name ?? '', known?.name ?? '');
}

/** What is imported is expanded in its turn. */
function expands({ agent }: LintedAgent, file: InstructionFile, all: readonly InstructionFile[]): boolean {
  const { instructions, imports = [] } = agent.parts;
  const isOwn = instructions.flat().includes(file.path);
  return (isOwn ? imports.includes(file.path) : true) && instructionsOf(agent, all).includes(file);
}

/** A package (`@scope/name`), a user and a decorator (`@app.route`) begin so, too. */
const TEXT = /\.(?:md|mdc|markdown|txt|rst|adoc)$/i;
/** A person's own, which is in no repository. */
const OWN = /\.local\./;

const isMeant = (path: string, has: Has): boolean =>
  !OWN.test(path) && (TEXT.test(path) || (/\/.*\.\w+$/.test(path) && has(posix.dirname(path))));
