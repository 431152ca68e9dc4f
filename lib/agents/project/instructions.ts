/** The instruction files of a project → those that an agent gives its model, under which names, and why another is not among them. */
import type { Install } from '../../contract/agent-key.js';
import type { ModelRequest } from '../../model/wire.js';
import { belowFrontMatter } from '../../skill/body.js';
import { type InstructionFile, piecesOf, withoutImports } from '../../skill/instructions.js';
import type { PluginPart } from '../../skill/plugin-part.js';
import type { Source } from '../../skill/skill.js';
import { thousands } from '../../text/count.js';
import { linkCommand } from '../../text/quote-shell.js';
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

interface Instructions {
  name: string;
  path: string;
  text: string;
}

/** Of files of one text, such as a link, the one that the agent reads; of one that only imports others, these. */
export function nameGiven(
  { name, path, text }: Instructions,
  { agent, request, source }: { agent: Pick<Agent, 'parts'>; request: ModelRequest; source: Source },
  all: readonly PluginPart[],
): string[] {
  const files = source.instructions ?? [];
  const own = files.find((one) => one.path === path);
  if (
    !(own && importsAlone(own, name, agent)) &&
    (isInRequest(text, request) || isExpanded(own, name, agent, request))
  ) {
    const same = all.flatMap((one) => (one.kind === 'instructions' && one.text === text ? [one.name] : []));
    return [agent.parts.instructions.flat().find((one) => same.includes(one)) ?? name];
  }
  if (!own || fold(withoutImports(own)) !== '') return [];
  const imported = files.filter((one) => own.imports.includes(one.path));
  return imported.every((one) => isInRequest(one.text, request)) ? imported.map((one) => one.path) : [];
}

/** To an agent that puts no text in the place of an import, such a file says nothing. */
const importsAlone = (file: InstructionFile, name: string, { parts }: Pick<Agent, 'parts'>): boolean =>
  file.imports.length > 0 && fold(withoutImports(file)) === '' && parts.imports?.includes(name) !== true;

/** What it imports stands in it, or behind the line that does. */
function isExpanded(
  file: InstructionFile | undefined,
  name: string,
  { parts }: Pick<Agent, 'parts'>,
  request: ModelRequest,
): boolean {
  if (!file || file.imports.length === 0 || parts.imports?.includes(name) !== true) return false;
  const pieces = piecesOf(file);
  return pieces.length > 0 && pieces.every((piece) => isInRequest(piece, request));
}

/** Agents put frames around such a text, and leave comments out of it. */
export function isInRequest(text: string, { texts }: ModelRequest): boolean {
  const body = fold(belowFrontMatter(text));
  return body !== '' && texts.some((one) => fold(one.text).includes(body));
}

const fold = (text: string): string =>
  text
    .replace(/<!--[\s\S]*?-->/g, '')
    .replace(/\s+/g, ' ')
    .trim();

export function explainUngiven(
  { name, text }: Instructions,
  {
    agent,
    install,
    source,
  }: { agent: Pick<Agent, 'title' | 'parts'>; install: Install; source: Pick<Source, 'as' | 'instructions'> },
  all: readonly PluginPart[],
): string {
  const { title, parts } = agent;
  const { instructions_limit: limit } = parts;
  const bytes = Buffer.byteLength(text);
  const is_cut = limit !== undefined && bytes > limit.bytes;
  if (install !== 'project' && source.as !== 'both')
    return `${title} reads the instructions of the project that it is started in, and installed as ${install} this source is none.`;
  const group = parts.instructions.find((names) => names.includes(name));
  if (!group) {
    const own = [...new Set(parts.instructions.flat())];
    // By its other name, it is cut: that is what keeps it from the model.
    const same = all.find((one) => one.kind === 'instructions' && one.text === text && own.includes(one.name));
    if (same && is_cut) return explainUngiven({ ...same, text }, { agent, install, source }, all);
    const has_none = !all.some((part) => part.kind === 'instructions' && own.includes(part.name));
    const link = own.find((one) => one === 'AGENTS.md') ?? own[0] ?? '';
    // One that is imported from it is no copy of it.
    const is_free = !source.instructions?.some((one) => one.path === name && one.text.includes(`@${link}`));
    const cure = has_none && is_free && !name.includes('/') ? ` \`${linkCommand(name, link)}\` gives it the same.` : '';
    return `${title} reads ${own.join(', ')}, not ${name}.${cure}`;
  }
  const first = group.find((one) => all.some((part) => part.kind === 'instructions' && part.name === one));
  if (first !== name && first !== undefined) return `${title} reads ${first} instead.`;
  const own = source.instructions?.find((one) => one.path === name);
  if (own && importsAlone(own, name, agent))
    return `${title} gives its model \`@${own.imports[0]}\` as it is, not that file; \`${linkCommand(own.imports[0] ?? '', name)}\` gives it the text.`;
  return is_cut
    ? `${title} shows the first ${thousands(limit.bytes)} bytes of its ${thousands(bytes)}, if its user has not set more (\`${limit.setting}\`); move the rest into skills or files that it names.`
    : `${title} does not show all of it, for a reason that this tool does not know.`;
}
