import type { Meta } from '@storybook/react-vite';
import { bigIconBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/BigIconBlock',
  parameters: { block: 'BigIconBlock', usage },
} satisfies Meta;
