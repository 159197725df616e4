import type { Meta } from '@storybook/react-vite';
import { stepsBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/StepsBlock',
  parameters: { block: 'StepsBlock', usage: stepsBlockUsage },
} satisfies Meta;
