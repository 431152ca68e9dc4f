import { describe, expect, it } from '@jest/globals';
import type { Result } from 'sarif';
import { RULES } from '../../../lib/lint/finding.js';
import { renderSarif, type SarifFinding } from '../../../lib/report/formats/sarif.js';
import { HOSTILE } from '../../helpers/report-batches.js';
import { readSarif } from '../../helpers/sarif-log.js';

const OPTIONS = { version: '1.0.0', rules: RULES };

const resultsOf = (findings: SarifFinding[]): Result[] =>
  readSarif(renderSarif(findings, OPTIONS)).runs[0]?.results ?? [];

const found: SarifFinding = {
  rule: 'skill-offer',
  level: 'error',
  message: 'Codex lists no skill whose front matter has a tab',
  file: 'skills/release notes/SKILL.md',
  line: 3,
  fix: 'write spaces',
  related: [{ file: 'cases.json', line: 12, message: 'the case notes-basic expects it' }],
};

describe('findings as SARIF', () => {
  it('stand at their line, with the fix in the message and the case as a related location', () => {
    const [result] = resultsOf([found]);
    expect(result?.message.text).toBe('Codex lists no skill whose front matter has a tab. Fix: write spaces');
    expect(result?.locations?.[0]?.physicalLocation).toEqual({
      artifactLocation: { uri: 'skills/release%20notes/SKILL.md', uriBaseId: '%SRCROOT%' },
      region: { startLine: 3 },
    });
    expect(result?.relatedLocations?.[0]).toMatchObject({
      message: { text: 'the case notes-basic expects it' },
      physicalLocation: { artifactLocation: { uri: 'cases.json' }, region: { startLine: 12 } },
    });
  });

  it('name their rule in the list of rules, once for each rule', () => {
    const log = readSarif(renderSarif([found, { ...found, rule: 'hook-missing' }, found], OPTIONS));
    const rules = log.runs[0]?.tool.driver.rules ?? [];
    expect(rules.map(({ id }) => id)).toEqual(['hook-missing', 'skill-offer']);
    expect(rules[1]?.shortDescription?.text).toBe(RULES['skill-offer']);
    for (const { ruleId, ruleIndex } of log.runs[0]?.results ?? []) expect(rules[ruleIndex ?? -1]?.id).toBe(ruleId);
  });

  it('keep their fingerprint when the line or the words change, where the caller names what stays', () => {
    const prints = (one: SarifFinding) => resultsOf([one]).map(({ partialFingerprints }) => partialFingerprints);
    const first = { ...found, identity: 'not offered' };
    expect(prints({ ...first, line: 40, message: 'other words' })).toEqual(prints(first));
    expect(prints({ ...first, file: 'skills/other/SKILL.md' })).not.toEqual(prints(first));
    expect(prints({ ...first, identity: 'shadowed' })).not.toEqual(prints(first));
  });

  it('have different fingerprints, even if all their words are equal', () => {
    const prints = resultsOf([found, found, found]).map(({ partialFingerprints }) =>
      JSON.stringify(partialFingerprints),
    );
    expect(new Set(prints).size).toBe(3);
  });

  it('without a file are notifications of the run, because an alert needs a place', () => {
    const log = readSarif(renderSarif([{ ...found, file: null, level: 'warning' }], OPTIONS));
    expect(log.runs[0]?.results).toEqual([]);
    expect(log.runs[0]?.invocations?.[0]?.toolExecutionNotifications).toMatchObject([
      { level: 'warning', associatedRule: { id: 'skill-offer' } },
    ]);
  });

  it('are a complete run when there are none, which closes the alerts of the run before', () => {
    const [run] = readSarif(renderSarif([], { ...OPTIONS, category: 'packages/a' })).runs;
    expect([run?.results, run?.invocations?.[0]?.executionSuccessful]).toEqual([[], true]);
    expect(run?.automationDetails?.id).toBe('agent-routing/packages/a/');
  });

  it('keep the worst when there are more than GitHub shows, and say how many are left out', () => {
    const many = Array.from(
      { length: 5100 },
      (_, n): SarifFinding => ({
        ...{ ...found, message: `number ${n}`, level: n < 5050 ? 'warning' : 'error' },
      }),
    );
    const [run] = readSarif(renderSarif(many, OPTIONS)).runs;
    expect(run?.results).toHaveLength(5000);
    expect(run?.results?.filter(({ level }) => level === 'error')).toHaveLength(50);
    expect(run?.invocations?.[0]?.toolExecutionNotifications?.[0]?.message.text).toBe(
      '100 more findings are left out.',
    );
  });

  it.each(HOSTILE)('show %j as words: no link, no control character, a valid address', (text) => {
    const one = { ...found, message: text, file: `skills/${text}/SKILL.md`, fix: text, rule: text, identity: text };
    const [result] = resultsOf([{ ...one, related: [{ file: text, line: 1, message: text }] }]);
    const said = [result?.message.text, result?.relatedLocations?.[0]?.message?.text].join(' ');
    expect(said).not.toMatch(/(?<!\\)\[/);
    expect(said).not.toMatch(/[\u0000-\u001f\u202e\u2066\u200b]|\p{Cs}/u);
    const uri = result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri ?? '';
    expect(new URL(uri, 'file:///repository/').protocol).toBe('file:');
  });

  it('name twenty related places at most, and keep half a surrogate pair out of an address', () => {
    const related = Array.from({ length: 25 }, (_, n) => ({ file: `f${n}`, line: 1, message: 'm' }));
    const [result] = resultsOf([{ ...found, related, file: 'a\ud800b/SKILL.md' }]);
    expect(result?.relatedLocations?.map(({ id }) => id)).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    expect(result?.locations?.[0]?.physicalLocation?.artifactLocation?.uri).toBe('a%EF%BF%BDb/SKILL.md');
  });

  it('have a line of their own where none is known, and the longest texts cut', () => {
    const [result] = resultsOf([{ ...found, line: null, message: 'm'.repeat(3000), fix: 'f'.repeat(3000) }]);
    expect(result?.locations?.[0]?.physicalLocation?.region).toEqual({ startLine: 1 });
    expect(result?.message.text).toMatch(/^m{1999}… Fix: f{999}…$/);
  });
});
