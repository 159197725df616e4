import type { Meta } from '@storybook/react-vite';
import { stepsBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/StepsBlock',
  parameters: { block: 'StepsBlock', usage },
} satisfies Meta;
