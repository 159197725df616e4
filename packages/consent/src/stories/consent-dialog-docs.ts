/** What a designer must know of the dialog, in the form that blocks have it in. */
export const consentDialogDocs = {
  purpose:
    'Asks which cookies a visitor allows, and shows what each is for: once before the first page, later from the settings in the footer.',
  avoid:
    'The cookies are only listed, as in the cookie policy: CookieTableBlock. A form needs a consent of its own: a checkbox in it. A site with an external consent service shows that one.',
  follow: [
    '“Accept all”, “Only necessary”: two buttons that look alike.',
    '“Statistics: counts which pages are read, so that we write what is missing.”',
  ],
  mistakes: [
    '“Accept” large and “Settings” small: refusing is as easy as accepting.',
    '“We value your privacy”: say what is stored and what for.',
    'A switch that is on before anybody touched it.',
  ],
  accessibility: {
    roles:
      'A modal dialog named by its title; a list of three tabs with panels; switches for the categories; “Necessary” is disabled.',
    keys: 'The focus begins on the title and stays in the dialog. Arrows, Home and End move between tabs. Escape closes it only if the visitor has decided before.',
    reader: '“Your cookies, dialog. Consent, tab, selected, 1 of 3. Statistics, switch, off.”',
  },
  status: 'stable' as const,
  changes: [
    {
      date: '2026-11-22',
      what: 'A way out for visitors who have decided; a third button where a site wants one.',
    },
    { date: '2026-11-21', what: 'Added.' },
  ],
};
