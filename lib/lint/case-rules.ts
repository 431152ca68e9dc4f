/** Checks corpus and baseline against the source: findings about cases that cannot work as written, and about skills without cases. */

import { AGENT_NAMES } from '../agents/index.js';
import { namesOf } from '../case/aliases.js';
import { type Case, lineOf } from '../case/schema.js';
import { agentName } from '../contract/agent-key.js';
import { isKept } from '../contract/offer.js';
import { OFFLINE } from '../contract/plan.js';
import { suggest } from '../input/suggest.js';
import { findDistinctSkills, findSkills, listIds } from '../skill/find-skill.js';
import { findInUnlisted } from '../skill/marketplace.js';
import { bareId, namesId } from '../text/bare-id.js';
import type { CaseFacts } from './case-facts.js';
import { asError, asWarning, type Finding } from './finding.js';
import { suggestName } from './kind-rules.js';
import { findOwnLoss } from './offer/offer-rules.js';
import { lintRequirements } from './requirement-rules.js';

export function lintCases(facts: CaseFacts): Finding[] {
  const known = [...facts.source.skills.flatMap((skill) => listIds(skill, facts.source)), ...facts.commands];
  return [
    ...facts.cases.flatMap((testCase) => lintCase(testCase, facts, known)),
    ...lintCoverage(facts),
    ...lintOrphans(facts),
  ];
}

