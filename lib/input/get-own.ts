/** Looks up a key in an object of data, ignoring inherited properties: `constructor` and `toString` are ordinary ids of skills and tokens. */
export const getOwn = <T>(data: Readonly<Record<string, T>> | null | undefined, key: string): T | undefined =>
  data && Object.hasOwn(data, key) ? data[key] : undefined;
