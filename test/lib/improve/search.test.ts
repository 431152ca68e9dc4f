import { describe, expect, it } from '@jest/globals';
import { type SkillCase, SkillCaseSchema } from '../../../lib/case/schema.js';
import { chanceOf, flipSigns, type Row } from '../../../lib/improve/chance.js';
import { buildProposal, readProposal, withoutPrompts } from '../../../lib/improve/proposal.js';
import { type SearchPorts, SearchStopped, type Side, searchDescription } from '../../../lib/improve/search.js';
import { plainPrompt, type Split, splitCases } from '../../../lib/improve/split.js';
import type { Skill, Source } from '../../../lib/skill/skill.js';

const AGENTS = ['claude', 'codex', 'copilot'];
const skill = (id: string) => ({ id, dir: id, path: `skills/${id}/SKILL.md`, text: id }) as unknown as Skill;
const source = { name: 'kit', skills: [skill('alpha'), skill('beta')], plugins: [] } as unknown as Source;
const row = (case_id: string, prompt: string, expected_skill: string): SkillCase =>
  SkillCaseSchema.parse({
    kind: 'skill',
    case_id,
    prompt,
    expected_skill,
    ...(expected_skill ? {} : { disallowed_skills: ['alpha'] }),
  });

const corpus = (each = 10): SkillCase[] =>
  Array.from({ length: each }, (_, at) => [
    row(`a${at}`, `Cut bush number ${at}`, 'alpha'),
    row(`n${at}`, `What is ${at} plus two?`, ''),
    row(`b${at}`, `Sow pea number ${at}`, 'beta'),
  ]).flat();

const split = (seed = 1, cases = corpus()) =>
  splitCases(cases, { skill: source.skills[0]!, source, seed, holdout: 0.5 });

/** What a vendor's model calls: '' for nothing. */
type Vendor = (prompt: string, description: string, draw: string) => string;

function portsOf(
  vendor: Vendor,
  proposals: (round: number) => string[],
  parts: Split,
  { trials = 5, nameless }: { trials?: number; nameless?: string } = {},
) {
  const asked: [string, Side][] = [];
  const ports: SearchPorts = {
    async measure(description, side) {
      asked.push([description, side]);
      return parts[side].flatMap(({ testCase, group }) =>
        AGENTS.map((agent): Row => {
          const calls = Array.from({ length: trials }, (_, trial) =>
            vendor(testCase.prompt, description, `${description} ${testCase.prompt} ${agent} ${trial}`),
          );
          const right = calls.filter((call) => call === group);
          return {
            case_id: testCase.case_id,
            agent,
            group,
            passed: right.length,
            judged: trials,
            instead: calls.filter((call) => call !== group),
          };
        }),
      );
    },
    propose: async (round) => proposals(round),
    isShown: (_, agent) => agent !== nameless,
    refuse: async (description) => (description.length > 1_024 ? 'too long' : null),
    findOfferLoss: async () => null,
  };
  return { asked, ports };
}

const searched = { original: 'Does things.', skill: 'alpha', rounds: 3 };

/** Uses a skill whose description has a word of the prompt; beta has one for peas. */
const reader: Vendor = (prompt, description) => {
  const wants = (words: string) =>
    words
      .toLowerCase()
      .split(/\W+/)
      .some((word) => word.length > 2 && prompt.toLowerCase().includes(word));
  return wants(description) ? 'alpha' : prompt.includes('pea') ? 'beta' : '';
};

/** FNV-1a, with the bits mixed once more: equal texts give equal tosses. */
function toss(text: string): boolean {
  let hash = 2_166_136_261;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 16_777_619);
  return Math.imul(hash ^ (hash >>> 15), 2_246_822_519) >>> 31 === 1;
}

