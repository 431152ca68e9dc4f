/** The instruction files of a project → findings about files that they import and that are not there. */
import { posix } from 'node:path';
import { instructionsOf } from '../../agents/project/instructions.js';
import { type InstructionFile, importsIn } from '../../skill/instructions.js';
import { asWarning, type Finding } from '../finding.js';
import type { LintedAgent, SkillFacts } from '../skill-location.js';

type Has = (path: string) => boolean;

export function lintInstructions({ source, agents, prefix }: SkillFacts, has: Has): Finding[] {
  const { instructions: files = [], as } = source;
  const readers = agents.filter(({ install }) => install === 'project' || as === 'both');
  return files
    .flatMap((file) => {
      const importers = readers.filter((one) => expands(one, file, files));
      const missing = importsIn(file).filter((path) => isMeant(path, has) && !has(path));
      return missing.map((path) => {
        const named = posix.relative(posix.dirname(file.path), path);
        const index = file.text.split('\n').findIndex((line) => line.includes(named));
        const where = { file: prefix + file.path, line: index + 1, subject: prefix + file.path };
        const costs = importers.map(({ key, agent }) => [key, `${agent.title} gives its model nothing for it`]);
        const message = `it imports \`@${named}\`, and no such file is there`;
        const fix = `add ${path}, or correct the path; in backticks it is no import.`;
        return asWarning('instruction-file', where, message, fix, Object.fromEntries(costs));
      });
    })
    .filter(({ consequences }) => Object.keys(consequences).length > 0);
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
