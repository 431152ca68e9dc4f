/** A file that declares hooks → their commands, and the same text with other commands in their place. */
import { isMap, isScalar, isSeq, type Node, parseDocument } from 'yaml';
import type { DeclaredHook } from '../../contract/transcript/hook-call.js';
import { isJson, type Json, parseValue } from '../../input/json-value.js';

type Wrap = (hook: DeclaredHook) => HookWords | null;

/** What to start instead: a command for the agent's shell, or a program with arguments where the hook names `args`. */
export interface HookWords {
  command(original: string): string;
  program: string;
  args(original: string, args: readonly string[]): string[];
}

/** Under which event a hook stands, and the group around it. */
interface Around {
  event: string;
  matcher: string | null;
  conditional: boolean;
  /** It is in a list `hooks` of a group. */
  listed: boolean;
  /** Its matcher is no text. */
  mistyped?: true;
}

const NOWHERE: Around = { event: '', matcher: null, conditional: false, listed: false };

/** `command` everywhere, `bash` on Copilot; its `powershell` is for other machines. */
const COMMANDS = ['command', 'bash'];
const BACKGROUND = ['async', 'asyncRewake'];

/**
 * json: the whole file declares hooks (`hooks`), or only what stands under its keys of that name (`settings`, a manifest, a
 * marketplace), beside which are commands of other things. Null where nothing is to be changed: a file that an agent cannot read must
 * stay one.
 */
export function rewriteHookJson(text: string, file: string, whole: boolean, wrap: Wrap): string | null {
  const value = parseValue(text);
  if (value === null) return null;
  const state = { file, wrap, changed: false };
  const around = NOWHERE;
  const rewritten = whole && !hasHooksKey(value) ? inHooks(value, around, state) : outside(value, state);
  return state.changed ? `${JSON.stringify(rewritten, null, 2)}\n` : null;
}

interface State {
  file: string;
  wrap: Wrap;
  changed: boolean;
}

const hasHooksKey = (value: unknown): boolean => isJson(value) && 'hooks' in value;

function outside(value: unknown, state: State): unknown {
  if (Array.isArray(value)) return value.map((part) => outside(part, state));
  if (!isJson(value)) return value;
  const around = NOWHERE;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      key === 'hooks' && typeof part === 'object' ? inHooks(part, around, state) : outside(part, state),
    ]),
  );
}

function inHooks(value: unknown, around: Around, state: State): unknown {
  if (Array.isArray(value)) return value.map((part) => inHooks(part, around, state));
  if (!isJson(value)) return value;
  const own = aroundOf(value, around);
  const key = COMMANDS.find((name) => typeof value[name] === 'string');
  if (key !== undefined) return rewriteCommand(value, key, own, state);
  const { listed: _, ...shown } = own;
  if (isOther(value)) {
    state.wrap({ ...shown, file: state.file, command: String(value['type']), recorded: false });
    return value;
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => {
      // The keys below `hooks` are events, until the first list.
      const event = Array.isArray(part) && own.event === '' && name !== 'hooks' ? name : own.event;
      return [
        name,
        inHooks(part, { ...own, event, listed: own.listed || (own.event !== '' && name === 'hooks') }, state),
      ];
    }),
  );
}

function aroundOf(value: Json, around: Around): Around {
  const { matcher } = value;
  return {
    ...around,
    ...(typeof matcher === 'string' ? { matcher } : matcher === undefined ? {} : { mistyped: true as const }),
    conditional: around.conditional || typeof value['if'] === 'string' || isAsync(value),
  };
}

const isAsync = (value: Json): boolean => BACKGROUND.some((name) => value[name] === true);

/** A hook that is not a command: a prompt for a model, an address. */
const isOther = (value: Json): boolean => typeof value['type'] === 'string' && value['type'] !== 'command';

function rewriteCommand(value: Json, key: string, around: Around, state: State): Json {
  const command = value[key] as string;
  const recorded = !isOther(value) && value['shell'] !== 'powershell';
  const { listed, ...shown } = around;
  const incomplete = listed && typeof value['type'] === 'string' ? {} : { incomplete: true };
  const waited = isAsync(value) ? { is_async: true } : {};
  const odd = 'timeout' in value && typeof value['timeout'] !== 'number' ? { mistyped: true } : {};
  const words = state.wrap({ ...shown, ...incomplete, ...odd, ...waited, file: state.file, command, recorded });
  if (words === null || !recorded) return value;
  state.changed = true;
  const { args } = value;
  if (Array.isArray(args) && args.every((one) => typeof one === 'string'))
    return { ...value, [key]: words.program, args: words.args(command, args) };
  return { ...value, [key]: words.command(command) };
}

/** The same in the front matter of a SKILL.md or an agent, where every other byte stays. */
export function rewriteHookFrontMatter(text: string, file: string, wrap: Wrap): string | null {
  const block = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$/m.exec(text);
  if (block?.index !== 0 || !/^hooks[ \t]*:/m.test(block[1] ?? '')) return null;
  const start = text.indexOf('\n') + 1;
  const document = parseDocument(block[1] ?? '', { logLevel: 'silent' });
  if (document.errors.length > 0 || !isMap(document.contents)) return null;
  const hooks = document.contents.get('hooks', true);
  const edits: { from: number; to: number; text: string }[] = [];
  const state = { file, wrap, changed: false };
  if (hooks) walkYaml(hooks as Node, { ...NOWHERE, listed: true }, state, edits);
  if (!state.changed) return null;
  return edits
    .sort((a, b) => b.from - a.from)
    .reduce((whole, { from, to, text }) => whole.slice(0, start + from) + text + whole.slice(start + to), text);
}

function walkYaml(node: Node, around: Around, state: State, edits: { from: number; to: number; text: string }[]): void {
  if (isSeq(node)) for (const item of node.items) walkYaml(item as Node, around, state, edits);
  if (!isMap(node)) return;
  const value = node.toJSON() as Json;
  const own = aroundOf(value, around);
  const pair = node.items.find((item) => isScalar(item.key) && COMMANDS.includes(String(item.key.value)));
  const key = isScalar(pair?.key) ? String(pair.key.value) : '';
  const scalar = isScalar(pair?.value) && typeof pair.value.value === 'string' ? pair.value : null;
  if (scalar?.range && Array.isArray(value['args'])) {
    const { listed: _, ...shown } = own;
    state.wrap({ ...shown, file: state.file, command: String(scalar.value), recorded: false });
    return;
  }
  if (scalar?.range) {
    const words = rewriteCommand(value, key, own, state)[key];
    if (words === value[key]) return;
    const [from, to] = scalar.range;
    // A block of lines owns the line break at its end.
    const end = scalar.type?.startsWith('BLOCK') ? '\n' : '';
    edits.push({ from, to, text: `${JSON.stringify(words)}${end}` });
    return;
  }
  for (const item of node.items) {
    if (!isScalar(item.key)) continue;
    const name = String(item.key.value);
    const event = isSeq(item.value) && own.event === '' && name !== 'hooks' ? name : own.event;
    if (item.value) walkYaml(item.value as Node, { ...own, event }, state, edits);
  }
}
