import type { BlockDocs } from '../../testing/block-docs.ts';

export const videoEmbedDocs: BlockDocs = {
  purpose:
    'Shows a video without loading anything of its host until the reader asks for it. With a poster of its own the host hears of no reader who does not play it.',
  avoid: 'The video is the only place of what it says: write it as text too. Never two in a row.',
  follow: ['“How interest is added up, 2 minutes”, with the same explanation as text below.'],
  mistakes: ['A video without captions, or alone on a page.', 'Started by itself — it never is.'],
  accessibility: {
    roles:
      "A button with the poster and a name; after a press the player of the host, in a frame with the video's title.",
    keys: 'Tab reaches the button, Enter and Space load the player; its own keys follow.',
    reader: '“Play: Cómo se calcula el interés, button”, then the title of the frame.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
