/** A command's arguments → options and operands, as getopt splits them. */
import type { Arg } from '../shell/flow.js';

export interface Options {
  /** Letters and long names that were given. */
  flags: Set<string>;
  values: Map<string, string>;
  operands: Arg[];
}

/** with_value: letters that take a value, and long names after a blank: `nc lines bytes`. */
export function readOptions(args: readonly Arg[], with_value: string): Options {
  const [letters = '', ...long] = with_value.split(' ');
  const options: Options = { flags: new Set(), values: new Map(), operands: [] };
  for (let at = 0; at < args.length; at += 1) {
    const arg = args[at] as Arg;
    const { text } = arg;
    if (text === '--') {
      options.operands.push(...args.slice(at + 1));
      break;
    }
    if (text.startsWith('--')) {
      const [name = '', ...value] = text.slice(2).split('=');
      options.flags.add(name);
      if (value.length) options.values.set(name, value.join('='));
      else if (long.includes(name)) options.values.set(name, args[++at]?.text ?? '');
    } else if (/^-[^-]/.test(text) && !/^-\d+$/.test(text)) {
      for (let index = 1; index < text.length; index += 1) {
        const letter = text[index] as string;
        options.flags.add(letter);
        if (!letters.includes(letter)) continue;
        options.values.set(letter, text.slice(index + 1) || (args[++at]?.text ?? ''));
        break;
      }
    } else if (!/^-\d+$/.test(text) || text === '-') options.operands.push(arg);
  }
  return options;
}
