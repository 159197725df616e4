import type { Meta } from '@storybook/react-vite';
import { basicBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/BasicBlock',
  parameters: { block: 'BasicBlock', usage: basicBlockUsage },
} satisfies Meta;
