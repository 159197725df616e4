import { absoluteHref } from '@plaza/routing';
import type { AboutPage, ContactPage } from 'schema-dts';
import type { ScreenProps } from '../screen.ts';
import { companyId } from './company.ts';

/** A page about the company itself. */
export function sitePageNode(
  type: 'AboutPage' | 'ContactPage',
  { app, match, page }: ScreenProps,
): AboutPage | ContactPage {
  return {
    '@type': type,
    name: page.heading,
    url: absoluteHref(app.site, { locale: match.locale, path: match.route.path }),
    inLanguage: match.locale,
    about: { '@id': companyId(app.site) },
  };
}
