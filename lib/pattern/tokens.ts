/** The text of a pattern → its tokens: single characters, and each backslash with the character after it. */

/** What Python's `re` says about a pattern, with the place in characters from 0. */
export class PatternError extends Error {
  constructor(message: string, position: number) {
    super(`${message} at position ${position}`);
  }
}

export class Tokens {
  readonly #tokens: { text: string; at: number }[] = [];
  readonly #length: number;
  #index = 0;

  constructor(source: string) {
    const characters = [...source];
    this.#length = characters.length;
    for (let at = 0; at < characters.length; at++) {
      const first = characters[at]!;
      if (first !== '\\') this.#tokens.push({ text: first, at });
      else if (at + 1 === characters.length) throw new PatternError('bad escape (end of pattern)', at);
      else this.#tokens.push({ text: first + characters[++at], at: at - 1 });
    }
  }

  /** Undefined at the end. */
  get next(): string | undefined {
    return this.#tokens[this.#index]?.text;
  }
  get position(): number {
    return this.#tokens[this.#index]?.at ?? this.#length;
  }
  get index(): number {
    return this.#index;
  }
  goBack(index: number): void {
    this.#index = index;
  }

  take(): string | undefined {
    const { next } = this;
    if (next !== undefined) this.#index++;
    return next;
  }
  accept(text: string): boolean {
    if (this.next !== text) return false;
    this.#index++;
    return true;
  }
  takeWhile(allowed: RegExp, most: number): string {
    let taken = '';
    while (taken.length < most && this.next !== undefined && allowed.test(this.next)) taken += this.take();
    return taken;
  }
  /** A name that ends with the terminator, which is taken too. */
  takeName(terminator: string, what: string): string {
    let name = '';
    for (;;) {
      const next = this.take();
      if (next === undefined)
        throw this.error(name === '' ? `missing ${what}` : `missing ${terminator}, unterminated name`, name.length);
      if (next === terminator && name === '') throw this.error(`missing ${what}`, 1);
      if (next === terminator) return name;
      name += next;
    }
  }

  error(message: string, back = 0): PatternError {
    return new PatternError(message, this.position - back);
  }
}
