import { type FormTexts, insert } from './flow-fields.ts';

/** Counts the seconds until an email can be asked for again. */
export function countDown(form: HTMLFormElement, { wait = '' }: FormTexts): void {
  const place = form.querySelector<HTMLElement>('[data-flow-wait]');
  const button = form.querySelector<HTMLButtonElement>('button[value="resend"]');
  let seconds = Number(place?.dataset.flowWait);
  if (!place || !button || !(seconds > 0)) return;
  button.disabled = true;
  const timer = setInterval(() => {
    seconds -= 1;
    place.textContent = insert(wait, { seconds: `${seconds}` });
    if (seconds > 0) return;
    clearInterval(timer);
    place.hidden = true;
    button.disabled = false;
  }, 1_000);
}
