/** Starts each agent once on the embedded model and reads from its first request what it offers. */
import type { Headroom } from './agents/agent.js';
import type { Doors } from './doors.js';
import { PROSE } from './model/script.js';
import { listOffers, type SkillOffer } from './offer.js';
import type { Mode } from './result.js';
import { type ReadyAgent, type SharedSource, takeTranscript } from './transcript.js';

export interface Discovery {
  version: string;
  /** As the agent asked for it; null when it never asked. */
  vendor_model: string | null;
  install: string;
  home_length: number;
  /** One row per SKILL.md of the source; null when the agent sent no request. */
  skills: SkillOffer[] | null;
  headroom: Headroom | null;
  /** Why nothing was seen. */
  error: string | null;
}

/** mode: whose listing is wanted; in `live` the vendor's bundled skills take part, as they do for a user. No vendor is asked anything. */
export async function discoverOffers(
  ready: ReadyAgent,
  shared: SharedSource,
  probe: { mode: Mode; folder: string; signal: AbortSignal },
  doors: Doors,
): Promise<Discovery> {
  const faults: string[] = [];
  const transcript = await takeTranscript(
    ready,
    shared,
    {
      unit_run_id: doors.newId(),
      trial: 1,
      mode: probe.mode,
      prompt: 'Say that you are ready.',
      subagent: null,
      workspace: null,
      grant_tools: [],
      policy: () => () => PROSE,
      folder: probe.folder,
      redact: null,
      onEvent: (event) => {
        if (event.type === 'fault') faults.push(`${event.fault.kind}: ${event.fault.message}`);
      },
      signal: probe.signal,
    },
    doors,
  );
  const { offered, model, home_length, exit } = transcript;
  const place = { source: shared.source, install: ready.install, vendor_model: ready.key.vendor_model };
  return {
    version: ready.version,
    vendor_model: model,
    install: ready.install,
    home_length,
    skills: offered ? listOffers(ready.agent, place, offered) : null,
    headroom: offered ? (ready.agent.headroom?.(offered, ready.key.vendor_model) ?? null) : null,
    error: offered
      ? null
      : (exit.spawn_error ?? faults[0] ?? `the agent sent no request (exit code ${exit.exit_code ?? exit.signal})`),
  };
}
