import type { Meta } from '@storybook/react-vite';
import { faqUsage } from './usage.ts';

export default {
  title: 'Blocks/Faq',
  parameters: { block: 'Faq', usage: faqUsage },
} satisfies Meta;
