import type { BlockUsage } from '../../testing/block-usage.ts';

export const toListButtonBlockUsage: BlockUsage = {
  purpose: 'Leads to a product list, on this page or another.',
  avoid:
    'The target is anything else (LinkBlock). Once after each long part of an article is enough.',
};
