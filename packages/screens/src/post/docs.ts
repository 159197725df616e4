import type { ScreenDocs } from '../testing/screen-docs.ts';

export const postDocs: ScreenDocs = {
  purpose:
    'An article that answers one question: the answer first, then the reasons, the sources, and where the reader goes on.',
  avoid:
    'One figure is the story: Featured article. It goes on over weeks: Diary. It judges a product: Review. It is a legal text or has no author: Document. One sentence is enough: FAQ.',
  fields: {
    posts: {
      answer: 'The answer to the question of the title, in a box above the text.',
      tags: 'One line below the text, without links.',
      readingMinutes: 'Shown beside the date.',
      sources: 'What the text is based on, numbered in a section of its own.',
      'sources[].title': 'Name of the source, which is the link.',
      'sources[].url': 'Its address.',
      'sources[].publisher': 'Who published it.',
      'sources[].accessedOn': 'The day on which it was read.',
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
    'A heading of level 2 that is a joke: it is an entry of the list of parts.',
  ],
  accessibility: {
    landmarks:
      'A navigation “topics” in the title, a navigation “contents” and a complementary part “next step” beside the text; regions for terms, sources and what to read next.',
    headings:
      'Level 1; the parts of the text, the terms, the sources and what to read next at level 2; cards at level 3.',
    keys: 'Tab goes from the topics to the parts of the text; Enter moves to a part.',
    reader: '“In short. Compare the APR of offers… On this page, navigation, list with 5 items.”',
  },
  states: [
    { state: 'One heading or none', shows: 'No list of parts.' },
    { state: 'Topics without `nextPaths`', shows: 'No next step beside the text.' },
    { state: 'Terms of the glossary name the article', shows: 'Links back to these terms.' },
    { state: 'Changed after its day of publication', shows: 'Both days in the byline.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'Parts and next step beside the text.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
