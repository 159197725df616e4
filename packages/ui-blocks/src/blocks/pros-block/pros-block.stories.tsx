import type { Meta } from '@storybook/react-vite';
import { prosBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/ProsBlock',
  parameters: { block: 'ProsBlock', usage },
} satisfies Meta;
