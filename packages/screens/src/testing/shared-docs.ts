import type { ScreenState } from './screen-docs.ts';

/** What all lists do that visitors filter, sort and compare. */
export const liveList = {
  keys: 'Tab goes from what is asked to the offers. Enter in a field answers. On a phone one line opens what is asked as a sheet, which Escape closes. Boxes of offers choose up to four to compare.',
  states: [
    {
      state: 'Something is chosen',
      shows:
        'The offers that are left, what was chosen as links that take it back, and a sentence that says how many of how many. The address of the page has the choice.',
    },
    {
      state: 'Nothing fits',
      shows: 'A sentence that says so, below the choices that led there.',
    },
    {
      state: 'A text in a field of numbers',
      shows: 'The text stays, the field says what it reads, and the list answers its first amount.',
    },
    { state: 'Two to four chosen to compare', shows: 'A table below the list, a column for each.' },
    {
      state: 'Without JavaScript',
      shows: 'The form is sent, and the page answers with the same list.',
    },
    { state: 'No product of the kind', shows: 'A sentence in place of the list and its form.' },
  ] satisfies ScreenState[],
};

/** What all calculators do. */
export const calculator = {
  keys: 'Tab goes through each field and its slider, whose arrows move it by a step. Enter in a field answers.',
  states: [
    {
      state: 'Before anything is typed',
      shows: 'An answer to the numbers that the content begins with.',
    },
    {
      state: 'A number outside its range',
      shows: 'The nearest that is allowed, and a sentence at the field that says so.',
    },
    {
      state: 'Without JavaScript',
      shows: 'Fields without sliders; the form is sent, and the page answers with its results.',
    },
  ] satisfies ScreenState[],
};
