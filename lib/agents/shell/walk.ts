/** Walks a script as a shell would, without running anything: which files' text comes out, which are only touched. */
import type { Command, Redirect, Script, Simple, Step } from './ast.js';
import { expandWhole, expandWords } from './expand.js';
import type { Arg, Flow } from './flow.js';
import { runProgram } from './programs.js';
import { forkShell, readFlow, type Shell, touch, writeFlow } from './state.js';

export function walkScript(script: Script, shell: Shell, stdin: Flow = []): Flow {
  const out: Flow[] = [];
  let before = shell.cwd;
  for (const step of script) {
    shell.fuel.left -= 1;
    if (shell.fuel.left < 0 || shell.exited) break;
    const here = shell.cwd;
    // `cd a || cd b`: the second starts where the first failed to leave.
    if (step.join === '||') shell.cwd = before;
    before = shell.cwd;
    out.push(walkStep(step, shell, stdin));
    if (step.join === '||' && shell.cwd === before) shell.cwd = here;
  }
  return out.flat();
}

function walkStep(step: Step, shell: Shell, stdin: Flow): Flow {
  let flow = stdin;
  const alone = step.pipe.length === 1;
  for (const command of step.pipe) {
    const own = alone ? shell : forkShell(shell);
    flow = walkCommand(command, own, flow);
  }
  // Whether `a && exit` or `a || exit` leaves is not known.
  if (shell.exited && step.join !== ';') shell.exited = false;
  return flow;
}

/** Deeper nesting than this is a function that calls itself. */
const MOST_DEPTH = 60;

function walkCommand(command: Command, shell: Shell, stdin: Flow): Flow {
  if (shell.fuel.left < 0 || shell.fuel.depth >= MOST_DEPTH) return [];
  shell.fuel.depth += 1;
  const flow = walkKind(command, shell, stdin);
  shell.fuel.depth -= 1;
  // A stream that doubles itself is no longer worth telling apart.
  return flow.length > 2000 ? flow.slice(0, 2000) : flow;
}

function walkKind(command: Command, shell: Shell, stdin: Flow): Flow {
  switch (command.type) {
    case 'simple':
      return walkSimple(command, shell, stdin);
    case 'function':
      shell.functions.set(command.name, command.body);
      return [];
    case 'group': {
      const input = redirectInput(command.redirects, shell, stdin);
      const own = command.subshell ? forkShell(shell) : shell;
      return redirectOutput(command.redirects, shell, walkScript(command.body, own, input));
    }
    case 'branches': {
      const input = redirectInput(command.redirects, shell, stdin);
      const flows = command.scripts.map((script) => {
        const flow = walkScript(script, shell, input);
        shell.exited = false;
        return flow;
      });
      return redirectOutput(command.redirects, shell, flows.flat());
    }
    case 'for': {
      const input = redirectInput(command.redirects, shell, stdin);
      const flows = expandWords(command.items, shell, walkScript).map((item) => {
        shell.variables.set(command.name, [item]);
        return walkScript(command.body, shell, input);
      });
      return redirectOutput(command.redirects, shell, flows.flat());
    }
  }
}

function walkSimple(command: Simple, shell: Shell, stdin: Flow): Flow {
  for (const { name, value, append } of command.assigns) {
    const args =
      value.length === 1 ? [expandWhole(value[0]!, shell, walkScript)] : expandWords(value, shell, walkScript);
    shell.variables.set(name, append ? [...(shell.variables.get(name) ?? []), ...args] : args);
  }
  const args = expandWords(command.words, shell, walkScript);
  if (args[0]?.text === 'exec') openDescriptors(command.redirects, shell);
  const input = redirectInput(command.redirects, shell, stdin);
  // `$(<file)` is the file; alone, `< file` prints nothing, and nothing will have come back.
  if (args.length === 0) return redirectOutput(command.redirects, shell, input === stdin ? [] : input);
  return redirectOutput(command.redirects, shell, runWords(args, shell, input));
}

/** Runs a command given by its words; shared with the programs that run others (xargs, env, find -exec). */
export function runWords(args: readonly Arg[], shell: Shell, stdin: Flow): Flow {
  shell.fuel.left -= 1;
  if (shell.fuel.left < 0) return [];
  const called = shell.functions.get(args[0]?.text ?? '');
  if (!called) return runProgram(args, shell, stdin, { runWords, walkScript });
  const own = forkShell(shell);
  own.variables.set('@', args.slice(1));
  own.variables.set('*', args.slice(1));
  args.slice(1, 10).forEach((arg, index) => {
    own.variables.set(`${index + 1}`, [arg]);
  });
  return walkCommand(called, own, stdin);
}

function redirectInput(redirects: readonly Redirect[], shell: Shell, stdin: Flow): Flow {
  let input = stdin;
  for (const { fd, operator, target, here, here_word } of redirects) {
    if (fd !== null && fd !== 0) continue;
    if (here_word) {
      const arg = expandWhole(here_word, shell, walkScript);
      input = [{ kind: 'text', text: arg.text }, ...arg.flow];
    } else if (here !== null) input = [{ kind: 'text', text: here }];
    else if (operator === '<<<') {
      const arg = expandWhole(target, shell, walkScript);
      input = arg.flow.length ? arg.flow : [{ kind: 'text', text: `${arg.text}\n` }];
    } else if (operator === '<&')
      input = shell.written.get(`/dev/fd/${expandWhole(target, shell, walkScript).text}`) ?? input;
    else if (operator === '<' || operator === '<>') {
      const arg = expandWhole(target, shell, walkScript);
      input = arg.as_file ? arg.flow : readFlow(shell, arg.text);
    }
  }
  return input;
}

/** `exec 3< file`: what `<&3` brings later. */
function openDescriptors(redirects: readonly Redirect[], shell: Shell): void {
  for (const { fd, operator, target } of redirects)
    if (fd !== null && fd > 2 && operator === '<')
      shell.written.set(`/dev/fd/${fd}`, readFlow(shell, expandWhole(target, shell, walkScript).text));
}

const TERMINAL = /^\/dev\/(stdout|stderr|tty|fd\/[12])$|^\/proc\/self\/fd\/[12]$/;

function redirectOutput(redirects: readonly Redirect[], shell: Shell, flow: Flow): Flow {
  let to: 'out' | 'error' | { path: string; append: boolean } = 'out';
  for (const { fd, operator, target } of redirects) {
    if (!/^(&>>?|>>?|>\||>&)$/.test(operator)) continue;
    const arg = expandWhole(target, shell, walkScript);
    if (operator === '>&' && /^\d+$|^-$/.test(arg.text)) {
      if (fd === null || fd === 1)
        to = arg.text === '2' ? 'error' : arg.text === '-' ? { path: '/dev/null', append: false } : to;
      continue;
    }
    const other_stream = fd !== null && fd !== 1;
    if (TERMINAL.test(arg.text)) {
      if (!other_stream) to = 'out';
    } else if (!other_stream) to = { path: arg.text, append: operator.endsWith('>>') };
    else if (arg.text !== '/dev/null') touch(shell, arg.text, 'written');
  }
  if (to === 'out') return flow;
  if (to === 'error') {
    shell.shown.push(flow);
    return [];
  }
  writeFlow(shell, to.path, flow, to.append);
  return [];
}
