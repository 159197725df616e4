/** Where the caller runs, and how it reaches the leads service. */
export interface ApiBaseInput {
  /** Absolute http(s) address of the leads service. */
  readonly leadsServiceUrl: string;
  readonly websiteId: number;
  /** True while a page is rendered on the server. */
  readonly isServer: boolean;
  /** The browser's host name, such as `localhost` or `site.example`; not read on the server. */
  readonly hostname?: string;
}

/**
 * The API base (§7): the leads service URL plus `/website/{id}/api` for server rendering and
 * localhost, otherwise the relative `/api`.
 *
 * @throws {TypeError} if that URL is needed but not absolute http(s), or if the id is not a
 *   positive integer
 */
export function apiBase({ leadsServiceUrl, websiteId, isServer, hostname }: ApiBaseInput): string {
  if (!isServer && !isLocalhost(hostname ?? '')) return '/api';
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

function isLocalhost(hostname: string): boolean {
  return /^(?:(?:.+\.)?localhost|127(?:\.\d{1,3}){3}|\[?::1\]?)$/i.test(hostname);
}
