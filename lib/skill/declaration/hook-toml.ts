/** Codex's config.toml → its hooks, and the same text with other commands in their place. */
import { parse, stringify, type TomlError, type TomlTable } from 'smol-toml';
import { isJson } from '../../input/json-value.js';
import { rewriteHookJson } from './hook-commands.js';

/** Null where the file declares none, or cannot be read. */
export function hooksInToml(text: string): Record<string, unknown> | null {
  const hooks = readTable(text)?.['hooks'];
  return isJson(hooks) ? hooks : null;
}

export function rewriteHookToml(
  text: string,
  file: string,
  wrap: Parameters<typeof rewriteHookJson>[3],
): string | null {
  const hooks = hooksInToml(text);
  const rewritten = hooks && rewriteHookJson(JSON.stringify({ hooks }), file, true, wrap);
  return rewritten && stringify({ ...readTable(text), ...(JSON.parse(rewritten) as object) });
}

/** Null where it is no TOML. */
export function readTable(text: string): TomlTable | null {
  const { fields, problem } = readToml(text);
  return problem ? null : fields;
}

/** With what keeps it from being read. */
export function readToml(text: string): { fields: TomlTable; problem?: { line: number; message: string } } {
  try {
    return { fields: parse(text) };
  } catch (error) {
    const { line = 1, message } = error as TomlError;
    const [said = ''] = message.replace(/^Invalid TOML document: /, '').split('\n');
    return { fields: {}, problem: { line, message: said } };
  }
}
