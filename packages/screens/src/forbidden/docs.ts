import type { ScreenDocs } from '../testing/screen-docs.ts';

export const forbiddenDocs: ScreenDocs = {
  purpose:
    'Says that something is not for everyone, why, and where to go instead. The page has the status 403.',
  avoid:
    'For a wrong address, do nothing: every site has an error page (404). If visitors can change what is missing, such as their age in a form, tell them in the flow.',
  fields: {
    pages: {
      lead: 'Why the page is closed. It is the message of the screen and is required.',
      relatedPaths: 'Where to go instead, as cards under a heading of their own.',
    },
  },
  follow: [
    'Heading: “This page is for brokers’ customers”.',
    'Lead: “You need the link in our email. Without it, these pages compare the same brokers.”',
  ],
  mistakes: [
    '“Access denied” — it says neither why nor what to do.',
    'A page without related pages: the only way on is the front page.',
  ],
  accessibility: {
    landmarks: 'A region “elsewhere”, named by its heading, if there are related pages.',
    headings: 'Level 1 after the status; where to go instead at level 2, its cards at level 3.',
    keys: 'The first link leads to the front page.',
    reader: '“403. This page is for brokers’ customers, heading level 1.”',
  },
  states: [
    { state: 'No related pages', shows: 'The message and the way to the front page.' },
    { state: 'With an author', shows: 'The byline below the text.' },
  ],
  status: 'stable',
  changes: [{ date: '2026-11-22', what: 'Added.' }],
};
