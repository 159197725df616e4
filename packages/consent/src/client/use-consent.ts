import { useContext, useSyncExternalStore } from 'react';
import { findConsentStore, followConsentStore } from '../browser/store/page-store.ts';
import { choicesBy } from '../model/categories.ts';
import type { Consent } from '../model/consent.ts';
import { defaultConsent } from '../model/consent-state.ts';
import { ConsentContext } from './consent-context.tsx';

/** On the server and until the page opens its store, nothing is allowed and there is no prompt. */
const unknown: Consent = {
  decision: defaultConsent,
  allowed: choicesBy(() => false),
  needsPrompt: false,
};

/**
 * The consent of this page (§4.1) for hydrated screens; rerenders on each change. To let the visitor
 * decide, render an element with `data-consent-open`, which opens the dialog.
 */
export function useConsent(): Consent {
  const given = useContext(ConsentContext);
  return useSyncExternalStore(
    given?.subscribe ?? followConsentStore,
    () => (given ?? findConsentStore())?.get() ?? unknown,
    () => unknown,
  );
}
