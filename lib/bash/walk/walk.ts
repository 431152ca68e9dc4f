/** A script → the files whose text it prints and those it only touches, without running anything. */
import {
  type AndOr,
  type Command,
  type CommandNode,
  type CompoundList,
  type Coproc,
  forEachChild,
  type PipelineNode,
  type Statement,
  type SyntaxNode,
  type Word,
} from 'unbash';
import { runProgram } from '../programs/index.js';
import type { Runner } from '../programs/program.js';
import { ANYTHING, type Arg, type Flow } from '../shell/flow.js';
import type { Commands } from '../shell/parse.js';
import { forkShell, type Shell } from '../shell/state.js';
import { expandWhole, expandWords } from './expand.js';
import { openDescriptors, redirectInput, redirectOutput } from './redirects.js';

export function runScript({ commands }: Commands, shell: Shell, stdin: Flow = []): Flow {
  const out: Flow[] = [];
  for (const statement of commands) {
    if (shell.budget.steps <= 0 || shell.exited) break;
    out.push(runStatement(statement, shell, stdin));
  }
  return out.flat();
}

function runStatement({ command, background }: Statement, shell: Shell, stdin: Flow): Flow {
  const flow = command.type === 'AndOr' ? runAndOr(command, shell, stdin) : runPipeline(command, shell, stdin);
  if (background) shell.exited = false;
  return flow;
}

function runAndOr({ commands, operators }: AndOr, shell: Shell, stdin: Flow): Flow {
  const out: Flow[] = [];
  let before = shell.cwd;
  for (const [index, command] of commands.entries()) {
    if (shell.budget.steps <= 0 || shell.exited) break;
    const here = shell.cwd;
    const otherwise = operators[index - 1] === '||';
    // `cd a || cd b`: the second starts where the first failed to leave.
    if (otherwise) shell.cwd = before;
    before = shell.cwd;
    out.push(runPipeline(command, shell, stdin));
    if (otherwise && shell.cwd === before) shell.cwd = here;
    // Whether `a && exit` or `a || exit` leaves is not known.
    if (index > 0) shell.exited = false;
  }
  return out.flat();
}

function runPipeline(node: PipelineNode, shell: Shell, stdin: Flow): Flow {
  shell.budget.steps -= 1;
  if (node.type !== 'Pipeline') return runCommand(node, shell, stdin);
  const [first, ...others] = node.commands;
  if (first && others.length === 0) return runCommand(first, shell, stdin);
  return node.commands.reduce<Flow>((flow, command) => runCommand(command, forkShell(shell), flow), stdin);
}

/** Deeper nesting than this is a function that calls itself. */
const MAX_DEPTH = 60;
/** A stream that doubles itself is no longer worth telling apart. */
const MAX_FLOW = 2000;

function runCommand(command: CommandNode | CompoundList, shell: Shell, stdin: Flow): Flow {
  if (shell.budget.steps < 0 || shell.budget.depth >= MAX_DEPTH) return [];
  shell.budget.depth += 1;
  const flow = runNode(command, shell, stdin);
  shell.budget.depth -= 1;
  return flow.length > MAX_FLOW ? flow.slice(0, MAX_FLOW) : flow;
}

