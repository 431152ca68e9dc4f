/** Installs the CLIs that the tests run before the first one starts, so that none of them waits or prints for all others. */
export default async function ({ testPathPatterns }) {
  // Who names files waits for what these need, and for nothing else.
  if (testPathPatterns.patterns.length > 0) return;
  const { AGENTS, DEFAULT_AGENTS } = await import('../../lib/agents/index.js');
  const { installPinned } = await import('../helpers/ready-agent.js');
  let told = false;
  const log = (line) => {
    if (!told) process.stderr.write('Installing the CLIs that the tests run, once:\n');
    told = true;
    process.stderr.write(`  ${line}\n`);
  };
  const installed = await Promise.allSettled(DEFAULT_AGENTS.map((name) => installPinned(AGENTS[name], log)));
  // The tests of the others need not fail with it.
  for (const { reason } of installed.filter(({ status }) => status === 'rejected'))
    process.stderr.write(`${reason.message}\n`);
}
