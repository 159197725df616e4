import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose: 'Shows a picture on its own between paragraphs, its room kept while it loads.',
  avoid:
    'The picture holds words: write them as text. Inside a line of text it is an ImgComponent.',
};

export default {
  title: 'Blocks/ImageBlock',
  parameters: { block: 'ImageBlock', usage },
} satisfies Meta;
