/** A part of a text → the same text in memory of its own: what is cut out of a text keeps the whole of it, which may be megabytes. */
export const ownCopy = (text: string): string => Buffer.from(text).toString();
