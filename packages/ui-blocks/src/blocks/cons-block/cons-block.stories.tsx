import type { Meta } from '@storybook/react-vite';
import { consBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/ConsBlock',
  parameters: { block: 'ConsBlock', usage: consBlockUsage },
} satisfies Meta;
