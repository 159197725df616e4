import type { Meta } from '@storybook/react-vite';
import { dividerBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/DividerBlock',
  parameters: { block: 'DividerBlock', usage: dividerBlockUsage },
} satisfies Meta;
