import { useContext, useSyncExternalStore } from 'react';
import { findConsentStore, followConsentStore } from '../browser/store/page-store.ts';
import { choicesBy } from '../model/categories.ts';
import type { Consent } from '../model/consent.ts';
import { defaultConsent } from '../model/consent-state.ts';
import { ConsentContext } from './consent-context.tsx';

/** On the server, and until the page has opened its store, nothing is allowed and nobody is asked. */
const unknown: Consent = {
  decision: defaultConsent,
  allowed: choicesBy(() => false),
  needsPrompt: false,
};

/**
 * How consent stands on this page (§4.1), for hydrated screens; they render again after each change.
 * To let the visitor decide, a screen opens the dialog: anything with `data-consent-open` does.
 */
export function useConsent(): Consent {
  const given = useContext(ConsentContext);
  return useSyncExternalStore(
    given?.subscribe ?? followConsentStore,
    () => (given ?? findConsentStore())?.get() ?? unknown,
    () => unknown,
  );
}
