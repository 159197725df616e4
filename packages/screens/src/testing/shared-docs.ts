import type { ScreenState } from './screen-docs.ts';

/** What all lists do that visitors filter, sort and compare. */
export const liveList = {
  keys: 'Tab goes from the form to the offers. Enter in a field updates the list. On a phone, one line opens the form as a sheet, which Escape closes. The checkboxes of the offers choose up to four to compare.',
  states: [
    {
      state: 'Filters are set',
      shows:
        'The offers that match, each choice as a link that removes it, and a sentence with the number shown and the total. The choice is part of the URL.',
    },
    {
      state: 'Nothing fits',
      shows: 'A sentence that says so, below the chosen filters.',
    },
    {
      state: 'Text in a number field',
      shows: 'The text stays, the field shows an error, and the list uses its default amount.',
    },
    {
      state: 'Two to four chosen to compare',
      shows: 'A table below the list with a column for each.',
    },
    {
      state: 'Without JavaScript',
      shows: 'Submitting the form loads the page with the same list.',
    },
    { state: 'No product of the kind', shows: 'A sentence instead of the list and its form.' },
  ] satisfies ScreenState[],
};

/** What all calculators do. */
export const calculator = {
  keys: 'Tab goes through each field and its slider; the arrow keys move the slider by one step. Enter in a field updates the result.',
  states: [
    {
      state: 'Before anything is entered',
      shows: 'A result for the default numbers of the content.',
    },
    {
      state: 'A number outside its range',
      shows: 'The result for the nearest allowed number, and a message next to the field.',
    },
    {
      state: 'Without JavaScript',
      shows: 'Fields without sliders; submitting the form loads the page with the results.',
    },
  ] satisfies ScreenState[],
};
