/** The entries of a listing → how much of each description Codex 0.169.0 shows, in either layout: with a table of roots or with full paths. */
import { posix } from 'node:path';
import { listingTokens, ROOTS_FREE_BYTES } from '../facts.js';

export interface ListingEntry {
  id: string;
  description: string;
  path: string;
  /** The skills folder that contains it; absent when not known. */
  root?: string;
}

export interface Layout {
  /** Characters shown of each description; null where the entry is not listed. */
  kept: (readonly string[] | null)[];
  /** The size with every description in full, including the table of roots. */
  total_tokens: number;
}

interface Line {
  /** Bytes of the entry without a description. */
  bare: number;
  letters: string[];
}

const bytes = (text: string) => Buffer.byteLength(text);
/** Tokens of a line with its line break, at four bytes per token. */
const tokensOf = (size: number) => Math.ceil((size + 1) / 4);

/** Picks the layout that lists more skills, else the one that truncates less, else the shorter one. */
export function layOut(entries: readonly ListingEntry[], limit = listingTokens()): Layout {
  const full = fill(
    entries.map((entry) => lineOf(entry, entry.path)),
    0,
    limit,
  );
  const rootOf = findRoots(entries);
  const roots = [...new Set(inRootOrder(entries).map(rootOf))];
  const locations = new Map(roots.map((root, index) => [root, index]));
  const table = roots.reduce((sum, root, index) => sum + bytes(`- \`r${index}\` = \`${root}\``) + 1, 0);
  const short = fill(
    entries.map((entry) => {
      const root = rootOf(entry);
      return lineOf(entry, `r${locations.get(root)}${entry.path.slice(root.length)}`);
    }),
    Math.max(0, Math.ceil((table - ROOTS_FREE_BYTES) / 4)),
    limit,
  );
  const better = short.listed - full.listed || full.cut - short.cut || full.total_tokens - short.total_tokens;
  return better >= 0 ? short : full;
}

/** `…/plugins/cache/<marketplace>/<plugin>/<version>`: Codex's own copy of a plugin. */
const PLUGIN_COPY = /^(.*\/plugins\/cache\/[^/]+)\/[^/]+\/[^/]+(?=\/)/;

/** Each skills folder is a root, but plugins with one skill share the root of their marketplace. */
function findRoots(entries: readonly ListingEntry[]): (entry: ListingEntry) => string {
  const skills = new Map<string, number>();
  for (const { path } of entries) {
    const copy = PLUGIN_COPY.exec(path)?.[0];
    if (copy !== undefined) skills.set(copy, (skills.get(copy) ?? 0) + 1);
  }
  return ({ path, root }) => {
    const [copy, market] = PLUGIN_COPY.exec(path) ?? [];
    if (copy !== undefined && market !== undefined && skills.get(copy) === 1) return market;
    return root ?? skillsFolder(path);
  };
}

const skillsFolder = (path: string) => posix.dirname(posix.dirname(path));

/** The home's skills first, then those of plugins, each sorted by their parent folders. From the tenth on, aliases are longer. */
function inRootOrder(entries: readonly ListingEntry[]): ListingEntry[] {
  const key = ({ path, root }: ListingEntry) =>
    `${PLUGIN_COPY.test(path) ? 1 : 0}${(root ?? skillsFolder(path)).replaceAll('/', '\0')}`;
  const keys = new Map(entries.map((entry) => [entry, key(entry)]));
  return [...entries].sort((one, other) => compare(keys.get(one)!, keys.get(other)!));
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function lineOf(entry: ListingEntry, path: string): Line {
  return { bare: bytes(`- ${entry.id}: (file: ${path})`), letters: [...entry.description] };
}

function fill(lines: readonly Line[], table_tokens: number, limit: number): Layout & { listed: number; cut: number } {
  const budget = limit - table_tokens;
  const total_tokens = lines.reduce((sum, line) => sum + fullTokens(line), table_tokens);
  const counts = total_tokens <= limit ? lines.map(({ letters }) => letters.length) : fillEvenly(lines, budget);
  const kept = counts
    ? lines.map(({ letters }, index) => letters.slice(0, counts[index]))
    : fillNames(lines, budget).map((listed) => (listed ? [] : null));
  return {
    kept,
    total_tokens,
    listed: kept.filter((letters) => letters !== null).length,
    cut: lines.reduce((sum, { letters }, index) => sum + letters.length - (kept[index]?.length ?? 0), 0),
  };
}

function fullTokens({ bare, letters }: Line): number {
  return tokensOf(bare + (letters.length ? bytes(letters.join('')) + 1 : 0));
}

/** Descriptions grow in turn by one character until the budget is used up, so short ones stay complete. Null: not even the names fit. */
function fillEvenly(lines: readonly Line[], budget: number): number[] | null {
  const sizes = lines.map(({ bare }) => bare);
  let left = budget - sizes.reduce((sum, size) => sum + tokensOf(size), 0);
  if (left < 0) return null;
  const kept = lines.map(() => 0);
  let growing = lines.map((_, index) => index).filter((index) => lines[index]!.letters.length > 0);
  while (growing.length > 0) {
    growing = growing.filter((index) => {
      const { letters } = lines[index]!;
      const size = sizes[index]! + bytes(letters[kept[index]!]!) + (kept[index] === 0 ? 1 : 0);
      const more = tokensOf(size) - tokensOf(sizes[index]!);
      if (more > left) return false;
      left -= more;
      sizes[index] = size;
      kept[index] = kept[index]! + 1;
      return kept[index]! < letters.length;
    });
  }
  return kept;
}

/** Only names, in listing order, as many as fit. */
function fillNames(lines: readonly Line[], budget: number): boolean[] {
  let left = budget;
  return lines.map(({ bare }) => {
    const fits = tokensOf(bare) <= left;
    if (fits) left -= tokensOf(bare);
    return fits;
  });
}
