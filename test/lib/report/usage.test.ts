import { expect, it } from '@jest/globals';
import type { Usage } from '../../../lib/contract/usage.js';
import { countUse, rowOf } from '../../../lib/evidence/usage/rows.js';
import { makeUsage } from '../../../lib/report/terminal/usage.js';
import { renderUsage } from '../../../lib/report/terminal/usage-text.js';

const read = {
  ...{ sessions: 3, agents: { codex: 2, claude: 1 }, with_list: 2, from: '2026-11-16', to: '2026-11-24' },
  ...{ records: 1200, understood: 1199, passed_over: 1, unread: [] },
};

it('shows who used a skill, when first and last, and what was only worked on', () => {
  const usage: Usage = new Map();
  countUse(usage, 'codex', 'pdf', 'used', '2026-11-17');
  countUse(usage, 'claude', 'pdf', 'used', '2026-11-24');
  countUse(usage, 'codex', 'docx', 'worked_on', '2026-11-17');
  rowOf(usage, 'codex', 'kit:pdf', '2026-11-16').offered = 2;
  rowOf(usage, 'codex', 'kit:docx', '2026-11-16').offered = 1;
  const report = makeUsage(usage, { known: ['docx', 'pdf'], since: null, read });
  expect(report.skills).toMatchObject([
    {
      ...{ skill: 'pdf', used: 2, offered: 2, first_used: '2026-11-17', last_used: '2026-11-24' },
      agents: { claude: { used: 1 }, codex: { used: 1 } },
      weeks: { '2026-W47': { used: 1 }, '2026-W48': { used: 1 } },
    },
    { skill: 'docx', used: 0, worked_on: 1, offered: 1, first_used: null, last_used: null },
  ]);
  // Whoever works on a skill does not use it.
  expect(report.never).toEqual(['docx']);
  expect(report.passed_by).toEqual([{ skill: 'kit:docx', offered: 1 }]);
  const text = renderUsage(report);
  expect(text).toMatch(
    /^3 sessions \(codex 2, claude 1\), 2026-11-16 to 2026-11-24; 1,199 of 1,200 records understood\. 1 file /,
  );
  expect(text).toMatch(/^ {2}pdf +2 +· +· +· +· +2 +2026-11-24 +1 +1 +1 +1$/m);
  expect(text).toMatch(/^ {2}docx +· +· +· +· +1 +1 +· +· +· +· +·$/m);
  expect(text).toMatch(/^Never used: docx \(offered in 1 session\)\.$/m);
  expect(text).not.toMatch(/Offered and never used/);
});

it('leaves out weeks before a day, and says nothing of offers where no session has a list', () => {
  const usage: Usage = new Map();
  countUse(usage, 'codex', 'pdf', 'used', '2026-11-17');
  const late = makeUsage(usage, { known: ['pdf'], since: '2026-W48', read: { ...read, with_list: 0 } });
  expect(late.skills).toEqual([]);
  expect(renderUsage(late)).toMatch(/No session used a skill[\s\S]*^Never used: pdf\.$/m);
});
