import type { Website } from '@plaza/contract';
import type { Site } from '@plaza/routing';

/** Where the service reads which website a content folder is of. */
export const websiteFile = 'content/website.json';

/** The text of `content/website.json`: what the config says of the site, in the words of the service (§3.3). */
export function websiteJson(site: Site): string {
  return `${JSON.stringify(websiteOf(site), undefined, 2)}\n`;
}

function websiteOf(site: Site): Website {
  const { id, url, displayName, productType, isMultiLanguage, paths, markets } = site;
  const { bingKey, analytics4Key, behaviorAnalyticsId } = site;
  return {
    ...{ id, url, displayName, productType },
    ...(bingKey && { bingKey }),
    ...(analytics4Key && { analytics4Key }),
    ...(behaviorAnalyticsId && { behaviourAnalyticsId: behaviorAnalyticsId }),
    isMultiLanguage,
    paths: paths as Website['paths'],
    // A country in several languages has a row for each.
    countries: markets.map(({ country, locale, pathPrefix }) => ({
      id: country.id,
      ...{ locale, pathPrefix },
      phoneCode: country.phoneCode,
      currency: country.currency,
    })),
  };
}
