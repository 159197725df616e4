import type { Provider } from '@plaza/contract';
import type { TranslateInterface } from '@plaza/i18n';
import type { Fact } from '@plaza/ui-blocks/react';
import { knownFacts, phoneLink, siteName } from '../facts/known-facts.ts';

/** Licence, register and address of a company. */
export function providerFacts(provider: Provider, t: TranslateInterface): Fact[] {
  const { licence, website } = provider;
  return knownFacts([
    { term: t('legal-name'), value: provider.legalName },
    {
      term: t('provider-licence'),
      value: t('provider-licence-number', licence),
      ...(licence.url && { href: licence.url, note: t('provider-licence-note') }),
    },
    { term: t('provider-register'), value: provider.registerNumber },
    { term: t('founded'), value: provider.foundedYear?.toString() },
    { term: t('postal-address'), value: provider.address },
    { term: t('website'), value: siteName(website), href: website },
  ]);
}

/** Where customers complain, the independent body last. */
export function complaintFacts({ complaints }: Provider, t: TranslateInterface): Fact[] {
  const { email, phone, url, ombudsman } = complaints;
  return knownFacts([
    { term: t('email'), value: email, href: email && `mailto:${email}` },
    { term: t('telephone'), value: phone, href: phone && phoneLink(phone) },
    { term: t('complaint-form'), value: url && siteName(url), href: url },
    { term: t('complaint-ombudsman'), value: ombudsman?.name, href: ombudsman?.url },
  ]);
}
