import type { ScreenDocs } from '../testing/screen-docs.ts';

export const providerDocs: ScreenDocs = {
  purpose: 'A company: its licence, all its offers, the facts, and how to complain about it.',
  avoid:
    'For a verdict, use Review. To compare its offers with others, use Products list; each kind of offer links to one. For a provider of games, use Game provider. For a payment method, use Payment provider.',
  fields: {
    providers: {
      legalName: 'The name in the register.',
      website: 'Its own site, among the facts.',
      licence: 'Its licence, shown next to the name and among the facts.',
      'licence.authority': 'Such as “Banco de España”.',
      'licence.number': 'As the authority writes it.',
      'licence.url': 'Its entry in the public register.',
      registerNumber: 'Its number in the register of companies.',
      foundedYear: 'Among the facts.',
      address: 'One line each.',
      complaints: 'How to complain, in a section of its own.',
      'complaints.text': 'What to do first, and how long an answer may take.',
      'complaints.email': 'Also beside the name.',
      'complaints.phone': 'Also beside the name.',
      'complaints.url': 'The address of its complaint form.',
      'complaints.ombudsman': 'The independent body, last in the list.',
      'complaints.ombudsman.name': 'Its name.',
      'complaints.ombudsman.url': 'Its site.',
    },
  },
  follow: [
    'Summary: “Lends 300 to 5,000 € for up to three years, through its app.”',
    'Complaint: “Write to the lender. If there is no answer after a month, the Banco de España decides.”',
  ],
  mistakes: [
    '“The market leader”: a fact has a figure and a source.',
    'Offers in the text: the screen lists them from the folder products.',
  ],
  accessibility: {
    landmarks: 'Regions for each kind of offer, the facts and complaints, named by their headings.',
    headings: 'Level 1; offers, facts, text and complaints at level 2; each product at level 3.',
    keys: 'Tab goes from licence, phone and email to the cards: the disclosures, then the link to the provider.',
    reader: '“Hontana, heading level 1. Licence 8421 of the Banco de España, link.”',
  },
  states: [
    {
      state: 'No active product',
      shows: 'A sentence that says so under the heading of its offers.',
    },
    {
      state: 'Several kinds',
      shows: 'One list for each, and each with a link to the page that compares it.',
    },
    { state: 'Credit, or brokers', shows: 'The warnings of the law above the first offer.' },
  ],
  status: 'stable',
  changes: [
    {
      date: '2026-11-28',
      what: 'Logo, licence and contact beside the name; offers in the first screen.',
    },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
