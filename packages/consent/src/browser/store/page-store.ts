import type { ConsentStore } from '../../core/consent-store.ts';

/** A page's browser entry and its hydrated screens are separate bundles that share no module. */
const key = Symbol.for('@plaza/consent');
const OPENED = 'plaza:consent-opened';

type Page = { [key]?: ConsentStore };

/** The store of this page, once `openConsentStore` has opened it. */
export const findConsentStore = (): ConsentStore | undefined => (globalThis as Page)[key];

/** Publishes the store as that of this page. */
export function shareConsentStore(store: ConsentStore): void {
  (globalThis as Page)[key] = store;
  dispatchEvent(new Event(OPENED));
}

/**
 * Calls `listener` when the store of this page opens and after each change.
 *
 * @returns unsubscribes
 */
export function followConsentStore(listener: () => void): () => void {
  let end = findConsentStore()?.subscribe(listener);
  const onOpened = () => {
    end ??= findConsentStore()?.subscribe(listener);
    listener();
  };
  addEventListener(OPENED, onOpened, { once: true });
  return () => {
    removeEventListener(OPENED, onOpened);
    end?.();
  };
}
