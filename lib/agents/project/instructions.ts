/** The instruction files of a project → those that an agent gives its model. */
import type { InstructionFile } from '../../skill/instructions.js';
import type { Agent } from '../interface/agent.js';

/** Of each group the first that is there, and what these import. */
export function instructionsOf({ parts }: Pick<Agent, 'parts'>, all: readonly InstructionFile[]): InstructionFile[] {
  const { instructions, imports = [] } = parts;
  const found = new Set<InstructionFile>();
  const add = (path: string | undefined, is_expanded: boolean) => {
    const file = all.find((one) => one.path === path);
    if (!file || found.has(file)) return;
    found.add(file);
    for (const one of is_expanded ? file.imports : []) add(one, true);
  };
  for (const group of instructions) {
    const first = group.find((name) => all.some(({ path }) => path === name));
    add(first, imports.includes(first ?? ''));
  }
  return [...found];
}
