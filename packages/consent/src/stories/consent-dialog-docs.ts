/** What a designer must know of the dialog, in the form that blocks have it in. */
export const consentDialogDocs = {
  purpose:
    'Asks which cookies a visitor allows and shows what each one is for: once over the first page, later from the cookie settings in the footer.',
  avoid:
    'To list the cookies in the cookie policy, use CookieTableBlock. If a form needs a consent of its own, put a checkbox in it. A site with an external consent service shows the dialog of that service.',
  follow: [
    '“Accept all” and “Only necessary”, as two buttons that look alike.',
    '“Statistics: counts which pages people read, so that we can write what is missing.”',
  ],
  mistakes: [
    '“Accept” large and “Settings” small — refusing must be as easy as accepting.',
    '“We value your privacy” — say what is stored and why.',
    'A switch that is on by default — only necessary cookies need no consent.',
  ],
  accessibility: {
    roles:
      'A modal dialog named by its title, a list of three tabs with panels, and a switch for each category; “Necessary” is disabled.',
    keys: 'Focus starts on the title and stays in the dialog. The arrow keys, Home and End move between tabs. Escape closes the dialog only if the visitor has already decided.',
    reader: '“Your cookies, dialog. Consent, tab, selected, 1 of 3. Statistics, switch, off.”',
  },
  status: 'stable' as const,
  changes: [
    {
      date: '2026-11-22',
      what: 'Visitors who have decided can close the dialog; a site can have a third button.',
    },
    { date: '2026-11-21', what: 'Added.' },
  ],
};
