/** Fields of an object of data: read without inherited ones (`constructor` and `toString` are ordinary ids of skills and tokens), or left out. */
export const getOwn = <T>(data: Readonly<Record<string, T>> | null | undefined, key: string): T | undefined =>
  data && Object.hasOwn(data, key) ? data[key] : undefined;

/** Of a union, each member without them. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** An object → the same without some of its fields. Deleted ones would leave it a slow dictionary, of which a large batch has thousands. */
export function omit<T extends object, K extends keyof T>(row: T, ...fields: readonly K[]): Without<T, K> {
  return Object.fromEntries(Object.entries(row).filter(([key]) => !fields.includes(key as K))) as Without<T, K>;
}
