import { randomUUID } from 'node:crypto';
import {
  answerFlow,
  applicationClient,
  handOverPartners,
  type SendApplication,
} from '@plaza/flow-server';
import { createRateLimiter } from '@plaza/flow-server/requests';
import { vendorSources } from '../core/tracking/vendor-sources.ts';
import { ownAddress } from '../instrumentation/own-address.ts';
import { plainFetch } from '../next/plain-fetch.ts';
import { marketingReceipt } from '../proxy/marketing-receipt.ts';
import type { App } from '../react/app.ts';
import { sendTo } from './send-to-service.ts';

/**
 * Steps that are sent or shown per minute. A person takes seconds for each, but an office or a
 * mobile network has one address for many.
 */
const stepsPerMinute = { perClient: 240, inAll: 2_400 };

/** Timeout for the site's own page and for the service, in milliseconds. */
const timeoutMs = 8_000;

/** `GET` and `POST` of `app/api/flows/route.ts`: the steps of flows, with or without JavaScript. */
export function createFlows(app: App) {
  const { site, environment, partners, tracking } = app;
  const limiter = createRateLimiter(stepsPerMinute);
  const send = sendTo(environment.leadsServiceUrl);
  return (request: Request) =>
    answerFlow(request, {
      site,
      partners: handOverPartners(partners, environment),
      vendorSources: (locale) => vendorSources(site, tracking, locale),
      consentId: ({ headers }) => marketingReceipt({ headers, now: new Date(), app }),
      limiter,
      trustedProxyHops: environment.trustedProxyHops ?? 0,
      now: () => new Date(),
      newEventId: () => randomUUID(),
      fetchPage: (path) =>
        plainFetch(new URL(path, ownAddress()), { signal: AbortSignal.timeout(timeoutMs) }),
      applications: (from) => applicationClient(sender(send, site.id, from.headers)),
    });
}

/** Sends as the visitor: the service limits each client. */
function sender(
  send: ReturnType<typeof sendTo>,
  websiteId: number,
  from: Headers,
): SendApplication {
  const client = from.get('x-forwarded-for');
  const userAgent = from.get('user-agent');
  return async (path, { method, token, body }) => {
    const answer = await send(`/website/${websiteId}/api${path}`, {
      method,
      headers: {
        accept: 'application/json',
        ...(body && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(client && { 'x-forwarded-for': client }),
        ...(userAgent && { 'user-agent': userAgent }),
      },
      body: body && new TextEncoder().encode(JSON.stringify(body)),
      timeoutMs,
    });
    return { status: answer.status, body: JSON.parse(new TextDecoder().decode(answer.body)) };
  };
}
