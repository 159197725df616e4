import type { ScreenDocs } from '../testing/screen-docs.ts';

export const postDocs: ScreenDocs = {
  purpose:
    'An article that answers one question: the answer first, then the reasons, the sources, and the next step for the reader.',
  avoid:
    'If the story is about one figure, use Featured article. If it goes on over weeks, use Diary. To judge a product, use Review. For a legal text, or one without an author, use Document. If one sentence is enough, use FAQ.',
  fields: {
    posts: {
      answer: 'The answer to the question of the title, in a box above the text.',
      tags: 'One line below the text, without links.',
      readingMinutes: 'Shown beside the date.',
      sources: 'What the text is based on, numbered in a section of its own.',
      'sources[].title': 'Name of the source, which is the link.',
      'sources[].url': 'Its address.',
      'sources[].publisher': 'Who published it.',
      'sources[].accessedOn': 'The date on which it was read.',
      relatedPostIds: 'Articles to read next, before the related pages.',
    },
  },
  follow: [
    'Title: “How do I read the APR?”',
    'Answer: “Compare the APR of offers of the same amount and term. The lowest costs the least.”',
    'Description: “What the APR counts, what it leaves out, and why two loans with the same APR can cost different sums.”',
  ],
  mistakes: [
    '“Everything you need to know about the APR” — no question, so no answer.',
    'An answer that asks to read on: “It depends on several things.”',
    'A heading of level 2 that is a joke: it is an entry of the table of contents.',
  ],
  accessibility: {
    landmarks:
      'A navigation “topics” in the title, a navigation “contents” and a complementary landmark “next step” beside the text; regions for terms, sources and what to read next.',
    headings:
      'Level 1; the sections of the text, the terms, the sources and what to read next at level 2; cards at level 3.',
    keys: 'Tab goes from the topics to the table of contents; Enter moves to a section.',
    reader: '“In short. Compare the APR of offers… On this page, navigation, list with 5 items.”',
  },
  states: [
    { state: 'One heading or none', shows: 'No table of contents.' },
    { state: 'Topics without `nextPaths`', shows: 'No next step beside the text.' },
    { state: 'Terms of the glossary name the article', shows: 'Links back to these terms.' },
    { state: 'Changed after publication', shows: 'Both dates in the byline.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'Table of contents and next step beside the text.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
