import { receiveContact } from '@plaza/flow-server';
import { createRateLimiter } from '@plaza/flow-server/requests';
import { contactForm } from '@plaza/screens';
import { ownAddress } from '../instrumentation/own-address.ts';
import { plainFetch } from '../next/plain-fetch.ts';
import type { App } from '../react/app.ts';
import { createServiceForwarder } from './service-forwarder.ts';

/** Timeout for the site's own contact page, in milliseconds. */
const pageTimeoutMs = 10_000;

/** `POST` of `app/api/contact/route.ts`: receives the contact form, with or without JavaScript. */
export function createContact({ site, environment }: App) {
  const { forwardRequest } = createServiceForwarder({ site, environment });
  const limiter = createRateLimiter(contactForm.formsPerMinute);
  return (request: Request) =>
    receiveContact(request, {
      site,
      limiter,
      trustedProxyHops: environment.trustedProxyHops ?? 0,
      now: () => new Date(),
      fetchPage: async (path) =>
        plainFetch(new URL(path, ownAddress()), { signal: AbortSignal.timeout(pageTimeoutMs) }),
      send: (message, { headers, url }) => forwardRequest(messageRequest(message, url, headers)),
    });
}

function messageRequest(message: object, url: string, from: Headers): Request {
  const headers = new Headers({ 'content-type': 'application/json' });
  const client = from.get('x-forwarded-for');
  if (client) headers.set('x-forwarded-for', client);
  const body = JSON.stringify(message);
  return new Request(new URL('/api/messages', url), { method: 'POST', headers, body });
}
