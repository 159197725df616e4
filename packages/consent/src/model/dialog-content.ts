import type { ConsentCategory } from '@plaza/contract';

/** The texts of the preferences dialog (§3.3). */
export type CookieConsentContent = {
  readonly text: string;
  readonly about: string;
  readonly tabs: { readonly consent: string; readonly details: string; readonly about: string };
  /** Label of the second button while an optional category is on. */
  readonly acceptButton: string;
  /** Label of the second button otherwise. */
  readonly deny: string;
  readonly acceptAll: string;
  /** Labels of the categories; by default the names of the cookie categories. */
  readonly consentKeys?: Readonly<Record<ConsentCategory, string>>;
};

/** One cookie as the details tab shows it (§2.5). */
export type CookieDetail = {
  readonly name: string;
  readonly description: string;
  readonly expiration: string;
  readonly type: string;
};

/** A provider with its enabled cookies, at least one. */
export type ProviderDetail = {
  readonly name: string;
  /** Where to learn more; absent when a provider names the cookie policy and the site has none. */
  readonly href?: string;
  readonly cookies: readonly CookieDetail[];
};

/** A category with its providers, for the consent tab and the details tab. */
export type CategoryDetail = {
  readonly category: ConsentCategory;
  readonly label: string;
  readonly description: string;
  readonly providers: readonly ProviderDetail[];
};

/** Everything that the dialog shows. */
export type DialogContent = {
  readonly texts: CookieConsentContent;
  /** In the order of `consentCategories`, each once. */
  readonly categories: readonly CategoryDetail[];
  /** Links to the site's policies, if it has them. */
  readonly cookiePolicyHref?: string | undefined;
  readonly privacyPolicyHref?: string | undefined;
};

/** The tabs of the preferences dialog in order; it opens at the first (§2.5). */
export const dialogTabs = ['consent', 'details', 'about'] as const;

export type DialogTab = (typeof dialogTabs)[number];
