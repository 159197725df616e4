/**
 * Whether a form was sent from a page of the site itself. Browsers before 2020 send neither header
 * and are accepted.
 *
 * @param siteUrl the site's public URL
 */
export function isOwnForm({ headers }: Pick<Request, 'headers'>, siteUrl: string): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  // `none` means that the visitor reloads the response to a form.
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = headers.get('origin');
  if (origin === null) return true;
  const from = URL.parse(origin);
  return from?.origin === new URL(siteUrl).origin || from?.host === headers.get('host');
}
