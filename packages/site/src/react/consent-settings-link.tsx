import type { ReactNode } from 'react';
import { policyLinks } from '../core/consent/policy-links.ts';
import type { App } from './app.ts';

/**
 * The lasting way back to the preferences dialog, from every page. Without JavaScript nothing is
 * tracked, and it leads to the policy that says so.
 *
 * @returns nothing where a locale has no policy, since it asks for nothing then
 */
export function consentSettingsLink({ site }: App, locale: string, label: string): ReactNode {
  const { cookiePolicyHref, privacyPolicyHref } = policyLinks(site, locale);
  const policy = cookiePolicyHref ?? privacyPolicyHref;
  return (
    policy && (
      <a className="pz-site-footer__link" href={policy} data-consent-open="">
        {label}
      </a>
    )
  );
}
