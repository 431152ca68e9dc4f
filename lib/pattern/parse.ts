/** The text of a pattern in Python's `re` syntax (3.11) → its parts; what Python refuses is a PatternError with Python's words and place. */
import { readEscape } from './escape.js';
import { Groups } from './groups.js';
import type { Flags, Node, Repeating } from './node.js';
import { readCounts } from './read-counts.js';
import { readFlags, startsFlags } from './read-flags.js';
import { readSet } from './read-set.js';
import { PatternError, Tokens } from './tokens.js';

/** Python ends with a RecursionError a little later; a deeper pattern would overflow the stack here. */
const DEEPEST = 200;

export function parsePattern(source: string, flags: Flags): { root: Node; groups: number } {
  const parser = new Parser(new Tokens(source), flags);
  return { root: parser.readWhole(), groups: parser.groups };
}

class Parser {
  readonly #tokens: Tokens;
  #flags: Flags;
  #depth = 0;
  readonly #groups: Groups;

  constructor(tokens: Tokens, flags: Flags) {
    this.#tokens = tokens;
    this.#flags = flags;
    this.#groups = new Groups(tokens);
  }

  get groups(): number {
    return this.#groups.count;
  }

  readWhole(): Node {
    const root = this.#readBranch(true);
    if (this.#tokens.next !== undefined) throw this.#tokens.error('unbalanced parenthesis');
    this.#groups.checkExpected();
    return root;
  }

  #readBranch(whole = false): Node {
    if (++this.#depth > DEEPEST) throw this.#tokens.error('too deeply nested');
    const options: Node[] = [];
    do options.push(this.#readSequence(whole && options.length === 0));
    while (this.#tokens.accept('|'));
    this.#depth--;
    return options.length === 1 ? options[0]! : { type: 'branch', options };
  }

  /** @param first whether flags for the whole pattern may stand here */
  #readSequence(first: boolean): Node {
    const tokens = this.#tokens;
    const items: Node[] = [];
    for (;;) {
      const { next } = tokens;
      if (next === undefined || next === '|' || next === ')') return { type: 'sequence', items };
      const at = tokens.position;
      tokens.take();
      if (this.#flags.verbose && /^[ \t\n\r\v\f]$/.test(next)) continue;
      if (this.#flags.verbose && next === '#') this.#skipLine();
      else if (next === '(') items.push(...this.#readGroup(at, first && items.length === 0));
      else if ('*+?{'.includes(next)) this.#repeatLast(next, at, items);
      else items.push(this.#readOne(next));
    }
  }

  #skipLine(): void {
    let taken: string | undefined;
    do taken = this.#tokens.take();
    while (taken !== undefined && taken !== '\n');
  }

  #readOne(token: string): Node {
    const flags = this.#flags;
    if (token === '.') return { type: 'any', flags };
    if (token === '^') return { type: 'at', place: 'start', flags };
    if (token === '$') return { type: 'at', place: 'end', flags };
    if (token === '[') return readSet(this.#tokens, flags);
    if (!token.startsWith('\\')) return this.#literal(token.codePointAt(0)!);
    const escaped = readEscape(token, this.#tokens, false);
    if ('code' in escaped) return this.#literal(escaped.code);
    if ('place' in escaped) return { type: 'at', place: escaped.place, flags };
    if ('category' in escaped) return { type: 'set', items: [escaped], negated: false, flags };
    return { type: 'reference', group: this.#groups.refer(escaped.group), flags };
  }

  #literal(code: number): Node {
    return { type: 'set', items: [{ from: code, to: code }], negated: false, flags: this.#flags };
  }

  #repeatLast(sign: string, at: number, items: Node[]): void {
    const tokens = this.#tokens;
    const counts = readCounts(sign, tokens, at);
    if (counts === null) {
      items.push(this.#literal('{'.codePointAt(0)!));
      return;
    }
    const body = items.pop();
    if (body === undefined || body.type === 'at') throw new PatternError('nothing to repeat', at);
    if (body.type === 'repeat') throw new PatternError('multiple repeat', at);
    const how: Repeating = tokens.accept('?') ? 'lazy' : tokens.accept('+') ? 'possessive' : 'greedy';
    items.push({ type: 'repeat', ...counts, how, body });
  }

  /** The opening parenthesis is already taken; a comment or flags add no node. */
  #readGroup(start: number, first: boolean): Node[] {
    const tokens = this.#tokens;
    if (!tokens.accept('?')) return [this.#readCapture(start, null)];
    const sign = this.#takeSign();
    if (sign === ':') return [{ type: 'sequence', items: [this.#readBody(start)] }];
    if (sign === '>') return [{ type: 'atomic', body: this.#readBody(start) }];
    if (sign === '=' || sign === '!') return [this.#readLook(start, sign, false)];
    if (sign === '<') {
      const kind = this.#takeSign();
      if (kind === '=' || kind === '!') return [this.#readLook(start, kind, true)];
      const fix = /^\w$/.test(kind) ? '; write (?P<name>…)' : '';
      throw tokens.error(`unknown extension ?<${kind}${fix}`, kind.length + 2);
    }
    if (sign === 'P') return [this.#readNamed(start)];
    if (sign === '(') return [this.#readCondition(start)];
    if (sign === '#') {
      while (!tokens.accept(')')) {
        if (tokens.next === undefined) throw new PatternError('missing ), unterminated comment', start);
        tokens.take();
      }
      return [];
    }
    if (startsFlags(sign)) return this.#readFlagged(sign, start, first);
    throw tokens.error(`unknown extension ?${sign}`, sign.length + 1);
  }

  #takeSign(): string {
    const sign = this.#tokens.take();
    if (sign === undefined) throw this.#tokens.error('unexpected end of pattern');
    return sign;
  }

  #readBody(start: number): Node {
    const body = this.#readBranch();
    if (!this.#tokens.accept(')')) throw new PatternError('missing ), unterminated subpattern', start);
    return body;
  }

  #readFlagged(sign: string, start: number, first: boolean): Node[] {
    const outside = this.#flags;
    const { flags, whole } = readFlags(sign, this.#tokens, outside);
    if (whole && !first) throw new PatternError('global flags not at the start of the expression', start);
    this.#flags = flags;
    if (whole) return [];
    const body = this.#readBody(start);
    this.#flags = outside;
    return [{ type: 'sequence', items: [body] }];
  }

  #readCapture(start: number, name: string | null): Node {
    const index = this.#groups.open(name);
    const body = this.#readBody(start);
    this.#groups.close(index, body);
    return { type: 'group', index, body };
  }

  #readNamed(start: number): Node {
    const tokens = this.#tokens;
    if (tokens.accept('<')) return this.#readCapture(start, this.#groups.takeName('>'));
    if (tokens.accept('=')) {
      const group = this.#groups.referByName(this.#groups.takeName(')'));
      return { type: 'reference', group, flags: this.#flags };
    }
    const sign = this.#takeSign();
    throw tokens.error(`unknown extension ?P${sign}`, sign.length + 2);
  }

  #readLook(start: number, sign: string, behind: boolean): Node {
    const leave = behind ? this.#groups.enterLookBehind() : null;
    const body = this.#readBody(start);
    leave?.();
    const { min, max } = this.#groups.measure(body);
    if (behind && min !== max) throw new PatternError('look-behind requires fixed-width pattern', start);
    return { type: 'look', behind: behind ? min : null, negated: sign === '!', body };
  }

  #readCondition(start: number): Node {
    const tokens = this.#tokens;
    const group = this.#groups.takeCondition();
    const yes = this.#readSequence(false);
    const no = tokens.accept('|') ? this.#readSequence(false) : null;
    if (no && tokens.next === '|') throw tokens.error('conditional backref with more than two branches');
    if (!tokens.accept(')')) throw new PatternError('missing ), unterminated subpattern', start);
    return { type: 'condition', group, yes, no };
  }
}
