import { existsSync, utimesSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from '@jest/globals';
import { closeTaskLimits, openTaskLimit, sweepTaskLimits } from '../../../../lib/io/process/task-limit.js';

const limit = openTaskLimit(100);
limit?.close();
const itAsRoot = limit ? it : it.skip;

itAsRoot('a control group goes with its unit, with the process, or with the next batch', () => {
  const groupOf = () => {
    const opened = openTaskLimit(100);
    return { group: dirname(opened?.joins ?? ''), passed: () => opened?.passed(), close: () => opened?.close() };
  };
  const [first, second, third] = [groupOf(), groupOf(), groupOf()];
  first.close();
  expect([first, second, third].map(({ group }) => existsSync(group))).toEqual([false, true, true]);
  // Another run may be about to start a process in it.
  sweepTaskLimits();
  expect(existsSync(second.group)).toBe(true);
  utimesSync(second.group, 0, 0);
  sweepTaskLimits();
  expect(existsSync(second.group)).toBe(false);
  // Its unit goes on, and is not ended for want of its group.
  expect(second.passed()).toBe(false);
  closeTaskLimits();
  expect(existsSync(third.group)).toBe(false);
});
