import type { Meta } from '@storybook/react-vite';
import { videoEmbedUsage } from './usage.ts';

export default {
  title: 'Blocks/VideoEmbed',
  parameters: { block: 'VideoEmbed', usage: videoEmbedUsage },
} satisfies Meta;
