/** The text of a tool list (JSON or JSONL) → tools for the index, with warnings for what was left out. */
import { z } from 'zod';
import { ConfigError } from '../config-error.js';
import { isJson } from '../json-value.js';
import { readRows } from './list-rows.js';
import { makeTool, type RouterTool } from './tool.js';

const strings = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);
const object = z.record(z.string(), z.unknown());
/** An object, or its JSON as a string (omni's tool search). */
const schema = z.preprocess(readText, object.nullish());

/** Fields of MCP's tool lists, of omni's tool search and of common benchmarks; what else a row holds is not ours. */
const RowSchema = z.looseObject({
  name: z.string().nullish(),
  tool_name: z.string().nullish(),
  /** Of a row of some table; the name where there is no other. */
  id: z.union([z.string(), z.number().transform(String)]).nullish(),
  description: z.string().nullish(),
  skill_name: z.string().nullish(),
  command: z.string().nullish(),
  category: z.string().nullish(),
  routing_keywords: strings,
  intents: strings,
  input_schema: schema,
  inputSchema: schema,
  parameters: z.unknown().optional(),
  params: z.union([z.string(), z.array(z.string()), object]).nullish(),
  skill_description: z.string().nullish(),
  file_path: z.string().nullish(),
});
const SkillSchema = z.looseObject({ description: z.string().nullish(), routing_keywords: strings, intents: strings });

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

function readTool(row: unknown, where: { file: string; line?: number; path?: string }): RouterTool {
  // OpenAI's chat completions: {"type": "function", "function": {...}}.
  const value = isJson(row) && isJson(row['function']) ? { ...row, ...row['function'] } : row;
  refuseKeywords(value, where);
  const parsed = RowSchema.safeParse(value);
  if (!parsed.success) {
    const issue = parsed.error.issues[0]!;
    const at = [where.path, issue.path.join('.')].filter(Boolean).join('.');
    throw new ConfigError(`${issue.message}.`, { ...where, path: at });
  }
  const { data } = parsed;
  const id = [data.tool_name, data.name, data.id].find((name) => name?.trim());
  if (!id) throw new ConfigError('A tool without a name.', { ...where, fix: 'give it "name" or "tool_name".' });
  const schema = data.input_schema ?? data.inputSchema ?? readSchema(data.parameters, data.params);
  return makeTool(id, data.description ?? '', {
    ...(typeof data.skill_name === 'string' ? { skill_name: data.skill_name } : {}),
    ...(typeof data.command === 'string' ? { command: data.command } : {}),
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
  if (isJson(value) && 'keywords' in value)
    throw new ConfigError("'keywords' is not allowed in the index.", { ...where, fix: "name it 'routing_keywords'." });
}

/** `parameters` is a JSON Schema where functions are listed; `params` holds the properties alone. */
function readSchema(parameters: unknown, params: unknown): Record<string, unknown> {
  if (isJson(parameters)) return parameters;
  return isJson(params) ? { type: 'object', properties: params } : {};
}

function parameterNames(schema: Record<string, unknown>, params: unknown): string[] {
  if (typeof params === 'string') return params.split(/\s+/).filter(Boolean);
  if (Array.isArray(params)) return params;
  const properties = isJson(params) ? params : schema['properties'];
  return isJson(properties) ? Object.keys(properties) : [];
}

/** What is no JSON stays what it is, and is refused as that. */
function readText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  if (value.trim() === '') return null;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
