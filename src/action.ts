/** Entry of the action, for main step and post step. */
import { endAtOnce } from '../lib/io/process/end-at-once.js';
import { hideEnvironment } from '../lib/io/process/hide-environment.js';
import { runStep } from './github/step.js';

hideEnvironment();
const stop = new AbortController();
process.on('exit', endAtOnce);
// The runner cancels by SIGINT, by SIGTERM 7.5 s later, and kills after 2.5 s more.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stop.abort());
// Open keep-alive sockets must not keep the job running.
process.exit(await runStep(stop.signal));
