/** `init --hooks`: a hook that decides over tool calls by the routes of a file, with a first route, its tests and the baseline entries for them. */
import { basename, join, posix } from 'node:path';
import { BASELINE_FILE, type Baseline, parseBaseline, serializeBaseline } from '../../lib/baseline/index.js';
import { listRouteCases, parseToolRoutes } from '../../lib/case/tool-routes.js';
import { OFFLINE } from '../../lib/contract/plan.js';
import { pageAddress, schemaAddress } from '../../lib/contract/schema-address.js';
import { readTextIfAny } from '../../lib/io/files/files.js';
import { ROUTES_MANIFEST } from '../../lib/setup/corpus/listed-routes.js';
import { HOOK_MODULES, REFERENCE_HOOK, readShipped } from '../../lib/setup/source/reference-hook.js';
import { CORPUS } from './corpus.js';
import { updateStep } from './words.js';

export const ROUTES_FILE = 'hooks/tool-routes.yaml';

/** It makes the routes part of the default corpus, beside a cases.json. */
const LIST = { routes: [`./${ROUTES_FILE}`] };

const DECLARATION = {
  description: `Tool calls that a route of ${ROUTES_FILE} matches are blocked with its message`,
  hooks: {
    PreToolUse: [
      {
        matcher: 'Bash|WebFetch',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the agents fill it in
        hooks: [{ type: 'command', command: `node "\${CLAUDE_PLUGIN_ROOT}/${REFERENCE_HOOK}"`, timeout: 10 }],
      },
    ],
    // Gemini CLI has an event and tool names of its own, and counts in milliseconds.
    BeforeTool: [
      {
        matcher: 'run_shell_command|web_fetch',
        // biome-ignore lint/suspicious/noTemplateCurlyInString: the agent fills it in
        hooks: [{ type: 'command', command: `node "\${extensionPath}/${REFERENCE_HOOK}"`, timeout: 10_000 }],
      },
    ],
  },
};

/** Its test that expects \`allow\` runs its command, so it does nothing. */
const ROUTES = `# The first route whose pattern is found in the call blocks it with its message. Patterns are Python's and ignore case.
routes:
  npm-publish:
    tool: Bash
    pattern: '^\\s*npm\\s+publish\\b(?!.*--dry-run)'
    message: |
      Do not publish from here.
      Push a tag instead: the release workflow publishes it.
    tests:
      - desc: publishing should block
        input: { tool_name: Bash, tool_input: { command: npm publish --access public } }
        expect: block
        contains: release workflow
      - desc: talking about it should allow
        input: { tool_name: Bash, tool_input: { command: echo npm publish } }
        expect: allow
`;

/** Relative to the source: what is to be written there. */
export function renderHooks(root: string, isPlugin: boolean): Record<string, string> {
  const name =
    basename(root)
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'my-plugin';
  const description = 'Tool calls that this repository wants made in another way';
  const manifest = `${JSON.stringify({ name, version: '0.1.0', description }, null, 2)}\n`;
  return {
    // Agents load hooks only with a plugin.
    ...(isPlugin ? {} : { '.claude-plugin/plugin.json': manifest }),
    [ROUTES_MANIFEST]: `${JSON.stringify(LIST, null, 2)}\n`,
    'hooks/hooks.json': `${JSON.stringify(DECLARATION, null, 2)}\n`,
    [REFERENCE_HOOK]: readShipped(REFERENCE_HOOK),
    ...Object.fromEntries(HOOK_MODULES.map((path) => [path, readShipped(path)])),
    // Editors with the YAML language server find the schema by this line.
    [ROUTES_FILE]: `# yaml-language-server: $schema=${schemaAddress('tool-routes')}\n# Their form: ${pageAddress('tool-routes')}\n${ROUTES}`,
  };
}

const EMPTY: Baseline = { $schema: null, $meta: { schema: 1 }, $offers: {}, cases: new Map() };

/** Another hook may be declared there. */
export const hasHook = async (folder: string): Promise<boolean> =>
  (await readTextIfAny(join(folder, 'hooks/hooks.json')))?.includes(REFERENCE_HOOK) === true;

export const readRoutes = async (folder: string): Promise<string> =>
  (await readTextIfAny(join(folder, ROUTES_FILE))) ?? ROUTES;

/** The baseline with entries for the routes' tests that have none, all of which pass everywhere; null: they all have one. */
export function addToBaseline(text: string | null, routes: string, agents: readonly string[]): string | null {
  const baseline = text === null ? EMPTY : parseBaseline(text, BASELINE_FILE);
  const tests = listRouteCases(parseToolRoutes(routes, ROUTES_FILE)).map(({ case_id }) => case_id);
  const fresh = tests.filter((id) => !baseline.cases.has(id));
  if (fresh.length === 0) return null;
  const pass = { expected_status: 'pass', allow_timeout: false } as const;
  const cases = new Map(baseline.cases);
  for (const id of fresh) cases.set(id, new Map([...new Set([...agents, OFFLINE])].map((agent) => [agent, pass])));
  return serializeBaseline({ ...baseline, cases });
}

/** The corpus as `--cases` and the workflow name it: the default takes what the source's own folder lists. */
export function nameCorpus(source: string, hasCases: boolean): string {
  if (source === '.') return CORPUS;
  return [...(hasCases ? [CORPUS] : []), posix.join(source, ROUTES_FILE)].join(',');
}

export function listHookSteps(source: string, hasCases: boolean, agents: string): string[] {
  const where = source === '.' ? '' : ` --source ${source}`;
  const corpus = source === '.' ? '' : ` --cases ${nameCorpus(source, hasCases)}`;
  return [
    `write your own routes and their tests in ${posix.join(source, ROUTES_FILE)}`,
    `agent-routing run${where}${corpus} --agents offline    # tries the patterns alone, in a moment`,
    `agent-routing integration-test --run${where}${agents}    # lets the real agents make each call`,
    `agent-routing run${where}${corpus}${agents}    # the same with the gate, as the workflow does`,
    updateStep('agent-routing', 'the tests that you have added'),
  ];
}
