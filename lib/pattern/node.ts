/** The parts of a pattern in Python's `re` syntax, each with the flags that hold where it stands. */

export interface Flags {
  ignore_case: boolean;
  multiline: boolean;
  dot_all: boolean;
  ascii: boolean;
  verbose: boolean;
}

export type Category = 'd' | 'D' | 's' | 'S' | 'w' | 'W';
export type SetItem = { from: number; to: number } | { category: Category };
/** A single character: any of the items, or none of them. */
export interface CharacterSet {
  type: 'set';
  items: SetItem[];
  negated: boolean;
  flags: Flags;
}
export type Repeating = 'greedy' | 'lazy' | 'possessive';

export type Node =
  | CharacterSet
  | { type: 'any'; flags: Flags }
  | { type: 'at'; place: 'start' | 'end' | 'whole_start' | 'whole_end' | 'boundary' | 'no_boundary'; flags: Flags }
  | { type: 'sequence'; items: Node[] }
  | { type: 'branch'; options: Node[] }
  | { type: 'repeat'; min: number; max: number; how: Repeating; body: Node }
  | { type: 'group'; index: number; body: Node }
  | { type: 'atomic'; body: Node }
  | { type: 'look'; behind: number | null; negated: boolean; body: Node }
  | { type: 'reference'; group: number; flags: Flags }
  | { type: 'condition'; group: number; yes: Node; no: Node | null };

export interface Width {
  min: number;
  max: number;
}

/** How many characters a part can take. */
export function measureWidth(node: Node, groups: ReadonlyMap<number, Width>): Width {
  const measure = (part: Node): Width => measureWidth(part, groups);
  switch (node.type) {
    case 'set':
    case 'any':
      return { min: 1, max: 1 };
    case 'at':
    case 'look':
      return { min: 0, max: 0 };
    case 'sequence':
      return node.items.map(measure).reduce((a, b) => ({ min: a.min + b.min, max: a.max + b.max }), { min: 0, max: 0 });
    case 'branch':
      return node.options.map(measure).reduce(widest);
    case 'repeat': {
      const { min, max } = measure(node.body);
      return { min: min * node.min, max: max === 0 ? 0 : max * node.max };
    }
    case 'group':
    case 'atomic':
      return measure(node.body);
    case 'reference':
      return groups.get(node.group) ?? { min: 0, max: 0 };
    case 'condition':
      return widest(measure(node.yes), node.no ? measure(node.no) : { min: 0, max: 0 });
  }
}

const widest = (a: Width, b: Width): Width => ({ min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) });
