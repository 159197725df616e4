import { findMarket, type RoutedSite } from '@plaza/routing';

/** What the address of an offer is made from. */
type OfferPlace = { readonly locale: string; readonly slug: string };

/** An offer that a target names: by its slug or by its number. */
export type OfferTarget = {
  readonly locale: string;
  readonly product: string;
  /** With its `?`, or empty. */
  readonly query: string;
};

/**
 * The address on the site that leads to an offer, `/go/credito-uno` or `/mx/go/credito-uno`. It is not
 * a page: it has no slash at its end, so browsers do not prefetch it.
 */
export function offerPath({ marketByLocale }: RoutedSite, { locale, slug }: OfferPlace): string {
  const prefix = marketByLocale.get(locale)?.pathPrefix;
  return `${prefix ? `/${prefix}` : ''}/go/${slug}`;
}

const OFFER = /^(?:\/([^/?#]+))?\/go\/([\w-]{1,200})\/?(\?[^#]*)?(?:#|$)/;

/** Reads the address of an offer. @returns `undefined` for any other address */
export function offerTarget(site: RoutedSite, url: string): OfferTarget | undefined {
  // Most requests are none, and every request is looked at.
  if (!url.includes('/go/')) return undefined;
  const [, prefix = '', product = '', query = ''] = OFFER.exec(url) ?? [];
  if (product === '') return undefined;
  const market = prefix === '' ? site.defaultMarket : site.marketByPrefix.get(prefix.toLowerCase());
  const locale = (market ?? (prefix === '' ? findMarket(site, '/') : undefined))?.locale;
  return locale && { locale, product, query };
}
