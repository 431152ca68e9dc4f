/** What an agent sent ↔ the same without the folders of this one unit and of this one machine, which occur in texts that name paths. */
import { dirname } from 'node:path';
import type { LaunchSetup } from '../agents/interface/unit-setup.js';
import type { Decision } from '../contract/decision.js';
import type { ListingText } from '../model/listing.js';
import type { ModelRequest, RequestPart, ToolCall } from '../model/wire.js';
import { hashOf, type Question } from './decider.js';

export type SettledListing = Pick<Question, 'listing' | 'offered'>;

export type Folders = Pick<LaunchSetup, 'home' | 'binary'>;

/** As long as the name of a unit's own folder. */
const SETTLED = '/tmp/ar-000000000000';
/** Where the agent itself lies: Gemini CLI names it for the skills that it brings. */
const INSTALLED = '/opt/agent';

const installedIn = (binary: string) => /^.*?(?=\/node_modules\/)/.exec(binary)?.[0] ?? '';

export function settleText(text: string, { home, binary }: Folders): string {
  const installed = installedIn(binary);
  const own = text.replaceAll(dirname(home), SETTLED);
  return installed === '' ? own : own.replaceAll(`${installed}/`, `${INSTALLED}/`);
}

export function settle({ listing, offered }: SettledListing, folders: Folders): SettledListing {
  return {
    listing: {
      passages: listing.passages.map((text) => settleText(text, folders)),
      tool: pickTool(listing),
      ...(listing.unordered ? { unordered: true } : {}),
    },
    offered: offered.map((skill) => ({
      ...skill,
      path: skill.path === null ? null : settleText(skill.path, folders),
    })),
  };
}

const pickTool = ({ tool: { name, description, input_schema } }: ListingText): ListingText['tool'] => ({
  name,
  description,
  input_schema,
});

/** Of any value that JSON can write. */
const settleValue = <T>(value: T, folders: Folders): T =>
  value === undefined ? value : (JSON.parse(settleText(JSON.stringify(value), folders)) as T);

/** The paths of a call that a model made of settled texts → those of this unit. */
export const restoreCall = ({ name, input, namespace }: Recorded, folders: Folders): ToolCall => ({
  name,
  input: restoreInput(input, folders),
  ...(namespace === undefined ? {} : { namespace }),
});

type Recorded = NonNullable<Decision['carried_out']>[number][number];

function restoreInput(input: unknown, { home, binary }: Folders): unknown {
  if (input === undefined) return input;
  const installed = installedIn(binary);
  const own = JSON.stringify(input).replaceAll(SETTLED, dirname(home));
  return JSON.parse(installed === '' ? own : own.replaceAll(`${INSTALLED}/`, `${installed}/`)) as unknown;
}

export function settleRequest(request: ModelRequest, folders: Folders): ModelRequest {
  const parts = request.parts.map(
    (part): RequestPart =>
      part.type === 'call'
        ? { ...part, input: settleValue(part.input, folders) }
        : { ...part, text: settleText(part.text, folders) },
  );
  const tools = request.tools.map((tool) => ({ ...tool, description: settleText(tool.description, folders) }));
  return { ...request, parts, tools };
}

/** What is another one on each day, in each session and on each machine. */
const PASSING =
  /\d{4}[-/.]\d\d[-/.]\d\d|\b\d{1,2}[:.]\d\d(?:[:.]\d\d)?\b|\b(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day\b|\b[0-9a-f]{8}-[0-9a-f]{4}-|\b[0-9a-f]{12,}\b|\b\d+\.\d+\.\d+-\S+|\b(?:linux|darwin|win32|x64|arm64|x86_64)\b|\bnode(?:\.js)? ?v?\d|127\.0\.0\.1/i;

/**
 * Everything that a choice could depend on beside the prompt, line by line: an agent may order its skills by chance, and lines with a
 * date, a session or a machine in them are left out, so that a decision holds tomorrow and elsewhere.
 */
export function hashSent({ parts, tools }: Pick<ModelRequest, 'parts' | 'tools'>, prompts: readonly string[]): string {
  const lines = [
    ...parts.flatMap((part) => (part.type === 'text' ? [withoutPrompts(part.text, prompts)] : [])),
    ...tools.map(({ name, description, input_schema }) => `${name}\n${description}\n${JSON.stringify(input_schema)}`),
  ]
    .join('\n')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !PASSING.test(line));
  return hashOf([...new Set(lines)].sort());
}

const withoutPrompts = (text: string, prompts: readonly string[]): string =>
  prompts.reduce((rest, prompt) => (prompt === '' ? rest : rest.replaceAll(prompt, '')), text);
