/** A function of an object → the same, worked out once for each object; what else it takes has to be the same each time. */
export function oncePer<K extends object, More extends unknown[], V>(make: (key: K, ...more: More) => V) {
  const known = new WeakMap<K, { value: V }>();
  return (key: K, ...more: More): V => {
    const found = known.get(key) ?? { value: make(key, ...more) };
    known.set(key, found);
    return found.value;
  };
}
