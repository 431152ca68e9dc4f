/** Turns a comparison into the notes on its agents: none of whose results could be judged, whose version or model changed, and which are not in the batch. */
import { judgedAs } from '../contract/mode.js';
import { count } from '../text/count.js';
import { DEFAULT_FAIL_ON } from './gate.js';
import { type NoteFacts, note, warn } from './note.js';
import { findVersionChange } from './offers.js';
import type { Note } from './schema.js';

export function noteAgents({ results, current, refBaseline, rows, missing_agents, options = {} }: NoteFacts): Note[] {
  const counts = (options.fail_on ?? DEFAULT_FAIL_ON).includes('missing');
  const notes = missing_agents.map((agent): Note => {
    // What left no result at all is missing, tolerated or not.
    const died = rows.some((row) => row.agent === agent && row.delta === 'MISSING_RESULT');
    const advice = died
      ? ''
      : ` (to tolerate this, pass \`--infra-tolerant ${agent}\`, in a workflow \`infra_tolerant: ${agent}\`)`;
    const words = warn(
      `${agent}: none of its cases could be judged${counts ? `, so the agent counts as missing and the gate fails${advice}` : ''}.`,
    );
    return { ...words, missing_agent: agent };
  });
  for (const [agent, environment] of Object.entries(results.environment.agents)) {
    for (const baseline of new Set([refBaseline, current])) {
      const change = baseline && findVersionChange(results, baseline, agent);
      if (!change) continue;
      notes.push(note(`${change} since the baseline was recorded: differences may come from the agent itself.`));
      break;
    }
    const model = (current ?? refBaseline)?.$meta[judgedAs(results)]?.agents?.[agent]?.vendor_model;
    if (model && environment.vendor_model && model !== environment.vendor_model) {
      notes.push(
        note(`${agent}: the baseline was recorded with ${model}, this batch ran ${environment.vendor_model}.`),
      );
    }
  }
  const absent = new Map<string, number>();
  for (const row of rows) if (row.delta === 'NOT_RUN' && row.status === null) add(absent, row.agent);
  for (const agent of absent.keys()) {
    if (Object.hasOwn(results.environment.agents, agent) || results.results.some((row) => row.agent === agent))
      absent.delete(agent);
  }
  if (absent.size > 0) {
    const entries = [...absent.values()].reduce((sum, one) => sum + one, 0);
    const words = `Not in this batch: ${[...absent.keys()].join(', ')} (${count(entries, 'baseline entry', 'baseline entries')}).`;
    // Who named the agents knows.
    const { agents } = results.options;
    notes.push(Array.isArray(agents) && agents.length > 0 ? note(words) : warn(words));
  }
  return notes;
}

const add = (map: Map<string, number>, key: string) => map.set(key, (map.get(key) ?? 0) + 1);
