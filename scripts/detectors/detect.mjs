// The detectors, each asked the same questions of the same transcript: ours on events, ours on text, and the peers' rules.
import { createLineReader } from './corpus.mjs';
import { PEERS } from './peers.mjs';

/** Our outcomes in the words of the labels. */
const OUTCOMES = {
  ran: 'allowed',
  failed: 'failed',
  unavailable: 'failed',
  blocked_by_hook: 'blocked',
  // The labels know only that a hook kept the call from running.
  hook_errored: 'blocked',
  denied: 'denied_permission',
  unfinished: 'unfinished',
};

/** What a detector may read of a transcript: not the notes of whoever recorded it. */
const factsOf = ({ note, origin, ...meta }) => meta;

export function createDetectors({
  AGENTS,
  explainRecording,
  RecordingMetaSchema,
  createTextCollector,
  SkillCaseSchema,
  createLineSplitter,
}) {
  async function ours(item, calls) {
    const asked = [...new Set(item.rows.flatMap((row) => [row.skill, ...row.aliases]))];
    const recording = { ...item, meta: RecordingMetaSchema.parse(factsOf(item.meta)) };
    const found = await explainRecording(AGENTS[item.agent], recording, asked, {
      readLines: createLineReader(item, createLineSplitter),
      onEvent: (event) => (event.type === 'tool_call' || event.type === 'skill_call') && calls.push(event),
    });
    return item.rows.map((row) => {
      const uses = [row.skill, ...row.aliases].map((id) => found.skills[id]);
      const { used, tier, how } = uses.find((use) => use.used) ?? uses[0];
      return { used, tier, how, infra: found.fault !== null, tool_calls: matchCalls(row.tool_calls, found.tool_calls) };
    });
  }

  function text(item, lines) {
    return item.rows.map((row) => {
      const testCase = SkillCaseSchema.parse({
        kind: 'skill',
        case_id: 'x',
        prompt: 'x',
        expected_skill: row.skill,
        provider_aliases: aliases(item.agent, row),
      });
      const collector = createTextCollector({ testCase, agent: item.agent });
      for (const line of lines) collector.line('stdout', line);
      const tier = collector.end().hits[row.skill]?.tier ?? 3;
      return { used: tier === 1, loose: tier <= 2 };
    });
  }

  return {
    /** {detector: [answer per row]}; `only: 'ours'` leaves the others out. */
    async answer(item, only) {
      const calls = [];
      const answers = { 'events (ours)': await ours(item, calls) };
      if (only === 'ours') return answers;
      const lines = `${item.bytesOf(item.stdout)}\n${item.stderr ? item.bytesOf(item.stderr) : ''}`.split(/\r?\n/);
      const texts = text(item, lines);
      answers['text (ours, Tier 1)'] = texts.map(({ used }) => ({ used }));
      answers['text (ours, minimum tier 2)'] = texts.map(({ loose }) => ({ used: loose }));
      for (const [name, rule] of Object.entries(PEERS)) {
        answers[name] = item.rows.map((row) => {
          const verdicts = [row.skill, ...row.aliases].map((id) => rule({ agent: item.agent, lines, calls }, id));
          return verdicts[0] === null ? null : { used: verdicts.some(Boolean) };
        });
      }
      return answers;
    },
  };
}

const aliases = (agent, row) => ({ [agent]: Object.fromEntries(row.aliases.map((alias) => [alias, row.skill])) });

/**
 * The first call, not yet taken, of that tool whose input holds the words. Codex does not print the command that a rule with
 * `decision = "prompt"` refused: such a call without input answers for one that no other line names.
 */
export function matchCalls(wanted, calls) {
  const taken = new Set();
  return wanted.map(({ tool, input_contains }) => {
    const words = JSON.stringify(input_contains ?? '').slice(1, -1);
    const find = (has) =>
      calls.findIndex(
        (call, index) => !taken.has(index) && call.tool.toLowerCase() === tool.toLowerCase() && has(call),
      );
    const named = find((call) => JSON.stringify(call.input ?? '').includes(words));
    const at = named >= 0 ? named : find(({ input, outcome }) => isEmpty(input) && outcome === 'denied');
    taken.add(at);
    return at < 0 ? null : OUTCOMES[calls[at].outcome];
  });
}

const isEmpty = (input) => input === null || (typeof input === 'object' && Object.keys(input).length === 0);
