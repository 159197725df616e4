import type { Meta } from '@storybook/react-vite';
import { dividerBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/DividerBlock',
  parameters: { block: 'DividerBlock', usage },
} satisfies Meta;
