import type { Meta } from '@storybook/react-vite';
import { videoEmbedDocs as usage } from './docs.ts';

export default {
  title: 'Blocks/VideoEmbed',
  parameters: { block: 'VideoEmbed', usage },
} satisfies Meta;
