import { href, pathOf, type RoutedSite } from '@plaza/routing';
import { type ContactFailure, contactForm } from '@plaza/screens';
import { isOwnForm } from '../is-own-form.ts';
import { problemResponse } from '../problem-response.ts';
import type { RateLimiter } from '../rate-limiter.ts';
import { readBody } from '../read-body.ts';
import { clientAddress } from './client-address.ts';
import { type FormAnswer, fillMessageForm } from './fill-message-form.ts';
import { readContactForm } from './read-contact-form.ts';

/** What the receiver of the contact form reaches. */
export type ContactPort = {
  readonly site: RoutedSite;
  /** The finished contact page, as the site answers it at this path. */
  readonly fetchPage: (path: string) => Promise<Response>;
  /** Posts JSON to the leads service. */
  readonly send: (message: object, request: Request) => Promise<Response>;
  /** Limits forms of any kind; the service limits the messages among them, by whatever door they come. */
  readonly limiter: RateLimiter;
  /** Proxies in front of the site whose word is believed. */
  readonly trustedProxyHops: number;
  readonly now: () => Date;
};

const foreignForm =
  'The form was sent from another site. Please send it from the contact page of this one.';

/** After which a client may send as much as at first. */
const retryAfterSeconds = '60';

const formType = /^application\/x-www-form-urlencoded\b/i;

/**
 * Takes the contact form as a browser posts it, with JavaScript or without. Nothing
 * of it is logged or stands in an address.
 *
 * @returns 303 to the contact page's receipt; the contact page with faults and what was written,
 *   422, 429 or 503; or a problem, for what no form of ours sends, another site's page does (403),
 *   or nobody writes so often
 */
export async function receiveContact(request: Request, port: ContactPort): Promise<Response> {
  if (!isOwnForm(request, port.site.url)) return problemResponse('forbidden', foreignForm);
  const now = port.now();
  const client = clientAddress(request, port.trustedProxyHops);
  if (!port.limiter.take(client, now.getTime())) return tooManyForms();
  const form = await readForm(request);
  if (form instanceof Response) return form;
  const locale = form.get(contactForm.localeField) ?? '';
  if (!pathOf(port.site, 'Contact', locale))
    return problemResponse('badRequest', 'The form names no locale with a contact page.');
  const path = href(port.site, { locale, pageType: 'Contact' });
  const read = readContactForm(form, now.toISOString().slice(0, 10));
  if (!read.message) return answerPage(port, path, { status: 422, answer: read });
  const { status } = await port.send(read.message, request);
  if (status === 200) return sent(`${path}#${contactForm.sentFragment}`);
  const failure: ContactFailure = status === 429 ? 'too-many' : 'unavailable';
  const answer = { ...read, failure };
  return answerPage(port, path, { status: status === 429 ? 429 : 503, answer });
}

/** Without a page: whoever sends so many is not reading them. */
function tooManyForms(): Response {
  const answer = problemResponse('tooManyRequests');
  answer.headers.set('retry-after', retryAfterSeconds);
  return answer;
}

async function readForm(request: Request): Promise<URLSearchParams | Response> {
  if (!formType.test(request.headers.get('content-type') ?? ''))
    return problemResponse('unsupportedMediaType', 'Expected a form.');
  const body = await readBody(request, contactForm.bodyBytes).catch(() => new Uint8Array());
  if (!body) return problemResponse('tooLarge', 'A form holds at most 64 KB.');
  return new URLSearchParams(new TextDecoder().decode(body));
}

const sent = (location: string) =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });

type PageAnswer = { readonly status: number; readonly answer: FormAnswer };

/** Headers of the page that its answer keeps. */
const keptHeaders = ['content-type', 'content-security-policy', 'reporting-endpoints'] as const;

async function answerPage(port: ContactPort, path: string, { status, answer }: PageAnswer) {
  const page = await readContactPage(port, path).catch(() => undefined);
  const html = page && fillMessageForm(page.html, answer);
  if (!page || html === undefined)
    return problemResponse('unavailable', 'The message was not taken.');
  const kept = keptHeaders.flatMap((name) => {
    const value = page.headers.get(name);
    return value === null ? [] : [[name, value] as [string, string]];
  });
  const headers = new Headers([...kept, ['cache-control', 'no-store']]);
  if (status !== 422) headers.set('retry-after', retryAfterSeconds);
  return new Response(html, { status, headers });
}

/** @throws Error when the site does not answer with the page, or breaks off */
async function readContactPage({ fetchPage }: ContactPort, path: string) {
  const page = await fetchPage(path);
  if (!page.ok) throw new Error(`${path} answers ${page.status}`);
  return { html: await page.text(), headers: page.headers };
}
