import type { Cookie } from '@plaza/contract';
import { consentCategories } from '../model/categories.ts';
import type { DeclaredCategory, DeclaredProvider } from '../model/cookie-declarations.ts';
import type {
  CategoryDetail,
  CookieConsentContent,
  CookieDetail,
  DialogContent,
  ProviderDetail,
} from '../model/dialog-content.ts';

export type DialogSources = {
  readonly texts: CookieConsentContent;
  /** Of one locale. */
  readonly categories: readonly DeclaredCategory[];
  readonly providers: readonly DeclaredProvider[];
  readonly site: {
    readonly displayName: string;
    readonly cookiePolicyHref?: string | undefined;
    readonly privacyPolicyHref?: string | undefined;
  };
};

/**
 * Builds the content of the dialog (§2.5, §3.3): every category with the providers that have an
 * enabled cookie in it. Several rows of one provider are merged.
 */
export function dialogContent(sources: DialogSources): DialogContent {
  const categories = consentCategories.map((category): CategoryDetail => {
    const described = sources.categories.find((row) => row.category === category);
    return {
      category,
      label: sources.texts.consentKeys?.[category] ?? described?.name ?? category,
      description: described?.description ?? '',
      providers: providersOf(
        sources.providers.filter((row) => row.category === category),
        sources.site,
      ),
    };
  });
  const { cookiePolicyHref, privacyPolicyHref } = sources.site;
  return { texts: sources.texts, categories, cookiePolicyHref, privacyPolicyHref };
}

function providersOf(rows: readonly DeclaredProvider[], site: DialogSources['site']) {
  const byName = new Map<string, ProviderDetail>();
  for (const row of rows) {
    const cookies = row.cookies.filter((cookie) => cookie.enabled).map(detailOf);
    if (cookies.length === 0) continue;
    const name = row.providerName === 'Internal' ? site.displayName : row.providerName;
    const known = byName.get(name);
    byName.set(name, {
      ...(known ?? withHref(name, row.url, site)),
      cookies: [...(known?.cookies ?? []), ...cookies],
    });
  }
  return [...byName.values()];
}

/** §3.3: `/cookies` is the cookie policy, or the privacy policy where there is none. */
function withHref(name: string, url: string, site: DialogSources['site']) {
  const href = url === '/cookies' ? (site.cookiePolicyHref ?? site.privacyPolicyHref) : url;
  return href === undefined ? { name } : { name, href };
}

const detailOf = ({ name, description, expiration, type }: Cookie): CookieDetail => ({
  name,
  description,
  expiration,
  type,
});
