import type { Site } from '@plaza/routing';
import { errorPagesFolder } from '../model/error-pages.ts';

/** Internal path of the error page for each prefix of public paths; `/` for what has none (§2.4). */
export function errorPages({ markets, defaultMarket }: Site): Record<string, string> {
  const page = (locale: string) => `/${errorPagesFolder}/${locale}`;
  const fallback = defaultMarket ?? markets[0];
  return {
    ...(fallback && { '/': page(fallback.locale) }),
    ...Object.fromEntries(
      markets.map(({ pathPrefix, locale }) => [`/${pathPrefix}`, page(locale)]),
    ),
  };
}
