/** The parts of a pattern → instructions for `search`, which keeps its own stack: a long text cannot overflow JavaScript's. */
import { type CharacterTest, testCategory } from './character-test.js';
import { type Single, testFirst, testOf } from './first-character.js';
import type { Flags, Node } from './node.js';

/** `other`, `to`, `no`, `body` and `otherwise` are indexes of instructions; `slot` is an index of a register that the instruction owns. */
export type Instruction =
  | { op: 'match' }
  | { op: 'one'; test: CharacterTest }
  | { op: 'run'; test: CharacterTest; min: number; max: number; keep: boolean }
  | { op: 'at'; place: Extract<Node, { type: 'at' }>['place']; flags: Flags; is_word: CharacterTest }
  | { op: 'choose'; other: number }
  | { op: 'jump'; to: number }
  | { op: 'save'; slot: number }
  | { op: 'loop'; slot: number }
  | { op: 'again'; slot: number; min: number; max: number; lazy: boolean; body: number }
  | { op: 'enter'; slot: number; body: number }
  | { op: 'guard'; slot: number; behind: number; otherwise: number | null }
  | { op: 'commit'; slot: number; rewind: boolean }
  | { op: 'refuse'; slot: number }
  | { op: 'reference'; slot: number; flags: Flags }
  | { op: 'condition'; slot: number; no: number };

export interface Program {
  code: readonly Instruction[];
  registers: number;
  /** The pattern can only match where the text begins. */
  anchored: boolean;
  /** What the first character of a match must be one of; null where a match may be empty. */
  first: CharacterTest | null;
}

export function compileProgram(root: Node, groups: number): Program {
  const code: Instruction[] = [];
  // Two for each group: where it starts and ends.
  let registers = groups * 2;

  function emit<T extends Instruction>(instruction: T): T {
    code.push(instruction);
    return instruction;
  }
  function reserve(count: number): number {
    registers += count;
    return registers - count;
  }

  function compile(node: Node): void {
    switch (node.type) {
      case 'set':
      case 'any':
        emit({ op: 'one', test: testOf(node) });
        return;
      case 'at':
        emit({ op: 'at', place: node.place, flags: node.flags, is_word: testCategory('w', node.flags.ascii) });
        return;
      case 'sequence':
        for (const item of node.items) compile(item);
        return;
      case 'branch':
        compileBranch(node.options);
        return;
      case 'repeat':
        compileRepeat(node);
        return;
      case 'group':
        emit({ op: 'save', slot: (node.index - 1) * 2 });
        compile(node.body);
        emit({ op: 'save', slot: (node.index - 1) * 2 + 1 });
        return;
      case 'atomic':
        compileAtomic(node.body);
        return;
      case 'look':
        compileLook(node);
        return;
      case 'reference':
        emit({ op: 'reference', slot: (node.group - 1) * 2, flags: node.flags });
        return;
      case 'condition': {
        const condition = emit({ op: 'condition', slot: (node.group - 1) * 2, no: 0 });
        compile(node.yes);
        const jump = node.no ? emit({ op: 'jump', to: 0 }) : null;
        condition.no = code.length;
        if (node.no) compile(node.no);
        if (jump) jump.to = code.length;
      }
    }
  }

  function compileBranch(options: readonly Node[]): void {
    const jumps = options.map((option, index) => {
      const choose = index < options.length - 1 ? emit({ op: 'choose', other: 0 }) : null;
      compile(option);
      const jump = emit({ op: 'jump', to: 0 });
      if (choose) choose.other = code.length;
      return jump;
    });
    for (const jump of jumps) jump.to = code.length;
  }

  function compileRepeat({ min, max, how, body }: Extract<Node, { type: 'repeat' }>): void {
    const single = findSingle(body);
    if (single && how !== 'lazy') {
      emit({ op: 'run', test: testOf(single), min, max, keep: how === 'possessive' });
      return;
    }
    // Python gives nothing back from a possessive repetition, nor from within any of its rounds.
    if (how === 'possessive') {
      compileAtomic({ type: 'repeat', min, max, how: 'greedy', body: { type: 'atomic', body } });
      return;
    }
    const slot = reserve(2);
    emit({ op: 'loop', slot });
    const enter = emit({ op: 'jump', to: 0 });
    const start = code.length;
    compile(body);
    enter.to = code.length;
    emit({ op: 'again', slot, min, max, lazy: how === 'lazy', body: start });
    if (how === 'lazy') emit({ op: 'enter', slot, body: start });
  }

  function compileAtomic(body: Node): void {
    const slot = reserve(2);
    emit({ op: 'guard', slot, behind: 0, otherwise: null });
    compile(body);
    emit({ op: 'commit', slot, rewind: false });
  }

  function compileLook({ behind, negated, body }: Extract<Node, { type: 'look' }>): void {
    const slot = reserve(2);
    const guard = emit({ op: 'guard', slot, behind: behind ?? 0, otherwise: negated ? 0 : null } as Extract<
      Instruction,
      { op: 'guard' }
    >);
    compile(body);
    emit(negated ? { op: 'refuse', slot } : { op: 'commit', slot, rewind: true });
    if (negated) guard.otherwise = code.length;
  }

  compile(root);
  emit({ op: 'match' });
  const [start] = code;
  const anchored =
    start?.op === 'at' && (start.place === 'whole_start' || (start.place === 'start' && !start.flags.multiline));
  return { code, registers, anchored, first: testFirst(root) };
}

/** The one character that a part always takes, as in `(?:a)*`. */
function findSingle(node: Node): Single | null {
  if (node.type === 'set' || node.type === 'any') return node;
  const [only, ...more] = node.type === 'sequence' ? node.items : [];
  return only && more.length === 0 ? findSingle(only) : null;
}
