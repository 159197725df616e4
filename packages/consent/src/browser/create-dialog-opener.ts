import { attachConsentDialog, type ConsentDialogStore } from './attach-consent-dialog.ts';
import { findConsentDialog } from './find-consent-dialog.ts';

export type DialogOpener = {
  /**
   * Opens the dialog for a visitor who must choose, and not for one who need not any more when it
   * has come, e.g. because another tab had the answer.
   *
   * @param known settles when it is known whether the visitor must choose; the dialog is fetched meanwhile
   */
  readonly ask: (known?: PromiseLike<unknown>) => Promise<void>;
  /** Opens the dialog for a visitor who wants to see it. */
  readonly open: () => Promise<void>;
};

/**
 * The dialog as a page needs it: found or fetched and brought to life the first time it is opened.
 * One that could not be fetched is fetched anew the next time; until then nothing is decided.
 *
 * @param url as `findConsentDialog` takes it
 * @returns functions that open it, and reject when it does not come
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
    async ask(known) {
      const [open] = await Promise.all([prepared(), Promise.allSettled([known])]);
      if (store.get().needsPrompt) open();
    },
    async open() {
      (await prepared())();
    },
  };
}

/** The page does not scroll behind the dialog; where it has a scrollbar, nothing moves into its place. */
function keepGutter(dialog: HTMLDialogElement): void {
  dialog.toggleAttribute('data-gutter', innerWidth > document.documentElement.clientWidth);
}
