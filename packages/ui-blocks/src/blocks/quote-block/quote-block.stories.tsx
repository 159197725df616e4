import type { Meta } from '@storybook/react-vite';
import { quoteBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/QuoteBlock',
  parameters: { block: 'QuoteBlock', usage: quoteBlockUsage },
} satisfies Meta;
