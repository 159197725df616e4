import type { Component } from '@plaza/contract';
import type { TranslateInterface } from '@plaza/i18n';
import { optOutCountries } from '@plaza/routing';
import type { ReactNode } from 'react';
import type { ScreenApp } from '../screen.ts';
import { consentTexts } from './consent-texts.ts';
import { policyLinks } from './policy-links.ts';

export type ConsentSettingsProps = {
  readonly locale: string;
  readonly t: TranslateInterface;
  readonly components: readonly Component[];
};

/**
 * The link on every page that opens the preferences dialog. Without JavaScript nothing is tracked,
 * and it leads to the policy that says so, if the locale has one. Where a law has visitors opt out
 * of the sale and sharing of their data, it has the words of that law (decision 66).
 *
 * @returns nothing without content for the dialog, or if an external service asks for consent,
 *   which has its own
 */
export function consentSettingsLink(
  { site, consent }: Pick<ScreenApp, 'site' | 'consent'>,
  { locale, t, components }: ConsentSettingsProps,
): ReactNode {
  if (!consentTexts(components) || consent?.mode === 'external') return undefined;
  const { region = '' } = new Intl.Locale(locale);
  const label = t(optOutCountries.includes(region) ? 'consent-opt-out' : 'consent-settings');
  const { cookiePolicyHref, privacyPolicyHref } = policyLinks(site, locale);
  const policy = cookiePolicyHref ?? privacyPolicyHref;
  if (!policy)
    return (
      <button className="pz-site-footer__link" type="button" data-consent-open="">
        {label}
      </button>
    );
  return (
    <a className="pz-site-footer__link" href={policy} data-consent-open="">
      {label}
    </a>
  );
}
