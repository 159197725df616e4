import { attachConsentDialog, type ConsentDialogStore } from './attach-consent-dialog.ts';
import { findConsentDialog } from './find-consent-dialog.ts';

/**
 * The dialog as a page needs it: found or fetched and brought to life the first time it is opened.
 * One that could not be fetched is fetched anew the next time; until then nothing is decided.
 *
 * @param url as `findConsentDialog` takes it
 * @param known settles when it is known whether the visitor must choose; the dialog is fetched meanwhile
 * @returns a function that opens it, and rejects when it does not come
 */
export function createDialogOpener(
  url: string,
  store: ConsentDialogStore,
  known?: PromiseLike<unknown>,
): () => Promise<void> {
  let opening: Promise<() => void> | undefined;
  const prepare = async () => {
    try {
      return attachConsentDialog(await findConsentDialog(url), store);
    } catch (cause) {
      opening = undefined;
      throw cause;
    }
  };
  return async () => {
    const isAsking = store.get().mustChoose;
    opening ??= prepare();
    const open = await opening;
    await Promise.allSettled([known]);
    // Another tab may have had the answer by now.
    if (!isAsking || store.get().mustChoose) open();
  };
}
