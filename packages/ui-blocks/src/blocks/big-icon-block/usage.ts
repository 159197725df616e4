import type { BlockUsage } from '../../testing/block-usage.ts';

export const bigIconBlockUsage: BlockUsage = {
  purpose:
    'Puts a large sign before a short passage, so that readers who skim find it: one promise, one fact, one condition.',
  avoid:
    'The text runs longer than three lines, or the sign alone carries the message: it is decoration and is not read out.',
};
