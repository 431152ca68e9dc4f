/** Hook declarations of a source and the scripts they name → findings about hooks that silently do nothing or let everything through. */
import { z } from 'zod';
import { escapePattern } from '../escape-pattern.js';
import type { Finding } from './finding.js';

export interface HookFile {
  /** As findings show it. */
  file: string;
  /** Where its plugin stands, as findings show it: '' or ending in a slash. */
  folder: string;
  text: string;
  /** Text of a script that a command names, by the path as written there; null: it does not exist. */
  scripts: Record<string, { text: string; executable: boolean } | null>;
}

const command = z.looseObject({
  type: z.string().optional(),
  command: z.string().optional(),
  bash: z.string().optional(),
});
const group = z.looseObject({ matcher: z.string().optional(), hooks: z.array(command).optional() });
const HooksSchema = z.looseObject({ hooks: z.record(z.string(), z.array(z.union([group, command]))) });

/** Scripts a command runs, as paths below the plugin: `${CLAUDE_PLUGIN_ROOT}/hooks/x.sh`, `./hooks/x.sh`, `python3 hooks/x.py`. */
export function scriptsOf(commandLine: string): string[] {
  return [
    ...commandLine.matchAll(
      /(?:\$\{?[A-Z_]*(?:ROOT|DIR)\}?"?\/|\.\/|(?<=\s|^))([\w@.-]+(?:\/[\w@.-]+)+|[\w@-]+\.(?:sh|py|js|mjs|ts|rb))/g,
    ),
  ].map((match) => match[1] ?? '');
}

export function commandsOf(text: string): string[] | null {
  const parsed = HooksSchema.safeParse(parse(text));
  if (!parsed.success) return null;
  return Object.values(parsed.data.hooks).flatMap((rows) =>
    rows.flatMap((row) =>
      ('hooks' in row && row.hooks
        ? (row.hooks as z.infer<typeof command>[])
        : [row as z.infer<typeof command>]
      ).flatMap((one) => one.command ?? one.bash ?? []),
    ),
  );
}

export function lintHooks(files: readonly HookFile[]): Finding[] {
  return files.flatMap((hook) => {
    const place = { file: hook.file, line: 1, subject: hook.file, consequences: {} };
    const commands = commandsOf(hook.text);
    if (!commands) {
      return [
        {
          rule: 'hook-shape',
          severity: 'error',
          ...place,
          message: 'no agent will run these hooks',
          fix: 'write {"hooks": {"PreToolUse": [{"matcher": "Bash", "hooks": [{"type": "command", "command": "…"}]}]}}.',
        } satisfies Finding,
      ];
    }
    return commands.flatMap((line) => scriptsOf(line).flatMap((path) => lintScript(path, line, hook, place)));
  });
}

function lintScript(
  path: string,
  line: string,
  hook: HookFile,
  place: Pick<Finding, 'file' | 'line' | 'subject' | 'consequences'>,
): Finding[] {
  if (!(path in hook.scripts)) return [];
  const script = hook.scripts[path];
  if (!script)
    return [
      {
        rule: 'hook-missing',
        severity: 'error',
        ...place,
        message: `its command names ${path}, which is not there`,
        fix: 'correct the path; a hook that cannot start lets the call through.',
      },
    ];
  const runsItself = !new RegExp(`\\b(?:bash|sh|node|python3?|ruby|uv|bun|deno)\\b[^|;&]*${escapePattern(path)}`).test(
    line,
  );
  const findings: Finding[] = [];
  if (runsItself && !script.executable) {
    findings.push({
      rule: 'hook-missing',
      severity: 'error',
      ...place,
      message: `${path} may not be executed`,
      fix: `chmod +x ${hook.folder}${path}`,
    });
  }
  const exits = script.text.split('\n').findIndex((text) => /\bexit\s*\(?\s*1\b/.test(text));
  if (exits >= 0 && !/\bexit\s*\(?\s*2\b|permissionDecision|"decision"/.test(script.text)) {
    findings.push({
      rule: 'hook-fails-open',
      severity: 'warning',
      ...place,
      line: 1,
      message: `${path}:${exits + 1} ends in exit 1 and nothing in it denies`,
      consequences: {
        claude: 'exit 1 lets the call run',
        codex: 'exit 1 lets the call run',
        copilot: 'exit 1 denies, without the reason',
      },
      fix: 'end in exit 2 with the reason on stderr, or print a deny decision as JSON.',
    });
  }
  return findings;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