/** known: every id that means a skill or a command of the source. */
function lintCase(testCase: Case, facts: CaseFacts, known: readonly string[]): Finding[] {
  const { source } = facts;
  if (testCase.kind !== 'skill') return [];
  const { origin = { file: 'cases.json', line: 1 } } = testCase;
  const location = (...fields: string[]) => ({
    ...{ file: origin.file, line: lineOf(origin, ...fields), subject: testCase.case_id },
  });
  const at = (id: string) => location(fieldOf(id));
  const unknown = (id: string) => {
    const names = [id, ...Object.values(testCase.provider_aliases).flatMap((aliases) => namesOf(id, aliases))];
    return !names.some((name) => known.includes(name));
  };
  const names = source.skills.slice(0, 8).map(({ id }) => id);
  const all =
    names.length > 0 ? `the source has ${names.join(', ')}.` : 'the source has no skill: is it the right folder?';
  const fields = ['expected_skill', 'required_skills', 'disallowed_skills', 'optional_skills'] as const;
  const fieldOf = (id: string) => fields.find((key) => [testCase[key]].flat().includes(id)) ?? 'expected_skill';
  const suggestSkill = (id: string, whole: string) => {
    const unlisted = findInUnlisted(source, id);
    if (unlisted) return `${unlisted.fix}; if it is gone for good, remove ${whole}.`;
    const now = facts.renamed?.get(bareId(id));
    return now === undefined
      ? suggestName(
          bareId(id)
            .replace(/\/SKILL\.md$/i, '')
            .replace(/^.*\//, ''),
          known,
          all,
          { file: origin.file, whole },
        )
      : `it was renamed to '${now}': write that in \`${fieldOf(id)}\` of this case.`;
  };
  const whyNot = (id: string) => [findInUnlisted(source, id)].map((one) => (one ? `: ${one.why}` : '')).join('');
  const required = [testCase.expected_skill, ...testCase.required_skills].filter(Boolean);
  const findings: Finding[] = [];
  const inOtherCase = (id: string) => known.find((name) => name.toLowerCase() === id.toLowerCase());
  for (const id of required.filter(unknown)) {
    const meant = inOtherCase(id);
    if (meant !== undefined) {
      const message = `it writes '${id}', and the skill's id is '${meant}'`;
      findings.push(asError('skill-case', at(id), message, `write '${meant}'.`));
      continue;
    }
    const message = `it expects '${id}', which the source does not have${whyNot(id)}`;
    findings.push(asError('case-unknown-skill', at(id), message, suggestSkill(id, 'the case')));
  }
  for (const id of [...testCase.disallowed_skills, ...testCase.optional_skills].filter(unknown)) {
    const message = `'${id}' is not a skill of the source, so it can never match${whyNot(id)}`;
    findings.push(asWarning('case-vacuous', at(id), message, suggestSkill(id, 'the name')));
  }
  for (const id of required) {
    const skills = findDistinctSkills(source, id);
    if (skills.length < 2 || facts.linted?.every((one) => findDistinctSkills(source, id, one).length < 2)) continue;
    // That a copy is out of date is a finding of its own.
    if (skills.every(({ path }) => facts.copied?.has(path))) continue;
    const paths = skills.map(({ path }) => `${path}${facts.fresh?.has(path) ? ' (new)' : ''}`).join(', ');
    const message = `'${id}' names ${skills.length} different skills: ${paths}`;
    findings.push(asError('case-ambiguous', at(id), message, 'rename one, or write `plugin:skill`.'));
  }
  for (const id of required.filter((name) => namesId(testCase.prompt, bareId(name)))) {
    const message = `the prompt names '${bareId(id)}': in mode live this tests obedience, not routing`;
    findings.push(
      asWarning('case-names-skill', location('prompt'), message, 'phrase the request in a user’s own words.'),
    );
  }
  // Where a file of a skill that is not there would lie, is not known.
  const required_files = testCase.expected_skill && unknown(testCase.expected_skill) ? [] : testCase.required_files;
  return [...findings, ...lintRequirements({ ...testCase, required_files }, location, facts)];
}

function lintCoverage({ source, cases, commands, prefix, apart, renamed, linted = [] }: CaseFacts): Finding[] {
  const names = source.skills.map(({ id }) => id);
  // Of a name that is no more, another finding says what the case means.
  const now = (id: string) => renamed?.get(bareId(id)) ?? suggest(bareId(id), names) ?? id;
  const isThere = (id: string) => commands.includes(id) || findSkills(source, id).length > 0;
  const find = (id: string) => findSkills(source, isThere(id) ? id : now(id));
  const meant = (ids: readonly string[]) => new Set(ids.filter(Boolean).flatMap(find));
  const expected = meant(
    cases.flatMap((row) =>
      row.kind === 'skill' ? [row.expected_skill, ...row.required_skills] : row.kind === 'route' ? row.expected : [],
    ),
  );
  const open = cases.find((row) => row.kind === 'skill' && row.expected_skill === '');
  const disallowed = meant(cases.flatMap((row) => (row.kind === 'skill' ? row.disallowed_skills : [])));
  return source.skills.flatMap((skill): Finding[] => {
    // A copy that kept the old name is to be renamed too.
    if (apart?.has(skill.path) || renamed?.has(skill.id)) return [];
    // What its author keeps from a model is not to be asked of one.
    if (linted.some((one) => isKept(findOwnLoss(skill, one, { source })?.reason))) return [];
    const where = { file: `${prefix}${skill.path}`, line: 1, subject: skill.id };
    if (!expected.has(skill))
      return [
        asWarning(
          'skill-uncovered',
          where,
          'no case expects it',
          'add a case with a prompt that needs it; `agent-routing init` drafts one.',
        ),
      ];
    const fix = `${open ? `name it under disallowed_skills of ${open.case_id}, or ` : ''}add a case whose prompt must not trigger it, with the skill under disallowed_skills.`;
    const message = 'no case says when it must not be used';
    return disallowed.has(skill) ? [] : [asWarning('skill-without-negative', where, message, fix)];
  });
}

/** A reason is what a reviewer of the deletion is asked to agree to. */
const orphanFix = (entries: readonly { expected_status: string; reason?: string | undefined }[]): string =>
  // Of what failed before, the reason is of that.
  entries.some(({ expected_status, reason }) => reason && expected_status === 'pass')
    ? 'remove the entry once the change that its `reason` explains is merged.'
    : 'remove the entry.';

function lintOrphans({ cases, baseline }: CaseFacts): Finding[] {
  if (!baseline) return [];
  const known = new Map(cases.map((testCase) => [testCase.case_id, testCase]));
  const findings: Finding[] = [];
  for (const [case_id, agents] of baseline.baseline.cases) {
    const at = (...path: string[]) => ({
      file: baseline.file,
      line: baseline.baseline.line?.(path) ?? 1,
      subject: case_id,
    });
    const testCase = known.get(case_id);
    if (!testCase) {
      const near = suggest(
        case_id,
        [...known.keys()].filter((id) => !baseline.baseline.cases.has(id)),
      );
      const fix = near ? `remove it, or rename it to '${near}'.` : orphanFix([...agents.values()]);
      findings.push(asWarning('baseline-orphan', at(case_id), `case '${case_id}' is not in the corpus`, fix));
      continue;
    }
    for (const [agent, entry] of agents) {
      const name = agentName(agent);
      if (![...AGENT_NAMES, OFFLINE].includes(name)) {
        const near = suggest(name, AGENT_NAMES);
        const fix = near ? `write '${near}'.` : 'remove it; `agent-routing run --help` names the agents.';
        findings.push(
          asWarning('baseline-orphan', at(case_id, agent), `its entry names '${agent}', which is no agent`, fix),
        );
        continue;
      }
      if (!testCase.agents || [agent, name].some((one) => testCase.agents?.includes(one))) continue;
      const message = `its case no longer runs on ${agent}`;
      findings.push(asWarning('baseline-orphan', at(case_id, agent), message, orphanFix([entry])));
    }
  }
  return findings;
}
