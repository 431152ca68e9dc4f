/** Where a search may still go back to, and its registers, which going back restores. */

/** The pattern backtracks so much on this text that Python, too, might never end. */
export class TookTooLong extends Error {
  constructor() {
    super('the pattern took too long on this text; it can match the same text in very many ways');
  }
}

/** Numbers on the stack: 64 MB. */
const MOST_STACK = 16_000_000;
export const UNSET = -1;

export class Memory {
  readonly registers: Int32Array;
  /**
   * Triples: where to go on, at which place, and the least place to which a run of characters may still be given back (else UNSET).
   * A negative first number is the register, -1 and below, to which the second number is to be restored.
   */
  #stack = new Int32Array(768);
  #height = 0;

  constructor(registers: number) {
    this.registers = new Int32Array(registers);
  }

  get height(): number {
    return this.#height;
  }

  clear(): void {
    this.registers.fill(UNSET);
    this.#height = 0;
  }

  push(to: number, at: number, least: number): void {
    if (this.#height + 3 > this.#stack.length) {
      if (this.#stack.length * 2 > MOST_STACK) throw new TookTooLong();
      const larger = new Int32Array(this.#stack.length * 2);
      larger.set(this.#stack);
      this.#stack = larger;
    }
    this.#stack[this.#height++] = to;
    this.#stack[this.#height++] = at;
    this.#stack[this.#height++] = least;
  }

  set(register: number, value: number): void {
    // Without a choice to go back to, the earlier value is never needed.
    if (this.#height > 0) this.push(-1 - register, this.registers[register]!, UNSET);
    this.registers[register] = value;
  }

  /** Takes back everything since the stack had this height. */
  unwind(height: number): void {
    while (this.#height > height) {
      this.#height -= 3;
      const to = this.#stack[this.#height]!;
      if (to < 0) this.registers[-1 - to] = this.#stack[this.#height + 1]!;
    }
  }

  /** Forgets the choices since the stack had this height, and keeps what is to be restored. Returns how many entries it read. */
  dropChoices(height: number): number {
    let kept = height;
    for (let from = height; from < this.#height; from += 3) {
      if (this.#stack[from]! >= 0) continue;
      this.#stack.copyWithin(kept, from, from + 3);
      kept += 3;
    }
    const seen = (this.#height - height) / 3;
    this.#height = kept;
    return seen;
  }

  /** The last choice that is left, with everything restored to how it was there; null where none is. */
  goBack(): { next: number; at: number } | null {
    for (;;) {
      if (this.#height === 0) return null;
      const stack = this.#stack;
      const top = this.#height - 3;
      const next = stack[top]!;
      this.#height = top;
      if (next < 0) {
        this.registers[-1 - next] = stack[top + 1]!;
        continue;
      }
      const least = stack[top + 2]!;
      if (least === UNSET) return { next, at: stack[top + 1]! };
      const at = stack[top + 1]! - 1;
      stack[top + 1] = at;
      if (at > least) this.#height = top + 3;
      return { next, at };
    }
  }
}
