import type { Meta } from '@storybook/react-vite';
import { toListButtonBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/ToListButtonBlock',
  parameters: { block: 'ToListButtonBlock', usage },
} satisfies Meta;
