import { type ConsentStore, createConsentStore } from '../../core/consent-store.ts';
import { cookieValues } from '../../core/cookie-values.ts';
import type { DeclaredNames } from '../../core/declared-names.ts';
import { isConsentRequired } from '../../core/is-consent-required.ts';
import { strictestCountry } from '../../core/strictest-country.ts';
import { GEO_COOKIE } from '../../model/consent-cookie.ts';
import type { ConsentSettings } from '../../model/consent-settings.ts';
import { EXTERNAL_WAIT } from '../../model/external-wait.ts';
import { holdRefusal, readCookies } from './held-refusal.ts';
import { hearOtherTabs } from './other-tabs.ts';
import { shareConsentStore } from './page-store.ts';
import { purgePage } from './purge-page.ts';
import { reloadPage } from './reload-page.ts';

/** What a page says of consent; JSON, so that it can come in the HTML. */
export type PageConsentSettings = ConsentSettings & {
  /** What to delete when a category is withdrawn, as `declaredNames` tells it. */
  readonly names?: DeclaredNames;
};

export type PageConsentHooks = {
  /** Takes what went wrong, e.g. a tracker that threw. */
  readonly report: (cause: unknown) => void;
  /** Finds out the country of a visitor who has no geolocation cookie, and sets it (design §3.5). */
  readonly locate?: () => PromiseLike<unknown>;
};

/** Opens the consent store of this page, once, on its cookies and its other tabs. */
export function openConsentStore(
  settings: PageConsentSettings,
  { report, locate }: PageConsentHooks,
): ConsentStore {
  const settling = () => {
    if (settings.mode === 'external') return new Promise((done) => setTimeout(done, EXTERNAL_WAIT));
    return isLocated(settings) ? undefined : locate?.();
  };
  const store = createConsentStore(settings, {
    readCookies,
    now: () => new Date(),
    privacyControl: Boolean((navigator as PrivacyNavigator).globalPrivacyControl),
    settled: settling(),
    purge: (categories) =>
      purge(() => {
        // An external service may have allowed it again since.
        const withdrawn = categories.filter((category) => !store.get().allowed[category]);
        return withdrawn.flatMap((category) => settings.names?.[category] ?? []);
      }),
    reload: reloadPage,
    report,
  });
  hearOtherTabs((news) => {
    if (news) holdRefusal(news.refusal);
    store.refresh();
  });
  shareConsentStore(store);
  return store;
}

/**
 * Whether the cookie alone says where the visitor is. One that exempts from control is held against
 * the network by a site that asks visitors of unknown countries: the stricter counts (design §7).
 */
function isLocated(settings: ConsentSettings): boolean {
  const cookies = readCookies();
  const isAsked = (country?: string) => isConsentRequired(country, settings);
  return (
    cookieValues(cookies).has(GEO_COOKIE) &&
    (isAsked(strictestCountry(cookies, settings)) || !isAsked())
  );
}

/** Not yet in TypeScript's own types. */
type PrivacyNavigator = Navigator & { readonly globalPrivacyControl?: boolean };

/** Now, and once more when the page goes: a tracker may write its cookies again in parting. */
function purge(names: () => readonly string[]): void {
  const purgeAll = () => purgePage(names());
  purgeAll();
  for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, purgeAll);
}
