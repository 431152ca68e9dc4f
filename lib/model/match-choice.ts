/** The calls of an answer → the offered skills that they name, in order; names that were not offered are kept apart. */
import type { Choice } from '../contract/decision.js';
import { asFields, list } from '../input/json-value.js';
import { bareId } from '../text/bare-id.js';
import type { AnsweredCall, ListingText } from './listing.js';
import type { OfferedSkill } from './wire.js';

/** The listed skill that a call loads by this name. */
export type FindCalled = (called: string, offered: readonly OfferedSkill[]) => OfferedSkill | undefined;

/** A call names a skill as the agent finds it, or by the path of its SKILL.md. */
export function matchChoice(
  calls: readonly AnsweredCall[],
  offered: readonly OfferedSkill[],
  tool: Pick<ListingText['tool'], 'name' | 'input_schema'>,
  findCalled: FindCalled = findNamed,
): Required<Choice> {
  const chosen: string[] = [];
  const unknown: string[] = [];
  for (const call of calls) {
    // The agent would refuse a call of a tool that it has not offered, whatever is in it.
    if (!isSameTool(call.name, tool.name)) {
      unknown.push(call.name.slice(0, LONGEST_NAME) || 'a call without a name');
      continue;
    }
    const texts = listNames(call.input, tool.input_schema);
    const skill = texts.map((text) => findCalled(text, offered) ?? findByPath(text.trim(), offered)).find(Boolean);
    if (skill) chosen.push(skill.id);
    else unknown.push((texts[0] ?? call.name).slice(0, LONGEST_NAME) || call.name);
  }
  const [choice = null, ...also] = [...new Set(chosen)];
  return { choice, also, unknown: [...new Set(unknown)] };
}

/** What a reader should see of a call that names no skill. */
const LONGEST_NAME = 80;

/** Some models put a namespace before it (`functions.Skill`), or change its case. */
const isSameTool = (called: string, offered: string): boolean =>
  called.toLowerCase() === offered.toLowerCase() || called.toLowerCase().endsWith(`.${offered.toLowerCase()}`);

/** The arguments that the tool requires; without them every text, whatever the model calls the argument. */
function listNames(input: unknown, schema: unknown): string[] {
  const fields = asFields(input);
  const required = list(asFields(schema)['required']).flatMap((name) => {
    const value = typeof name === 'string' && Object.hasOwn(fields, name) ? fields[name] : null;
    return typeof value === 'string' ? [value] : [];
  });
  return required.length > 0 ? required : listTexts(input);
}

function listTexts(input: unknown): string[] {
  if (typeof input === 'string') return [input];
  if (typeof input !== 'object' || input === null) return [];
  return Object.values(input).flatMap(listTexts);
}

/** A name of its own comes before another one's other name. as: what makes two names the same. */
export const findNamed = (
  name: string,
  offered: readonly OfferedSkill[],
  as: (name: string) => string = (each) => each,
): OfferedSkill | undefined =>
  offered.find(({ id }) => as(id) === as(name)) ??
  offered.find(({ also }) => also.some((each) => as(each) === as(name)));

/** The skill whose SKILL.md a file is: by the path that the listing gives, else by the name of its folder. */
export function findByFile(file: string, offered: readonly OfferedSkill[]): OfferedSkill | null {
  const folder = /([^/\\]+)[/\\]SKILL\.md$/i.exec(file)?.[1];
  if (folder === undefined) return null;
  const named = offered.filter(({ id, also, path }) => path === null && [bareId(id), ...also].includes(folder));
  return findByPath(file, offered) ?? (named.length === 1 ? (named[0] ?? null) : null);
}

/** By as many segments from the end as agree, so that an alias for its root (`r0/…`) does no harm; two that agree equally give no match. */
function findByPath(text: string, offered: readonly OfferedSkill[]): OfferedSkill | null {
  const tail = text.split(/[\\/]/).filter(Boolean);
  if (!/^SKILL\.md$/i.test(tail.at(-1) ?? '') || tail.length < 2) return null;
  const ranked = offered
    .map((skill) => ({ skill, same: countSame((skill.path ?? '').split('/'), tail) }))
    .filter(({ same }) => same >= 2)
    .sort((one, other) => other.same - one.same);
  return ranked[0] && ranked[0].same !== ranked[1]?.same ? ranked[0].skill : null;
}

function countSame(path: readonly string[], tail: readonly string[]): number {
  let same = 0;
  while (same < tail.length && path.at(-1 - same) === tail.at(-1 - same)) same++;
  return same;
}
