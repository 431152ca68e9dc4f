/** What a skill case requires, against the source and the modes → findings about requirements that nothing can meet, or that no embedded mode judges. */
import type { SkillCase } from '../case/schema.js';
import { ACTIVITY_TOKENS, listClaims } from '../evidence/claims.js';
import type { Source } from '../skill/skill.js';
import { bareId } from '../text/bare-id.js';
import { isNothingJudged, listNotJudged } from '../verdict/not-judged.js';
import type { CaseFacts } from './case-facts.js';
import { asError, asWarning, type Finding, type Where } from './finding.js';

/** By the fields that a finding is about. */
type Location = (...fields: string[]) => Where;

export function lintRequirements(testCase: SkillCase, location: Location, facts: CaseFacts): Finding[] {
  return [
    ...lintFiles(testCase, location, facts),
    ...lintOwnIds(testCase, location),
    ...lintWords(testCase, location, facts.source),
  ];
}

/** From where such a file is looked for. */
export const REQUIRED_PATHS =
  "`<skill>/<file>`, or a path that begins in the expected skill's folder, where `../..` is its plugin, or in the workspace";

const FILE_FAULTS = {
  absent: {
    what: "which neither the source nor the case's workspace holds",
    fix: `correct the path (${REQUIRED_PATHS}), or remove it.`,
  },
  empty: { what: 'which is empty, so that no agent can read it', fix: 'write its text, or require another file.' },
};

function lintFiles(testCase: SkillCase, location: Location, { stateOf }: CaseFacts): Finding[] {
  return testCase.required_files.flatMap((file): Finding[] => {
    const state = stateOf(testCase, file);
    if (state === 'there') return [];
    const { what, fix } = FILE_FAULTS[state];
    const message = `it requires the file '${file}', ${what}`;
    return [asError('case-required-file', location('required_files'), message, fix)];
  });
}

const TOKEN_FIELDS = ['required_all_evidence', 'required_any_evidence', 'required_evidence'] as const;
const listTokens = (testCase: SkillCase): string[] => TOKEN_FIELDS.flatMap((field) => testCase[field]);

/** The agent's own call names the skill: a token found only there does not show any work. */
function lintOwnIds(testCase: SkillCase, location: Location): Finding[] {
  const id = bareId(testCase.expected_skill).toLowerCase();
  const tokens = listTokens(testCase).filter((token) => id.includes(token.toLowerCase()) && token.toLowerCase() !== id);
  return [...new Set(tokens)].map((token) => {
    const message = `'${token}' is part of the id '${testCase.expected_skill}', and the call of the skill does not count for it`;
    const fields = TOKEN_FIELDS.filter((field) => testCase[field].includes(token));
    return asWarning(
      'case-own-id-token',
      location(...fields),
      message,
      'ask for a word that only the work itself brings up.',
    );
  });
}

function lintWords(testCase: SkillCase, location: Location, { skills }: Source): Finding[] {
  if (listTokens(testCase).length === 0) return [];
  const ids = skills.flatMap(({ id, dir }) => [id, dir]);
  const claims = listClaims({ testCase, agent: 'codex', skills: ids }, 'events');
  const tokens = listNotJudged(claims, 'oracle').map(({ token }) => token);
  if (tokens.length === 0) return [];
  const only = isNothingJudged(claims, listNotJudged(claims, 'oracle'));
  const message = only
    ? 'all that it requires are words that a working model writes, so modes oracle and router skip it'
    : `modes oracle and router do not judge ${tokens.join(', ')}: only a model that works on the task writes it`;
  const fix = `run it in mode live, or require a skill, a file or an activity word (${ACTIVITY_TOKENS[0]}) beside them.`;
  return [
    asWarning(
      'case-words-not-judged',
      location(...TOKEN_FIELDS.filter((field) => testCase[field].some((token) => tokens.includes(token)))),
      message,
      fix,
    ),
  ];
}
