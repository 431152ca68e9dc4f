/** The instructions of a pattern and a text → whether the pattern is found anywhere, by backtracking within a limit. */
import { lowerOf } from './fold-case.js';
import { Memory, TookTooLong, UNSET } from './memory.js';
import type { Instruction, Program } from './program.js';

/** What one decision may cost: shared by all the matches that the decision needs. */
export interface Effort {
  left: number;
}

/** About half a second. Counted, not timed, so that every machine decides the same. */
const MOST_STEPS = 10_000_000;
export const newEffort = (): Effort => ({ left: MOST_STEPS });

export function search(program: Program, text: string, effort: Effort): boolean {
  const codes = toCodes(text);
  const run = new Run(program, codes, effort);
  const { anchored, first } = program;
  const last = anchored ? 0 : codes.length;
  for (let start = 0; start <= last; start++) {
    if (first) {
      while (start < last && !first(codes[start]!)) start++;
      if (--effort.left < 0) throw new TookTooLong();
      if (start === codes.length) return false;
    }
    if (run.matchesAt(start)) return true;
  }
  return false;
}

function toCodes(text: string): Int32Array {
  const codes = new Int32Array(text.length);
  let length = 0;
  for (let at = 0; at < text.length; at++) {
    const code = text.codePointAt(at)!;
    if (code > 0xffff) at++;
    codes[length++] = code;
  }
  return codes.subarray(0, length);
}

const LINE_FEED = 10;

class Run {
  readonly #code: readonly Instruction[];
  readonly #text: Int32Array;
  readonly #effort: Effort;
  readonly #memory: Memory;

  constructor({ code, registers }: Program, text: Int32Array, effort: Effort) {
    this.#code = code;
    this.#text = text;
    this.#effort = effort;
    this.#memory = new Memory(registers);
  }

  matchesAt(start: number): boolean {
    const code = this.#code;
    const text = this.#text;
    const memory = this.#memory;
    const { registers } = memory;
    const effort = this.#effort;
    memory.clear();
    let at = start;
    let next = 0;
    for (;;) {
      if (--effort.left < 0) throw new TookTooLong();
      const now = code[next]!;
      let ok = true;
      next++;
      switch (now.op) {
        case 'match':
          return true;
        case 'one':
          ok = at < text.length && now.test(text[at]!);
          at++;
          break;
        case 'run': {
          const from = at;
          const end = Math.min(text.length, from + now.max);
          while (at < end && now.test(text[at]!)) at++;
          effort.left -= at - from;
          ok = at - from >= now.min;
          if (ok && !now.keep && at > from + now.min) memory.push(next, at, from + now.min);
          break;
        }
        case 'at':
          ok = this.#isPlace(now, at);
          break;
        case 'choose':
          memory.push(now.other, at, UNSET);
          break;
        case 'jump':
          next = now.to;
          break;
        case 'save':
          memory.set(now.slot, at);
          break;
        case 'loop':
          // The rounds that are done, one less, and where the last one began.
          memory.set(now.slot, -1);
          memory.set(now.slot + 1, UNSET);
          break;
        case 'again': {
          const rounds = registers[now.slot]! + 1;
          memory.set(now.slot, rounds);
          if (rounds < now.min) next = now.body;
          else {
            // A round that took nothing is the last one.
            const more = rounds < now.max && registers[now.slot + 1] !== at;
            if (more) memory.push(next, at, UNSET);
            if (now.lazy) next++;
            else if (more) {
              memory.set(now.slot + 1, at);
              next = now.body;
            }
          }
          break;
        }
        case 'enter':
          memory.set(now.slot + 1, at);
          next = now.body;
          break;
        case 'guard':
          memory.set(now.slot, memory.height);
          memory.set(now.slot + 1, at);
          if (now.otherwise !== null) memory.push(now.otherwise, at, UNSET);
          at -= now.behind;
          ok = at >= 0;
          break;
        case 'commit': {
          const place = registers[now.slot + 1]!;
          effort.left -= memory.dropChoices(registers[now.slot]!);
          if (now.rewind) at = place;
          break;
        }
        case 'refuse':
          memory.unwind(registers[now.slot]!);
          ok = false;
          break;
        case 'reference': {
          const length = this.#lengthOfReference(now, at);
          ok = length !== UNSET;
          at += length;
          break;
        }
        case 'condition':
          if (!this.#isSet(now.slot)) next = now.no;
          break;
      }
      if (ok) continue;
      const back = memory.goBack();
      if (back === null) return false;
      ({ next, at } = back);
    }
  }

  #isSet(slot: number): boolean {
    const end = this.#memory.registers[slot + 1]!;
    return end !== UNSET && end >= this.#memory.registers[slot]!;
  }

  #lengthOfReference({ slot, flags }: Extract<Instruction, { op: 'reference' }>, at: number): number {
    if (!this.#isSet(slot)) return UNSET;
    const start = this.#memory.registers[slot]!;
    const length = this.#memory.registers[slot + 1]! - start;
    if (at + length > this.#text.length) return UNSET;
    const fold = (code: number) => (flags.ignore_case ? lowerOf(code, flags.ascii) : code);
    this.#effort.left -= length;
    for (let i = 0; i < length; i++) if (fold(this.#text[start + i]!) !== fold(this.#text[at + i]!)) return UNSET;
    return length;
  }

  #isPlace({ place, flags, is_word }: Extract<Instruction, { op: 'at' }>, at: number): boolean {
    const text = this.#text;
    const end = text.length;
    switch (place) {
      case 'whole_start':
        return at === 0;
      case 'whole_end':
        return at === end;
      case 'start':
        return at === 0 || (flags.multiline && text[at - 1] === LINE_FEED);
      case 'end':
        if (at === end || (at === end - 1 && text[at] === LINE_FEED)) return true;
        return flags.multiline && text[at] === LINE_FEED;
      case 'boundary':
      case 'no_boundary': {
        // Before Python 3.14, \B was not found in an empty text either.
        if (end === 0) return false;
        const before = at > 0 && is_word(text[at - 1]!);
        const after = at < end && is_word(text[at]!);
        return (before !== after) === (place === 'boundary');
      }
    }
  }
}
