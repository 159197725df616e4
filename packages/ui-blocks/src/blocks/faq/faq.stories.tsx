import type { Meta } from '@storybook/react-vite';
import { faqDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/Faq',
  parameters: { block: 'Faq', usage },
} satisfies Meta;
