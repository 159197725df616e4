import type { BlockDocs } from '../testing/block-docs.ts';

export const listControlsDocs: BlockDocs = {
  purpose:
    'Asks what a list of offers is compared for: amount, term, order and filters. A column beside the list; on a phone one line that says what is chosen and opens a sheet.',
  avoid:
    'A list has one answer for everybody, as a ranking of editors: ProductList alone. A front page asks for an amount: AmountForm.',
  follow: [
    '“Amount (EUR)”, with the unit in the label and the number alone in the field.',
    '“No annual fee (12)”, with how many products an option would leave.',
  ],
  mistakes: [
    '“Best offers” as an order: it names no figure.',
    'An option that no product meets, without its count of 0.',
  ],
  fields: {
    inputs:
      'The numbers that the list asks for; `unit` is in the label, `error` is said of a text that is no number.',
    terms: 'Terms to choose from, in days; one alone is not asked for.',
    groups:
      'Filters. A product has to meet one option of a group; the name of an option is its value in the address.',
    sorts: 'Orders; the first is the page’s own.',
    questions: 'Orders as a question with answers, instead of a select and filters in view.',
    isLong: 'The filters are in view. Those of a short list are closed.',
    labels: 'The texts of the interface, from the messages of the locale.',
    view: 'What is chosen: the line of a phone, the count of each option, the values of the fields.',
  },
  accessibility: {
    roles:
      'A details element with a summary, fieldsets with legends, labelled fields; the sheet is no dialog, and nothing behind it is inert.',
    keys: 'Enter and Space open the line, Escape closes the sheet, Tab leaves it and closes it; Enter in a field sends the form.',
    reader: '“500 € · 4 months. Adjust the list, collapsed.”',
  },
  status: 'new',
  changes: [{ date: '2026-11-28', what: 'Added.' }],
};
