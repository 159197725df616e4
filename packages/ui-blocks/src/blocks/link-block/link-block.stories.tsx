import type { Meta } from '@storybook/react-vite';
import { linkBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/LinkBlock',
  parameters: { block: 'LinkBlock', usage },
} satisfies Meta;
