/** The groups of a pattern while it is read → their numbers, and which of them may be named where. */
import { measureWidth, type Node, type Width } from './node.js';
import { PatternError, type Tokens } from './tokens.js';

export class Groups {
  count = 0;
  readonly #tokens: Tokens;
  readonly #names = new Map<string, number>();
  /** Of the closed groups. */
  readonly #widths = new Map<number, Width>();
  /** The groups that conditions name, which may be defined later, and where they are named. */
  readonly #expected = new Map<number, number>();
  /** The first group inside the outermost look-behind that is open; null where none is. */
  #behind: number | null = null;

  constructor(tokens: Tokens) {
    this.#tokens = tokens;
  }

  open(name: string | null): number {
    const index = ++this.count;
    if (name === null) return index;
    const before = this.#names.get(name);
    if (before !== undefined) {
      const message = `redefinition of group name '${name}' as group ${index}; was group ${before}`;
      throw this.#tokens.error(message, name.length + 1);
    }
    this.#names.set(name, index);
    return index;
  }

  close(index: number, body: Node): void {
    this.#widths.set(index, this.measure(body));
  }

  measure(node: Node): Width {
    return measureWidth(node, this.#widths);
  }

  takeName(terminator: string): string {
    const name = this.#tokens.takeName(terminator, 'group name');
    if (!isIdentifier(name)) throw this.#badName(name);
    return name;
  }

  #badName(name: string): PatternError {
    return this.#tokens.error(`bad character in group name '${name}'`, name.length + 1);
  }

  #find(name: string): number {
    const group = this.#names.get(name);
    if (group === undefined) throw this.#tokens.error(`unknown group name '${name}'`, name.length + 1);
    return group;
  }

  /** The group that is referred to, which must be closed. */
  refer(group: number): number {
    const { length } = String(group);
    if (group > this.count) throw this.#tokens.error(`invalid group reference ${group}`, length);
    return this.#checkClosed(group, length + 1);
  }

  referByName(name: string): number {
    return this.#checkClosed(this.#find(name), name.length + 1);
  }

  #checkClosed(group: number, back: number): number {
    if (!this.#widths.has(group)) throw this.#tokens.error('cannot refer to an open group', back);
    this.#checkInLookBehind(group);
    return group;
  }

  #checkInLookBehind(group: number): void {
    if (this.#behind === null) return;
    if (!this.#widths.has(group)) throw this.#tokens.error('cannot refer to an open group');
    if (group >= this.#behind)
      throw this.#tokens.error('cannot refer to group defined in the same lookbehind subpattern');
  }

  /** Call the answer when the look-behind ends. */
  enterLookBehind(): () => void {
    const outside = this.#behind;
    this.#behind ??= this.count + 1;
    return () => {
      this.#behind = outside;
    };
  }

  /** The group of `(?(group)…)`, which may be defined later. */
  takeCondition(): number {
    const tokens = this.#tokens;
    const name = tokens.takeName(')', 'group name');
    if (!isIdentifier(name) && !/^[0-9]+$/.test(name)) throw this.#badName(name);
    const group = isIdentifier(name) ? this.#find(name) : Number(name);
    if (group === 0) throw tokens.error('bad group number', name.length + 1);
    if (!this.#expected.has(group)) this.#expected.set(group, tokens.position - name.length - 1);
    this.#checkInLookBehind(group);
    return group;
  }

  /** At the end of the pattern. */
  checkExpected(): void {
    for (const [group, at] of this.#expected)
      if (group > this.count) throw new PatternError(`invalid group reference ${group}`, at);
  }
}

const isIdentifier = (name: string): boolean => /^[\p{XID_Start}_]\p{XID_Continue}*$/u.test(name);
