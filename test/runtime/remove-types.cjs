/** TypeScript → JavaScript, with a source map where one is asked for. */
const { transformFileSync } = require('@swc/core');

exports.removeTypes = (path, sourceMaps = false) =>
  transformFileSync(path, {
    configFile: false,
    swcrc: false,
    jsc: { parser: { syntax: 'typescript' }, target: 'es2022' },
    module: { type: 'es6' },
    sourceMaps,
  });
