import type { Meta } from '@storybook/react-vite';
import { prosBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/ProsBlock',
  parameters: { block: 'ProsBlock', usage: prosBlockUsage },
} satisfies Meta;
