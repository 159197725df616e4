import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose: 'Shows a small picture in the run of the text: a seal, a logo, a sign.',
  avoid:
    'The picture deserves a place of its own (ImageBlock), or is one of the named icons (BigIconBlock).',
};

export default {
  title: 'Blocks/ImgComponent',
  parameters: { block: 'ImgComponent', usage },
} satisfies Meta;
