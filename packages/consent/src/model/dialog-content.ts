import type { ConsentCategory } from '@plaza/contract';

/** The words of the preferences dialog (§3.3). */
export type CookieConsentContent = {
  readonly text: string;
  readonly about: string;
  readonly tabs: { readonly consent: string; readonly details: string; readonly about: string };
  /** Of the second button while a category is on that can be turned off. */
  readonly acceptButton: string;
  /** Of the second button otherwise. */
  readonly deny: string;
  readonly acceptAll: string;
  /** Labels of the categories; without them each has the name that its cookie category gives. */
  readonly consentKeys?: Readonly<Record<ConsentCategory, string>>;
};

/** One cookie as the details tab shows it (§2.5). */
export type CookieDetail = {
  readonly name: string;
  readonly description: string;
  readonly expiration: string;
  readonly type: string;
};

/** A provider with the cookies of it that are enabled, at least one. */
export type ProviderDetail = {
  readonly name: string;
  /** Where to learn more; absent when a provider names the cookie policy and the site has none. */
  readonly href?: string;
  readonly cookies: readonly CookieDetail[];
};

/** A category with those who set its cookies, for both the consent and the details tab. */
export type CategoryDetail = {
  readonly category: ConsentCategory;
  readonly label: string;
  readonly description: string;
  readonly providers: readonly ProviderDetail[];
};

/** All that the dialog shows. */
export type DialogContent = {
  readonly words: CookieConsentContent;
  /** In the order of `consentCategories`, each once. */
  readonly categories: readonly CategoryDetail[];
  /** Where the site's policies are, as far as it has them. */
  readonly cookiePolicyHref?: string | undefined;
  readonly privacyPolicyHref?: string | undefined;
};
