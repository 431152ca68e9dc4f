/** An agent's way with records → the parser of its transcripts: records out of lines, coverage, and a fault where little was understood. */
import { toPosix } from '../../bash/windows.js';
import type { AgentEvent, EventLocation } from '../../contract/transcript/event.js';
import { createRecordReader, withoutCiTime } from '../../input/json-records.js';
import type {
  Attribute,
  RecordParser,
  TranscriptFacts,
  TranscriptFormats,
  TranscriptParser,
} from '../interface/transcript-parser.js';
import { createCoverage } from './coverage.js';

const PROOF_CHARS = 500;

export const parserOf =
  (
    name: string,
    formats: TranscriptFormats,
    create: (facts: TranscriptFacts, emit: (event: AgentEvent) => void) => RecordParser,
  ) =>
  (given: TranscriptFacts, emit: (event: AgentEvent) => void, attribute: Attribute): TranscriptParser => {
    let faulted = false;
    const facts = withPosixPaths(given);
    const own = create(facts, (event) => {
      faulted ||= event.type === 'fault';
      emit(event);
    });
    const counter = createCoverage(name, formats, attribute);
    const lines = { stdout: 0, stderr: 0 };

    const readerOf = (stream: 'stdout' | 'session_log') =>
      createRecordReader({
        skips(line) {
          if (!formats.skips?.(line)) return false;
          counter.skipped();
          if (stream === 'stdout') own.skipped?.();
          return true;
        },
        record(record, text, line) {
          const held = formats.unfold?.(record);
          if (held) counter.whole(record);
          for (const each of held ?? [record]) {
            const proof = (held ? JSON.stringify(each) : text).slice(0, PROOF_CHARS);
            counter.record(each);
            own.record(each, { stream, line, proof }, text);
          }
        },
        plain(text, line, broken) {
          counter.plain(text, broken);
          if (stream === 'stdout') own.text?.(text, { stream, line, proof: text.slice(0, PROOF_CHARS) });
        },
      });
    const stdout = readerOf('stdout');
    const log = readerOf('session_log');

    return {
      stdout(line) {
        lines.stdout += 1;
        own.stdoutLine?.(line.endsWith('\r') ? line.slice(0, -1) : line);
        stdout.line(line);
      },
      stderr(line) {
        lines.stderr += 1;
        const text = withoutCiTime(line.endsWith('\r') ? line.slice(0, -1) : line);
        const location: EventLocation = { stream: 'stderr', line: lines.stderr, proof: text.slice(0, PROOF_CHARS) };
        own.stderr(text, location);
      },
      sessionLog: (line) => log.line(line),
      end(exit) {
        stdout.end();
        log.end();
        own.end(exit, lines);
        const ended_early = exit.timed_out || exit.stopped_early || exit.signal !== null;
        const fault = faulted || ended_early ? null : counter.fault(facts.text_output ?? own.isText?.() ?? false);
        if (fault) emit({ type: 'fault', fault, stream: 'stdout', line: Math.max(1, lines.stdout), proof: '' });
      },
      coverage: counter.coverage,
    };
  };

function withPosixPaths(facts: TranscriptFacts): TranscriptFacts {
  const { installed_skills, body_of, cwd } = facts;
  const given = new Map(installed_skills?.map(({ path }) => [toPosix(path), path]));
  return {
    ...facts,
    installed_skills: installed_skills?.map((skill) => ({ ...skill, path: toPosix(skill.path) })) ?? null,
    body_of: body_of && ((path) => body_of(given.get(path) ?? path)),
    cwd: cwd === null ? null : toPosix(cwd),
  };
}
