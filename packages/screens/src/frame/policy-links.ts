import { href, type PageType, pathOf, type RoutedSite } from '@plaza/routing';

/** Links to the policies of a locale, as far as it has them (§3.3). */
export function policyLinks(site: RoutedSite, locale: string) {
  const linkTo = (pageType: PageType) =>
    pathOf(site, pageType, locale) ? href(site, { locale, pageType }) : undefined;
  return {
    cookiePolicyHref: linkTo('CookiePolicy'),
    privacyPolicyHref: linkTo('PrivacyPolicy'),
  };
}
