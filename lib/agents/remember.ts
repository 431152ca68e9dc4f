/**
 * A function of an object → the same, which answers once per object and key: a listing is asked for skill by skill and is the
 * same for all. The object's answers go with it.
 */
export function remember<P extends object, V>(
  make: (place: P) => V,
  ownerOf: (place: P) => object = (place) => place,
  keyOf: (place: P) => string = () => '',
): (place: P) => V {
  const known = new WeakMap<object, Map<string, V>>();
  return (place) => {
    const owner = ownerOf(place);
    const answers = known.get(owner) ?? new Map<string, V>();
    known.set(owner, answers);
    const key = keyOf(place);
    if (!answers.has(key)) answers.set(key, make(place));
    return answers.get(key) as V;
  };
}
