import { absoluteHref } from '@plaza/routing';
import type { AboutPage, ContactPage } from 'schema-dts';
import type { ScreenProps } from '../screen.ts';
import { companyOf } from './company.ts';

/** A page about the company itself. */
export async function sitePageNode(
  type: 'AboutPage' | 'ContactPage',
  props: ScreenProps,
): Promise<AboutPage | ContactPage> {
  const { app, match, page } = props;
  return {
    '@type': type,
    name: page.heading,
    url: absoluteHref(app.site, { locale: match.locale, path: match.route.path }),
    inLanguage: match.locale,
    about: { '@id': await companyOf(props) },
  };
}
