import type { BlockUsage } from '../../testing/block-usage.ts';

export const imageBlockUsage: BlockUsage = {
  purpose: 'Shows a picture on its own between paragraphs, its room kept while it loads.',
  avoid:
    'The picture holds words: write them as text. Inside a line of text it is an ImgComponent.',
};
