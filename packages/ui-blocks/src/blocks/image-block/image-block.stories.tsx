import type { Meta } from '@storybook/react-vite';
import { imageBlockDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/ImageBlock',
  parameters: { block: 'ImageBlock', usage },
} satisfies Meta;
