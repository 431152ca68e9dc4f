/** The entries of a listing → what of each description stands in it, as Codex 0.169.0 lays it out: with a table of roots or with whole paths. */
import { posix } from 'node:path';
import { LISTING_TOKENS, ROOTS_FREE_BYTES } from './facts.js';

export interface Entry {
  id: string;
  description: string;
  path: string;
  /** The skills folder that it stands in; left out where it is not known. */
  root?: string;
}

export interface Layout {
  /** Letters of each description; null: the entry is not listed. */
  kept: (readonly string[] | null)[];
  /** What it would take with every description, the table of roots included. */
  total_tokens: number;
}

interface Line {
  /** Bytes without a description. */
  bare: number;
  letters: string[];
}

const bytes = (text: string) => Buffer.byteLength(text);
/** A line and its break, at four bytes a token. */
const tokensOf = (size: number) => Math.ceil((size + 1) / 4);

/** Of the two ways that which lists more skills, cuts less of them, or takes less room. */
export function layOut(entries: readonly Entry[]): Layout {
  const whole = fill(
    entries.map((entry) => lineOf(entry, entry.path)),
    0,
  );
  const rootOf = findRoots(entries);
  const roots = [...new Set(inRootOrder(entries).map(rootOf))];
  const places = new Map(roots.map((root, index) => [root, index]));
  const table = roots.reduce((sum, root, index) => sum + bytes(`- \`r${index}\` = \`${root}\``) + 1, 0);
  const short = fill(
    entries.map((entry) => {
      const root = rootOf(entry);
      return lineOf(entry, `r${places.get(root)}${entry.path.slice(root.length)}`);
    }),
    Math.max(0, Math.ceil((table - ROOTS_FREE_BYTES) / 4)),
  );
  const better = short.listed - whole.listed || whole.cut - short.cut || whole.total_tokens - short.total_tokens;
  return better >= 0 ? short : whole;
}

/** `…/plugins/cache/<marketplace>/<plugin>/<version>`: a copy that Codex makes of a plugin. */
const PLUGIN_COPY = /^(.*\/plugins\/cache\/[^/]+)\/[^/]+\/[^/]+(?=\/)/;

/** A skills folder is a root of its own, but plugins of one skill share their marketplace's. */
function findRoots(entries: readonly Entry[]): (entry: Entry) => string {
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

/** The home's skills, then those of plugins, each by the names of the folders above them. From the tenth on an alias is longer. */
function inRootOrder(entries: readonly Entry[]): Entry[] {
  const key = ({ path, root }: Entry) =>
    `${PLUGIN_COPY.test(path) ? 1 : 0}${(root ?? skillsFolder(path)).replaceAll('/', '\0')}`;
  const keys = new Map(entries.map((entry) => [entry, key(entry)]));
  return [...entries].sort((one, other) => compare(keys.get(one)!, keys.get(other)!));
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

function lineOf(entry: Entry, path: string): Line {
  return { bare: bytes(`- ${entry.id}: (file: ${path})`), letters: [...entry.description] };
}

function fill(lines: readonly Line[], table_tokens: number): Layout & { listed: number; cut: number } {
  const budget = LISTING_TOKENS - table_tokens;
  const total_tokens = lines.reduce((sum, line) => sum + fullTokens(line), table_tokens);
  const counts =
    total_tokens <= LISTING_TOKENS ? lines.map(({ letters }) => letters.length) : fillEvenly(lines, budget);
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

/** Every description grows by a letter in turn until nothing fits; short ones so stay whole. Null: not even the names fit. */
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

/** Names alone, the first that fit in the order of the listing. */
function fillNames(lines: readonly Line[], budget: number): boolean[] {
  let left = budget;
  return lines.map(({ bare }) => {
    const fits = tokensOf(bare) <= left;
    if (fits) left -= tokensOf(bare);
    return fits;
  });
}
