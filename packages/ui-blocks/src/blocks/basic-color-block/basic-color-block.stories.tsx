import type { Meta } from '@storybook/react-vite';
import { basicColorBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/BasicColorBlock',
  parameters: { block: 'BasicColorBlock', usage: basicColorBlockUsage },
} satisfies Meta;
