import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Says what the editors advise, once on a page, where the reader has read enough to judge it.',
  avoid:
    'It is an advertisement: what is paid for must say so. A neutral note is an InformationBlock.',
};

export default {
  title: 'Blocks/RecommendationBlock',
  parameters: { block: 'RecommendationBlock', usage },
} satisfies Meta;
