/** Says at the end what was not run: what needs what this machine lacks, which test/helpers/needs.ts puts into the title, and what is left to `npm run test:full`. */
module.exports = class {
  onRunComplete(_contexts, { testResults }) {
    const skipped = testResults.flatMap((file) => file.testResults).filter(({ status }) => status === 'pending');
    const further = process.env['TESTED_AGENTS'] ? 'test:agents' : 'test:full';
    const counts = new Map();
    for (const { fullName } of skipped) {
      const needs = /\(skipped without (.+?)\)/.exec(fullName)?.[1];
      const why = needs ? `skipped without ${needs}` : `left to \`npm run ${further}\``;
      counts.set(why, (counts.get(why) ?? 0) + 1);
    }
    for (const [why, count] of counts)
      process.stderr.write(`\n${count} ${count === 1 ? 'test was' : 'tests were'} ${why}.\n`);
  }
};
