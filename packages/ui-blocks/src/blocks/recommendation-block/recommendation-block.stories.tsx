import type { Meta } from '@storybook/react-vite';
import { recommendationBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/RecommendationBlock',
  parameters: { block: 'RecommendationBlock', usage },
} satisfies Meta;
