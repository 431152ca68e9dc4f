/** A skill case that names a command, which some agents list among their skills → the same case with that agent's names for it, and its offer. */
import { type Aliases, aliasesFor, namesOf } from '../../case/aliases.js';
import type { SkillCase } from '../../case/schema.js';
import type { Result } from '../../contract/result.js';
import { compareParts } from '../../offer/parts.js';
import { findSkills } from '../../skill/find-skill.js';
import { parseFrontMatter } from '../../skill/front-matter.js';
import { measureOffer } from '../../skill/offer-match.js';
import { type CommandPart, findCommand } from '../../skill/plugin-part.js';
import type { Transcript } from '../../transcript/ask.js';
import type { ReadyAgent } from '../../transcript/ready.js';
import type { Attempt, UnitContext } from '../trial/context.js';

interface Known extends Pick<UnitContext, 'shared'> {
  parts?: UnitContext['parts'] | undefined;
}

/** A skill of that name comes first. */
export function findNamed(id: string, aliases: Aliases, { parts, shared }: Known): CommandPart | null {
  const names = namesOf(id, aliases);
  const is_skill = names.some((name) => findSkills(shared.source, name).length > 0);
  return is_skill || id === '' ? null : findCommand(parts?.listed ?? [], names);
}

/** With the names under which the agent lists its commands as aliases: Codex turns `fold` into the skill `source-command-fold`. */
export function withCommandNames(
  testCase: SkillCase,
  { key: { key, name }, agent }: ReadyAgent,
  context: Known,
): SkillCase {
  const { expected_skill, required_skills, optional_skills, disallowed_skills } = testCase;
  const aliases = aliasesFor(key, testCase.provider_aliases);
  const own = [expected_skill, ...required_skills, ...optional_skills, ...disallowed_skills].flatMap((id) => {
    const command = findNamed(id, aliases, context);
    const listed = command && agent.parts.commandName?.(command);
    if (!listed) return [];
    return [listed, `${command.plugin}:${listed}`].flatMap((one) =>
      one === id || findSkills(context.shared.source, one).length > 0 ? [] : [[one, id] as const],
    );
  });
  if (own.length === 0) return testCase;
  const all = { ...Object.fromEntries(own), ...aliases };
  return { ...testCase, provider_aliases: { ...testCase.provider_aliases, [name]: all, [key]: all } };
}

/** Null where no request shows it. */
export function offerOfCommand(
  command: CommandPart,
  { ready, context }: Attempt,
  transcript: Transcript,
): Result['offer'] {
  const { first_request: request, offered } = transcript;
  if (!request || !offered) return null;
  const { agent, install } = ready;
  const { allow_processes, source } = context.shared;
  const [row] = compareParts([command], { source, agent, install, allow_processes, offered, request });
  const listed = offered.find(({ id }) => row?.listed_as.includes(id));
  const front_matter = parseFrontMatter(command.text);
  const { description } = front_matter.fields;
  const written = { front_matter, description: typeof description === 'string' ? description : null };
  const { offer, kept_chars, of_chars } = measureOffer(written, listed?.description);
  return { state: offer, kept_chars, of_chars, reason: row?.reason ?? null };
}
