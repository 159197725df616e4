import type { BlockUsage } from '../../testing/block-usage.ts';

export const counterUsage: BlockUsage = {
  purpose: 'Lets one figure speak: how many offers were compared, how many days a loan lasts.',
  avoid:
    'The figure is a cost of credit: that never stands without its representative example. Two or more figures that belong together are a table.',
};
