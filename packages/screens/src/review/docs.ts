import type { ScreenDocs } from '../testing/screen-docs.ts';

export const reviewDocs: ScreenDocs = {
  purpose:
    'The verdict on a product or a company: the score and the offer in the first screen, then why, and how it was tested.',
  avoid:
    'To judge several products against each other, use Ranked products. To describe a company without a verdict, use Provider. If nobody tested it, use Post.',
  fields: {
    reviews: {
      productId: 'The reviewed product; its offer is below the score while it is active.',
      providerId: 'The reviewed company, if it is not about a product.',
      score: 'From 0 to 5, as a ring and in words.',
      testedOn: 'The date of the test, in the byline.',
      criteria: 'The criteria behind the score, each with its reason.',
      'criteria[].name': 'Two or three words.',
      'criteria[].score': 'From 0 to 5.',
      'criteria[].text': 'Why, in a sentence that says what was observed.',
      pros: 'Arguments for it; together with `cons`, a section of its own.',
      cons: 'Arguments against it.',
      method: 'How it was tested, by whom and with what.',
    },
  },
  follow: [
    'Criterion “Costs”, 3.5: “The loan of 1,000 € cost 116 €; the median that day was 98 €.”',
    'Con: “The money came after two days, not within the hour.”',
    'Method: “We borrowed 1,000 € on 3 November and paid it back after 30 days.”',
  ],
  mistakes: [
    '“Great customer service” without the question asked and the answer given.',
    'A score of 5 with cons.',
    'An offer in the text: the screen shows the product as lists do, with the warning of the law.',
  ],
  accessibility: {
    landmarks: 'Regions for the offer, the criteria, pros and cons, the method and related pages.',
    headings:
      'Level 1; offer, criteria, arguments and method at level 2; the name of the product at level 3.',
    keys: 'The offer opens with Enter or Space; its link leads to the provider.',
    reader: '“Our score, 4.2 out of 5. Costs, 3.5 out of 5. The loan of 1,000 € cost 116 €…”',
  },
  states: [
    {
      state: 'The product is no longer offered',
      shows: 'The review without an offer and without a warning.',
    },
    { state: 'No pros and no cons', shows: 'Their section is left out.' },
    {
      state: 'Credit in a country whose law asks for a warning',
      shows: 'The warning above the offer.',
    },
  ],
  status: 'stable',
  changes: [
    {
      date: '2026-11-28',
      what: 'The score as a ring beside the logo, the offer in the first screen.',
    },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
