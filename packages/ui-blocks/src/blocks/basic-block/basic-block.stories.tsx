import type { Meta } from '@storybook/react-vite';
import { basicBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/BasicBlock',
  parameters: { block: 'BasicBlock', usage },
} satisfies Meta;
