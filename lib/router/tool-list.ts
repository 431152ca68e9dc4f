/** The text of a tool list (JSON or JSONL) → tools for the index, with warnings for what was left out. */
import { z } from 'zod';
import { ConfigError } from '../config-error.js';
import { makeTool, type RouterTool } from './tool.js';

const strings = z.array(z.string()).default([]);
const object = z.record(z.string(), z.unknown());

/** Fields of MCP's tool lists, of omni's tool search and of common benchmarks; what else a row holds is not ours. */
const RowSchema = z.looseObject({
  name: z.string().min(1).optional(),
  tool_name: z.string().min(1).optional(),
  id: z.string().min(1).optional(),
  description: z.string().nullish(),
  skill_name: z.string().optional(),
  command: z.string().optional(),
  category: z.string().nullish(),
  routing_keywords: strings,
  intents: strings,
  input_schema: object.nullish(),
  inputSchema: object.nullish(),
  parameters: z.unknown().optional(),
  params: z.union([z.string(), z.array(z.string()), object]).nullish(),
  skill_description: z.string().nullish(),
  file_path: z.string().nullish(),
});
const SkillSchema = z.looseObject({ description: z.string().nullish(), routing_keywords: strings, intents: strings });
const ListSchema = z.union([
  z.array(z.unknown()),
  z.looseObject({ tools: z.array(z.unknown()), skills: z.record(z.string(), z.unknown()).optional() }),
]);

/** A skill's words that its tools inherit. */
export interface SkillWords {
  description: string;
  routing_keywords: string[];
  intents: string[];
}

export interface ToolList {
  tools: RouterTool[];
  warnings: string[];
}

export function parseToolList(text: string, file: string): ToolList {
  const { rows, skills } = readRows(text, file);
  const known = new Map<string, SkillWords>();
  for (const [name, value] of Object.entries(skills)) known.set(name, readSkill(value, file, name));
  const seen = new Set<string>();
  const list: ToolList = { tools: [], warnings: [] };
  for (const { value, line, path } of rows) {
    const tool = readTool(value, { file, ...(line ? { line } : {}), path });
    if (seen.has(tool.id)) {
      list.warnings.push(
        `${file}${line ? `:${line}` : ` at ${path}`}: '${tool.id}' stands here twice; the first counts.`,
      );
      continue;
    }
    seen.add(tool.id);
    const words = known.get(tool.skill_name);
    list.tools.push(words ? inheritWords(tool, words) : tool);
  }
  return list;
}

/** routing_keywords and intents are the skill's; the description stays the tool's own. */
export function inheritWords(tool: RouterTool, words: SkillWords): RouterTool {
  return {
    ...tool,
    routing_keywords: words.routing_keywords.length ? words.routing_keywords : tool.routing_keywords,
    intents: words.intents.length ? words.intents : tool.intents,
    skill_description: tool.skill_description || words.description,
  };
}

interface Row {
  value: unknown;
  line: number | null;
  path: string;
}

function readRows(text: string, file: string): { rows: Row[]; skills: Record<string, unknown> } {
  const body = text.replace(/^\uFEFF/, '');
  let whole: unknown;
  try {
    whole = JSON.parse(body);
  } catch (error) {
    const rows = readLines(body, file);
    if (rows) return { rows, skills: {} };
    throw new ConfigError(`This is no JSON: ${(error as Error).message}.`, {
      file,
      fix: 'give a JSON array of tools or one tool a line.',
    });
  }
  const list = ListSchema.safeParse(whole);
  if (!list.success) {
    // One line of JSONL is an object too.
    if (RowSchema.safeParse(whole).success) return { rows: [{ value: whole, line: 1, path: '' }], skills: {} };
    throw new ConfigError('This is no list of tools.', {
      file,
      fix: 'give a JSON array of tools, {"tools": [...]} or one tool a line.',
    });
  }
  const data = Array.isArray(list.data) ? { tools: list.data, skills: {} } : list.data;
  return {
    rows: data.tools.map((value, i) => ({ value, line: null, path: `tools[${i}]` })),
    skills: data.skills ?? {},
  };
}

/** null when not even the first line is JSON. */
export function readLines(text: string, file: string): Row[] | null {
  const rows: Row[] = [];
  let line = 0;
  for (const content of text.replace(/^\uFEFF/, '').split(/\r?\n/)) {
    line++;
    if (!content.trim()) continue;
    try {
      rows.push({ value: JSON.parse(content), line, path: '' });
    } catch (error) {
      if (rows.length === 0) return null;
      throw new ConfigError(`This line is no JSON: ${(error as Error).message}.`, { file, line });
    }
  }
  return rows;
}

function readTool(value: unknown, where: { file: string; line?: number; path?: string }): RouterTool {
  refuseKeywords(value, where);
  const row = RowSchema.safeParse(value);
  if (!row.success) {
    const issue = row.error.issues[0]!;
    const at = [where.path, issue.path.join('.')].filter(Boolean).join('.');
    throw new ConfigError(`${issue.message}.`, { ...where, path: at });
  }
  const { data } = row;
  const id = data.tool_name ?? data.name ?? data.id;
  if (!id) throw new ConfigError('A tool without a name.', { ...where, fix: 'give it "name" or "tool_name".' });
  const schema = data.input_schema ?? data.inputSchema ?? readSchema(data.parameters, data.params);
  return makeTool(id, data.description ?? '', {
    ...(data.skill_name === undefined ? {} : { skill_name: data.skill_name }),
    ...(data.command === undefined ? {} : { command: data.command }),
    category: data.category ?? '',
    routing_keywords: data.routing_keywords,
    intents: data.intents,
    input_schema: schema,
    parameters: parameterNames(schema, data.params),
    skill_description: data.skill_description ?? '',
    file_path: data.file_path ?? null,
  });
}

function readSkill(value: unknown, file: string, name: string): SkillWords {
  refuseKeywords(value, { file, path: `skills.${name}` });
  const skill = SkillSchema.safeParse(value);
  if (!skill.success)
    throw new ConfigError(`${skill.error.issues[0]!.message}.`, {
      file,
      path: `skills.${name}.${skill.error.issues[0]!.path.join('.')}`,
    });
  const { description, routing_keywords, intents } = skill.data;
  return { description: description ?? '', routing_keywords, intents };
}

export function refuseKeywords(value: unknown, where: { file: string; line?: number; path?: string }): void {
  if (isObject(value) && 'keywords' in value)
    throw new ConfigError("'keywords' is not allowed in the index.", { ...where, fix: "name it 'routing_keywords'." });
}

/** `parameters` is a JSON Schema where functions are listed; `params` holds the properties alone. */
function readSchema(parameters: unknown, params: unknown): Record<string, unknown> {
  if (isObject(parameters)) return parameters;
  return isObject(params) ? { type: 'object', properties: params } : {};
}

function parameterNames(schema: Record<string, unknown>, params: unknown): string[] {
  if (typeof params === 'string') return params.split(/\s+/).filter(Boolean);
  if (Array.isArray(params)) return params;
  const properties = isObject(params) ? params : schema['properties'];
  return isObject(properties) ? Object.keys(properties) : [];
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
