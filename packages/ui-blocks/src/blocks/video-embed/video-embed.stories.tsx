import type { Meta } from '@storybook/react-vite';
import type { BlockUsage } from '../../testing/block-fixture.ts';

const usage: BlockUsage = {
  purpose:
    'Shows a video without loading anything of its host until the reader asks for it. With a poster of its own the host hears of no reader who does not play it.',
  avoid: 'The video is the only place of what it says: write it as text too. Never two in a row.',
};

export default {
  title: 'Blocks/VideoEmbed',
  parameters: { block: 'VideoEmbed', usage },
} satisfies Meta;
