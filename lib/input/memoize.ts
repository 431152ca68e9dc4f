/**
 * A function → the same, worked out once for each object and key: a listing is requested for each skill but is the same for all
 * of them. By default the object is the first argument and there is one key. The results are released together with the object.
 */
export function memoize<A extends unknown[], V>(
  make: (...given: A) => V,
  ownerOf: (...given: A) => object = (...[first]) => first as object,
  keyOf: (...given: A) => string = () => '',
): (...given: A) => V {
  const known = new WeakMap<object, Map<string, V>>();
  return (...given) => {
    const owner = ownerOf(...given);
    const answers = known.get(owner) ?? new Map<string, V>();
    known.set(owner, answers);
    const key = keyOf(...given);
    if (!answers.has(key)) answers.set(key, make(...given));
    return answers.get(key) as V;
  };
}
