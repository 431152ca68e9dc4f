/** Entry of the action, for main step and post step. */
import { setHome } from '../lib/contract/schema-address.js';
import { endAtOnce } from '../lib/io/process/end-at-once.js';
import { hideEnvironment } from '../lib/io/process/hide-environment.js';
import { runStep } from './github/step.js';
import { ownRepository } from './run/own-repository.js';
import { keepHeapSmall } from './small-heap.js';

keepHeapSmall(process.env['INPUT_COMMAND'] || 'run');
hideEnvironment();
const stop = new AbortController();
process.on('exit', endAtOnce);
// The runner cancels by SIGINT, by SIGTERM 7.5 s later, and kills after 2.5 s more.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
setHome(await ownRepository(process.env));
const code = await runStep(stop.signal);
// A pipe takes what is printed little by little. Open keep-alive sockets must not keep the job running.
process.stdout.write('', () => process.exit(code));
