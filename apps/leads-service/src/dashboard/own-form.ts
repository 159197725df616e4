import type { FastifyRequest } from 'fastify';

type Sent = Pick<FastifyRequest, 'headers' | 'host'>;

/** What browsers say of a request from this origin, or from the address bar. */
const own = ['same-origin', 'none'];

/**
 * Whether a form was sent by a page of this service. Browsers tell it in `Sec-Fetch-Site`, older ones
 * in `Origin`; a program that sends neither carries nobody's cookie.
 */
export function isOwnForm({ headers, host }: Sent): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return own.includes(`${site}`);
  const { origin } = headers;
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host.toLowerCase();
}
