/** Corpus and baseline against the source → findings about cases that cannot mean what they say, and about what nothing covers. */
import type { Baseline } from '../baseline.js';
import type { Case } from '../case/schema.js';
import { escapePattern } from '../escape-pattern.js';
import { nearest } from '../nearest.js';
import { bareId } from '../skill/bare-id.js';
import { findSkills, listIds } from '../skill/find-skill.js';
import type { Source } from '../skill/skill.js';
import type { Finding } from './finding.js';

export interface CaseFacts {
  source: Source;
  cases: readonly Case[];
  /** The agents that run when none are named. */
  agents: readonly string[];
  baseline: { file: string; baseline: Baseline } | null;
  prefix: string;
}

export function lintCases(facts: CaseFacts): Finding[] {
  return [
    ...facts.cases.flatMap((testCase) => lintCase(testCase, facts)),
    ...lintCoverage(facts),
    ...lintOrphans(facts),
  ];
}

function lintCase(testCase: Case, { source }: CaseFacts): Finding[] {
  if (testCase.kind !== 'skill') return [];
  const place = {
    file: testCase.origin?.file ?? 'cases.json',
    line: testCase.origin?.line ?? 1,
    subject: testCase.case_id,
    consequences: {},
  };
  const known = source.skills.flatMap((skill) => listIds(skill, source));
  const aliases = Object.values(testCase.provider_aliases).flatMap((names) => Object.keys(names));
  const unknown = (id: string) => !known.includes(id) && !aliases.includes(id);
  const meant = (id: string) => {
    const near = nearest(bareId(id), known);
    return near
      ? `did you mean '${near}'?`
      : `the source has ${source.skills
          .slice(0, 8)
          .map(({ id: name }) => name)
          .join(', ')}.`;
  };
  const required = [testCase.expected_skill, ...testCase.required_skills].filter(Boolean);
  const findings: Finding[] = [];
  for (const id of required.filter(unknown)) {
    findings.push({
      rule: 'case-unknown-skill',
      severity: 'error',
      ...place,
      message: `it expects '${id}', which the source does not have`,
      fix: meant(id),
    });
  }
  for (const id of [...testCase.disallowed_skills, ...testCase.optional_skills].filter(unknown)) {
    findings.push({
      rule: 'case-vacuous',
      severity: 'warning',
      ...place,
      message: `'${id}' is no skill of the source, so it can never be hit`,
      fix: meant(id),
    });
  }
  const files = (name: string) => findSkills(source, name).map(({ path, real_path = path }) => real_path);
  for (const id of required.filter((name) => new Set(files(name)).size > 1)) {
    findings.push({
      rule: 'case-ambiguous',
      severity: 'error',
      ...place,
      message: `two skills answer to '${id}'`,
      fix: 'rename one, or write `plugin:skill`.',
    });
  }
  for (const id of required.filter((name) => namesSkill(testCase.prompt, bareId(name)))) {
    findings.push({
      rule: 'case-names-skill',
      severity: 'warning',
      ...place,
      message: `the prompt names '${bareId(id)}': in mode live it shows obedience, not routing`,
      fix: 'say what is wanted in a user’s words.',
    });
  }
  return findings;
}

/** `release-notes`, `release notes`, `$release-notes`; an id of one plain word is a word of the language too. */
function namesSkill(prompt: string, id: string): boolean {
  const words = id
    .toLowerCase()
    .split(/[-_\s]+/)
    .filter(Boolean);
  if (words.length < 2) return new RegExp(`[$/\`]${escapePattern(id)}\\b`, 'i').test(prompt);
  return new RegExp(`(?<![\\w-])${words.map(escapePattern).join('[-_\\s]')}(?![\\w-])`, 'i').test(prompt);
}

function lintCoverage({ source, cases, prefix }: CaseFacts): Finding[] {
  const expected = new Set(
    cases
      .flatMap((row) =>
        row.kind === 'skill' ? [row.expected_skill, ...row.required_skills] : row.kind === 'route' ? row.expected : [],
      )
      .map(bareId),
  );
  const disallowed = new Set(cases.flatMap((row) => (row.kind === 'skill' ? row.disallowed_skills : [])).map(bareId));
  return source.skills.flatMap((skill): Finding[] => {
    const place = {
      file: `${prefix}${skill.path}`,
      line: 1,
      subject: skill.id,
      consequences: {},
      severity: 'warning' as const,
    };
    const names = (set: Set<string>) => set.has(skill.id) || set.has(skill.dir);
    if (!names(expected))
      return [
        {
          rule: 'skill-uncovered',
          ...place,
          message: 'no case expects it',
          fix: 'add a case with a prompt that needs it.',
        },
      ];
    if (!names(disallowed))
      return [
        {
          rule: 'skill-without-negative',
          ...place,
          message: 'no case says when it must stay out',
          fix: 'add a look-alike or a negative that lists it under disallowed_skills.',
        },
      ];
    return [];
  });
}

function lintOrphans({ cases, baseline }: CaseFacts): Finding[] {
  if (!baseline) return [];
  const known = new Map(cases.map((testCase) => [testCase.case_id, testCase]));
  const findings: Finding[] = [];
  for (const [case_id, agents] of baseline.baseline.cases) {
    const place = {
      rule: 'baseline-orphan',
      severity: 'warning',
      file: baseline.file,
      line: 1,
      subject: case_id,
      consequences: {},
    } as const;
    const testCase = known.get(case_id);
    if (!testCase) {
      const meant = nearest(case_id, [...known.keys()]);
      findings.push({
        ...place,
        message: `its case '${case_id}' is not in the corpus`,
        fix: meant ? `remove it, or rename it to '${meant}'.` : 'remove the entry.',
      });
      continue;
    }
    for (const agent of agents.keys()) {
      const name = agent.split(/[@+]/)[0] ?? agent;
      if (!testCase.agents || [agent, name].some((one) => testCase.agents?.includes(one))) continue;
      findings.push({ ...place, message: `case '${case_id}' no longer runs on ${agent}`, fix: 'remove the entry.' });
    }
  }
  return findings;
}
