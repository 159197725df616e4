import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Gives someone’s own words, with who they are in the caption: the variant author. The default one is for words whose source stands in the text.',
  avoid:
    'The words are ours: emphasis is no quotation. A quotation without a source that can be named stays out.',
};

export default {
  title: 'Blocks/QuoteBlock',
  parameters: { block: 'QuoteBlock', usage },
} satisfies Meta;
