import type { Meta } from '@storybook/react-vite';
import { leadFormUsage } from './usage.ts';

export default {
  title: 'Blocks/LeadForm',
  parameters: { block: 'LeadForm', usage: leadFormUsage },
} satisfies Meta;
