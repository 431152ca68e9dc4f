/** Reads the commands of a hook declaration and the scripts that they name. */
import { z } from 'zod';

const command = z.looseObject({
  type: z.string().optional(),
  command: z.string().optional(),
  bash: z.string().optional(),
});
const group = z.looseObject({ matcher: z.string().optional(), hooks: z.array(command).optional() });
const HooksSchema = z.looseObject({ hooks: z.record(z.string(), z.array(z.union([group, command]))) });

export interface HookFile {
  /** Path as findings show it. */
  file: string;
  /** The folder of its plugin as findings show it: '' or ending in a slash. */
  folder: string;
  text: string;
  /** Users have the file with a plugin, not with the project that they work in. */
  shipped?: boolean;
  /** It lies beside hooks.json, and no manifest names it: another program's, or text of a hook. */
  unread?: boolean;
  /** Text of a script that a command names, by the path as written there; null where it does not exist. */
  scripts: Record<string, { text: string; executable: boolean } | null>;
}

/** The scripts that a command runs, as paths below the plugin: `${CLAUDE_PLUGIN_ROOT}/hooks/x.sh`, `./hooks/x.sh`, `python3 hooks/x.py`. */
export function scriptsOf(commandLine: string): string[] {
  return [
    ...commandLine.matchAll(
      /(?:\$\{?[A-Z_]*(?:ROOT|DIR)\}?"?\/|\.\/|(?<=\s|^))([\w@.-]+(?:\/[\w@.-]+)+|[\w@-]+\.(?:sh|py|js|mjs|ts|rb))/g,
    ),
  ].map((match) => match[1] ?? '');
}

/** Events whose hooks decide over a call, as each agent spells them. */
export const BEFORE_A_CALL = /^(?:pre_?tool_?use|permission_?request|before_?tool)$/i;

export interface HookCommand {
  event: string;
  command: string;
}

export function commandsOf(text: string): HookCommand[] | null {
  const parsed = HooksSchema.safeParse(parse(text));
  if (!parsed.success) return null;
  return Object.entries(parsed.data.hooks).flatMap(([event, rows]) =>
    rows.flatMap((row) =>
      ('hooks' in row && row.hooks
        ? (row.hooks as z.infer<typeof command>[])
        : [row as z.infer<typeof command>]
      ).flatMap((one) => {
        const line = one.command ?? one.bash;
        return line === undefined ? [] : [{ event, command: line }];
      }),
    ),
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Anchored, as Claude Code, Codex and Copilot read it. A broken pattern covers nothing: what an agent makes of it is not known here. */
export function covers(matcher: string | null, tool_names: readonly string[]): boolean {
  if (matcher === null || matcher === '' || matcher === '*') return true;
  try {
    const pattern = new RegExp(`^(?:${matcher})$`);
    return tool_names.some((name) => pattern.test(name));
  } catch {
    return false;
  }
}
