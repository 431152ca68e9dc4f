/** The address under which editors find a JSON Schema of docs/schema: the `$id` in it, and the `$schema` in files that this tool writes. */

/** As package.json's repository and version have it; forks and copies have their own. */
const HOME = { name: 'org/agent-routing', ref: 'v1' };

export function schemaAddress(page: string, { name, ref }: { name: string; ref: string } = HOME): string {
  return `https://raw.githubusercontent.com/${name}/${ref}/docs/schema/${page}.schema.json`;
}
