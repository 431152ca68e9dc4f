/** Turns a plain list of findings into a SARIF 2.1.0 log, in the subset that GitHub's code scanning shows. */

import { createHash } from 'node:crypto';
import type { Location, Log, Notification, PhysicalLocation, ReportingDescriptor, Result, Run } from 'sarif';
import type { Place } from '../../contract/locations.js';
import { clean, oneLine } from '../../text/escape.js';
import { endSentence } from '../../text/sentence.js';

export interface SarifFinding {
  /** Key of `rules`. */
  rule: string;
  level: 'error' | 'warning' | 'note';
  /** Plain text, complete without the fix. */
  message: string;
  /** From the repository's root, with forward slashes; null where it belongs to no file. */
  file: string | null;
  /** null: the whole file. */
  line?: number | null;
  fix?: string | null;
  /** Further places, with what stands there. */
  related?: readonly (Place & { message: string })[];
  /** What stays the same while the finding stands, from commit to commit; default: the message. */
  identity?: string;
}

export interface SarifOptions {
  version: string;
  /** {rule: what it finds, in one sentence}. */
  rules: Readonly<Record<string, string>>;
  /** Tells several uploads for one commit apart: each replaces the alerts of its own category only. */
  category?: string | null;
}

/** What GitHub takes of one run; it shows the 5,000 worst. */
const MAX_RESULTS = 5000;
const MAX_RELATED = 20;
const RANKS = { error: 0, warning: 1, note: 2 } as const;

export function renderSarif(findings: readonly SarifFinding[], options: SarifOptions): string {
  return `${JSON.stringify(makeLog(findings, options), null, 1)}\n`;
}

function makeLog(findings: readonly SarifFinding[], { version, rules, category }: SarifOptions): Log {
  const used = [...new Set(findings.map(({ rule }) => rule))].sort();
  const sorted = findings.toSorted((a, b) => RANKS[a.level] - RANKS[b.level]);
  const placed = sorted.filter(isPlaced);
  const left = placed.length - MAX_RESULTS;
  const notifications = [
    ...sorted.filter((one) => !isPlaced(one)).map((one) => makeNotification(one.level, describeFinding(one), one.rule)),
    ...(left > 0 ? [makeNotification('warning', `${left} more findings are left out.`)] : []),
  ];
  const identify = createIdentities();
  const run: Run = {
    tool: {
      driver: {
        name: 'agent-routing',
        semanticVersion: oneLine(version, 60),
        rules: used.map((id) => makeRule(id, rules)),
      },
    },
    ...(category ? { automationDetails: { id: `agent-routing/${oneLine(category, 200)}/` } } : {}),
    // Without this GitHub reads a run without results as one that was not made.
    invocations: [{ executionSuccessful: true, toolExecutionNotifications: notifications }],
    columnKind: 'utf16CodeUnits',
    results: placed.slice(0, MAX_RESULTS).map((finding) => makeResult(finding, used, identify(finding))),
  };
  return { $schema: 'https://json.schemastore.org/sarif-2.1.0.json', version: '2.1.0', runs: [run] };
}

type Placed = SarifFinding & { file: string };
const isPlaced = (finding: SarifFinding): finding is Placed => Boolean(finding.file);

function makeRule(id: string, rules: SarifOptions['rules']): ReportingDescriptor {
  const text = Object.hasOwn(rules, id) ? (rules[id] ?? id) : id;
  return { id: oneLine(id, 200), shortDescription: { text }, fullDescription: { text }, help: { text } };
}

function makeResult(finding: Placed, rules: readonly string[], fingerprint: string): Result {
  const related = (finding.related ?? []).slice(0, MAX_RELATED);
  return {
    ruleId: oneLine(finding.rule, 200),
    ruleIndex: rules.indexOf(finding.rule),
    level: finding.level,
    message: { text: describeFinding(finding) },
    locations: [{ physicalLocation: locate(finding.file, finding.line) }],
    ...(related.length
      ? {
          relatedLocations: related.map(
            ({ file, line, message }, at): Location => ({
              id: at + 1,
              physicalLocation: locate(file, line),
              message: { text: escapeText(message, 300) },
            }),
          ),
        }
      : {}),
    partialFingerprints: { primaryLocationLineHash: fingerprint },
  };
}

function makeNotification(level: SarifFinding['level'], text: string, rule?: string): Notification {
  return { level, message: { text }, ...(rule ? { associatedRule: { id: oneLine(rule, 200) } } : {}) };
}

function describeFinding({ message, fix }: SarifFinding): string {
  const says = escapeText(message, 2000);
  return fix ? `${endSentence(says)} Fix: ${escapeText(fix, 1000)}` : says;
}

/** In a message, `[words](address)` would be a link. */
function escapeText(text: string, limit: number): string {
  return oneLine(clean(text, limit * 4), limit).replace(/[[\]\\]/g, '\\$&') || '–';
}

/** GitHub shows an alert only where there is a line. */
function locate(file: string, line: number | null | undefined): PhysicalLocation {
  return {
    artifactLocation: { uri: file.split('/').map(encodeSegment).join('/'), uriBaseId: '%SRCROOT%' },
    region: { startLine: line ?? 1 },
  };
}

/** Half a surrogate pair, which a file name may hold, is not encodable. */
const encodeSegment = (part: string) => encodeURIComponent(part.replace(/\p{Cs}/gu, '\ufffd'));

/** Equal findings of one file get different fingerprints by their order, so that no alert hides another. */
function createIdentities(): (finding: Placed) => string {
  const seen = new Map<string, number>();
  return ({ rule, file, identity, message }) => {
    const hash = createHash('sha256')
      .update(JSON.stringify([rule, file, identity ?? message]))
      .digest('hex')
      .slice(0, 32);
    const nth = (seen.get(hash) ?? 0) + 1;
    seen.set(hash, nth);
    return `${hash}:${nth}`;
  };
}
