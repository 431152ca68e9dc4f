/** Claims: what a `skill` case wants to see proved, token by token, with the weakest tier that counts. Collectors look for them, the judge reads them. */
import type { SkillCase } from '../case/schema.js';
import { bareId } from '../skill/bare-id.js';
import type { Tier } from './evidence.js';
import { agentName, aliasesFor, foldId, type IdCase, resolveAlias } from './skill-id.js';

export type EvidenceKind = 'events' | 'text';

export interface Claim {
  /** As the case writes it, aliases resolved: the key in token_hits, matched_evidence and missing_evidence. */
  token: string;
  /** The skill whose use the token means; null for a token that is only searched for. `*`: any skill (the token `SKILL.md`). */
  skill: string | null;
  role: 'required' | 'optional' | 'disallowed';
  /** The token is the case's expected_skill. */
  expected: boolean;
  /** The token names a file: what `missing_skill_file_evidence` is about. */
  file: boolean;
  /** The weakest tier that satisfies it; null: any. For a disallowed skill, the weakest tier that gates. */
  max_tier: Tier | null;
}

export interface Claims {
  kind: EvidenceKind;
  all: Claim[];
  /** One of these must be seen. `activity`: any tool event does. */
  any: { tokens: string[]; activity: boolean };
  /** The case wants nothing to happen: no claim is required. */
  nothing: boolean;
  aliases: Readonly<Record<string, string>>;
  id_case: IdCase;
}

export interface Asked {
  testCase: SkillCase;
  /** The agent's key: `claude`, `claude@haiku`, `codex+plugin`. */
  agent: string;
  /** How this agent compares skill ids; default exact. */
  id_case?: IdCase;
  /** Ids and folder names of the skills under test: a token equal to one of them means use of that skill. */
  skills?: readonly string[];
}

/**
 * Words the seeds take for a sign of activity. In a case's own list they mean "some tool was used". Not among them, unlike in the
 * seeds, is `Invalid MCP config for plugin "dotnet-artisan"`, an error; new are Copilot's `tool.execution_start` and what Codex's session log calls
 * a tool of code mode, `custom_tool_call`.
 */
export const ACTIVITY_TOKENS = [
  'tool_use',
  'read_file',
  'file_search',
  'command_execution',
  'function_call',
  'mcp:',
  'Glob ',
  'Grep ',
  'Read(',
  'Grep(',
  'Glob(',
  'Bash(',
  'shell(',
  'Starting remote MCP client for github-mcp-server',
  'tool.execution_start',
  'custom_tool_call',
] as const;

/** A negative case: it passes when nothing disallowed happens. */
function expectsNothing(testCase: SkillCase): boolean {
  const lists = [
    testCase.required_all_evidence,
    testCase.required_any_evidence,
    testCase.required_evidence,
    testCase.required_skills,
    testCase.required_files,
  ];
  return !testCase.expected_skill && lists.every((list) => list.length === 0);
}

export function listClaims(asked: Asked, kind: EvidenceKind): Claims {
  const { testCase } = asked;
  const id_case = asked.id_case ?? 'exact';
  const aliases = aliasesFor(asked.agent, testCase.provider_aliases);
  const resolve = (token: string) => resolveToken(token, aliases);
  const fold = (token: string) => foldId(token, id_case);

  const expected = testCase.expected_skill ? resolve(testCase.expected_skill) : '';
  const skills = testCase.required_skills.map(resolve);
  const files = testCase.required_files.map(resolve);
  const optional = testCase.optional_skills.map(resolve);
  const disallowed = testCase.disallowed_skills.map(resolve);
  const known = new Set([...skills, ...optional, ...disallowed, ...(expected ? [expected] : [])].map(fold));
  for (const id of asked.skills ?? []) known.add(fold(id));

  const tierOf = (token: string): Tier | null => {
    if (fold(token) === fold(expected)) {
      const implicit = testCase.expected_skill_min_tier;
      return skills.some((s) => fold(s) === fold(token)) ? (Math.min(1, implicit) as Tier) : implicit;
    }
    return skills.some((s) => fold(s) === fold(token)) ? 1 : 2;
  };
  const claim = (token: string, role: Claim['role'], max_tier: Tier | null): Claim => {
    const folder = /^(.+)\/SKILL\.md$/i.exec(token)?.[1];
    const generic = /^SKILL\.md$/i.test(token);
    const id = folder === undefined ? token : folder.slice(folder.lastIndexOf('/') + 1);
    const isSkill = generic || folder !== undefined || known.has(fold(token));
    return {
      token,
      skill: generic ? '*' : isSkill ? id : null,
      role,
      expected: role === 'required' && expected !== '' && fold(token) === fold(expected),
      file: folder !== undefined || generic || files.includes(token),
      max_tier,
    };
  };

  const required = [
    ...testCase.required_all_evidence.map(resolve),
    ...testCase.required_evidence.map(resolve),
    ...skills,
    ...files,
    ...(expected ? [expected] : []),
  ];
  const all = required.map((token) => claim(token, 'required', tierOf(token)));
  if (kind === 'text') all.push(...fileClaims(asked, expected, claim));
  all.push(...optional.map((token) => claim(token, 'optional', 2)));
  all.push(...disallowed.map((token) => claim(token, 'disallowed', testCase.disallowed_min_tier)));

  const nothing = expectsNothing(testCase);
  const seen = new Set<string>();
  return {
    kind,
    all: all.filter((c) => {
      // Claude leaves no file reads when it loads a skill, so its text evidence never needs a SKILL.md token.
      if (kind === 'text' && c.role === 'required' && /(^|\/)SKILL\.md$/i.test(c.token) && isClaude(asked.agent))
        return false;
      const key = `${c.role === 'required' ? '' : c.role} ${kind === 'text' ? c.token.toLowerCase() : fold(c.token)}`;
      return seen.has(key) ? false : seen.add(key);
    }),
    any: anyClaim(testCase, nothing),
    nothing,
    aliases,
    id_case,
  };
}

/** The text rules want the SKILL.md's path beside the id (any tier will do); with events, a confirmed use says it already. */
function fileClaims(
  asked: Asked,
  expected: string,
  claim: (token: string, role: Claim['role'], max_tier: Tier | null) => Claim,
): Claim[] {
  if (!asked.testCase.require_skill_file || isClaude(asked.agent) || expectsNothing(asked.testCase)) return [];
  return [claim(expected ? `${bareId(expected)}/SKILL.md` : 'SKILL.md', 'required', null)];
}

/** A case's own list binds; the seeds' activity words in it stand for "some tool was used", in whatever words the agent says so. */
function anyClaim(testCase: SkillCase, nothing: boolean): Claims['any'] {
  const own = testCase.required_any_evidence;
  if (nothing) return { tokens: [], activity: false };
  if (own.length === 0) return { tokens: [], activity: true };
  const words: readonly string[] = ACTIVITY_TOKENS;
  return { tokens: own.filter((t) => !words.includes(t)), activity: own.some((t) => words.includes(t)) };
}

function resolveToken(token: string, aliases: Readonly<Record<string, string>>): string {
  const folder = /^(.+)(\/SKILL\.md)$/i.exec(token);
  return folder ? `${resolveAlias(folder[1] as string, aliases)}${folder[2]}` : resolveAlias(token, aliases);
}

function isClaude(agent: string): boolean {
  return agentName(agent).toLowerCase() === 'claude';
}
