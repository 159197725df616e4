import { dialogContent } from '@plaza/consent';
import type { ConsentDialogProps } from '@plaza/consent/react';
import { policyHash, textsHash } from '@plaza/contract';
import { pathOf } from '@plaza/routing';
import type { SiteContent } from '@plaza/screens';
import { consentTexts, policyLinks } from '@plaza/screens';
import type { App } from './app.ts';

/**
 * The props of the preferences dialog in a locale (§2.5); undefined if the content has no texts for
 * it.
 */
export async function readDialog(
  { site, consent }: Pick<App, 'site' | 'consent'>,
  locale: string,
  content: SiteContent,
): Promise<ConsentDialogProps | undefined> {
  const texts = consentTexts(await content.components());
  if (!texts) return undefined;
  const [categories, providers, { t }] = await Promise.all([
    content.cookieCategories(),
    content.cookieProviders(),
    content.translator(),
  ]);
  const links = policyLinks(site, locale);
  const shown = { displayName: site.displayName, ...links };
  const learnMore = (provider: string) => t('consent-learn-more', { provider });
  const labels = {
    title: t('consent-title'),
    cookiePolicy: t('consent-cookie-policy'),
    privacyPolicy: t('consent-privacy-policy'),
    close: t('consent-close'),
    expiration: t('consent-expiration'),
    type: t('consent-type'),
  };
  return {
    content: dialogContent({ texts, categories, providers, site: shown, locale }),
    labels: { ...labels, learnMore },
    refuseAll: consent?.refuseAll,
    receipt: {
      policyHash: await policyHash({
        providers,
        policy: await readPolicy(site, locale, content),
      }),
      textsHash: await textsHash({ texts, categories }),
      locale,
    },
  };
}

/** The body of the policy that consent refers to. */
async function readPolicy(site: App['site'], locale: string, content: SiteContent) {
  const path = pathOf(site, 'CookiePolicy', locale) ?? pathOf(site, 'PrivacyPolicy', locale);
  return path ? (await content.page(path))?.body : undefined;
}
