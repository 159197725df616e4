import type { Meta } from '@storybook/react-vite';
import { consBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/ConsBlock',
  parameters: { block: 'ConsBlock', usage },
} satisfies Meta;
