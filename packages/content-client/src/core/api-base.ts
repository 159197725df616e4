/** How a site reaches the leads service. */
export interface ApiBaseInput {
  /** Absolute http(s) address of the leads service. */
  readonly leadsServiceUrl: string;
  readonly websiteId: number;
}

/**
 * The API base (§7): the leads service URL plus `/website/{id}/api`.
 *
 * @throws {TypeError} if that URL is not absolute http(s), or if the id is not a positive integer
 */
export function apiBase({ leadsServiceUrl, websiteId }: ApiBaseInput): string {
  if (!Number.isSafeInteger(websiteId) || websiteId < 1) {
    throw new TypeError(`The website id must be a positive whole number, but is ${websiteId}`);
  }
  const url = URL.parse(leadsServiceUrl);
  if (!url || !/^https?:$/.test(url.protocol)) {
    throw new TypeError(
      `The leads service URL must be absolute http(s), but is '${leadsServiceUrl}'`,
    );
  }
  return `${url.origin}${url.pathname.replace(/\/+$/, '')}/website/${websiteId}/api`;
}
