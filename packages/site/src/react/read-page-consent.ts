import type { PageType } from '@plaza/routing';
import type { SiteContent } from '@plaza/screens';
import { consentTexts } from '@plaza/screens';
import type { PageConsent } from '@plaza/site-browser';
import { pageConsent } from '../core/consent/page-consent.ts';
import type { App } from './app.ts';

export type ConsentPage = {
  readonly locale: string;
  readonly content: SiteContent;
  readonly pageType?: PageType;
};

/** A page's consent settings; undefined if the content has no texts for the dialog. */
export async function readPageConsent(
  { site, consent }: App,
  { content, ...page }: ConsentPage,
): Promise<PageConsent | undefined> {
  const [components, providers] = await Promise.all([
    content.components(),
    content.cookieProviders(),
  ]);
  if (!consentTexts(components) && consent?.mode !== 'external') return undefined;
  return pageConsent({ site, consent, providers, ...page });
}
