import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Click, REFERRERS } from '@plaza/contract';
import { barePolicy, securityHeaders } from '@plaza/page-cache/server';
import type { RoutedSite } from '@plaza/routing';
import type { OfferIndex } from '../core/clicks/offer-index.ts';
import { offerTarget } from '../core/clicks/offer-path.ts';
import { readClick } from '../core/clicks/read-click.ts';
import type { ProxyApp } from '../proxy/may-store.ts';

export type ClickHandling = {
  readonly app: ProxyApp & { readonly site: RoutedSite };
  readonly offers: Pick<OfferIndex, 'find'>;
  readonly add: (click: Click) => void;
};

/** What a lender learns of where a visitor comes from, as the policy of the redirect. */
const policies = {
  none: 'no-referrer',
  origin: 'strict-origin',
  page: 'no-referrer-when-downgrade',
} as const satisfies Record<(typeof REFERRERS)[number], string>;

const ownHeaders = securityHeaders.filter(({ key }) => key !== 'Referrer-Policy');
const always = [
  ...ownHeaders.flatMap(({ key, value }) => [key, value]),
  ...['Content-Security-Policy', barePolicy],
  ...['cache-control', 'no-store', 'x-robots-tag', 'noindex, nofollow', 'content-length', '0'],
];

/**
 * Answers the address of an offer with a redirect to its lender (§9), when the click is in the queue.
 *
 * @returns `undefined` for any other request, and for an offer that there is not
 */
export function clickListener({ app, offers, add }: ClickHandling, request: IncomingMessage) {
  const { method = '', url = '' } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  const target = offerTarget(app.site, url);
  const offer = target && offers.find(target.locale, target.product);
  if (!offer) return undefined;
  return (received: IncomingMessage, response: ServerResponse): void => {
    const { headers: sent } = received;
    const headers = {
      get: (name: string) => sent[name]?.toString() ?? null,
      has: (name: string) => sent[name] !== undefined,
    };
    const { location, click } = readClick({ method, headers, target, offer, now: new Date() }, app);
    if (click) add(click);
    const policy = policies[offer.referrer ?? 'origin'];
    response.writeHead(302, [...always, 'referrer-policy', policy, 'location', location]);
    response.end();
  };
}
