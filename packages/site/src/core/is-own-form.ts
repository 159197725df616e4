/**
 * Whether a form was sent from a page of the site itself. A browser that says nothing of where a
 * form comes from is one of before 2020, or no browser; it is let in.
 *
 * @param siteUrl the site's public address
 */
export function isOwnForm({ headers }: Pick<Request, 'headers'>, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  // `none` is a form that a visitor sends again, by reloading its answer.
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  const from = URL.parse(origin);
  return from?.origin === new URL(siteUrl).origin || from?.host === headers.get('host');
}
