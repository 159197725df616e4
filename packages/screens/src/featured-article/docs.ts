import type { ScreenDocs } from '../testing/screen-docs.ts';

export const featuredArticleDocs: ScreenDocs = {
  purpose: 'An article about one strong figure, shown large above the text.',
  avoid:
    'If there is a question but no figure, use Post. If the article is on a publisher’s site, give the entry a `publisher` and no body; Featured article list then links to it.',
  fields: {
    'featured-article-summaries': {
      publisher: 'Who published the text. The list then leads there.',
      'publisher.name': 'Shown on the card.',
      'publisher.url': 'Address of the text.',
      figure: 'The one number that it is about.',
      'figure.value': 'As shown to readers: “21.4 %”.',
      'figure.caption': 'What the number means, in a few words.',
      body: 'The text; an entry with one has a page.',
    },
  },
  follow: [
    'Figure: “53 of 212”. Caption: “lenders raised the rate of a loan of 1,000 € in October”.',
    'Title: “October was dear for borrowers”.',
  ],
  mistakes: ['Two figures in one caption.', '“+300 %” without the numbers before and after.'],
  accessibility: {
    landmarks: 'A navigation “topics” in the title, and a region of what to read next.',
    headings:
      'Level 1, the headings of the text and related pages at level 2. The figure is no heading.',
    keys: 'Only links are focusable.',
    reader: '“53 of 212. Lenders raised the rate of a loan of 1,000 € in October.”',
  },
  states: [
    { state: 'No figure', shows: 'The picture or the text follows the title.' },
    { state: 'No body', shows: 'There is no page; the card of the list leads to the publisher.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'The figure has a panel of its own.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
