import type { ConsentStore } from '../../core/consent-store.ts';
import { type DecisionButton, decideConsent } from '../../core/decide-consent.ts';
import type { ConsentChoices } from '../../model/categories.ts';
import type { ConsentDecision } from '../../model/consent-decision.ts';
import type { ConsentSettings } from '../../model/consent-settings.ts';
import { holdRefusal, readCookies } from './held-refusal.ts';
import { tellOtherTabs } from './other-tabs.ts';
import { reloadPage } from './reload-page.ts';

export type DecisionHooks = {
  /** Takes 'Unable to set consent' (§8), with what kept it from being saved as its cause. */
  readonly report: (cause: unknown) => void;
  /** Hears of each saved decision, before the page reloads, e.g. to send its receipt. */
  readonly onDecision?: (decision: ConsentDecision) => void;
};

/** What the dialog of a page calls with a decision (§4.1). Belongs into its chunk, not into every page. */
export function createDecide(
  store: ConsentStore,
  { versions }: ConsentSettings,
  hooks: DecisionHooks,
): (choices: ConsentChoices, button: DecisionButton) => void {
  const ports = {
    ...hooks,
    // §8 wants a log of it, also on a page that reports nothing.
    report(cause: unknown) {
      // biome-ignore lint/suspicious/noConsole: the console is the log of a browser
      console.error(cause);
      hooks.report(cause);
    },
    versions,
    readCookies,
    holdRefusal,
    writeCookie(cookie: string) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = cookie;
    },
    isSecure: location.protocol === 'https:',
    now: () => new Date(),
    newId,
    reload: reloadPage,
    tellOthers: tellOtherTabs,
  };
  return (choices, button) => decideConsent({ choices, button }, store, ports);
}

/** 128 random bits as base64url. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.slice(0, 22).replaceAll('+', '-').replaceAll('/', '_');
}
