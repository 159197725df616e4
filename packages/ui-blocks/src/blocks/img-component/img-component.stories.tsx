import type { Meta } from '@storybook/react-vite';
import { imgComponentUsage } from './usage.ts';

export default {
  title: 'Blocks/ImgComponent',
  parameters: { block: 'ImgComponent', usage: imgComponentUsage },
} satisfies Meta;
