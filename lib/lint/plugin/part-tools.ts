/** The list of tools of a custom agent → a finding about names that an agent does not know, and gives it no tool for. */
import { AGENTS } from '../../agents/index.js';
import { isSlip, suggest } from '../../input/suggest.js';
import { parseFrontMatter } from '../../skill/front-matter.js';
import { isSameTool } from '../../text/name-call.js';
import { asWarning, type Finding, type Where } from '../finding.js';
import { type LintedAgent, lineOfField } from '../skill-location.js';

const ALL_TOOLS = Object.values(AGENTS).flatMap(({ hook_facts }) => hook_facts.tools);

/** given: the agents that have the file. */
export function lintTools(text: string, where: Where, given: readonly LintedAgent[]): Finding[] {
  const words = listTools(text);
  const meant = new Map<string, string>();
  const costs = given.flatMap(({ key, agent }): [string, string][] => {
    const { tools } = agent.hook_facts;
    const misspelt = words.filter((word) => {
      const near = isLost(word, agent) ? findNear(word, tools) : null;
      if (near !== null) meant.set(word, meant.get(word) ?? near);
      return near !== null;
    });
    const lost = misspelt.length === words.length ? 'no tool' : `none for ${misspelt.join(', ')}`;
    return misspelt.length > 0 ? [[key, `${agent.title} gives it ${lost}`]] : [];
  });
  if (costs.length === 0) return [];
  const names = [...meant].map(([word, name]) => `\`${name}\` for \`${word}\``);
  const message = `\`tools\` in its front matter has names for which an agent has no tool: ${[...meant.keys()].join(', ')}`;
  const at = { ...where, line: lineOfField(text, 'tools') || 1 };
  return [asWarning('plugin-part', at, message, `write ${names.join(', ')}.`, Object.fromEntries(costs))];
}

/** Of `Skill` the text that asks for one tells more. */
const isLost = (word: string, { hook_facts, parts: { drops_tools } }: LintedAgent['agent']): boolean =>
  /^(?!skill$)[A-Za-z]+$/i.test(word) &&
  (drops_tools === 'exact'
    ? !hook_facts.tools.includes(word)
    : drops_tools === 'loose' && !ALL_TOOLS.some((name) => isSameTool(name, word)));

/** A tool of another agent's is no misspelling. */
function findNear(word: string, tools: readonly string[]): string | null {
  const isSame = (name: string) => name.toLowerCase() === word.toLowerCase();
  const same = tools.find(isSame) ?? tools.find((name) => isSameTool(name, word));
  if (same !== undefined || word.length < 4 || ALL_TOOLS.some((name) => isSameTool(name, word))) return same ?? null;
  const near = suggest(word, tools);
  // A tool of a version that is not known here (`TeamCreate`) may be like one that is.
  return near !== null && isSlip(word, near) ? near : null;
}

/** What stands in brackets says what a tool may do. */
function listTools(text: string): string[] {
  const { tools } = parseFrontMatter(text).fields;
  const names = Array.isArray(tools) ? tools.join(',') : typeof tools === 'string' ? tools : '';
  return names
    .replace(/\([^)]*\)/g, '')
    .split(/[\s,]+/)
    .filter(Boolean);
}
