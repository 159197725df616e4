import type { Meta } from '@storybook/react-vite';
import { imgComponentDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/ImgComponent',
  parameters: { block: 'ImgComponent', usage },
} satisfies Meta;
