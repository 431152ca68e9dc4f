/** A request that says something of skills in a form that is not known here → what of it was not read. A vendor's new form is thus told from an empty listing. */
import type { ModelRequest, OfferedSkill } from '../../model/wire.js';
import type { Skill } from '../../skill/skill.js';
import type { ListingSigns } from '../interface/listing.js';
import { unescapeXml } from './skill-tags.js';

export interface Looked {
  title: string;
  signs: ListingSigns;
  /** Of the source, with the names under which this agent would list each. */
  skills: readonly { skill: Skill; names: readonly string[] }[];
  /** Of every SKILL.md that was put in place, as this agent sees it. */
  paths: readonly string[];
  prompt: string;
}

export interface Unread {
  what: string;
  /** Words of the request that may be a quotation: where a file of the unit has them too, they are no listing. */
  passage: string | null;
}

export function findUnread(looked: Looked, request: ModelRequest, offered: readonly OfferedSkill[]): Unread[] {
  const { signs, title, prompt } = looked;
  const said = readSaid(request, prompt);
  const listed = new Set(offered.flatMap(({ id, also }) => [id, ...also]));
  const absent = looked.skills.filter(({ names }) => names.length > 0 && !names.some((name) => listed.has(name)));
  return [
    ...(signs.own.some((name) => listed.has(name)) ? [] : findOwn(signs, title, said)),
    ...(offered.length === 0 ? findHeading(signs, said) : []),
    ...findTool(signs, request),
    ...findPaths(looked.paths, said, offered),
    ...findDescriptions(absent, said, offered),
    ...findNames(absent, signs, said),
  ];
}

/** What the agent says, without what its user does: the prompt may quote a listing. */
function readSaid({ texts, tools }: ModelRequest, prompt: string): string[] {
  const own = texts.flatMap(({ role, text }) => {
    if (role === 'system' || role === 'developer') return [text];
    return role === 'user' && text.startsWith('<system-reminder>') ? [text.replaceAll(prompt || '\0', '')] : [];
  });
  return [...own, ...tools.map(({ name, description }) => `${name}: ${description}`)];
}

/** A newer version may have dropped one of them. */
function findOwn({ own }: ListingSigns, title: string, said: readonly string[]): Unread[] {
  const named = own.filter((name) => said.some((text) => text.includes(name)));
  if (named.length === 0 || 2 * named.length < own.length) return [];
  return [{ what: `the request names ${title}'s own ${named.slice(0, 3).join(', ')} in no row`, passage: null }];
}

function findHeading({ heading }: ListingSigns, said: readonly string[]): Unread[] {
  const [found] = said.flatMap((text) => heading.exec(text)?.[0] ?? []);
  return found === undefined ? [] : [{ what: `no row was read below "${found}"`, passage: found }];
}

/** Its first words say what it does, whatever it is called. Where a user's settings take the tool away, there is no such other one. */
function findTool({ tool }: ListingSigns, { tools }: ModelRequest): Unread[] {
  if (tool === null || tools.some(({ name }) => name === tool)) return [];
  const other = tools.find(({ description }) => /\bskills?\b/i.test(description.split(/[.\n]/, 1)[0] ?? ''));
  return other ? [{ what: `the tool for skills is called ${other.name}, not ${tool}`, passage: null }] : [];
}

function findPaths(paths: readonly string[], said: readonly string[], offered: readonly OfferedSkill[]): Unread[] {
  const rows = offered.flatMap(({ path }) => path ?? []);
  const [relative] = rows.filter((path) => !/^(?:[/~]|\w+:)/.test(path));
  if (relative !== undefined) return [{ what: `${relative} is no path`, passage: null }];
  const [left] = paths.filter((path) => !rows.includes(path) && said.some((text) => text.includes(path)));
  return left === undefined
    ? []
    : [{ what: `the request names ${left.split('/').slice(-2).join('/')} in no row`, passage: null }];
}

/** For comparing: what is written over several lines, or escaped, is the same. */
export const plain = (text: string): string => unescapeXml(text).replace(/\s+/g, ' ').trim();

/** Enough of a description to be told from other words. */
const PROBE_CHARS = 80;
const LEAST_WORDS = 4;

function findDescriptions(
  absent: Looked['skills'],
  said: readonly string[],
  offered: readonly OfferedSkill[],
): Unread[] {
  const probes = absent
    .map(({ skill }) => ({
      id: skill.id,
      passage: plain(skill.description ?? '')
        .slice(0, PROBE_CHARS)
        .trim(),
    }))
    .filter(({ passage }) => passage.length >= 20 && passage.split(' ').length >= LEAST_WORDS);
  if (probes.length === 0) return [];
  const texts = said.map(plain);
  const rows = offered.map(({ description }) => plain(description ?? ''));
  return probes
    .filter(({ passage }) => !rows.some((row) => row.includes(passage)) && texts.some((text) => lists(text, passage)))
    .map(({ id, passage }) => ({ what: `the request has the description of ${id} in no row`, passage }));
}

/** Not as the front matter of a file, which a hook may have read out. */
function lists(text: string, passage: string): boolean {
  for (let at = text.indexOf(passage); at >= 0; at = text.indexOf(passage, at + 1))
    if (!/description: ?["'>|-]*\s*$/.test(text.slice(Math.max(0, at - 20), at))) return true;
  return false;
}

/** `…: alpha, beta and 3 more`: a list of nothing but names of skills. */
function findNames(absent: Looked['skills'], { own }: ListingSigns, said: readonly string[]): Unread[] {
  const missed = new Set(absent.flatMap(({ names }) => names));
  if (missed.size < 2) return [];
  const named = new Set([...missed, ...own]);
  for (const line of said.flatMap((text) => text.split('\n'))) {
    const items = line
      .slice(line.lastIndexOf(': ') + 1)
      .replace(/(?:\.\.\.)? and \d+ more\.?$|\.$/, '')
      .split(',')
      .map((item) => unescapeXml(item.trim()));
    if (items.length < 2 || !items.every((item) => named.has(item)) || !items.some((item) => missed.has(item)))
      continue;
    return [{ what: `${items.slice(0, 3).join(', ')}: a list of names that was not read`, passage: line.trim() }];
  }
  return [];
}
