import type { BlockUsage } from '../../testing/block-usage.ts';

export const videoEmbedUsage: BlockUsage = {
  purpose:
    'Shows a video without loading anything of its host until the reader asks for it. With a poster of its own the host hears of no reader who does not play it.',
  avoid: 'The video is the only place of what it says: write it as text too. Never two in a row.',
};
