import { readCompared } from '../lists/compared.ts';
import { onFirstUse } from '../on-first-use.ts';

/**
 * Loads what answers the form of a list when it is first used: most visitors only read the list,
 * which is whole without it. A comparison of this visit is shown at once.
 */
export function attach(form: HTMLFormElement): void {
  if (readCompared()) start(form);
  else onFirstUse(form, () => start(form));
}

/** Until it is loaded, the form is sent to the server, which answers alike. */
function start(form: HTMLFormElement): void {
  let isChanged = false;
  const note = () => {
    isChanged = true;
  };
  form.addEventListener('change', note, { once: true });
  import('../lists/live-list.ts')
    .then(({ attach: answer }) => {
      answer(form, isChanged);
    })
    .catch(reportError);
}
