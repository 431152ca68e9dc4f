/** Folders of the test file that runs now. */
const { rmSync } = require('node:fs');

const made = new Set();

exports.removeAtTheEnd = (folder) => {
  made.add(folder);
};

exports.removeFolders = () => {
  for (const folder of made) rmSync(folder, { recursive: true, force: true });
  made.clear();
};
