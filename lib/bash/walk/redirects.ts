/** A command's redirections → where its input comes from and what becomes of its output. */
import type { HereDoc, Redirection } from 'unbash';
import type { Runner } from '../programs/program.js';
import type { Flow } from '../shell/flow.js';
import { readFlow, type Shell, touch, writeFlow } from '../shell/state.js';
import { expandQuoted, expandWhole } from './expand.js';

/** 2 of `2>`, `fd` of `{fd}>`; null where none is written. */
function descriptorOf({ descriptor }: Redirection): number | string | null {
  if (!descriptor) return null;
  return descriptor.type === 'FileDescriptor' ? descriptor.value : descriptor.name;
}

export function redirectInput(redirects: readonly Redirection[], shell: Shell, stdin: Flow, runner: Runner): Flow {
  let input = stdin;
  for (const redirect of redirects) {
    const descriptor = descriptorOf(redirect);
    if (descriptor !== null && descriptor !== 0) continue;
    if (redirect.type === 'HereDoc') {
      input = readHereDoc(redirect, shell, runner);
      continue;
    }
    if (!redirect.target || /^(>|&)/.test(redirect.operator)) continue;
    const arg = expandWhole(redirect.target, shell, runner);
    if (redirect.operator === '<<<') input = arg.flow.length ? arg.flow : [{ kind: 'text', text: `${arg.text}\n` }];
    else if (redirect.operator === '<&') input = shell.written.get(`/dev/fd/${arg.text}`) ?? input;
    else input = arg.asFile ? arg.flow : readFlow(shell, arg.text);
  }
  return input;
}

/** `<<-` strips tabs from the lines of the script, not from what is expanded into them. */
function readHereDoc({ operator, delimiter, body }: HereDoc, shell: Shell, runner: Runner): Flow {
  const strips = operator === '<<-';
  if (!body.parts) {
    const text = delimiter?.quoted ? body.text : body.text.replace(/\\([\\$`]|\n)/g, (_, one) => one.trim());
    return [{ kind: 'text', text: strips ? text.replace(/^\t+/gm, '') : text }];
  }
  const parts = body.parts.map((part, index) => {
    if (!strips || part.type !== 'Literal') return part;
    const value = part.value.replace(/\n\t+/g, '\n');
    return { ...part, value: index === 0 ? value.replace(/^\t+/, '') : value };
  });
  const arg = expandQuoted(parts, shell, runner);
  return [{ kind: 'text', text: arg.text }, ...arg.flow.filter(({ kind }) => kind !== 'text')];
}

/** `exec 3< file`: what `<&3` brings later. `exec {fd}< file` puts the number, whatever it is, into `fd`. */
export function openDescriptors(redirects: readonly Redirection[], shell: Shell, runner: Runner): void {
  for (const redirect of redirects) {
    const descriptor = descriptorOf(redirect);
    if (descriptor === null || Number(descriptor) <= 2) continue;
    if (redirect.type !== 'Redirect' || redirect.operator !== '<' || !redirect.target) continue;
    if (typeof descriptor === 'string') shell.variables.set(descriptor, [{ text: descriptor, flow: [] }]);
    shell.written.set(`/dev/fd/${descriptor}`, readFlow(shell, expandWhole(redirect.target, shell, runner).text));
  }
}

const TERMINAL = /^\/dev\/(stdout|stderr|tty|fd\/[12])$|^\/proc\/self\/fd\/[12]$/;

export function redirectOutput(redirects: readonly Redirection[], shell: Shell, flow: Flow, runner: Runner): Flow {
  let to: 'out' | 'error' | { path: string; append: boolean } = 'out';
  for (const redirect of redirects) {
    if (redirect.type !== 'Redirect' || redirect.operator.startsWith('<') || !redirect.target) continue;
    const { operator, target } = redirect;
    const descriptor = descriptorOf(redirect);
    const isOutput = descriptor === null || descriptor === 1;
    const { text } = expandWhole(target, shell, runner);
    if (operator === '>&' && /^\d+$|^-$/.test(text)) {
      if (isOutput) to = text === '2' ? 'error' : text === '-' ? { path: '/dev/null', append: false } : to;
    } else if (TERMINAL.test(text)) {
      if (isOutput) to = 'out';
    } else if (isOutput) to = { path: text, append: operator.endsWith('>>') };
    else if (text !== '/dev/null') touch(shell, text, 'written');
  }
  if (to === 'out') return flow;
  if (to === 'error') {
    shell.stderr.push(flow);
    return [];
  }
  writeFlow(shell, to.path, flow, to.append);
  return [];
}
