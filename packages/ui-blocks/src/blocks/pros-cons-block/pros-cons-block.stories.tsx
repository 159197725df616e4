import type { Meta } from '@storybook/react-vite';
import { prosConsBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/ProsConsBlock',
  parameters: { block: 'ProsConsBlock', usage },
} satisfies Meta;
