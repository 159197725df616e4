import type { Website } from '@plaza/contract';
import type { Site } from '@plaza/routing';

/** The file that tells the service which website a content folder belongs to. */
export const websiteFile = 'content/website.json';

type Texts = Website['interfaceTexts'];

/**
 * The content of `content/website.json`: the site's config in the service's schema (§3.3).
 *
 * @param texts the texts of the site's `locales/`, by locale and key
 */
export function websiteJson(site: Site, texts: Texts = {}): string {
  return `${JSON.stringify(websiteOf(site, texts), undefined, 2)}\n`;
}

function websiteOf(site: Site, texts: Texts & object): Website {
  const { id, url, displayName, productType, isMultiLanguage, paths, markets } = site;
  const { bingKey, analytics4Key, behaviorAnalyticsId, productsWithheld } = site;
  return {
    ...{ id, url, displayName, productType },
    ...(bingKey && { bingKey }),
    ...(analytics4Key && { analytics4Key }),
    ...(behaviorAnalyticsId && { behaviourAnalyticsId: behaviorAnalyticsId }),
    ...(productsWithheld && { productsWithheld: [...productsWithheld] }),
    isMultiLanguage,
    paths: paths as Website['paths'],
    // Countries with several languages have a row for each.
    countries: markets.map(({ country, locale, pathPrefix }) => ({
      id: country.id,
      ...{ locale, pathPrefix },
      phoneCode: country.phoneCode,
      currency: country.currency,
      ...(country.law !== undefined && { law: country.law }),
    })),
    ...(Object.keys(texts).length > 0 && { interfaceTexts: texts }),
  };
}
