import type { BlockUsage } from '../../testing/block-usage.ts';

export const questionBlockUsage: BlockUsage = {
  purpose:
    'Opens one question onto a full answer, with lists and links. Without a question the answer stands open.',
  avoid: 'There are several short ones (Faq), or the reader must not miss the answer.',
};
