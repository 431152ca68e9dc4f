/** Turns the text of a tool-routes.yaml (seed 002) into routes that know their line, and routes into one case per example. */
import { isMap, LineCounter, parseDocument } from 'yaml';
import { z } from 'zod';
import { ConfigError } from '../config-error.js';
import { nearest } from '../nearest.js';
import { readPythonPattern } from './python-pattern.js';
import { type Case, type CaseOrigin, CaseSchema } from './schema.js';

const text = z.string().min(1);

const ExampleSchema = z.strictObject({
  desc: z.string().optional(),
  input: z.strictObject({ tool_name: text.optional(), tool_input: z.record(z.string(), z.unknown()) }),
  expect: z.enum(['block', 'allow']),
  contains: text.nullish(),
});
const RouteSchema = z.strictObject({
  tool: text,
  pattern: z.string(),
  message: z.string(),
  tests: z.array(ExampleSchema).nullish(),
});

export interface ToolRouteExample {
  desc: string;
  tool: string;
  input: Record<string, unknown>;
  expect: 'block' | 'allow';
  contains: string | null;
  origin: CaseOrigin;
}

export interface ToolRoute {
  name: string;
  tool: string;
  /** As written; `matches` is what it means. */
  pattern: string;
  matches: RegExp;
  message: string;
  examples: ToolRouteExample[];
  origin: CaseOrigin;
}

export function parseToolRoutes(source: string, file: string): ToolRoute[] {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: true });
  const [broken] = document.errors;
  if (broken)
    throw new ConfigError(`This is not YAML: ${broken.message.split('\n')[0]?.replace(/:$/, '')}.`, {
      file,
      line: broken.linePos?.[0].line ?? 1,
      fix: 'mend the syntax there; a pattern is safest in single quotes.',
    });
  /** Of what stands at the path, else of what should hold it. */
  const lineOf = (path: readonly (string | number)[]): number => {
    if (path.length === 0) return 1;
    const parent = document.getIn(path.slice(0, -1), true);
    const pair = isMap(parent) ? parent.items.find(({ key }) => String(key) === String(path.at(-1))) : undefined;
    const node = (pair?.key ?? document.getIn(path, true)) as { range?: [number, number, number] | null } | undefined;
    return node?.range ? counter.linePos(node.range[0]).line : lineOf(path.slice(0, -1));
  };
  const whole = document.toJS() as { routes?: unknown } | null;
  if (typeof whole !== 'object' || whole === null || typeof whole.routes !== 'object' || whole.routes === null)
    throw new ConfigError('A file of tool routes is `routes:` with one entry per route.', {
      file,
      line: 1,
      fix: 'write routes: {my-route: {tool, pattern, message, tests}}.',
    });
  return Object.entries(whole.routes).map(([name, value]) => {
    const at = (path: readonly PropertyKey[]) => lineOf(['routes', name, ...path] as (string | number)[]);
    const parsed = RouteSchema.safeParse(value);
    if (!parsed.success) throw explain(parsed.error, name, file, at);
    const { tool, pattern, message, tests } = parsed.data;
    const read = readPythonPattern(pattern);
    if ('problem' in read)
      throw new ConfigError(`This pattern cannot be tried: ${read.problem}.`, {
        file,
        line: at(['pattern']),
        path: `routes.${name}.pattern`,
        fix: 'write it so that Python and JavaScript read it alike.',
      });
    const examples = (tests ?? []).map(
      ({ desc, input, expect, contains }, index): ToolRouteExample => ({
        desc: desc || `test ${index}`,
        tool: input.tool_name ?? tool,
        input: input.tool_input,
        expect,
        contains: contains ?? null,
        origin: { file, line: at(['tests', index]) },
      }),
    );
    return { name, tool, pattern, matches: read.pattern, message, examples, origin: { file, line: at([]) } };
  });
}

/** Files are merged, and the first match wins: a second route of a name would be out of anyone's sight. */
export function checkRouteNames(routes: readonly ToolRoute[]): void {
  const seen = new Map<string, ToolRoute>();
  for (const route of routes) {
    const first = seen.get(route.name);
    if (first)
      throw new ConfigError(
        `Route '${route.name}' defined in multiple sources: '${first.origin.file}' and '${route.origin.file}'.`,
        { ...route.origin, path: `routes.${route.name}`, fix: 'rename one of them.' },
      );
    seen.set(route.name, route);
  }
}

export function listRouteCases(routes: readonly ToolRoute[]): Case[] {
  return routes.flatMap((route) => {
    const taken = new Map<string, number>();
    return route.examples.map((example) => {
      const words = slug(example.desc);
      const count = (taken.get(words) ?? 0) + 1;
      taken.set(words, count);
      const { tool, input, expect, contains, origin } = example;
      const row = {
        kind: 'tool_route',
        case_id: `${slug(route.name)}/${words}${count > 1 ? `-${count}` : ''}`,
        category: route.name,
        tool,
        input,
        expect,
        route: route.name,
        ...(contains === null ? {} : { contains }),
      };
      return { ...CaseSchema.parse(row), origin };
    });
  });
}

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 90) || 'x';

function explain(error: z.ZodError, name: string, file: string, at: (path: readonly PropertyKey[]) => number) {
  const issue = error.issues[0];
  const unknown = issue?.code === 'unrecognized_keys' ? (issue.keys[0] ?? '') : null;
  const path = issue?.path ?? [];
  const known = path.includes('input')
    ? Object.keys(ExampleSchema.shape.input.shape)
    : Object.keys(path.includes('tests') ? ExampleSchema.shape : RouteSchema.shape);
  const meant = unknown === null ? null : nearest(unknown, known);
  return new ConfigError(unknown === null ? `${issue?.message}.` : `Unknown key '${unknown}'.`, {
    file,
    line: at(path),
    path: ['routes', name, ...path].map(String).join('.'),
    fix: meant ? `write '${meant}'.` : `the fields are ${known.join(', ')}.`,
  });
}
