/** Text → the source of a pattern that matches it to the letter. (RegExp.escape is there from Node 24 on.) */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
