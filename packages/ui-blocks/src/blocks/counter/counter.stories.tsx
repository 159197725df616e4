import type { Meta } from '@storybook/react-vite';
import { counterUsage } from './usage.ts';

export default {
  title: 'Blocks/Counter',
  parameters: { block: 'Counter', usage: counterUsage },
} satisfies Meta;
