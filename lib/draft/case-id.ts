/** A name → a case id, and the next free one where it is taken. */

export function slug(name: string): string {
  return (
    name
      .normalize('NFKD')
      .replace(/\p{M}+/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 80) || 'skill'
  );
}

/** `name-1`, `name-2`, …: none twice. */
export function createIds(known: readonly string[] = []): (name: string) => string {
  const taken = new Map<string, number>();
  const given = new Set(known);
  return (name) => {
    for (;;) {
      const count = (taken.get(name) ?? 0) + 1;
      taken.set(name, count);
      const id = `${name}-${count}`;
      if (given.has(id)) continue;
      given.add(id);
      return id;
    }
  };
}
