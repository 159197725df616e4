/** What says that a visitor is about to use a form, or has already. */
const USES = ['pointerover', 'focusin'] as const;

/** Calls back once, when a form is first used: most visitors only read its page. */
export function onFirstUse(form: HTMLElement, start: () => void): void {
  const waiting = new AbortController();
  for (const use of USES)
    form.addEventListener(
      use,
      () => {
        waiting.abort();
        start();
      },
      { signal: waiting.signal },
    );
}
