import type { BlockUsage } from '../../testing/block-usage.ts';

export const recommendationBlockUsage: BlockUsage = {
  purpose:
    'Says what the editors advise, once on a page, where the reader has read enough to judge it.',
  avoid:
    'It is an advertisement: what is paid for must say so. A neutral note is an InformationBlock.',
};
