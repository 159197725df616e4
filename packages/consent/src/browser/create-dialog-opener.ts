import { afterPaint } from './after-paint.ts';
import { attachConsentDialog, type ConsentDialogStore } from './attach-consent-dialog.ts';
import { findConsentDialog } from './find-consent-dialog.ts';

export type DialogOpener = {
  /**
   * Opens the dialog if the visitor still has to choose once it is loaded; another tab may have
   * saved a decision meanwhile.
   *
   * @param settled settles when it is known whether a choice is needed; the dialog loads meanwhile
   */
  readonly prompt: (settled?: PromiseLike<unknown>) => Promise<void>;
  /** Opens the dialog at the visitor's request. */
  readonly open: () => Promise<void>;
};

/**
 * Opens the dialog of a page. It is found or fetched, and enhanced, on first use. After a failed
 * fetch the next call tries again; until then nothing is decided.
 *
 * @param url see `findConsentDialog`
 * @returns functions that open the dialog, and reject when it cannot be loaded
 */
export function createDialogOpener(url: string, store: ConsentDialogStore): DialogOpener {
  let opening: Promise<() => void> | undefined;
  const prepare = async () => {
    try {
      const dialog = await findConsentDialog(url);
      const open = attachConsentDialog(dialog, store);
      return () => {
        keepGutter(dialog);
        open();
      };
    } catch (cause) {
      opening = undefined;
      throw cause;
    }
  };
  const prepared = () => {
    opening ??= prepare();
    return opening;
  };
  return {
    async prompt(settled) {
      const [open] = await Promise.all([prepared(), Promise.allSettled([settled])]);
      // A press between parsing the dialog and showing it is answered first.
      await new Promise<void>(afterPaint);
      if (store.get().needsPrompt) open();
    },
    async open() {
      (await prepared())();
    },
  };
}

/** Keeps the scrollbar's space while the page behind the dialog cannot scroll, so nothing shifts. */
function keepGutter(dialog: HTMLDialogElement): void {
  dialog.toggleAttribute('data-gutter', innerWidth > document.documentElement.clientWidth);
}
