/**
 * A function of an object → the same function, computed once per object and key. A listing is requested for each skill but
 * is the same for all of them. The results are released together with the object.
 */
export function memoize<P extends object, V>(
  make: (setup: P) => V,
  ownerOf: (setup: P) => object = (setup) => setup,
  keyOf: (setup: P) => string = () => '',
): (setup: P) => V {
  const known = new WeakMap<object, Map<string, V>>();
  return (setup) => {
    const owner = ownerOf(setup);
    const answers = known.get(owner) ?? new Map<string, V>();
    known.set(owner, answers);
    const key = keyOf(setup);
    if (!answers.has(key)) answers.set(key, make(setup));
    return answers.get(key) as V;
  };
}
