import type { Meta } from '@storybook/react-vite';
import { recommendationBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/RecommendationBlock',
  parameters: { block: 'RecommendationBlock', usage: recommendationBlockUsage },
} satisfies Meta;
