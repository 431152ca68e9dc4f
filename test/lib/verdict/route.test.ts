import { describe, expect, it } from '@jest/globals';
import { RouteCaseSchema } from '../../../lib/case/schema.js';
import { createRouter } from '../../../lib/router/rank/router.js';
import { loadVectors } from '../../../lib/setup/routing/vectors.js';
import { judgeRoute } from '../../../lib/verdict/route.js';
import { SHOP } from '../router/shop.js';

const router = createRouter(SHOP, loadVectors());
const judged = (row: object) =>
  judgeRoute(RouteCaseSchema.parse({ kind: 'route', case_id: 'c', query: 'commit my staged changes', ...row }), router);

describe('judgeRoute', () => {
  it('passes a skill that ranks within the wanted rank, with or without its plugin prefix', () => {
    for (const expected of [['git.commit'], ['shop:git.commit'], ['elsewhere', 'git.commit']])
      expect(judged({ expected }).verdict).toMatchObject({
        status: 'pass',
        error: null,
        matched_evidence: ['git.commit'],
      });
    expect(judged({ expected: ['git.revert'], within: 3 }).verdict.status).toBe('pass');
  });

  it('fails a skill that ranks lower, and says which one ranks first', () => {
    expect(judged({ expected: ['git.revert'] }).verdict).toMatchObject({
      status: 'fail',
      failure_category: 'assertion',
      mismatch_kind: 'missing_required',
      missing_evidence: ['git.revert'],
      error: expect.stringMatching(/'git\.revert' is at rank 2, expected within 1; 'git\.commit' \(high\) ranks first/),
    });
  });

  it('reports an id that the index lacks', () => {
    expect(judged({ expected: ['nowhere'] }).verdict).toMatchObject({
      failure_kind: 'skill_not_offered',
      error: "the index has no skill 'nowhere'",
    });
  });

  it('requires the confidence that the case asks for', () => {
    expect(judged({ expected: ['git.commit'], min_confidence: 'high' }).verdict.status).toBe('pass');
    expect(judged({ expected: ['git.revert'], within: 3, min_confidence: 'high' }).verdict).toMatchObject({
      failure_kind: 'evidence_too_weak',
      error: expect.stringMatching(/expected high/),
    });
  });

  it('fails a negative case when any skill reaches medium confidence', () => {
    expect(judged({ query: 'Explain the CAP theorem', none: true }).verdict.status).toBe('pass');
    expect(judged({ query: '', none: true }).verdict.status).toBe('pass');
    expect(judged({ none: true }).verdict).toMatchObject({
      status: 'fail',
      mismatch_kind: 'disallowed_hit',
      disallowed_hits: expect.arrayContaining(['git.commit']),
    });
  });

  it('gives the ranking as its proof', () => {
    const { proof, excerpt } = judged({ expected: ['git.commit'] });
    expect(proof[0]).toMatchObject({
      token: 'git.commit',
      source: 'offline',
      line_number: 1,
      line: expect.stringMatching(/^1\. git\.commit high/),
    });
    expect(excerpt.split('\n')).toHaveLength(proof.length);
  });

  it('never ranks a case with what the router learnt from that case', () => {
    const calibration = { bias: 0, lead: 1, height: 1, similarity: 0, words: 0, apart: 0, outside: 0 };
    const examples = [
      { id: 'c', query: 'abracadabra hocus', expected: ['mail.send'] },
      { id: 'd', query: 'abracadabra pocus', expected: ['git.commit'] },
    ];
    const taught = createRouter(SHOP, null, { examples, weight: 20, calibration });
    const row = (case_id: string) =>
      RouteCaseSchema.parse({ kind: 'route', case_id, query: 'hocus abracadabra today', expected: ['mail.send'] });
    expect(judgeRoute(row('other'), taught).verdict.status).toBe('pass');
    expect(judgeRoute(row('c'), taught).verdict.status).toBe('fail');
  });
});
