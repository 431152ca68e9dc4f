/** An object → the same without some of its fields. */

/** Of a union, each member without them. */
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

export function omit<T extends object, K extends keyof T>(row: T, ...fields: readonly K[]): Without<T, K> {
  const rest: Partial<T> = { ...row };
  for (const field of fields) delete rest[field];
  return rest as unknown as Without<T, K>;
}
