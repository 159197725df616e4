import { type ConsentStore, createConsentStore } from '../../core/consent-store.ts';
import { cookieValues } from '../../core/cookie-values.ts';
import type { DeclaredNames } from '../../core/declared-names.ts';
import { isConsentRequired } from '../../core/is-consent-required.ts';
import { strictestCountry } from '../../core/strictest-country.ts';
import { GEO_COOKIE } from '../../model/consent-cookie.ts';
import type { ConsentSettings } from '../../model/consent-settings.ts';
import { EXTERNAL_WAIT } from '../../model/consent-settings.ts';
import { onOtherTabs } from './other-tabs.ts';
import { shareConsentStore } from './page-store.ts';
import { purgePage } from './purge-page.ts';
import { reloadPage } from './reload-page.ts';
import { keepSessionRefusal, readCookies } from './session-refusal.ts';

/** Consent settings of a page; JSON, so that they can be part of the HTML. */
export type PageConsentSettings = ConsentSettings & {
  /** Cookies and keys to delete when a category is withdrawn, from `declaredNames`. */
  readonly names?: DeclaredNames;
};

export type PageConsentHooks = {
  /** Receives errors, e.g. of a tracker that threw. */
  readonly report: (cause: unknown) => void;
  /** Looks up the country of a visitor without a geolocation cookie, and sets the cookie (design §3.5). */
  readonly locate?: () => PromiseLike<unknown>;
};

/** Opens the consent store of this page over its cookies and other tabs. Call it once. */
export function openConsentStore(
  settings: PageConsentSettings,
  { report, locate }: PageConsentHooks,
): ConsentStore {
  const store = createConsentStore(settings, {
    readCookies,
    now: () => new Date(),
    privacyControl: Boolean((navigator as PrivacyNavigator).globalPrivacyControl),
    settled:
      settings.mode === 'external'
        ? new Promise((done) => setTimeout(done, EXTERNAL_WAIT))
        : isLocated(settings)
          ? undefined
          : locate?.(),
    purge: (categories) =>
      purge(() => {
        // An external service may have allowed the category again since.
        const withdrawn = categories.filter((category) => !store.get().allowed[category]);
        return withdrawn.flatMap((category) => settings.names?.[category] ?? []);
      }),
    reload: reloadPage,
    report,
  });
  onOtherTabs((message) => {
    if (message) keepSessionRefusal(message.refusal);
    store.refresh();
  });
  shareConsentStore(store);
  return store;
}

/**
 * Whether the cookie alone decides the country. One that exempts is compared with the network,
 * because visitors travel and other sites of the domain may have set it; the stricter counts
 * (design §7).
 */
function isLocated(settings: ConsentSettings): boolean {
  const cookies = readCookies();
  return (
    cookieValues(cookies).has(GEO_COOKIE) &&
    isConsentRequired(strictestCountry(cookies, settings), settings)
  );
}

/** Not yet in TypeScript's own types. */
type PrivacyNavigator = Navigator & { readonly globalPrivacyControl?: boolean };

/** Purges now, and again when the page unloads, because trackers may rewrite their cookies then. */
function purge(names: () => readonly string[]): void {
  const purgeAll = () => purgePage(names());
  purgeAll();
  for (const event of ['pagehide', 'visibilitychange']) addEventListener(event, purgeAll);
}
