import type { ConsentStore } from '../core/consent-store.ts';
import type { DialogOpener } from './create-dialog-opener.ts';
import { onConsentOpen } from './on-consent-open.ts';
import {
  openConsentStore,
  type PageConsentHooks,
  type PageConsentSettings,
} from './store/open-consent-store.ts';

export type ConsentHooks = PageConsentHooks & {
  /** Loads a chunk; resolves to undefined if that fails. */
  readonly load: <Chunk>(chunk: () => Promise<Chunk>) => Promise<Chunk | undefined>;
  /** Loads the preferences dialog; called on first use, and again after a failure. */
  readonly loadDialog: (store: ConsentStore) => Promise<DialogOpener | undefined>;
};

/**
 * Creates the consent of this page (§4.1): opens its store, prompts visitors who need to choose, and
 * opens the dialog from any element with `data-consent-open`. The dialog and the connection to an
 * external consent service load when they are needed. Call it once.
 */
export function createConsent(settings: PageConsentSettings, hooks: ConsentHooks): ConsentStore {
  const { load, loadDialog, report } = hooks;
  let located: PromiseLike<unknown> | undefined;
  const locate = () => {
    located = hooks.locate?.();
    return Promise.resolve(located);
  };
  const store = openConsentStore(settings, { report, ...(hooks.locate && { locate }) });
  if (settings.mode === 'external')
    load(() => import('./store/follow-tcf.ts'))
      .then((chunk) => chunk?.followTcf(store))
      .catch(report);
  else offerDialog(store, { located, report, loadDialog: () => loadDialog(store) });
  return store;
}

type DialogOffer = Pick<ConsentHooks, 'report'> & {
  /** Settles when the visitor's country is known. */
  readonly located: PromiseLike<unknown> | undefined;
  readonly loadDialog: () => Promise<DialogOpener | undefined>;
};

function offerDialog(store: ConsentStore, { located, loadDialog, report }: DialogOffer): void {
  let opening: Promise<DialogOpener> | undefined;
  const lazyDialog = () => {
    opening ??= loadDialog()
      .then((opener) => {
        if (opener) return opener;
        throw new Error('No consent dialog');
      })
      .catch((cause) => {
        opening = undefined;
        throw cause;
      });
    return opening;
  };
  const promptIfNeeded = () => {
    if (!store.get().needsPrompt) return;
    lazyDialog()
      .then((opener) => opener.prompt(located))
      .catch(report);
  };
  onConsentOpen(async () => (await lazyDialog()).open());
  promptIfNeeded();
  // The country may only be known by now.
  store.subscribe(promptIfNeeded);
}
