/**
 * Whether a form was sent from a page of the site itself. Browsers before 2020 send neither header
 * and are accepted.
 *
 * @param siteUrl the site's public URL
 * @param hidesReferrer whether the page's policy is `no-referrer`, under which a browser sends `null`
 *   as the origin of its own forms; those since 2023 say `same-origin` beside it. A form of another
 *   site comes without the cookies of this one, which are `SameSite`
 */
export function isOwnForm(
  { headers }: Pick<Request, 'headers'>,
  siteUrl: string,
  hidesReferrer = false,
): boolean {
  const fetchSite = headers.get('sec-fetch-site');
  // `none` means that the visitor reloads the response to a form.
  if (fetchSite !== null) return fetchSite === 'same-origin' || fetchSite === 'none';
  const origin = headers.get('origin');
  if (origin === null || (hidesReferrer && origin === 'null')) return true;
  const from = URL.parse(origin);
  return from?.origin === new URL(siteUrl).origin || from?.host === headers.get('host');
}
