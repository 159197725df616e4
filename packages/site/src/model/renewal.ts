/** Where a page has its tracking cookies set again, by the site instead of by its script. */
export const RENEWAL_PATH = '/api/renewal';
