/** Reads a path such as `a.b`, `a[0].b` or `a[*].b` in a JSON value: every value found, with its own full path. */

export interface Found {
  /** The path with index numbers in place of stars. */
  path: string;
  /** False when there is no value; null is a value. */
  present: boolean;
  value: unknown;
}

export function readPath(root: unknown, path: string): Found[] {
  let found: Found[] = [{ path: '', present: true, value: root }];
  for (const part of splitPath(path)) found = found.flatMap((at) => step(at, part));
  return found;
}

/** `results[*].metadata.tags` → results, *, metadata, tags. A number in brackets is an index, one after a dot may be a key. */
function splitPath(path: string): string[] {
  return path.split(/\.|(?=\[)/).flatMap((part) => {
    const index = /^\[(\*|\d+)\](.*)$/s.exec(part);
    return index ? [`[${index[1]}]`, ...(index[2] ? [index[2]] : [])] : part === '' ? [] : [part];
  });
}

function step(at: Found, part: string): Found[] {
  if (!at.present) return [at];
  const { value } = at;
  const index = /^\[(\*|\d+)\]$/.exec(part)?.[1];
  const missing = (path: string): Found[] => [{ path, present: false, value: undefined }];
  if (index === undefined) {
    const path = at.path === '' ? part : `${at.path}.${part}`;
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, part)) return missing(path);
    return [{ path, present: true, value: (value as Record<string, unknown>)[part] }];
  }
  if (!Array.isArray(value)) return missing(`${at.path}[${index}]`);
  if (index === '*') return value.map((item: unknown, i) => ({ path: `${at.path}[${i}]`, present: true, value: item }));
  const i = Number(index);
  return i < value.length
    ? [{ path: `${at.path}[${i}]`, present: true, value: value[i] as unknown }]
    : missing(`${at.path}[${i}]`);
}
