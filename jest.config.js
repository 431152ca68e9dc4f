/** Flags stand in the npm script, so that NODE_OPTIONS does not leak into agents. */
export default {
  roots: ['<rootDir>/test'],
  testMatch: ['**/*.test.ts'],
  moduleFileExtensions: ['ts', 'js'],
  transform: {},
  runtime: '<rootDir>/test/runtime/runtime.cjs',
  testEnvironment: '<rootDir>/test/runtime/environment.cjs',
  testSequencer: '<rootDir>/test/runtime/slow-first.cjs',
  globalSetup: '<rootDir>/test/runtime/agents-ready.mjs',
  reporters: ['default', '<rootDir>/test/runtime/skipped.cjs'],
  testTimeout: 300_000,

  // Twice the cores of a small machine: with three workers they were idle for a quarter of the time, because many tests wait.
  maxWorkers: 4,
};
