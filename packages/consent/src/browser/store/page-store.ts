import type { ConsentStore } from '../../core/consent-store.ts';

/** The entry of a page and its hydrated screens are bundles of their own, and share no module. */
const key = Symbol.for('@plaza/consent');
const OPENED = 'plaza:consent-opened';

type Page = { [key]?: ConsentStore };

/** The store of this page, once `openConsentStore` has opened it. */
export const findConsentStore = (): ConsentStore | undefined => (globalThis as Page)[key];

/** Makes a store the one of this page. */
export function shareConsentStore(store: ConsentStore): void {
  (globalThis as Page)[key] = store;
  dispatchEvent(new Event(OPENED));
}

/**
 * Calls `listener` when the store of this page is opened, and after each change of it.
 *
 * @returns a function that ends this
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
