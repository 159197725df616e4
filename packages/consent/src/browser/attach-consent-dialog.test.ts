import { afterEach, expect, test, vi } from 'vitest';
import { choicesBy } from '../model/categories.ts';
import { attachConsentDialog } from './attach-consent-dialog.ts';

/** A dialog of 80 by 80, in a browser that does not know `closedby`. */
class PlainDialog extends EventTarget {
  open = false;
  onclose: (() => void) | undefined;
  readonly #attributes = new Map<string, string>();
  querySelectorAll = () => [];
  closest = () => null;
  setAttribute = (name: string, value: string) => this.#attributes.set(name, value);
  getAttribute = (name: string) => this.#attributes.get(name) ?? null;
  offsetWidth = 80;
  offsetHeight = 80;
  showModal = () => {
    this.open = true;
  };
  close = () => {
    this.open = false;
    this.onclose?.();
  };
}

/** A page where nothing is focused, with a heading. */
function openPage() {
  const body = {};
  const page = {
    body,
    activeElement: body as object,
    heading: { setAttribute: vi.fn(), focus: vi.fn() },
  };
  vi.stubGlobal('document', { ...page, querySelector: () => page.heading });
  return page;
}
afterEach(() => vi.unstubAllGlobals());

function openDialog(needsPrompt: boolean, mayPostpone: boolean) {
  openPage();
  const dialog = new PlainDialog();
  attachConsentDialog(dialog as unknown as HTMLDialogElement, {
    get: () => ({ allowed: choicesBy(() => false), needsPrompt }),
    subscribe: () => () => {},
    decide: () => {
      throw new Error('Nothing was decided');
    },
    mayPostpone,
  })();
  return (offsetX: number) => {
    dialog.dispatchEvent(Object.assign(new Event('click'), { offsetX, offsetY: 50 }));
    return dialog.open;
  };
}

test.for([
  [true, true, -5, false],
  [true, true, 85, false],
  [true, true, 50, true],
  [true, false, -5, true],
  [false, true, -5, true],
] as const)(
  'decision 10 one who must choose (%s) and may put it off (%s) presses at %i: open is %s',
  ([needsPrompt, mayPostpone, x, isOpen]) => {
    expect(openDialog(needsPrompt, mayPostpone)(x)).toBe(isOpen);
  },
);

test.for([
  ['nobody opened it', true, 1],
  ['a link opened it, which has the focus again', false, 0],
] as const)('WCAG 2.4.3 after a dialog closes, %s', ([, isNothingFocused, times]) => {
  const page = openPage();
  const dialog = new PlainDialog();
  attachConsentDialog(dialog as unknown as HTMLDialogElement, {
    get: () => ({ allowed: choicesBy(() => false), needsPrompt: false }),
    subscribe: () => () => {},
    decide: () => {},
  })();
  if (!isNothingFocused) Object.assign(document, { activeElement: {} });
  dialog.close();
  expect(page.heading.focus).toHaveBeenCalledTimes(times);
});
