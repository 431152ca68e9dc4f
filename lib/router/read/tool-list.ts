/** Turns the text of a tool list (JSON or JSONL) into tools for the index, with warnings about ignored rows. */
import { z } from 'zod';
import { ConfigError } from '../../input/config-error.js';
import { isJson, parseValue } from '../../input/json-value.js';
import { makeTool, type RouterTool } from '../words/tool.js';
import { readRows } from './list-rows.js';

const strings = z
  .array(z.string())
  .nullish()
  .transform((value) => value ?? []);
const object = z.record(z.string(), z.unknown());
/** An object, or its JSON as a string (omni's tool search). */
const schema = z.preprocess(readText, object.nullish());

/** The fields of MCP's tool lists, of omni's tool search and of common benchmarks; other fields are ignored. */
const RowSchema = z.looseObject({
  name: z.string().nullish(),
  tool_name: z.string().nullish(),
  /** Used as the name if there is no other. */
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

/** What tools inherit from their skill. */
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
        `${file}${line ? `:${line}` : ` at ${path}`}: '${tool.id}' is listed twice; the first one is used.`,
      );
      continue;
    }
    seen.add(tool.id);
    const words = known.get(tool.skill_name);
    list.tools.push(words ? inheritWords(tool, words) : tool);
  }
  return list;
}

/** routing_keywords and intents come from the skill; the description stays the tool's own. */
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
  if (!id) throw new ConfigError('This tool has no name.', { ...where, fix: 'add "name" or "tool_name".' });
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
    throw new ConfigError("'keywords' is not allowed in the index.", { ...where, fix: "use 'routing_keywords'." });
}

/** In function lists `parameters` is a JSON Schema; `params` has only the properties. */
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

/** Text that is not JSON stays a string, which the schema then rejects. */
function readText(value: unknown): unknown {
  if (typeof value !== 'string') return value;
  return value.trim() === '' ? null : parseValue(value, value);
}
