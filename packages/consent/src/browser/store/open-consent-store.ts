import { type ConsentStore, createConsentStore } from '../../core/consent-store.ts';
import { cookieValues } from '../../core/cookie-values.ts';
import type { DeclaredNames } from '../../core/declared-names.ts';
import { GEO_COOKIE } from '../../model/consent-cookie.ts';
import type { ConsentSettings } from '../../model/consent-settings.ts';
import { EXTERNAL_WAIT } from '../../model/external-wait.ts';
import { hearOtherTabs } from './other-tabs.ts';
import { shareConsentStore } from './page-store.ts';
import { purgePage } from './purge-page.ts';

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
  const readCookies = () => document.cookie;
  const settling = () => {
    if (settings.mode === 'external') return new Promise((done) => setTimeout(done, EXTERNAL_WAIT));
    return cookieValues(readCookies()).get(GEO_COOKIE)?.length ? undefined : locate?.();
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
    reload: () => location.reload(),
    report,
  });
  hearOtherTabs(store.refresh);
  shareConsentStore(store);
  return store;
}

/** Not yet in TypeScript's own types. */
type PrivacyNavigator = Navigator & { readonly globalPrivacyControl?: boolean };

/** Now, and once more when the page goes: a tracker may write its cookies again in parting. */
function purge(names: () => readonly string[]): void {
  const purgeAll = () => purgePage(names());
  purgeAll();
  for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, purgeAll);
}
