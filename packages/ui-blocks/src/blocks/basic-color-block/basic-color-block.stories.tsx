import type { Meta } from '@storybook/react-vite';
import { basicColorBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/BasicColorBlock',
  parameters: { block: 'BasicColorBlock', usage },
} satisfies Meta;