function runNode(node: CommandNode | CompoundList, shell: Shell, stdin: Flow): Flow {
  switch (node.type) {
    case 'Command':
      return runSimple(node, shell, stdin);
    case 'Redirected': {
      const input = redirectInput(node.redirects, shell, stdin, runner);
      return redirectOutput(node.redirects, shell, runCommand(node.command, shell, input), runner);
    }
    case 'Function':
      shell.functions.set(node.name.value, node.body);
      return [];
    case 'CompoundList':
      return runScript(node, shell, stdin);
    case 'BraceGroup':
      return runScript(node.body, shell, stdin);
    case 'Subshell':
      return runScript(node.body, forkShell(shell), stdin);
    // Which branch runs is not known, so all do.
    case 'If': {
      const elifs = node.elif.flatMap(({ clause, then }) => [clause, then]);
      return runBranches([node.clause, node.then, ...elifs, ...(node.else ? [node.else] : [])], shell, stdin);
    }
    case 'While':
      return runBranches([node.clause, node.body], shell, stdin);
    case 'Case':
      return runBranches(
        node.items.map(({ body }) => body),
        shell,
        stdin,
      );
    case 'For':
    case 'Select': {
      const items = node.wordlist ? expandWords(node.wordlist, shell, runner) : shell.variables.get('@');
      return (items ?? [{ text: ANYTHING, flow: [] }]).flatMap((item) => {
        shell.variables.set(node.name.value, [item]);
        return runScript(node.body, shell, stdin);
      });
    }
    // Once around is enough to see what it reads.
    case 'ArithmeticFor':
      return runScript(node.body, shell, stdin);
    case 'TestCommand':
      return runWords([{ text: '[[', flow: [] }, ...expandWords(listWords(node), shell, runner)], shell, stdin);
    case 'ArithmeticCommand':
      return [];
    case 'Coproc':
      return runCoproc(node, shell);
  }
}

function runBranches(branches: readonly CompoundList[], shell: Shell, stdin: Flow): Flow {
  return branches.flatMap((branch) => {
    const flow = runScript(branch, shell, stdin);
    shell.exited = false;
    return flow;
  });
}

/** What it prints is read later, from the descriptor in `${COPROC[0]}`. */
function runCoproc({ name, body }: Coproc, shell: Shell): Flow {
  const variable = name?.value ?? 'COPROC';
  shell.written.set(`/dev/fd/${variable}`, runCommand(body, forkShell(shell), []));
  shell.variables.set(variable, [{ text: variable, flow: [] }]);
  return [];
}

function listWords(node: SyntaxNode): Word[] {
  if (node.type === 'Word') return [node];
  const words: Word[] = [];
  forEachChild(node, (child) => void words.push(...listWords(child)));
  return words;
}

function runSimple({ name, args, prefix, redirects }: Command, shell: Shell, stdin: Flow): Flow {
  const words = name ? [name] : [];
  // Behind `export` and `declare`, assignments are arguments.
  for (const each of [...prefix, ...args]) {
    if (each.type === 'Word') words.push(each);
    else if (each.type === 'Assignment') {
      const { value } = each;
      const values =
        value.type === 'Word' ? [expandWhole(value, shell, runner)] : expandWords(value.elements, shell, runner);
      shell.variables.set(each.name, each.append ? [...(shell.variables.get(each.name) ?? []), ...values] : values);
    }
  }
  const expanded = expandWords(words, shell, runner);
  if (expanded[0]?.text === 'exec') openDescriptors(redirects, shell, runner);
  const input = redirectInput(redirects, shell, stdin, runner);
  // `$(<file)` is the file; alone, `< file` prints nothing, and nothing will have come back.
  const flow = expanded.length > 0 ? runWords(expanded, shell, input) : input === stdin ? [] : input;
  return redirectOutput(redirects, shell, flow, runner);
}

/** Runs a command given by its words; shared with the programs that run others (xargs, env, find -exec). */
function runWords(args: readonly Arg[], shell: Shell, stdin: Flow): Flow {
  shell.budget.steps -= 1;
  if (shell.budget.steps < 0) return [];
  const called = shell.functions.get(args[0]?.text ?? '');
  if (!called) return runProgram(args, shell, stdin, runner);
  const own = forkShell(shell);
  own.variables.set('@', args.slice(1));
  own.variables.set('*', args.slice(1));
  args.slice(1, 10).forEach((arg, index) => {
    own.variables.set(`${index + 1}`, [arg]);
  });
  return runCommand(called, own, stdin);
}

const runner: Runner = { runScript, runWords };
