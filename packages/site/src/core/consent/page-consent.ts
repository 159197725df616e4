import { declarationVersions, declaredNames, optionalCategories } from '@plaza/consent';
import type { CookieProvider } from '@plaza/contract';
import { localSettings, type PageType, type Site } from '@plaza/routing';
import type { PageConsent } from '@plaza/site-browser';
import type { SiteConsent } from '@plaza/site-config';
import { namesAlsoWith } from '@plaza/tracking';
import { consentDialogPath } from '../../model/consent-page.ts';
import { consentSettings } from './consent-settings.ts';

export type PageConsentSources = {
  readonly site: Pick<Site, 'viewerCountryFallback' | 'marketByLocale'>;
  readonly consent?: SiteConsent | undefined;
  readonly locale: string;
  readonly pageType?: PageType | undefined;
  readonly providers: readonly CookieProvider[];
};

/** Pages that visitors may read before deciding. */
const policies: readonly (PageType | undefined)[] = ['CookiePolicy', 'PrivacyPolicy'];

/** What vendors store only with a category besides their own. */
const alsoWith = Object.fromEntries(
  optionalCategories.map((category) => [category, namesAlsoWith(category)]),
);

/** Consent settings of a page for the browser entry (design §3.6). */
export async function pageConsent(sources: PageConsentSources): Promise<PageConsent> {
  const { site, consent, locale, pageType, providers } = sources;
  const { viewerCountryFallback } = localSettings(site, locale);
  const versions = await declarationVersions(providers);
  return {
    ...consentSettings(consent),
    ...(viewerCountryFallback && { viewerCountryFallback }),
    versions,
    names: declaredNames(providers, alsoWith),
    // A URL that changes with the declarations, because a decision records what was shown.
    dialog: `${consentDialogPath(locale)}?${versions}`,
    ...(policies.includes(pageType) && { mayPostpone: true }),
  };
}
