/** What an object of data holds under a key that its author chose: `constructor` and `toString` are skills and tokens like any other. */
export const own = <T>(data: Readonly<Record<string, T>> | null | undefined, key: string): T | undefined =>
  data && Object.hasOwn(data, key) ? data[key] : undefined;
