/** Parses the text of a tool list (JSON or JSONL) into rows with their location, and the list's own skills. */
import { z } from 'zod';
import { ConfigError } from '../../input/config-error.js';
import { parseJson } from '../../input/json-text.js';
import { isJson } from '../../input/json-value.js';

const ListSchema = z.union([
  z.array(z.unknown()),
  z.looseObject({ tools: z.array(z.unknown()), skills: z.record(z.string(), z.unknown()).optional() }),
]);

export interface Row {
  value: unknown;
  line: number | null;
  path: string;
}

export function readRows(text: string, file: string): { rows: Row[]; skills: Record<string, unknown> } {
  let whole: unknown;
  try {
    whole = parseJson(text, file);
  } catch (error) {
    const rows = readLines(text, file);
    if (rows) return { rows, skills: {} };
    throw error;
  }
  // The raw response of an MCP server to tools/list.
  if (isJson(whole) && isJson(whole['result']) && 'tools' in whole['result']) whole = whole['result'];
  const list = ListSchema.safeParse(whole);
  if (!list.success) {
    // One line of JSONL is an object too.
    if (isJson(whole) && ['name', 'tool_name', 'description', 'function'].some((key) => key in whole))
      return { rows: [{ value: whole, line: 1, path: '' }], skills: {} };
    throw new ConfigError('This is not a list of tools.', {
      file,
      fix: 'use a JSON array of tools, {"tools": [...]}, or one tool per line.',
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
      throw new ConfigError(`This line is not JSON: ${(error as Error).message}.`, { file, line });
    }
  }
  return rows;
}
