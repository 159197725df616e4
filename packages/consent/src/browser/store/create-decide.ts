import type { ConsentStore } from '../../core/consent-store.ts';
import { type DecisionButton, decideConsent } from '../../core/decide-consent.ts';
import type { ConsentChoices } from '../../model/categories.ts';
import type { ConsentDecision } from '../../model/consent-decision.ts';
import type { ConsentSettings } from '../../model/consent-settings.ts';
import { notifyOtherTabs } from './other-tabs.ts';
import { reloadPage } from './reload-page.ts';
import { keepSessionRefusal, readCookies } from './session-refusal.ts';

export type DecisionHooks = {
  /** Receives 'Unable to set consent' (§8) with its cause. */
  readonly report: (cause: unknown) => void;
  /** Called with each saved decision before the page reloads, e.g. to send its receipt. */
  readonly onDecision?: (decision: ConsentDecision) => void;
};

/** Creates the function that saves a decision (§4.1). Import it in the dialog's chunk only. */
export function createDecide(
  store: ConsentStore,
  { versions }: ConsentSettings,
  hooks: DecisionHooks,
): (choices: ConsentChoices, button: DecisionButton) => void {
  const ports = {
    ...hooks,
    // §8 requires a log entry, also on pages without error reporting.
    report(cause: unknown) {
      // biome-ignore lint/suspicious/noConsole: the console is the log of a browser
      console.error(cause);
      hooks.report(cause);
    },
    versions,
    readCookies,
    keepSessionRefusal,
    writeCookie(cookie: string) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = cookie;
    },
    isSecure: location.protocol === 'https:',
    now: () => new Date(),
    newId,
    reload: reloadPage,
    notifyOtherTabs,
  };
  return (choices, button) => decideConsent({ choices, button }, store, ports);
}

/** 128 random bits as base64url. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const base64 = btoa(String.fromCharCode(...bytes));
  return base64.slice(0, 22).replaceAll('+', '-').replaceAll('/', '_');
}