describe('searchDescription', () => {
  it('finds the word that a vendor goes by, and stops where nothing is left to gain', async () => {
    const { ports, asked } = portsOf(
      reader,
      (round) => [`Helps ${round}.`, round < 2 ? 'Trims hedges.' : 'Prunes any bush.'],
      split(),
    );
    const found = await searchDescription(searched, ports);
    expect(found).toMatchObject({ outcome: 'better', description: 'Prunes any bush.', holdout: { losses: [] } });
    expect(found.candidates.map(({ state }) => state)).toEqual(['lost', 'lost', 'lost', 'chosen']);
    expect(Object.keys(found.holdout?.agents ?? {})).toEqual(AGENTS);
    expect(found.holdout?.skills['alpha']).toMatchObject({ before: { passed: 0 }, after: { passed: 75, judged: 75 } });
    expect(asked.filter(([, side]) => side === 'holdout').map(([text]) => text)).toEqual([
      'Does things.',
      'Prunes any bush.',
    ]);
  });

  it('does not go on for an agent that shows no description', async () => {
    const vendor: Vendor = (prompt, description, draw) =>
      draw.includes('copilot') ? '' : reader(prompt, description, draw);
    const { ports } = portsOf(vendor, (round) => ['Prunes any bush.', `Trims ${round}.`], split(), {
      nameless: 'copilot',
    });
    const found = await searchDescription(searched, ports);
    expect([found.outcome, found.candidates.length]).toEqual(['better', 1]);
  });

  it.each<[string, number]>([
    ['each trial', 5],
    ['each trial', 1],
    ['each prompt and description', 5],
  ])(
    'keeps the original in at least 95 of 100 runs where a vendor answers at random for %s, in trials of each case: %i',
    async (by, trials) => {
      let kept = 0;
      for (let seed = 0; seed < 100; seed++) {
        const random: Vendor = (prompt, description, draw) => {
          const drawn = by === 'each trial' ? draw : `${description} ${prompt}`;
          return toss(`${seed} ${drawn}`) ? 'alpha' : '';
        };
        const proposals = (round: number) => [`One ${round}.`, `Two ${round}.`, `Three ${round}.`];
        const { ports } = portsOf(random, proposals, split(seed), { trials });
        if ((await searchDescription(searched, ports)).outcome === 'none') kept++;
      }
      expect(kept).toBeGreaterThanOrEqual(95);
    },
  );

  it('refuses what takes a sibling’s cases, and names the sibling', async () => {
    const greedy = portsOf(reader, () => ['Prunes any bush, sows any pea.'], split());
    const found = await searchDescription(searched, greedy.ports);
    expect(found.outcome).toBe('none');
    expect(found.candidates[0]?.why).toMatch(
      /the cases of beta got worse: 75 of 75 before, 0 of 75 after \(b\d on claude now goes to alpha/,
    );
    expect(greedy.asked.some(([, side]) => side === 'holdout')).toBe(false);
  });

  it('refuses it too where only held-out cases show it', async () => {
    const parts = split();
    const held = new Set(parts.holdout.map(({ testCase }) => testCase.prompt));
    const sly: Vendor = (prompt, description, draw) =>
      description.includes('bush') && prompt.includes('pea') && held.has(prompt)
        ? 'alpha'
        : reader(prompt, description, draw);
    const found = await searchDescription(searched, portsOf(sly, () => ['Prunes any bush.'], parts).ports);
    expect([found.outcome, found.reason]).toEqual(['none', expect.stringContaining('the cases of beta got worse')]);
  });

  it('refuses what helps on two agents and hurts on the third', async () => {
    const parts = split();
    const split_vendor: Vendor = (prompt, description, draw) => {
      const better = description.includes('bush');
      if (draw.includes('copilot'))
        return !better && prompt.includes('bush') ? 'alpha' : prompt.includes('pea') ? 'beta' : '';
      return reader(prompt, description, draw);
    };
    const found = await searchDescription(searched, portsOf(split_vendor, () => ['Prunes any bush.'], parts).ports);
    expect([found.outcome, found.candidates[0]?.why]).toEqual(['none', expect.stringContaining('copilot got worse')]);
  });

  it('says so where all is well, where nothing came, and where it was stopped', async () => {
    const well = await searchDescription(
      { ...searched, original: 'Prunes a bush.' },
      portsOf(reader, () => [], split()).ports,
    );
    expect([well.outcome, well.reason]).toEqual(['none', 'every tuning case passes already']);
    const refused = await searchDescription(searched, portsOf(reader, () => ['x'.repeat(2_000)], split()).ports);
    expect(refused.candidates[0]).toMatchObject({ state: 'refused', why: 'too long', tuning: null });
    const { ports } = portsOf(reader, () => [], split());
    const stopped = await searchDescription(searched, {
      ...ports,
      propose: () => Promise.reject(new SearchStopped('the budget is used up')),
    });
    expect([stopped.outcome, stopped.reason, stopped.description]).toEqual(['stopped', 'the budget is used up', null]);
  });
});

describe('flipSigns', () => {
  it('is the share of sign patterns with so large a sum', () => {
    expect(flipSigns([1, 1, 1, 1, 1])).toBeCloseTo(1 / 32);
    expect(flipSigns([1, 1, 1, 1])).toBeCloseTo(1 / 16);
    expect(flipSigns([0.2, -0.2])).toBeCloseTo(3 / 4);
    expect(flipSigns([0, 0])).toBe(1);
    expect(flipSigns(Array.from({ length: 200 }, () => 0.4))).toBeLessThan(1e-50);
  });
});

describe('chanceOf', () => {
  const rows = (passed: readonly number[]): Row[] =>
    passed.map((one, at) => ({
      case_id: `a${at}`,
      agent: 'codex',
      group: 'alpha',
      passed: one,
      judged: 5,
      instead: [],
    }));

  it('takes five equal answers to one prompt for one proof', () => {
    expect(chanceOf(rows([5, 5, 0, 0, 0]), rows([5, 5, 5, 5, 0]))).toBeCloseTo(1 / 4);
    expect(chanceOf(rows([0, 0, 0, 0, 0]), rows([5, 5, 5, 5, 5]))).toBeCloseTo(1 / 32);
  });

  it('takes one lucky trial in each of few cases for luck', () => {
    expect(chanceOf(rows([4, 4, 4, 4, 4]), rows([5, 5, 5, 5, 5]))).toBeGreaterThan(0.02);
    expect(chanceOf(rows([2, 2, 2, 2, 2]), rows([3, 3, 3, 3, 3]))).toBeGreaterThan(0.1);
  });
});

describe('splitCases', () => {
  it('splits each kind of case once by the seed, and never one prompt in two', () => {
    const twice = [...corpus(), row('again', '  cut BUSH number 3', 'alpha'), row('only', 'Sow one bean', 'beta')];
    const one = split(7, twice);
    expect(split(7, twice)).toEqual(one);
    expect(split(8, twice)).not.toEqual(one);
    const ids = ({ tuning, holdout }: Split) =>
      [tuning, holdout].map((part) => part.map(({ testCase }) => testCase.case_id));
    const [tuning = [], holdout = []] = ids(one);
    expect([...tuning, ...holdout].sort()).toEqual(twice.map(({ case_id }) => case_id).sort());
    expect(holdout.includes('again')).toBe(holdout.includes('a3'));
    for (const kind of ['a', 'b', 'n'])
      expect(holdout.filter((id) => id.startsWith(kind)).length).toBeGreaterThanOrEqual(5);
  });

  it('holds out five that expect it, also of few, and says how many are wanted of fewer', () => {
    const few = (count: number) =>
      splitCases(corpus(count), { skill: source.skills[0]!, source, seed: 1, holdout: 0.4 });
    expect(few(8).holdout.filter(({ group }) => group === 'alpha')).toHaveLength(5);
    expect(() => few(7)).toThrow(
      /7 prompts that expect it and 14 that do not.*at least 8 and 4.*`agent-routing init`.*`agent-routing usage --cases`/s,
    );
  });
});

describe('a proposal', () => {
  const parts = split();
  const facts = { skill: 'alpha', candidates: 2, limit: 1024, others: [{ id: 'beta', description: 'Sows peas.' }] };
  const about = { tuning: parts.tuning, best: 'Does things.', rows: [], tried: [] };

  it('shows every tuning prompt and no held-out one, not even out of the skill’s own text', () => {
    const [held] = parts.holdout;
    const text = `# Alpha\n\nFirst look.\n- "${held?.testCase.prompt.toUpperCase()}"\n`;
    const body = withoutPrompts(text, parts);
    const request = buildProposal({ ...facts, body }, about, { model: 'tiny', seed: 1 });
    const shown = plainPrompt(JSON.stringify(request));
    expect(parts.holdout.filter(({ testCase }) => shown.includes(plainPrompt(testCase.prompt)))).toEqual([]);
    expect(parts.tuning.every(({ testCase }) => shown.includes(plainPrompt(testCase.prompt)))).toBe(true);
    expect(body).toContain('First look.');
    expect(withoutPrompts(`broken ${held?.testCase.prompt.replaceAll(' ', '\n')}`, parts)).toBe('');
  });

  it.each([
    ['["One.", "Two."]'],
    ['```json\n["One.", "Two.", "Three."]\n```'],
    ['<think>["No."]</think>Here:\n[{"description": "One."}, {"description": "Two."}]'],
    ['1. One.\n2. "Two."'],
  ])('is read from %j', (content) => {
    const answer = { choices: [{ message: { content } }], usage: { prompt_tokens: 10, completion_tokens: 5 } };
    expect(readProposal(answer, 2)).toEqual({ descriptions: ['One.', 'Two.'], tokens: 15 });
  });

  it('is none where the answer is no completion', () => {
    expect(readProposal({}, 2).descriptions).toEqual([]);
    expect(readProposal({ choices: [{ message: { content: 'I cannot.' } }] }, 2).descriptions).toEqual([]);
  });
});
