/** Turns a `skill` case into claims: which tokens must, may or must not be seen, each with the weakest tier that counts. Collectors search for them, the judge checks them. */
import { type Aliases, aliasesFor, resolveAlias } from '../case/aliases.js';
import type { SkillCase } from '../case/schema.js';
import { agentName } from '../contract/agent-key.js';
import type { Delivery } from '../contract/delivery.js';
import type { Tier } from '../contract/tier.js';
import { bareId } from '../text/bare-id.js';
import { type IdCase, normaliseId } from './skill-id.js';

export type EvidenceKind = 'events' | 'text';

export interface Claim {
  /** As the case writes it, aliases resolved: the key in token_hits, matched_evidence and missing_evidence. */
  token: string;
  /** The skill whose use proves the claim; null for a token that is only searched for. `*`: any skill (the token `SKILL.md`). */
  skill: string | null;
  role: 'required' | 'optional' | 'disallowed';
  /** The token is the case's expected_skill. */
  expected: boolean;
  /** The token names a file; missing ones give `missing_skill_file_evidence`. */
  file: boolean;
  /** The weakest tier that meets it; null: any. For a disallowed skill, the weakest tier that fails the case. */
  max_tier: Tier | null;
}

export interface Claims {
  kind: EvidenceKind;
  all: Claim[];
  /** One of these must be seen. `activity`: any tool event is enough. */
  any: {
    tokens: string[];
    activity: boolean;
    /** There are tokens, and none of them is a skill or a SKILL.md. */
    words: boolean;
  };
  /** A negative case: no claim is required. */
  nothing: boolean;
  aliases: Aliases;
  id_case: IdCase;
}

/** What the requests of an embedded model show. */
export interface Delivered {
  /** The model has asked for this skill. */
  isCalled(skill: string): boolean;
  /** Null where it did not ask for what the claim is about, or its text is not known. */
  of(claim: Pick<Claim, 'token' | 'skill'>): Delivery | null;
}

export interface Asked {
  testCase: SkillCase;
  /** The agent's key: `claude`, `claude@haiku`, `codex+plugin`. */
  agent: string;
  /** How this agent compares skill ids; default exact. */
  id_case?: IdCase;
  /** Ids and folder names of the skills under test: a token equal to one of them means use of that skill. */
  skills?: readonly string[];
  /** {required file, as the case writes it: its text}; null: not known. Left out where nothing is known of files (a recording). */
  files?: Readonly<Record<string, string | null>>;
  /** What the requests of an embedded model show; absent where the vendor's model answers, and for recordings. */
  delivered?: Delivered;
}

/**
 * Words that check-skills (docs/differences.md) takes as a sign of activity. In a case's own list they mean "some tool was used".
 * Its `Invalid MCP config for plugin "dotnet-artisan"` is left out, because that is an error. Added are Copilot's
 * `tool.execution_start` and `custom_tool_call`, which Codex's session log writes for a tool of code mode.
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
  const normalise = (token: string) => normaliseId(token, id_case);

  const expected = testCase.expected_skill ? resolve(testCase.expected_skill) : '';
  const skills = testCase.required_skills.map(resolve);
  const files = testCase.required_files.map(resolve);
  const optional = testCase.optional_skills.map(resolve);
  const disallowed = testCase.disallowed_skills.map(resolve);
  const known = new Set([...skills, ...optional, ...disallowed, ...(expected ? [expected] : [])].map(normalise));
  for (const id of asked.skills ?? []) known.add(normalise(id));

  const tierOf = (token: string): Tier | null => {
    if (normalise(token) === normalise(expected)) {
      const implicit = testCase.expected_skill_min_tier;
      return skills.some((s) => normalise(s) === normalise(token)) ? (Math.min(1, implicit) as Tier) : implicit;
    }
    return skills.some((s) => normalise(s) === normalise(token)) ? 1 : 2;
  };
  const claim = (token: string, role: Claim['role'], max_tier: Tier | null): Claim => {
    const folder = /^(.+)\/SKILL\.md$/i.exec(token)?.[1];
    const generic = /^SKILL\.md$/i.test(token);
    const id = folder === undefined ? token : folder.slice(folder.lastIndexOf('/') + 1);
    const isSkill = generic || folder !== undefined || known.has(normalise(token));
    return {
      token,
      skill: generic ? '*' : isSkill ? id : null,
      role,
      expected: role === 'required' && expected !== '' && normalise(token) === normalise(expected),
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
      const key = `${c.role === 'required' ? '' : c.role} ${kind === 'text' ? c.token.toLowerCase() : normalise(c.token)}`;
      return seen.has(key) ? false : seen.add(key);
    }),
    any: anyClaim(testCase, nothing, (token) => claim(resolve(token), 'required', null).skill !== null),
    nothing,
    aliases,
    id_case,
  };
}

/** The text rules also require the path of SKILL.md (at any tier); with events, a confirmed use already implies it. */
function fileClaims(
  asked: Asked,
  expected: string,
  claim: (token: string, role: Claim['role'], max_tier: Tier | null) => Claim,
): Claim[] {
  if (!asked.testCase.require_skill_file || isClaude(asked.agent) || expectsNothing(asked.testCase)) return [];
  return [claim(expected ? `${bareId(expected)}/SKILL.md` : 'SKILL.md', 'required', null)];
}

/** A case's own list replaces the default; activity words in it mean "some tool was used", however the agent reports that. */
function anyClaim(testCase: SkillCase, nothing: boolean, isSkill: (token: string) => boolean): Claims['any'] {
  const own = testCase.required_any_evidence;
  if (nothing) return { tokens: [], activity: false, words: false };
  if (own.length === 0) return { tokens: [], activity: true, words: false };
  const words: readonly string[] = ACTIVITY_TOKENS;
  const tokens = own.filter((t) => !words.includes(t));
  const activity = tokens.length < own.length;
  return { tokens, activity, words: tokens.length > 0 && !tokens.some(isSkill) };
}

function resolveToken(token: string, aliases: Aliases): string {
  const folder = /^(.+)(\/SKILL\.md)$/i.exec(token);
  return folder ? `${resolveAlias(folder[1] as string, aliases)}${folder[2]}` : resolveAlias(token, aliases);
}

function isClaude(agent: string): boolean {
  return agentName(agent).toLowerCase() === 'claude';
}
