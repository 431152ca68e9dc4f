/** `$name` and `${name…}` → the values that the variable may have here. */
import type { ParameterExpansionPart, ParameterOperation, SimpleExpansionPart, Word } from 'unbash';
import { escapePattern } from '../../text/escape.js';
import { ANY_CHAR, ANY_NAME, ANYTHING, type Arg } from '../shell/flow.js';
import type { Shell } from '../shell/state.js';

type Parameter = Pick<ParameterExpansionPart, 'parameter' | 'prefix' | 'index' | 'operation'>;

const plain = (text: string): Arg => ({ text, flow: [] });

/** expandOperand: how a word within the braces is expanded. */
export function expandParameter(
  part: SimpleExpansionPart | ParameterExpansionPart,
  quoted: boolean,
  shell: Shell,
  expandOperand: (word: Word) => Arg,
): Arg[] {
  const given: Parameter =
    part.type === 'ParameterExpansion'
      ? part
      : { parameter: part.text.slice(1), prefix: undefined, index: undefined, operation: undefined };
  // A length: the value itself does not come out.
  if (given.prefix === '#') return [plain(ANYTHING)];
  const values = valuesOf(given, shell, expandOperand);
  if (given.operation) return operate(given, given.operation, values, shell, expandOperand);
  if (!values) return [plain(ANYTHING)];
  return quoted && given.parameter !== '@' && given.index?.text !== '@' ? joinArgs(values) : values;
}

/** Undefined where the variable is not known. */
function valuesOf({ parameter, prefix, index }: Parameter, shell: Shell, expandOperand: (word: Word) => Arg) {
  const values = parameter === 'PWD' && shell.cwd !== null ? [plain(shell.cwd)] : shell.variables.get(parameter);
  if (!values) return values;
  const isList = !index || index.text === '@' || index.text === '*';
  if (prefix === '!')
    return index
      ? values.map((_, at) => plain(`${at}`))
      : values.flatMap(({ text }) => shell.variables.get(text) ?? plain(ANYTHING));
  if (isList) return values;
  const value = values[Number(expandOperand(index).text)];
  return value ? [value] : [{ text: ANYTHING, flow: values.flatMap(({ flow }) => flow) }];
}

/** What is not understood may be anything. */
function operate(
  { parameter }: Parameter,
  operation: ParameterOperation,
  values: Arg[] | undefined,
  shell: Shell,
  expandOperand: (word: Word) => Arg,
): Arg[] {
  if (operation.type === 'Default') {
    const { operator, operand } = operation;
    const isSet = values?.some(({ text }) => text !== '' || !operator.startsWith(':'));
    if (operator.endsWith('+')) return isSet ? [expandOperand(operand)] : values ? [] : [plain(ANYTHING)];
    if (isSet || operator.endsWith('?')) return values ?? [plain(ANYTHING)];
    const fallback = [expandOperand(operand)];
    if (operator.endsWith('=')) shell.variables.set(parameter, fallback);
    return fallback;
  }
  if (!values) return [plain(ANYTHING)];
  const trim =
    operation.type === 'Remove' ? createTrim(operation.operator, expandOperand(operation.operand).text) : null;
  if (!trim) return [{ text: ANYTHING, flow: values.flatMap(({ flow }) => flow) }];
  return values.map((value) => ({ ...value, text: trim(value.text) }));
}

/** A wildcard takes time that grows with the square of this. */
const MAX_TRIMMED = 4000;

/** `%/*`, `##*\/` and friends. Null for a pattern of more than one wildcard. */
function createTrim(operator: '#' | '##' | '%' | '%%', pattern: string): ((text: string) => string) | null {
  const wildcards = pattern.split(ANY_NAME).length - 1;
  if (wildcards > 1 || pattern.includes(ANYTHING)) return null;
  const any = operator === '#' ? '[\\s\\S]*?' : '[\\s\\S]*';
  const source = escapePattern(pattern).replace(ANY_NAME, any).replaceAll(ANY_CHAR, '[\\s\\S]');
  // The first match of a suffix is its longest: for the shortest, the part before it is greedy.
  if (operator === '%') return replaceIn(new RegExp(`^([\\s\\S]*)${source}$`), '$1');
  return replaceIn(new RegExp(operator === '%%' ? `${source}$` : `^${source}`), '');
}

const replaceIn = (pattern: RegExp, by: string) => (text: string) =>
  text.length > MAX_TRIMMED ? text : text.replace(pattern, by);

export const joinArgs = (values: Arg[]): Arg[] =>
  values.length < 2 || values[0]?.separate
    ? values
    : [{ text: values.map(({ text }) => text).join(' '), flow: values.flatMap(({ flow }) => flow) }];
