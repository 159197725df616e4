import type { Meta } from '@storybook/react-vite';
import { imageBlockUsage } from './usage.ts';

export default {
  title: 'Blocks/ImageBlock',
  parameters: { block: 'ImageBlock', usage: imageBlockUsage },
} satisfies Meta;
