import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Improvement, ImprovementSchema } from '../../../lib/contract/improvement.js';
import { dispatch } from '../../../src/main.js';
import {
  type ChatEndpoint,
  type ChatReply,
  type ChatRequest,
  listNames,
  openChatEndpoint,
} from '../../helpers/chat-endpoint.js';
import { installFakeCodex } from '../../helpers/fake-agent.js';
import { write, writePlugin } from '../../helpers/plugin.js';
import { runCli } from '../../helpers/run-cli.js';
import { runCliHere } from '../../helpers/run-cli-here.js';
import { keptShell } from '../../helpers/shell.js';
import { temporaryFolder } from '../../helpers/temporary-folder.js';
import { IN_FULL, inFull } from '../../helpers/tested-agents.js';
import { openVendor } from '../../helpers/vendor.js';

const newFolder = temporaryFolder();
let cache: string;
beforeAll(() => {
  cache = newFolder();
  installFakeCodex(cache);
});

const BETTER = 'Prunes any bush. Use when a shrub has to be cut.';
const GREEDY = 'Prunes any bush, and sows each pea.';
const CASES = [
  ...Array.from({ length: 8 }, (_, at) => ({
    case_id: `a${at}`,
    prompt: `Cut bush number ${at}.`,
    expected_skill: 'alpha',
  })),
  ...Array.from({ length: 2 }, (_, at) => ({
    case_id: `b${at}`,
    prompt: `Sow pea number ${at}.`,
    expected_skill: 'beta',
  })),
  ...Array.from({ length: 2 }, (_, at) => ({
    case_id: `n${at}`,
    prompt: `What is ${at} and two?`,
    disallowed_skills: ['alpha'],
  })),
];

function author(cases: readonly object[] | null = CASES): string {
  const root = writePlugin(newFolder(), 'kit', [
    { dir: 'alpha', description: '"Does: things."' },
    { dir: 'beta', description: 'Sows seeds.' },
  ]);
  if (cases) write(join(root, 'cases.json'), JSON.stringify(cases));
  return root;
}

/** A vendor that goes by words of the descriptions; beta has peas unless alpha claims them. proposals: of each round. */
const playing =
  (...proposals: string[][]) =>
  (body: ChatRequest['body']): ChatReply => {
    if (!body.tools) return { text: JSON.stringify(proposals.shift() ?? []) };
    const [listing = '', prompt = ''] = body.messages.map(({ content }) => content);
    const claims = (word: string) => prompt.includes(word) && new RegExp(`alpha: .*${word}`).test(listing);
    const skill = claims('bush') || claims('pea') ? 'alpha' : prompt.includes('pea') ? 'beta' : null;
    const path = listNames(body).find((name) => skill && name.includes(`/${skill}/`));
    return path ? { calls: [{ path }] } : { text: 'Done.' };
  };

let chat: ChatEndpoint | null = null;
afterEach(async () => {
  await chat?.close();
  chat = null;
});

const ARGV = [
  'improve',
  'alpha',
  '--ask',
  'listing',
  '--model',
  'tiny',
  '--agents',
  'codex',
  '--trials',
  '1',
  '--no-progress',
  '--json',
];

async function improveIn(root: string, argv: readonly string[] = [], decide = playing(['Helps.', BETTER])) {
  chat ??= await openChatEndpoint(decide);
  const ran = await runCliHere([...ARGV, ...argv], { cwd: root, cache, env: { AGENT_ROUTING_MODEL_URL: chat.url } });
  return {
    ...ran,
    found: ran.code !== 2 && ran.stdout.startsWith('{') ? ImprovementSchema.parse(JSON.parse(ran.stdout)) : null,
  };
}

const skillOf = (root: string) => readFileSync(join(root, 'skills/alpha/SKILL.md'), 'utf8');
const keysOf = ({ requests }: Pick<ChatEndpoint, 'requests'>) => requests.map(({ body }) => JSON.stringify(body));
const answerOf = (found: Improvement | null) =>
  found && { ...found, improvement_id: '', generated_at_utc: '', artifact_dir: '', price: null };

