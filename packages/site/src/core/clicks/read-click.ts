import { randomUUID } from 'node:crypto';
import { CLICK_LIMITS, type Click } from '@plaza/contract';
import { type PageMatch, type RoutedSite, resolveRequest } from '@plaza/routing';
import {
  fillLink,
  newAnonymousClickId,
  newClickId,
  readTrackingCookies,
  trackingDataOf,
} from '@plaza/tracking';
import { isArrival } from '../../proxy/is-arrival.ts';
import { marketingReceipt } from '../../proxy/marketing-receipt.ts';
import { isAllowed, type ProxyApp } from '../../proxy/may-store.ts';
import { isCrawler } from '../is-crawler.ts';
import type { ClickedOffer } from './offer-index.ts';
import type { OfferTarget } from './offer-path.ts';

/** A request for the address of an offer. */
export type ClickRequest = {
  readonly method: string;
  readonly headers: Pick<Headers, 'get' | 'has'>;
  readonly target: OfferTarget;
  readonly offer: ClickedOffer;
  readonly now: Date;
};

type ClickApp = ProxyApp & { readonly site: RoutedSite };

/** Where a click leads, and what is stored of it: nothing if it is a crawler's or a prefetch. */
export type ReadClick = { readonly location: string; readonly click?: Click };

/**
 * Reads a click. The address that it leads to comes from the offer alone. With marketing consent it
 * has the visit that it belongs to; without it nothing but product, locale, page type and day, and an
 * id that is joined to nothing.
 */
export function readClick(request: ClickRequest, app: ClickApp): ReadClick {
  const { headers, target, offer, now } = request;
  const page = findSource(headers, app.site);
  const query = new URLSearchParams(target.query);
  const given = query.get('click') ?? '';
  const hasConsent = mayJoin({ request, app, given, ...(page && { path: page.path }) });
  const data = hasConsent ? trackingDataOf(readTrackingCookies(headers.get('cookie') ?? '')) : {};
  const id = clickId(given, { now: now.getTime(), hasConsent });
  const location = fillLink(offer.applyUrl, { ...data, clickId: id });
  if (!isCounted(request)) return { location };
  const click: Click = {
    ...{ id, productId: offer.id, locale: target.locale, day: now.toISOString().slice(0, 10) },
    ...(offer.partner && { partner: offer.partner }),
    ...(page?.pageType && { pageType: page.pageType }),
    ...(hasConsent && {
      origin: originOf({
        data,
        query,
        now,
        path: page?.path,
        ...receiptOf(request, app, page?.path),
      }),
    }),
  };
  return { location, click };
}

/** A browser that prefetches shows it to nobody, and crawlers choose nothing. */
const isCounted = (request: ClickRequest): boolean =>
  isArrival(request) && !isCrawler(request.headers.get('user-agent'));

type Joining = {
  readonly request: ClickRequest;
  readonly app: ClickApp;
  readonly given: string;
  readonly path?: string;
};

/**
 * Whether the click may be joined to its visit. An external consent service is known to the page
 * alone, which gives a click an id with a time only with consent.
 */
function mayJoin({ request: { headers, now }, app, given, path }: Joining): boolean {
  if (app.consent?.mode === 'external')
    return (
      headers.get('sec-fetch-site') === 'same-origin' &&
      isClickId(given) &&
      !isAnonymous(given) &&
      headers.get('sec-gpc') !== '1'
    );
  return isAllowed('marketing', { headers, now, app, ...(path && { path }) });
}

const UUID = /^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/;
const DAY = 86_400_000;

const isClickId = (id: string) => UUID.test(id);
const timeOf = (id: string) => Number.parseInt(id.slice(0, 8) + id.slice(9, 13), 16);
const isAnonymous = (id: string) => timeOf(id) % DAY === 0;

type IdFacts = { readonly now: number; readonly hasConsent: boolean };

/** The page's own id, so that a repeated request is one click; without one, or a wrong one, a new one. */
function clickId(given: string, { now, hasConsent }: IdFacts): string {
  const isOwn = isClickId(given) && Math.abs(timeOf(given) - now) <= 2 * DAY;
  if (isOwn && isAnonymous(given) !== hasConsent) return given;
  return (hasConsent ? newClickId : newAnonymousClickId)(now, randomUUID());
}

/** The page of this site that a visitor was on. */
function findSource(headers: ClickRequest['headers'], site: RoutedSite) {
  const referrer = headers.get('referer') ?? '';
  const host = headers.get('host') ?? '';
  const [, from = '', path = ''] = /^https?:\/\/([^/]+)(\/[^?#]*)/.exec(referrer) ?? [];
  if (from === '' || from !== host) return undefined;
  const found = resolveRequest(site, host, path);
  return found.kind === 'page' ? pageOf(found, path) : undefined;
}

const pageOf = ({ route }: PageMatch, path: string) => ({ path, pageType: route.pageType });

type Receipt = { readonly consentId?: string; readonly userAgent?: string };

/** The receipt of the consent; with it vendors get the browser's name, as from their scripts. */
function receiptOf({ headers, now }: ClickRequest, app: ClickApp, path?: string): Receipt {
  const consentId = marketingReceipt({ headers, now, app, ...(path && { path }) });
  const userAgent = headers.get('user-agent')?.slice(0, 512);
  return consentId ? { consentId, ...(userAgent && { userAgent }) } : {};
}

type Origin = Receipt & {
  readonly data: ReturnType<typeof trackingDataOf>;
  readonly query: URLSearchParams;
  readonly now: Date;
  readonly path: string | undefined;
};

function originOf({ data, query, now, path, consentId, userAgent }: Origin): Click['origin'] {
  const { impressionId, channelName, subId, pubid } = data;
  const list = query.get('list') ?? '';
  const number = (name: string, max: number) => {
    const value = query.get(name) ?? '';
    return /^\d{1,10}$/.test(value) && Number(value) <= max ? Number(value) : undefined;
  };
  const facts = {
    ...{ impressionId, channelName, subId, pubid, path, consentId, userAgent },
    fields: Object.keys(data) as NonNullable<Click['origin']>['fields'],
    list: /^[\w-]+$/.test(list) && list.length <= CLICK_LIMITS.list ? list : undefined,
    position: number('position', 10_000),
    amount: number('amount', 1_000_000_000) || undefined,
    termDays: number('term', 36_600) || undefined,
  };
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return { at: now.toISOString(), ...Object.fromEntries(known) };
}
