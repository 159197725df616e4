import type { Meta } from '@storybook/react-vite';
import { prosConsBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/ProsConsBlock',
  parameters: { block: 'ProsConsBlock', usage: prosConsBlockUsage },
} satisfies Meta;
