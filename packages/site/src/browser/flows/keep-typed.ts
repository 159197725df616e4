/** Of the form, besides what is typed. */
const ownFields = /^(?:step|item|version|elapsed|website|token|action)$/;

type Kept = { readonly of: string; readonly typed: readonly (readonly [string, string])[] };

/**
 * Keeps what is typed in a step in this tab until its answer has come, so that a cut connection or a
 * reload loses nothing. The answer is another step, or the same one with another version.
 *
 * @param form of a step; without one the flow has ended
 * @param told said when what was typed is back
 */
export function keepTyped(form: HTMLFormElement | undefined, told = ''): void {
  const key = `plaza:flow:${location.pathname}`;
  if (!form) {
    forget(key);
    return;
  }
  // The page that says the answers cannot be loaded is the answer to none of them.
  if (fieldValue(form, 'step') === 'unavailable') return;
  const of = ['step', 'item', 'version'].map((name) => fieldValue(form, name)).join(' ');
  const kept = read(key);
  const isAnswer = form.querySelector('[data-form-summary]:not([hidden])');
  if (kept?.of !== of) forget(key);
  // Somebody may have typed before this module was there: that is newer.
  const changed = changedNames(form);
  if (kept?.of === of && !isAnswer) {
    restore(form, kept.typed, changed);
    tell(form, told);
  }
  const keep = () => write(key, { of, typed: typedOf(form) });
  if (changed.size > 0) keep();
  form.addEventListener('input', keep);
}

const controlsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input,textarea')].filter(
    ({ name, type }) => !ownFields.test(name) && type !== 'hidden',
  );

/** The fields that are not as the server wrote them. */
const changedNames = (form: HTMLFormElement) =>
  new Set(controlsOf(form).flatMap((control) => (isChanged(control) ? [control.name] : [])));

const isChanged = ({ type, value, checked, defaultValue, defaultChecked }: HTMLInputElement) =>
  /^(?:radio|checkbox)$/.test(type) ? checked !== defaultChecked : value !== defaultValue;

const fieldValue = (form: HTMLFormElement, name: string) =>
  String(new FormData(form).get(name) ?? '');

const typedOf = (form: HTMLFormElement) =>
  [...new FormData(form)].flatMap(([name, value]): [string, string][] =>
    ownFields.test(name) ? [] : [[name, String(value)]],
  );

function restore(form: HTMLFormElement, typed: Kept['typed'], changed: Set<string>): void {
  for (const control of controlsOf(form)) {
    if (changed.has(control.name)) continue;
    const values = typed.flatMap(([name, value]) => (name === control.name ? [value] : []));
    if (/^(?:radio|checkbox)$/.test(control.type)) control.checked = values.includes(control.value);
    else if (values[0] !== undefined) control.value = values[0];
  }
}

function tell(form: HTMLFormElement, text: string): void {
  const note = document.createElement('p');
  note.setAttribute('role', 'status');
  note.textContent = text;
  form.before(note);
}

/** Storage may be disabled: then nothing is kept. */
function read(key: string): Kept | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}

function write(key: string, kept: Kept): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {}
}

function forget(key: string): void {
  try {
    sessionStorage.removeItem(key);
  } catch {}
}
