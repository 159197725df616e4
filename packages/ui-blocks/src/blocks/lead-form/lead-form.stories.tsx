import type { Meta } from '@storybook/react-vite';
import { leadFormDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/LeadForm',
  parameters: { block: 'LeadForm', usage },
} satisfies Meta;
