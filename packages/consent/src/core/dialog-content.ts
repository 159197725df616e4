import type {
  CategoryDetail,
  CookieConsentContent,
  DialogContent,
} from '../model/dialog-content.ts';
import { type DeclaredCookieSources, declaredCookies } from './declared-cookies.ts';

export type DialogSources = DeclaredCookieSources & { readonly texts: CookieConsentContent };

/** Builds the content of the dialog (§2.5, §3.3), whose texts may give the categories other labels. */
export function dialogContent(sources: DialogSources): DialogContent {
  const { texts, site } = sources;
  const categories = declaredCookies(sources).map(
    (detail): CategoryDetail => ({
      ...detail,
      label: texts.consentKeys?.[detail.category] ?? detail.label,
    }),
  );
  const { cookiePolicyHref, privacyPolicyHref } = site;
  return { texts, categories, cookiePolicyHref, privacyPolicyHref };
}
