import { href, pathOf, type RoutedSite } from '@plaza/routing';
import { type ContactFailure, contactForm } from '@plaza/screens';
import type { FormResult } from '../forms/fill-form.ts';
import { readForm } from '../forms/read-form.ts';
import { clientAddress } from '../requests/client-address.ts';
import { isOwnForm } from '../requests/is-own-form.ts';
import { problemResponse } from '../requests/problem-response.ts';
import type { RateLimiter } from '../requests/rate-limiter.ts';
import { respondWithPage } from '../requests/respond-with-page.ts';
import { fillMessageForm } from './fill-message-form.ts';
import { readContactForm } from './read-contact-form.ts';

/** Dependencies of the contact form endpoint. */
export type ContactPort = {
  readonly site: RoutedSite;
  /** Fetches the finished contact page from the site itself. */
  readonly fetchPage: (path: string) => Promise<Response>;
  /** Posts JSON to the leads service. */
  readonly send: (message: object, request: Request) => Promise<Response>;
  /** Limits all forms; the service limits messages, however they arrive. */
  readonly limiter: RateLimiter;
  /** Number of trusted proxies in front of the site. */
  readonly trustedProxyHops: number;
  readonly now: () => Date;
};

const foreignForm =
  'The form was sent from another site. Please send it from the contact page of this one.';

/** Seconds after which a client's limit is full again. */
const retryAfterSeconds = '60';

/**
 * Receives the contact form, with or without JavaScript. No part of it is logged or put into a URL.
 *
 * @returns 303 to the confirmation on the contact page; the contact page with errors and submitted
 *   values as 422, 429 or 503; or a problem for requests that no form of the site sends, that
 *   another site sends (403), or that exceed the limit (429)
 */
export async function receiveContact(request: Request, port: ContactPort): Promise<Response> {
  if (!isOwnForm(request, port.site.url)) return problemResponse('forbidden', foreignForm);
  const now = port.now();
  const client = clientAddress(request, port.trustedProxyHops);
  if (!port.limiter.take(client, now.getTime())) {
    // Without a page, which no human would see after so many forms.
    return problemResponse('tooManyRequests');
  }
  const form = await readForm(request, contactForm.bodyBytes);
  if (form instanceof Response) return form;
  const locale = form.get(contactForm.localeField) ?? '';
  if (!pathOf(port.site, 'Contact', locale))
    return problemResponse('badRequest', 'The form names no locale with a contact page.');
  const path = href(port.site, { locale, pageType: 'Contact' });
  const read = readContactForm(form, now.toISOString().slice(0, 10));
  if (!read.message) return respondWithForm(port, path, { status: 422, result: read });
  const { status } = await port.send(read.message, request);
  if (status === 200) return sent(`${path}#${contactForm.sentFragment}`);
  const failure: ContactFailure = status === 429 ? 'too-many' : 'unavailable';
  const result = { ...read, failure };
  return respondWithForm(port, path, { status: status === 429 ? 429 : 503, result });
}

const sent = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

type PageResponse = { readonly status: number; readonly result: FormResult };

const respondWithForm = (
  { fetchPage }: ContactPort,
  path: string,
  { status, result }: PageResponse,
) =>
  respondWithPage(fetchPage, {
    path,
    status,
    headers: status === 422 ? {} : { 'retry-after': retryAfterSeconds },
    unavailable: 'The message was not accepted.',
    fill: (html) => fillMessageForm(html, result),
  });
