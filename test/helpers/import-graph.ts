/** Source files → which imports which, type imports counted, and the circles among files or among the rooms they stand in. */
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { globSync } from 'tinyglobby';

/** {importer: {imported: the import that proves it}} */
export type Graph = Map<string, Map<string, string>>;

const IMPORT = /(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"]+)['"]/g;

/** files: {path from the root: text}. nodeOf names what a file belongs to; edges within one node do not count. */
export function drawGraph(files: Record<string, string>, nodeOf: (file: string) => string): Graph {
  const graph: Graph = new Map();
  for (const [file, text] of Object.entries(files)) {
    const from = nodeOf(file);
    if (!graph.has(from)) graph.set(from, new Map());
    for (const [, specifier = ''] of text.matchAll(IMPORT)) {
      const imported = normalize(join(dirname(file), specifier)).replace(/\.js$/, '.ts');
      const to = nodeOf(imported);
      if (to !== from && !graph.get(from)!.has(to)) graph.get(from)!.set(to, `${file} imports ${imported}`);
    }
  }
  return graph;
}

/** Each group of nodes that reach each other, with the imports that close the circle. */
export function findCircles(graph: Graph): string[] {
  const reached = new Map([...graph.keys()].map((node) => [node, reach(graph, node)]));
  const seen = new Set<string>();
  const circles: string[] = [];
  for (const node of graph.keys()) {
    const circle = [...graph.keys()].filter((other) => reached.get(node)?.has(other) && reached.get(other)?.has(node));
    if (circle.length === 0 || seen.has(node)) continue;
    for (const member of circle) seen.add(member);
    const proofs = circle.flatMap((from) => circle.flatMap((to) => graph.get(from)?.get(to) ?? []));
    circles.push(`${circle.join(', ')}: ${proofs.join('; ')}`);
  }
  return circles;
}

function reach(graph: Graph, start: string): Set<string> {
  const found = new Set<string>();
  const open = [start];
  for (let node = open.pop(); node !== undefined; node = open.pop()) {
    for (const next of graph.get(node)?.keys() ?? []) {
      if (!found.has(next)) open.push(next);
      found.add(next);
    }
  }
  return found;
}

export function readSources(patterns: readonly string[]): Record<string, string> {
  const files = globSync([...patterns]).sort();
  return Object.fromEntries(files.map((file) => [file, readFileSync(file, 'utf8')]));
}
