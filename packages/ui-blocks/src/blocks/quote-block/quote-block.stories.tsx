import type { Meta } from '@storybook/react-vite';
import { quoteBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/QuoteBlock',
  parameters: { block: 'QuoteBlock', usage },
} satisfies Meta;
