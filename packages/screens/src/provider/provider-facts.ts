import type { Provider } from '@plaza/contract';
import type { TranslateInterface } from '@plaza/i18n';
import type { Fact, HeaderMark } from '@plaza/ui-blocks/react';
import { knownFacts, phoneLink, siteName } from '../facts/known-facts.ts';

/** The licence of a company, and how its customers reach it. */
export function providerMarks(
  { licence, complaints: { email, phone } }: Provider,
  t: TranslateInterface,
): HeaderMark[] {
  return [
    { icon: 'shield', text: t('provider-licence-number', licence), href: licence.url },
    ...(phone ? [{ icon: 'customer-service', text: phone, href: phoneLink(phone) } as const] : []),
    ...(email ? [{ icon: 'document-text', text: email, href: `mailto:${email}` } as const] : []),
  ];
}

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
