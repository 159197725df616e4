import type { Meta } from '@storybook/react-vite';
import { toListButtonBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/ToListButtonBlock',
  parameters: { block: 'ToListButtonBlock', usage: toListButtonBlockUsage },
} satisfies Meta;
