import type { Meta } from '@storybook/react-vite';
import { linkBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/LinkBlock',
  parameters: { block: 'LinkBlock', usage: linkBlockUsage },
} satisfies Meta;
