/** Records and lines of one transcript, as they are read → its coverage, and the fault of one that was not understood. */

import type { Coverage } from '../../contract/transcript/coverage.js';
import type { Fault } from '../../contract/transcript/event.js';
import type { Json } from '../../input/json-value.js';
import { count } from '../../text/count.js';
import type { Attribute, Recognised, TranscriptFormats } from '../interface/transcript-parser.js';

/**
 * The least share of the records that must be of a known type. The labelled recordings lie at 0.74 and above, those with damage done on
 * purpose included, and 520 session files of 40 versions at 1; a session file of 2.1.330 lay at 0.66 before its housekeeping types were
 * known here. Another agent's transcript lies at 0. Below one half, a new version may have given the calls themselves other names.
 */
const LEAST_UNDERSTOOD = 0.5;

const NO_JSON = '(no JSON)';
const BROKEN = '(broken JSON)';
/** Lines that were cut off, as a kill does, say nothing against the others. */
const TOLERATED_BROKEN = 2;
/** More unknown types than this are not listed. */
const MOST_TYPES = 100;
/** Whose a transcript is shows at its beginning. */
const SURE_WITHIN = 50;

export function createCoverage(name: string, formats: TranscriptFormats, attribute: Attribute) {
  const unknown = new Map<string, number>();
  const others = new Map<string, number>();
  /** Whose it is by a record that only another agent writes: none of those before it was this one's, though a fork's may look so. */
  let foreign: string | null = null;
  let found: Recognised | null = null;
  let cli_version: string | null = null;
  let records = 0;
  let understood = 0;
  let looked_into = 0;

  const typeOf = (record: Json): string =>
    formats.typeOf?.(record) ?? (typeof record['type'] === 'string' ? record['type'] : '');

  function miss(type: string): void {
    records += 1;
    const key = type === '' ? '(no type)' : type.slice(0, 60);
    const known = unknown.has(key) || unknown.size < MOST_TYPES ? key : '(more types)';
    unknown.set(known, (unknown.get(known) ?? 0) + 1);
  }

  return {
    skipped(): void {
      records += 1;
      understood += 1;
      looked_into += 1;
    },
    /** Takes a record that holds others, before them. */
    whole(record: Json): void {
      found ??= formats.recognise(record);
      cli_version ??= found?.cli_version ?? null;
    },
    record(record: Json): void {
      const sure = foreign || records >= SURE_WITHIN ? null : attribute(record);
      if (sure?.sure && sure.agent !== name) {
        foreign = sure.agent;
        understood = 0;
        looked_into = 0;
      }
      if (foreign) {
        miss(typeOf(record));
        return;
      }
      const recognised = found && cli_version ? found : formats.recognise(record);
      if (recognised) {
        // Only a session's first line may distinguish a file from a stream.
        found ??= recognised;
        cli_version ??= recognised.cli_version;
      }
      if (formats.isKnown(record) && (recognised || found)) {
        records += 1;
        understood += 1;
        if (!formats.isBare?.(record)) looked_into += 1;
        return;
      }
      miss(typeOf(record));
      const whose = recognised ? null : attribute(record);
      if (whose) others.set(whose.agent, (others.get(whose.agent) ?? 0) + 1);
    },
    plain(line: string, broken: boolean): void {
      if (line.trim() !== '') miss(broken ? BROKEN : NO_JSON);
    },
    coverage: (): Coverage => ({
      format: found?.format ?? null,
      cli_version,
      records,
      understood,
      looked_into,
      unknown: Object.fromEntries(unknown),
    }),
    /** text: plain lines are what this output is made of. */
    fault(text: boolean): Fault | null {
      const noise = (unknown.get(NO_JSON) ?? 0) + Math.min(unknown.get(BROKEN) ?? 0, TOLERATED_BROKEN);
      if (records === 0 || (text && understood === 0 && !foreign && others.size === 0)) return null;
      const other = foreign ?? [...others].sort((a, b) => b[1] - a[1])[0]?.[0];
      const hint = other && other !== name ? `; they look like ${other}'s: use --agent ${other}` : '';
      if (understood === 0) return notUnderstood(`0 of ${count(records, 'line')} are events of this agent${hint}`);
      if (looked_into === 0 && !text)
        return notUnderstood(`no message and no call that is known here is in its ${count(records, 'line')}`);
      if (understood >= LEAST_UNDERSTOOD * (records - noise)) return null;
      const types = [...unknown].sort((a, b) => b[1] - a[1]).slice(0, 3);
      const named = types.map(([type, times]) => `${type} (${times})`).join(', ');
      return notUnderstood(
        `only ${understood} of ${count(records, 'line')} are events that are known here, not ${named}${hint}`,
      );
    },
  };
}

const notUnderstood = (why: string): Fault => ({
  kind: 'not_understood',
  message: `this output was not understood: ${why}`,
});