describe('improve', () => {
  const LONG = `${BETTER} ${'It helps. '.repeat(110)}`;
  let root: string;
  let before: string;
  let whole: Awaited<ReturnType<typeof improveIn>>;
  let requests: ChatEndpoint['requests'];
  beforeAll(async () => {
    root = author();
    before = skillOf(root);
    whole = await improveIn(root, [], playing(['Helps.', LONG, BETTER]));
    requests = chat?.requests ?? [];
    await chat?.close();
    chat = null;
  });

  it('finds the better description, and shows the proposer no held-out prompt', () => {
    const { code, found, stderr, folder } = whole;
    expect([code, found?.outcome, found?.description.after]).toEqual([0, 'better', BETTER]);
    expect(found?.holdout?.agents['codex']).toMatchObject({ before: { passed: 2, judged: 7 }, after: { passed: 7 } });
    expect(stderr).toMatch(/On held-out cases.*codex +2\/7 \(8–64 %\) +7\/7/s);
    const asked = requests.filter(({ body }) => !body.tools).map(({ body }) => JSON.stringify(body));
    const shown = CASES.filter(({ prompt }) => asked.some((text) => text.includes(prompt)));
    expect([asked.length, shown.length]).toEqual([1, 5]);
    const measured = requests.filter(({ body }) => body.tools).map(({ body }) => body.messages[1]?.content);
    expect(new Set(measured).size).toBe(CASES.length);
    expect(readFileSync(join(folder, 'improvement.md'), 'utf8')).toContain('| codex | 2/7 (8–64 %) | 7/7 (65–100 %) |');
  });

  it('takes no candidate that an agent would cut', () => {
    const refused = whole.found?.candidates.find(({ state }) => state === 'refused');
    expect(refused).toMatchObject({ why: expect.stringMatching(/^OFFER_LOSS on .+: alpha full, then /), tuning: null });
  });

  it('leaves a diff for git, or writes the same where that is asked for', async () => {
    const after = before.replace('"Does: things."', `"${BETTER}"`);
    expect(skillOf(root)).toBe(before);
    execFileSync('git', ['apply', join(whole.folder, 'alpha.diff')], { cwd: root });
    expect(skillOf(root)).toBe(after);
    write(join(root, 'skills/alpha/SKILL.md'), before);
    const again = await improveIn(root, ['--resume', whole.folder, '--write']);
    expect([again.found?.written, skillOf(root), chat?.requests]).toEqual([true, after, []]);
    write(join(root, 'skills/alpha/SKILL.md'), before);
  });

  inFull.it('refuses what takes a sibling’s cases, names the sibling and changes nothing', async () => {
    const argv = ['--write', '--rounds', '1', '--trials', '2'];
    const { code, found, stderr } = await improveIn(root, argv, playing([GREEDY]));
    expect([code, found?.outcome, found?.diff]).toEqual([1, 'none', null]);
    // A case that passed its first trial is tried again all the same.
    expect(found?.tuning).toMatchObject({ passed: 4, judged: 10 });
    expect(found?.candidates[0]?.why).toMatch(/the cases of beta got worse.*now goes to alpha/);
    expect(stderr).toContain('No better one found for alpha');
    expect(skillOf(root)).toBe(before);
  });

  inFull.it('stops at its budget, and with --resume goes on to the same answer without asking twice', async () => {
    const stopped = await improveIn(root, ['--max-requests', '9'], playing(['Helps.', LONG, BETTER]));
    expect([stopped.code, stopped.found?.outcome]).toEqual([1, 'stopped']);
    expect(stopped.found?.reason).toContain('--max-requests');
    expect(chat?.requests.length).toBeLessThanOrEqual(9);
    expect(stopped.stderr).toContain(`--resume ${stopped.folder}`);
    const resumed = await improveIn(root, ['--resume', stopped.folder]);
    expect([resumed.code, answerOf(resumed.found)]).toEqual([0, answerOf(whole.found)]);
    expect(chat && keysOf(chat).sort()).toEqual(keysOf({ requests }).sort());
  });

  (IN_FULL ? it : it.skip)('killed in the middle it comes to the same answer, and asks nothing twice', async () => {
    let kill: (() => void) | null = null;
    const play = playing(['Helps.', LONG, BETTER]);
    const unanswered: string[] = [];
    chat = await openChatEndpoint((body, nth) => {
      if (nth !== 13) return play(body);
      unanswered.push(JSON.stringify(body));
      kill?.();
      return { drip: true };
    });
    const env = { AGENT_ROUTING_MODEL_URL: chat.url };
    const killed = await runCli([...ARGV, '--max-parallel', '1'], {
      ...{ cwd: root, cache, env },
      onLine(line, child) {
        if (line.startsWith('ARTIFACT_DIR=')) kill = () => child.kill('SIGKILL');
      },
    });
    expect(killed.signal).toBe('SIGKILL');
    const resumed = await improveIn(root, ['--resume', killed.folder]);
    const asked = keysOf(chat);
    expect(asked.filter((key, at) => asked.indexOf(key) !== at)).toEqual(unanswered);
    expect(answerOf(resumed.found)).toEqual(answerOf(whole.found));
    expect(new Set(asked)).toEqual(new Set(keysOf({ requests })));
  });

  (IN_FULL ? it : it.skip)('measures live what a vendor’s model does, whatever it calls first', async () => {
    const cases = CASES.filter(({ case_id }) => case_id.startsWith('a') || case_id.startsWith('n'));
    const more = [2, 3].map((at) => ({
      case_id: `n${at}`,
      prompt: `What is ${at} and two?`,
      disallowed_skills: ['alpha'],
    }));
    const live = author([...cases, ...more]);
    const vendor = await openVendor(
      [...cases, ...more].map(({ prompt }) => prompt),
      ({ agent, prompt, request, offered }) => {
        const alpha = offered.find(({ id }) => /^(kit:)?alpha$/.test(id));
        const first = agent.callTool(request, 'bash', { command: 'ls', description: 'Look' });
        const wanted = alpha?.description?.includes('bush') && prompt.includes('bush');
        const call = wanted && alpha ? [first, agent.callSkill(request, alpha)][request.step] : null;
        return call ? { text: '', calls: [call] } : null;
      },
    );
    chat = await openChatEndpoint(() => ({ text: JSON.stringify([BETTER]) }));
    const argv = [
      'improve',
      'alpha',
      '--mode',
      'live',
      '--agents',
      'codex',
      '--trials',
      '1',
      '--proposer',
      'tiny',
      '--json',
    ];
    const shell = keptShell(live, { ...vendor.env, AGENT_ROUTING_MODEL_URL: chat.url });
    const code = await dispatch('improve', argv.slice(1), shell).finally(vendor.close);
    const found = ImprovementSchema.parse(JSON.parse(shell.out.join('')));
    expect([code, found.description.after, found.price.proposals, found.price.sessions]).toEqual([0, BETTER, 1, 24]);
    expect(found.holdout?.total).toMatchObject({ before: { passed: 2 }, after: { passed: 7, judged: 7 } });
  });

  it('resumes no other search', async () => {
    const other = await improveIn(root, ['--resume', whole.folder, '--seed', '2']);
    expect([other.code, other.stderr]).toEqual([2, expect.stringContaining('not the interrupted search')]);
    const none = await improveIn(root, ['--resume', 'nowhere']);
    expect([none.code, none.stderr]).toEqual([2, expect.stringContaining('not the folder of a search')]);
  });

  inFull.it(
    'takes skill-creator’s queries as they lie beside each skill, and asks nothing more where all is well',
    async () => {
      const empty = author(null);
      const queries = (rows: readonly (readonly [string, boolean])[]) =>
        JSON.stringify(rows.map(([query, should_trigger]) => ({ query, should_trigger })));
      const numbers = Array.from({ length: 8 }, (_, at) => at);
      const asks = numbers.flatMap((at) => [
        [`Cut bush ${at}`, true] as const,
        ...(at < 4 ? [[`What is ${at}?`, false] as const] : []),
      ]);
      write(join(empty, 'skills/alpha/evals/trigger-eval.json'), queries(asks));
      write(
        join(empty, 'skills/beta/evals/trigger-eval.json'),
        queries([
          ['Sow a pea', true],
          ['Sow two peas', true],
        ]),
      );
      write(join(empty, 'skills/alpha/SKILL.md'), before.replace('"Does: things."', BETTER));
      const { code, found } = await improveIn(empty, ['--from', 'skill-creator']);
      expect(found?.cases).toEqual({
        tuning: { positive: 3, negative: 2, sibling: 1 },
        holdout: { positive: 5, negative: 2, sibling: 1 },
      });
      expect([code, found?.reason, chat?.requests.length]).toEqual([1, 'every tuning case passes already', 6]);
    },
  );

  it('prices a search, and says what is wanted where it cannot be made', async () => {
    const few = await improveIn(author(CASES.slice(2)));
    const wanted = /alpha has 6 prompts that expect it and 4 that do not.*agent-routing init/s;
    expect([few.code, few.stderr]).toEqual([2, expect.stringMatching(wanted)]);
    const price = await improveIn(root, ['--dry-run']);
    expect(price.stdout).toContain('at most 83 requests to tiny (equal ones are sent once), and 79 sessions');
    const tight = await improveIn(root, ['--max-requests', '2']);
    expect([tight.code, tight.stderr]).toEqual([2, expect.stringContaining('leaves nothing for the 4 rounds')]);
    const name = await runCliHere(['improve', 'alpah', '--model', 'tiny'], { cwd: root, cache });
    expect([name.code, name.stderr]).toEqual([2, expect.stringContaining('Did you mean alpha?')]);
    expect(chat?.requests).toEqual([]);
  });

  it('proposes nothing offline, and lists what would change, the heaviest first', async () => {
    const long = author();
    write(
      join(long, 'skills/alpha/SKILL.md'),
      `---\nname: alpha\ndescription: ${'Does things. '.repeat(120)}\n---\n\nDo it.\n`,
    );
    const { code, stdout } = await runCliHere(['improve', 'alpha', '--offline'], { cwd: long, cache });
    const weights = [...stdout.matchAll(/^ *(\d+) {2}skills\/alpha\/SKILL\.md:3 {2}/gm)].map(([, weight]) =>
      Number(weight),
    );
    expect([code, weights.length > 1, weights]).toEqual([0, true, weights.toSorted((one, other) => other - one)]);
    expect(stdout).toMatch(/skill-offer: .*\n {4}(?:claude|codex|copilot): /);
    expect(stdout).toMatch(/skill-look-alike: .*the offline ranker ranks 'beta' above it/);
  });
});
