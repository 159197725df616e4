import type { ScreenDocs } from '../testing/screen-docs.ts';

export const authorDocs: ScreenDocs = {
  purpose:
    'A person who writes or reviews: their qualifications, their conflicts of interest, and their articles.',
  avoid:
    'For the company, use About. For all people, use Author list. A person without articles needs no page; the name in a byline is then not a link.',
  fields: {
    authors: {
      jobTitle: 'Below the name, instead of the summary.',
      biography: 'The text; without one, that of the page.',
      portrait: 'A round picture; without one, the initials.',
      email: 'A link beside the name.',
      expertise: 'Areas, as a list here and as groups in Author list.',
      credentials: 'Degrees and licences; the first one is next to the name.',
      conflictsOfInterest: 'Shares, jobs and the like that a reader should know of.',
      sameAs: 'Profiles elsewhere, by their address.',
    },
  },
  follow: [
    'Job title: “Editor for loans”.',
    'Conflicts: “Worked for Banco Olmo until 2024 and holds none of its shares.”',
    'Credential: “Member of the Spanish association of economists, no. 4211”.',
  ],
  mistakes: [
    '“Passionate about finance” as a credential.',
    '“None” as conflicts without having asked: leave the field out.',
  ],
  accessibility: {
    landmarks: 'Regions for biography, credentials, expertise, conflicts, profiles and articles.',
    headings: 'Level 1; each section at level 2; cards of articles at level 3.',
    keys: 'Only links are focusable: email, profiles, articles, pages.',
    reader: '“Conflicts of interest, heading level 2. Worked for Banco Olmo until 2024…”',
  },
  states: [
    { state: 'No articles', shows: 'A sentence that there are none yet.' },
    { state: 'The second page of articles', shows: 'Only the articles, without the details.' },
    { state: 'A field is missing', shows: 'Its section is left out, heading included.' },
  ],
  status: 'stable',
  changes: [
    { date: '2026-11-28', what: 'Portrait, email and first credential beside the name.' },
    { date: '2026-11-22', what: 'Added.' },
  ],
};
