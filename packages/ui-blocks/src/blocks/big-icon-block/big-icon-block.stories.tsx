import type { Meta } from '@storybook/react-vite';
import { bigIconBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/BigIconBlock',
  parameters: { block: 'BigIconBlock', usage: bigIconBlockUsage },
} satisfies Meta;
