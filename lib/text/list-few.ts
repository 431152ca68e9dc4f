/** Names → as many as a reader takes in, and how many more there are: `a, b, c and 4 more`. */
export const listFew = (names: readonly string[], most = 3): string =>
  names.slice(0, most).join(', ') + (names.length > most ? ` and ${names.length - most} more` : '');
