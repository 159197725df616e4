import type { BlockDocs } from '../testing/block-docs.ts';

export const listControlsDocs: BlockDocs = {
  purpose:
    'Asks what a list of offers is compared for: amount, term, order and filters. A column beside the list; on a phone, one line with the current choice that opens a sheet.',
  avoid:
    'If a list is the same for everybody, as a ranking of the editors is, use ProductList alone. For the amount on a front page, use AmountForm.',
  follow: [
    '“Amount (EUR)”, with the unit in the label and only the number in the field.',
    '“No annual fee (12)”, with the number of products that the option would leave.',
  ],
  mistakes: [
    '“Best offers” as an order — it names no figure.',
    'An option that no product meets, without its count of 0.',
  ],
  fields: {
    inputs:
      'The numbers that the list asks for. `unit` is part of the label; `error` appears when the text is not a number.',
    terms: 'Terms to choose from, in days. A single term is not asked for.',
    groups:
      'Filters. A product must match one option of each group; the name of an option is its value in the URL.',
    sorts: 'Sort orders; the first one is the default.',
    questions: 'Sort orders as a question with answers, instead of a select and visible filters.',
    isLong: 'Whether the filters are visible. Those of a short list are closed.',
    labels: 'The texts of the interface, from the messages of the locale.',
    view: 'The current choice: the line on a phone, the count of each option, the values of the fields.',
  },
  accessibility: {
    roles:
      'A details element with a summary, fieldsets with legends, and labelled fields. The sheet is not a dialog: nothing behind it is inert.',
    keys: 'Enter and Space open the line and Escape closes the sheet; tabbing out of it closes it too. Enter in a field submits the form.',
    reader: '“500 € · 4 months. Adjust the list, collapsed.”',
  },
  status: 'new',
  changes: [{ date: '2026-11-28', what: 'Added.' }],
};
