/** The commands and scripts of hooks → findings about variables in which their authors look for the call, and which no agent sets. */
import { objects } from '../../input/json-value.js';
import { type HookFile, scriptsOf } from '../../skill/hooks.js';
import { asWarning, type Finding } from '../finding.js';
import type { SkillFacts } from '../skill-location.js';
import { readGroups } from './hook-groups.js';

/** Of a shell, of Node or of Python. One with a default that the shell puts in its place is known to be unset somewhere. */
const READ =
  /(?:\$\{?|\benv(?:iron)?\b\W{1,3}(?:get\W{1,3})?|\bgetenv\W{1,3})((?:CLAUDE|CODEX|COPILOT|GEMINI|QWEN)_(?:TOOL_\w+|FILE_PATHS?|HOOK_INPUT\w*))(?!\w|:[-=])/g;

/** What reads stdin has the call; the variable is what it falls back on. */
const READS_STDIN = /stdin|\bcat\s*(?:-\s*)?(?:[)|>`]|$)|readFileSync\(\s*0|\bread\s+-?\w|\binput\(\)/m;

/** Hooks of Claude Code 2.1.330, Codex 0.169.0, Copilot CLI 1.0.102, Gemini CLI 0.61.0 and Qwen Code 0.24.4 listed their environment: no name of it has such words. */
export const lintHookInputs = (files: readonly HookFile[], facts: SkillFacts): Finding[] =>
  files.flatMap((hook) =>
    readGroups(hook, facts).flatMap(({ fields, name, at }) =>
      objects(fields['hooks']).flatMap(({ command }, index) => {
        if (typeof command !== 'string') return [];
        const scripts = scriptsOf(command).map((path) => [path, hook.scripts[path]?.text ?? ''] as const);
        return [['', command] as const, ...scripts].flatMap(([path, text]): Finding[] => {
          const [found] = [...text.matchAll(READ)].filter(([, word = '']) => !text.includes(`${word}=`));
          if (found === undefined || READS_STDIN.test(text)) return [];
          const line = text.slice(0, found.index).split('\n').length;
          const place = path === '' ? `${name}.hooks[${index}]` : `${path}:${line}`;
          const field = /FILE/.test(text) ? 'file_path' : 'command';
          return [
            asWarning(
              'hook-variable',
              at('hooks', String(index), 'command'),
              `${place} reads $${found[1]}, which no agent sets, so it never sees the call`,
              `read the call from stdin, where it is JSON: in a shell, \`jq -r .tool_input.${field}\`.`,
            ),
          ];
        });
      }),
    ),
  );
