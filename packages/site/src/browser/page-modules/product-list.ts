import { readCompared } from '../compared.ts';

/** What says that a visitor is about to use the form, or has already. */
const USES = ['pointerover', 'focusin'] as const;

/**
 * Loads what answers the form of a list when it is first used: most visitors only read the list,
 * which is whole without it. A comparison of this visit is shown at once.
 */
export function attach(form: HTMLFormElement): void {
  if (readCompared()) {
    start(form);
    return;
  }
  const waiting = new AbortController();
  for (const use of USES)
    form.addEventListener(
      use,
      () => {
        waiting.abort();
        start(form);
      },
      { signal: waiting.signal },
    );
}

/** Until it is loaded, the form is sent to the server, which answers alike. */
function start(form: HTMLFormElement): void {
  let isChanged = false;
  const note = () => {
    isChanged = true;
  };
  form.addEventListener('change', note, { once: true });
  import('../live-list.ts')
    .then(({ attach: answer }) => {
      answer(form, isChanged);
    })
    .catch(reportError);
}
