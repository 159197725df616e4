import type { Meta } from '@storybook/react-vite';
import { faqDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/Faq',
  parameters: { block: 'Faq', usage, openInDocs: true },
} satisfies Meta;
