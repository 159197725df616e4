import type { Cookie } from '@plaza/contract';
import { consentCategories } from '../model/categories.ts';
import type { DeclaredCategory, DeclaredProvider } from '../model/cookie-declarations.ts';
import type { CategoryDetail, CookieDetail, ProviderDetail } from '../model/dialog-content.ts';

export type DeclaredCookieSources = {
  /** Of one locale. */
  readonly categories: readonly DeclaredCategory[];
  readonly providers: readonly DeclaredProvider[];
  readonly site: {
    readonly displayName: string;
    readonly cookiePolicyHref?: string | undefined;
    readonly privacyPolicyHref?: string | undefined;
  };
  /** Whose translations the cookies show. */
  readonly locale: string;
};

/**
 * What a site declares, for people to read (§3.3): every category with the providers that have an
 * enabled cookie in it. Several rows of one provider are merged.
 */
export function declaredCookies(sources: DeclaredCookieSources): CategoryDetail[] {
  return consentCategories.map((category): CategoryDetail => {
    const described = sources.categories.find((row) => row.category === category);
    return {
      category,
      label: described?.name ?? category,
      description: described?.description ?? '',
      providers: providersOf(
        sources.providers.filter((row) => row.category === category),
        sources,
      ),
    };
  });
}

function providersOf(rows: readonly DeclaredProvider[], { site, locale }: DeclaredCookieSources) {
  const byName = new Map<string, ProviderDetail>();
  for (const row of rows) {
    const enabled = row.cookies.filter((cookie) => cookie.enabled);
    if (enabled.length === 0) continue;
    const cookies = enabled.map((cookie) => detailOf(cookie, locale));
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
function withHref(name: string, url: string, site: DeclaredCookieSources['site']) {
  const href = url === '/cookies' ? (site.cookiePolicyHref ?? site.privacyPolicyHref) : url;
  return href === undefined ? { name } : { name, href };
}

/** The nearest text wins: the locale's, then the language's, then the declaration's own. */
function detailOf(cookie: Cookie, locale: string): CookieDetail {
  const { name, description, expiration, type, translations = {} } = cookie;
  const [language = ''] = locale.split('-', 1);
  const own = { description, expiration, type };
  return { name, ...own, ...translations[language], ...translations[locale] };
}
