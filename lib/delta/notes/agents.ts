/** Turns a comparison into the notes on its agents: none of whose results could be judged, whose version or model changed, and which are not in the batch. */
import { judgedAs } from '../../contract/mode.js';
import { count } from '../../text/count.js';
import { DEFAULT_FAIL_ON } from '../gate.js';
import { findVersionChange } from '../offers.js';
import type { Note } from '../schema.js';
import { type NoteFacts, note, warn } from './note.js';

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
  return [...notes, ...noteAbsent({ results, rows, options })];
}

/** A shard has what it was given, and who started the agents by hand knows which; others may read it as if all had run. */
function noteAbsent({ results, rows, options = {} }: Pick<NoteFacts, 'results' | 'rows' | 'options'>): Note[] {
  const { agents, shard } = results.environment;
  const ran = new Set([...Object.keys(agents), ...results.results.map(({ agent }) => agent)]);
  const left = rows.filter(({ delta, status, agent }) => delta === 'NOT_RUN' && status === null && !ran.has(agent));
  if (left.length === 0 || shard !== null) return [];
  const names = [...new Set(left.map(({ agent }) => agent))];
  const [them, their] = names.length > 1 ? ['them', 'their'] : ['it', 'its'];
  const chosen = Array.isArray(results.options.agents) && results.options.agents.length > 0;
  const expected = `the baseline expects ${count(left.length, 'result')}`;
  if (chosen && !options.require_baseline)
    return [
      {
        ...note(
          `${names.join(', ')} did not run: ${expected} of ${them}. To run ${them} too, name ${them} with \`--agents\`.`,
        ),
        not_run: names,
      },
    ];
  const message = `${names.join(', ')} did not run here: ${expected} of ${them}, and nothing here is about ${them}. If no other job runs ${them}: add ${them} to \`agents\` to go on testing, or remove ${their} baseline entries to stop.`;
  return [{ ...warn(message), not_run: names }];
}
