import { describe, expect, it } from '@jest/globals';
import { RouteCaseSchema } from '../../../lib/case/schema.js';
import { judgeRoute } from '../../../lib/evidence/route.js';
import { loadVectors } from '../../../lib/io/vectors.js';
import { createRouter } from '../../../lib/router/router.js';
import { SHOP } from '../router/shop.js';

const router = createRouter(SHOP, loadVectors());
const judged = (row: object) =>
  judgeRoute(RouteCaseSchema.parse({ kind: 'route', case_id: 'c', query: 'commit my staged changes', ...row }), router);

describe('judgeRoute', () => {
  it('passes what stands within the wanted rank, plugin prefix or not', () => {
    for (const expected of [['git.commit'], ['shop:git.commit'], ['elsewhere', 'git.commit']])
      expect(judged({ expected }).verdict).toMatchObject({
        status: 'pass',
        error: null,
        matched_evidence: ['git.commit'],
      });
    expect(judged({ expected: ['git.revert'], within: 3 }).verdict.status).toBe('pass');
  });

  it('fails what stands below, and says who stands first', () => {
    expect(judged({ expected: ['git.revert'] }).verdict).toMatchObject({
      status: 'fail',
      failure_category: 'assertion',
      mismatch_kind: 'missing_required',
      missing_evidence: ['git.revert'],
      error: expect.stringMatching(
        /'git\.revert' stands at rank 2, wanted within 1; 'git\.commit' \(high\) stands first/,
      ),
    });
  });

  it('tells an id that the index does not hold', () => {
    expect(judged({ expected: ['nowhere'] }).verdict).toMatchObject({
      failure_kind: 'skill_not_offered',
      error: "the index holds no 'nowhere'",
    });
  });

  it('asks for the confidence that the case wants', () => {
    expect(judged({ expected: ['git.commit'], min_confidence: 'high' }).verdict.status).toBe('pass');
    expect(judged({ expected: ['git.revert'], within: 3, min_confidence: 'high' }).verdict).toMatchObject({
      failure_kind: 'evidence_too_weak',
      error: expect.stringMatching(/wanted high/),
    });
  });

  it('lets nothing reach medium where nothing should', () => {
    expect(judged({ query: 'Explain the CAP theorem', none: true }).verdict.status).toBe('pass');
    expect(judged({ query: '', none: true }).verdict.status).toBe('pass');
    expect(judged({ none: true }).verdict).toMatchObject({
      status: 'fail',
      mismatch_kind: 'disallowed_hit',
      disallowed_hits: expect.arrayContaining(['git.commit']),
    });
  });

  it('shows the ranking as its proof', () => {
    const { proof, excerpt } = judged({ expected: ['git.commit'] });
    expect(proof[0]).toMatchObject({
      token: 'git.commit',
      source: 'offline',
      line_number: 1,
      line: expect.stringMatching(/^1\. git\.commit high/),
    });
    expect(excerpt.split('\n')).toHaveLength(proof.length);
  });

  it('never judges a case by what it taught itself', () => {
    const calibration = { bias: 0, lead: 1, height: 1, similarity: 0 };
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
