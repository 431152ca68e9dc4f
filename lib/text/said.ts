/** A file's text → the part of it that says something to a reader, and how much of a former text is left in others. */

const COMMENT = /<!--[\s\S]*?(?:-->|$)/g;
/** `- [ ] **TODO**: write this`: a place that is kept for a text; a TODO-list is a thing. */
const PLACEHOLDER =
  /^[ \t>#*+\-[\]_`]*(?:(?:TODO|TBD|FIXME|WIP|XXX)(?:(?:[:.!*_)–—]|-(?!\w)).*|[ \t]*)|[Ll]orem ipsum\b.*|\[(?:[Aa]dd|[Ii]nsert|[Dd]escribe|[Ww]rite|[Ff]ill in|[Yy]our)\b[^\]\n]*\][ \t.]*)$/gm;
/** The same in words, if the line has no others: "Tell them that it is coming soon" is an instruction. */
const PROMISE =
  /^[ \t>#*+\-[\]_`(]*(?:(?:this|the) (?:skill|section|page|file|text|body|content) (?:is|are) |(?:more|contents?|details|instructions|description) )?(?:an? )?(?:coming soon|(?:(?:still )?to be|not yet|yet to be) (?:written|added|done|defined|determined|documented|completed|filled in)|work in progress|under construction|placeholder(?: text)?)[ \t.!…*_`)\]-]*$/gim;
/** What git leaves in the place of a file that was not fetched. */
const POINTER = /^version https:\/\/git-lfs\.github\.com\/spec\/\S+\n/;
const WORD = /[\p{L}\p{N}]+/gu;

/** Without comments and placeholders; '' where no word is left, or headings alone of what is to be written. */
export function saidIn(text: string): string {
  const shown = text.replace(COMMENT, '');
  const said = shown.replace(PLACEHOLDER, '').replace(PROMISE, '').trim();
  // A heading above such a place is the heading of nothing.
  const body = said === shown.trim() ? said : said.replace(/^#+ .*$/gm, '').trim();
  return body === '' || POINTER.test(said) || !/[\p{L}\p{N}]/u.test(said) ? '' : said;
}

/** A line of a script that does nothing. */
const IDLE =
  /^[ \t]*(?:(?:#|\/\/).*|set [-+]\w.*|:|true|pass|(?:exit|return)(?: 0)?;?|(?:process|sys)\.exit\(0?\);?|import [\w, ]+)[ \t\r]*$/gm;

/** A script without comments and without what ends well at once; '' where it does nothing. */
export const doneIn = (code: string): string => saidIn(code.replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, '').replace(IDLE, ''));

/** The share, from 0 to 1, of the former text's runs of three words that stand in one of the others too. */
export function shareLeft(former: string, others: Iterable<string>): number {
  const before = runsOf(former);
  const now = new Set([...others].flatMap((text) => [...runsOf(text)]));
  return before.size === 0 ? 1 : [...before].filter((run) => now.has(run)).length / before.size;
}

function runsOf(text: string): Set<string> {
  const words = text.match(WORD) ?? [];
  return new Set(words.map((_, at) => words.slice(at, at + 3).join(' ')).slice(0, Math.max(1, words.length - 2)));
}

/** Most of the lines of the longer text stand in the other too. */
export function isLike(one: string, other: string): boolean {
  const [a, b] = [linesOf(one), linesOf(other)];
  const shared = [...a].filter((line) => b.has(line)).length;
  return shared > 0 && shared * 2 >= Math.max(a.size, b.size);
}

const linesOf = (text: string) =>
  new Set(
    text
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean),
  );

/** Nothing in it is new: a file that ends early, or of which whole lines are gone. */
export function isPieceOf(text: string, then: string): boolean {
  if (then.includes(text)) return true;
  const lines = new Set(then.split('\n').map((line) => line.trim()));
  return text.split('\n').every((line) => lines.has(line.trim()));
}
