import { CONSENT_COOKIE, CONSENT_MAX_AGE, GEO_COOKIE } from '@plaza/consent';
import type { ConsentCategory } from '@plaza/contract';
import {
  APPLICATION_COOKIE,
  APPLICATION_MAX_AGE,
  ARRIVAL_COOKIE,
  ARRIVAL_MAX_AGE,
} from '@plaza/flow-server/targets';
import { flowOfPageType } from '@plaza/flows';
import { type RoutedSite, sitePages } from '@plaza/routing';
import { type TrackingFieldRow, trackingFields } from '@plaza/tracking';

type Own = {
  readonly category: ConsentCategory;
  /** Seconds, if the declaration has to say exactly these. */
  readonly maxAge?: number | undefined;
  /** What a site needs to store it; default: nothing. */
  readonly with?: 'flows' | 'countries';
};

/** What the packages themselves store in the browser; `*` stands for what differs by page or record. */
export const OWN_STORAGE: Readonly<Record<string, Own>> = {
  [CONSENT_COOKIE]: { category: 'necessary', maxAge: CONSENT_MAX_AGE },
  [GEO_COOKIE]: { category: 'necessary' },
  'plaza:receipt:*': { category: 'necessary' },
  'plaza:refusal': { category: 'necessary' },
  'plaza:reloads': { category: 'necessary' },
  'plaza:lost-chunk': { category: 'necessary' },
  'plaza:compare:*': { category: 'necessary' },
  'plaza:country': { category: 'necessary', with: 'countries' },
  [APPLICATION_COOKIE]: { category: 'necessary', maxAge: APPLICATION_MAX_AGE, with: 'flows' },
  [ARRIVAL_COOKIE]: { category: 'necessary', maxAge: ARRIVAL_MAX_AGE, with: 'flows' },
  'link-*': { category: 'necessary', with: 'flows' },
  'plaza:flow:*': { category: 'necessary', with: 'flows' },
  'plaza:flow-events': { category: 'marketing', with: 'flows' },
  'plaza:event:*': { category: 'marketing' },
  locale: { category: 'preferences', maxAge: trackingFields.subId.maxAge },
  viewedProducts: { category: 'marketing', maxAge: trackingFields.subId.maxAge },
  ...Object.fromEntries(
    Object.values<TrackingFieldRow>(trackingFields).flatMap(({ cookie, maxAge, keepsAlias }) => [
      [cookie, { category: 'marketing', maxAge }] as const,
      ...(keepsAlias ? [[`${cookie}Alias`, { category: 'marketing', maxAge }] as const] : []),
    ]),
  ),
};

/** What a site stores with the pages and countries that it has. */
export function ownStorageOf(site: RoutedSite<unknown>): Readonly<Record<string, Own>> {
  const has = {
    flows: [...sitePages(site)].some(({ route }) => flowOfPageType(route.pageType)),
    countries: site.countries.length > 1,
  };
  return Object.fromEntries(
    Object.entries(OWN_STORAGE).filter(([, own]) => !own.with || has[own.with]),
  );
}
