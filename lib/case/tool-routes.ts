/** Turns the text of a tool-routes.yaml, the format of the original tool-routing plugin, into routes with their line, and each example of a route into a case. */
import { z } from 'zod';
import { pageAddress } from '../contract/schema-address.js';
import { ConfigError } from '../input/config-error.js';
import { isJson, type Json } from '../input/json-value.js';
import { explainWrong, formatPath, locationOf, parseOrThrow } from '../input/schema-issue.js';
import { readYaml } from '../input/yaml-text.js';
import { compilePattern, type Pattern } from '../pattern/compile-pattern.js';
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
/** Other keys beside `routes`, such as a version or anchors, are allowed. */
const FileSchema = z.looseObject({
  // Not z.record, which drops the key `__proto__` and with it a route.
  routes: z.custom<Json>(isJson, 'must be an object'),
});

/** The schema for editors also has the routes, which are parsed one by one. */
export const ToolRoutesSchema = () => FileSchema.extend({ routes: z.record(z.string(), RouteSchema) });

interface ToolRouteExample {
  /** Null where the example has no name, and each list numbers it in its own way. */
  desc: string | null;
  tool: string;
  input: Record<string, unknown>;
  expect: 'block' | 'allow';
  contains: string | null;
  origin: CaseOrigin;
}

export interface ToolRoute {
  name: string;
  tool: string;
  /** The pattern as it is written, in Python's syntax. */
  pattern: string;
  /** Searches for the pattern and ignores case. */
  matches: Pattern['matches'];
  message: string;
  examples: ToolRouteExample[];
  origin: CaseOrigin;
}

export function parseToolRoutes(source: string, file: string): ToolRoute[] {
  const { value, line } = readYaml(source, file);
  const { routes } = parseOrThrow(FileSchema, value, ({ path, words }) => {
    return new ConfigError('A tool-routes file needs `routes:` with one entry per route.', {
      file,
      line: line(path),
      path: formatPath(path),
      fix: `write routes: {my-route: {tool, pattern, message, tests}}; ${formatPath(path) || 'the file'} ${words}.`,
    });
  });
  // Routes keep the order of the file, because the first that matches decides; JavaScript would put names that are numbers first.
  const lineOf = ([name]: [string, unknown]) => line(['routes', name]);
  const entries = Object.entries(routes).sort((a, b) => lineOf(a) - lineOf(b));
  return entries.map(([name, written]) => {
    const location = (path: readonly PropertyKey[]) => ({
      file,
      line: line(['routes', name, ...path]),
      path: formatPath(['routes', name, ...path]),
    });
    const { tool, pattern, message, tests } = parseOrThrow(RouteSchema, written, (wrong) => {
      const known = knownAt(wrong.path);
      return explainWrong(wrong, location(locationOf(wrong)), known, `the fields are ${known.join(', ')}.`);
    });
    const compiled = compileRoute(pattern);
    if ('problem' in compiled)
      throw new ConfigError(`Python's re refuses this pattern: ${compiled.problem}.`, {
        ...location(['pattern']),
        fix: `write it as Python 3.11 reads it (${pageAddress('tool-routes')}#patterns).`,
      });
    const origin = (path: readonly PropertyKey[]) => ({ file, line: location(path).line });
    const examples = (tests ?? []).map(
      ({ desc, input, expect, contains }, index): ToolRouteExample => ({
        desc: desc ?? null,
        tool: input.tool_name ?? tool,
        input: input.tool_input,
        expect,
        contains: contains ?? null,
        origin: origin(['tests', index]),
      }),
    );
    return { name, tool, pattern, matches: compiled.matches, message, examples, origin: origin([]) };
  });
}

/** As the original hooks do: `re.search(pattern, text, re.IGNORECASE)`. */
export function compileRoute(pattern: string): ReturnType<typeof compilePattern> {
  return compilePattern(pattern, { flags: { ignore_case: true } });
}

/** The fields of the object at which the path points. */
function knownAt(path: readonly PropertyKey[]): string[] {
  const { input } = ExampleSchema.shape;
  if (path[0] !== 'tests' || path.length < 2) return Object.keys(RouteSchema.shape);
  return Object.keys(path[2] === 'input' ? input.shape : ExampleSchema.shape);
}

/** Files are merged and the first match wins, so a second route of the same name would silently never match. */
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
    const used = new Map<string, number>();
    return route.examples.map((example, index) => {
      // Numbered within its route, so that an example of another route does not change the id that a baseline holds.
      const words = slug(example.desc ?? `test ${index}`);
      const count = (used.get(words) ?? 0) + 1;
      used.set(words, count);
      const { tool, input, expect, contains, origin } = example;
      const row = {
        kind: 'tool_route',
        case_id: `${routeId(route.name)}/${words}${count > 1 ? `-${count}` : ''}`,
        category: route.name,
        tool,
        input,
        expect,
        route: route.name,
        // As in the original, the words of a call that is let through are nobody's.
        ...(contains === null || expect === 'allow' ? {} : { contains }),
      };
      return { ...CaseSchema.parse(row), origin };
    });
  });
}

/** A name that is already a valid id is kept. */
const routeId = (name: string): string =>
  name
    .replace(/[^A-Za-z0-9._/:@-]+/g, '-')
    .replace(/^[^A-Za-z0-9]+|-$/g, '')
    .slice(0, 100) || 'x';

const slug = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 90) || 'x';
