/** The texts of a form that are written later, with the names of what they insert in braces. */
export type FormTexts = {
  readonly issues: Readonly<Record<string, string>>;
  readonly kept?: string;
  readonly wait?: string;
};

export const insert = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name) => values[name] ?? whole);

/** What is typed or chosen in a field; nothing if it is empty. */
export const typedIn = (form: HTMLFormElement, name: string): string[] =>
  new FormData(form).getAll(name).flatMap((value) => {
    const text = String(value).trim();
    return text === '' ? [] : [text];
  });

/** The fields of the step, in order, whose conditions only name fields of the same step. */
export function shownFields(form: HTMLFormElement): HTMLElement[] {
  const fields = [...form.querySelectorAll<HTMLElement>('[data-flow-field]')];
  const own = new Set(fields.map(({ dataset }) => dataset.flowField));
  const named = ({ dataset }: HTMLElement) =>
    [...(dataset.flowWhen ?? '').matchAll(/"field":"(\w+)"/g)].map(([, name]) => name);
  return fields.filter((field) => named(field).every((name) => own.has(name)));
}

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
