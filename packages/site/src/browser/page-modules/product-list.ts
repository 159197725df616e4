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
  const loaded = new AbortController();
  const note = () => {
    isChanged = true;
  };
  for (const type of ['input', 'change'])
    form.addEventListener(type, note, { signal: loaded.signal });
  import('../live-list.ts')
    .then(({ attach: answer }) => {
      loaded.abort();
      answer(form, isChanged);
    })
    .catch(reportError);
}
