/** A skill's file → why Codex does not take it at all, with the fix. */
import type { Skill } from '../../skill/skill.js';
import type { Install } from '../agent.js';
import { LIMITS } from './facts.js';

function forbidsImplicit(openai_yaml: unknown): boolean {
  const { policy } = (openai_yaml ?? {}) as { policy?: { allow_implicit_invocation?: unknown } | null };
  return policy?.allow_implicit_invocation === false;
}

/** Null when it takes it. Wording of the limits as the CLI reports them on stderr (0.169.0). */
export function findRejection(skill: Skill, install: Install): string | null {
  if (!/(^|\/)SKILL\.md$/.test(skill.path))
    return `Codex only finds a file that is named exactly SKILL.md; rename ${skill.path}.`;
  if (skill.dir.startsWith('.')) return `Codex passes over a folder whose name begins with a dot; rename ${skill.dir}.`;
  if (skill.linked)
    return `Codex does not read a SKILL.md that is a symbolic link (a linked folder is fine); put the file itself at ${skill.path}.`;
  if (forbidsImplicit(skill.openai_yaml))
    return 'agents/openai.yaml beside it sets policy.allow_implicit_invocation: false, so Codex does not show it to the model; remove that line to offer it.';
  if (skill.front_matter.problems.some(({ message }) => /byte order mark/.test(message)))
    return `Codex finds no front matter behind a byte order mark; save ${skill.path} without one.`;
  if (!skill.front_matter.present)
    return 'Codex finds no front matter: `---` must stand alone on line 1 (with no byte-order mark before it) and a second `---` must close it.';
  if (skill.description === null || skill.description.trim() === '')
    return 'Codex rejects a skill without a description; add `description:` to its front matter.';
  if ([...skill.id].length > LIMITS.name_chars)
    return `Codex rejects a name of more than ${LIMITS.name_chars} characters, and this one has ${[...skill.id].length}; shorten \`name:\`.`;
  const depth = skill.path.split('/').length - 2;
  if (install !== 'skills' && depth > LIMITS.nesting + 1)
    return `Codex looks at most ${LIMITS.nesting} folders below a skills root; move ${skill.path} up.`;
  return null;
}
