/** The tools and the model that front matter names → findings about names that an agent does not know. */
import { AGENTS } from '../../agents/index.js';
import type { Agent } from '../../agents/interface/agent.js';
import { isSlip, suggest } from '../../input/suggest.js';
import { parseFrontMatter } from '../../skill/front-matter.js';
import { isSameTool } from '../../text/name-call.js';
import { asWarning, type Finding, type Where } from '../finding.js';
import { type LintedAgent, lineOfField } from '../skill-location.js';

const ALL_TOOLS = Object.values(AGENTS).flatMap(({ hook_facts }) => hook_facts.tools);

/** given: the agents that have the file. */
export function lintTools(text: string, where: Where, given: readonly LintedAgent[]): Finding[] {
  const words = listTools(text, 'tools');
  const costs = given.flatMap(({ key, agent }): [string, Lost][] => {
    const lost = findLost(words, agent, isLost);
    return lost
      ? [
          [
            key,
            {
              ...lost,
              cost: `${agent.title} gives it ${lost.names.length === words.length ? 'no tool' : `none for ${lost.names.join(', ')}`}`,
            },
          ],
        ]
      : [];
  });
  return describe('plugin-part', 'tools', text, where, costs);
}

/** A model's name of one word that is almost one that the agent knows. */
export function lintModel(text: string, where: Where, given: readonly LintedAgent[]): Finding[] {
  const { model } = parseFrontMatter(text).fields;
  if (typeof model !== 'string' || !/^[a-z]+$/i.test(model)) return [];
  const lost = given.flatMap(
    ({
      key,
      agent: {
        title,
        parts: { model_aliases = [] },
      },
    }) => {
      const isKnown = model_aliases.some((name) => name === model.toLowerCase());
      const near = isKnown ? undefined : model_aliases.find((name) => isSlip(model, name));
      return near === undefined ? [] : [{ key, near, cost: `${title} asks its vendor for a model of this name` }];
    },
  );
  const [first] = lost;
  if (first === undefined) return [];
  const at = { ...where, line: lineOfField(text, 'model') || 1 };
  const costs = Object.fromEntries(lost.map(({ key, cost }) => [key, cost]));
  return [asWarning('plugin-part', at, `\`model: ${model}\` names no model`, `write \`model: ${first.near}\`.`, costs)];
}

/** What a skill or a command may use without a question, where an agent acts on that. */
export function lintAllowed(
  rule: Finding['rule'],
  text: string,
  where: Where,
  given: readonly LintedAgent[],
): Finding[] {
  const words = listTools(text, ALLOWED);
  const costs = given.flatMap(({ key, agent }): [string, Lost][] => {
    const isAsked = agent.parts.drops_tools !== undefined && !agent.ignored_fields.includes(ALLOWED);
    const lost = isAsked ? findLost(words, agent, isNobodys) : null;
    return lost ? [[key, { ...lost, cost: `${agent.title} has no tool of that name to allow` }]] : [];
  });
  return describe(rule, ALLOWED, text, where, costs);
}

const ALLOWED = 'allowed-tools';

interface Lost {
  names: string[];
  near: Map<string, string | null>;
  cost: string;
}

/** Beside a misspelt name one that is like none is no tool of a later version. */
function findLost(
  words: readonly string[],
  agent: Agent,
  isOne: (word: string, agent: Agent) => boolean,
): Omit<Lost, 'cost'> | null {
  const near = new Map(
    words.filter((word) => isOne(word, agent)).map((word) => [word, findNear(word, agent.hook_facts.tools)]),
  );
  const names = [...near].flatMap(([word, meant]) => (meant !== null || isNobodys(word) ? word : []));
  return [...near.values()].some((meant) => meant !== null) ? { names, near } : null;
}

function describe(
  rule: Finding['rule'],
  field: string,
  text: string,
  where: Where,
  lost: readonly [string, Lost][],
): Finding[] {
  const names = [...new Set(lost.flatMap(([, one]) => one.names))];
  if (names.length === 0) return [];
  const fixes = names.map((word) => {
    const near = lost.map(([, one]) => one.near.get(word)).find(Boolean);
    return near ? `write \`${near}\` for \`${word}\`` : `correct \`${word}\`, or take it out`;
  });
  const message = `\`${field}\` in its front matter has names for which an agent has no tool: ${names.join(', ')}`;
  const at = { ...where, line: lineOfField(text, field) || 1 };
  const costs = Object.fromEntries(lost.map(([key, { cost }]) => [key, cost]));
  return [asWarning(rule, at, message, `${fixes.join('; ')}.`, costs)];
}

/** Of `Skill` the text that asks for one tells more. */
const IS_NAME = /^(?!skill$)[A-Za-z]+$/i;
const isNobodys = (word: string): boolean => IS_NAME.test(word) && !ALL_TOOLS.some((name) => isSameTool(name, word));

const isLost = (word: string, { hook_facts, parts: { drops_tools } }: Agent): boolean =>
  drops_tools === 'exact'
    ? IS_NAME.test(word) && !hook_facts.tools.includes(word)
    : drops_tools === 'loose' && isNobodys(word);

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
function listTools(text: string, field: string): string[] {
  const tools = parseFrontMatter(text).fields[field];
  const names = Array.isArray(tools) ? tools.join(',') : typeof tools === 'string' ? tools : '';
  return names
    .replace(/\([^)]*\)/g, '')
    .split(/[\s,]+/)
    .filter(Boolean);
}
