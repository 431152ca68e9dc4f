/** Text → the source of a regular expression that matches it literally. (RegExp.escape exists from Node 24 on.) */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
