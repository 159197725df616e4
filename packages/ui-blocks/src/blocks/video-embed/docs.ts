import type { BlockDocs } from '../../testing/block-docs.ts';

export const videoEmbedDocs: BlockDocs = {
  purpose:
    'Shows a video and loads nothing from its host until the reader presses play. With a poster of its own, the host learns nothing about readers who do not play it.',
  avoid:
    'If the video is the only place where something is explained, write it as text too. Never use two in a row.',
  follow: ['“How interest is added up, 2 minutes”, with the same explanation as text below.'],
  mistakes: [
    'A video without captions, or a video that is all a page has.',
    'A title that does not say how long it takes — readers decide by it.',
  ],
  accessibility: {
    roles:
      "A button with the poster and a name. When pressed, it is replaced by the host's player in an iframe with the title of the video.",
    keys: 'Tab reaches the button; Enter and Space load the player, which has its own keys.',
    reader: '“Play: Cómo se calcula el interés, button”, then the title of the iframe.',
  },
  status: 'stable',
  changes: [{ date: '2026-11-21', what: 'Added.' }],
};
