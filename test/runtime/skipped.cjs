/** Says at the end how many tests this machine could not run, and what it needs for them; test/helpers/needs.ts names it in the title. */
module.exports = class {
  onRunComplete(_contexts, { testResults }) {
    const counts = new Map();
    for (const { fullName, status } of testResults.flatMap((file) => file.testResults)) {
      const [, needs] = /\(skipped without (.+?)\)/.exec(fullName) ?? [];
      if (needs && status === 'pending') counts.set(needs, (counts.get(needs) ?? 0) + 1);
    }
    for (const [needs, count] of counts)
      process.stderr.write(`\n${count} ${count === 1 ? 'test was' : 'tests were'} skipped without ${needs}.\n`);
  }
};
