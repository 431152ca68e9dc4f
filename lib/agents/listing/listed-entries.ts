/** A request whose listing is a header, entries one after the other and an end → the listing word for word, and what each entry says. */
import type { ListingText } from '../../model/listing.js';
import type { ModelRequest } from '../../model/wire.js';

/** How an agent writes it. entry: sticky, so that an entry quoted in a description is none. */
export interface EntryShape {
  role: 'system' | 'user';
  header: RegExp;
  entry: RegExp;
  end: string;
}

/** Read from texts of that role alone, because a prompt may quote a listing. */
export function findEntries({ texts }: ModelRequest, { role, header, entry, end }: EntryShape) {
  for (const { text } of texts.filter((one) => one.role === role)) {
    const found = header.exec(text);
    if (!found) continue;
    const next = new RegExp(entry);
    next.lastIndex = found.index + found[0].length;
    let closed = next.lastIndex;
    const entries: RegExpExecArray[] = [];
    for (let match = next.exec(text); match !== null; match = next.exec(text)) {
      entries.push(match);
      closed = next.lastIndex;
    }
    if (text.startsWith(end, closed)) closed += end.length;
    return { passage: text.slice(found.index, closed), entries };
  }
  return null;
}

/** The same with the tool that says when to use a skill; null where either is missing. */
export function findPassage(request: ModelRequest, shape: EntryShape, tool_name: string): ListingText | null {
  const listing = findEntries(request, shape);
  const tool = request.tools.find(({ name }) => name === tool_name);
  return listing && tool ? { passages: [listing.passage], tool } : null;
}
