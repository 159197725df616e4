import { absoluteHref } from '@plaza/routing';
import type { WebApplication } from 'schema-dts';
import type { ScreenProps } from '../screen.ts';

/** A tool of the site, which anyone may use free of charge. */
export function toolNode({ app, match, page }: ScreenProps): WebApplication {
  const url = absoluteHref(app.site, { locale: match.locale, path: match.route.path });
  return {
    '@type': 'WebApplication',
    '@id': `${url}#tool`,
    name: page.heading,
    url,
    ...(page.lead && { description: page.lead }),
    applicationCategory: 'FinanceApplication',
    operatingSystem: 'Any',
    inLanguage: match.locale,
    isAccessibleForFree: true,
  };
}
