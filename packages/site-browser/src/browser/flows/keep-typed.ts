/** Of the form, besides what is typed. */
const ownFields = /^(?:step|item|version|elapsed|website|link|action)$/;

type Typed = readonly (readonly [string, string])[];

type Kept = {
  /** What the server had written into the fields. */
  readonly written: string;
  readonly typed: Typed;
  /** The version of the answers on which it was sent. */
  readonly sent?: string | undefined;
};

/**
 * Keeps what is typed in each step in this tab until its answer has come, so that Back and Forward, a cut connection
 * and a reload lose nothing. It comes back where the server has still written the same into the fields.
 *
 * @param form of a step; without one the flow has ended
 * @param notice shown when what was typed is back
 */
export function keepTyped(form: HTMLFormElement | undefined, notice = ''): void {
  const key = `plaza:flow:${location.pathname}`;
  if (!form) {
    write(key, {});
    return;
  }
  const sentWith = new FormData(form);
  const [step, item, version] = ['step', 'item', 'version'].map(
    (name) => `${sentWith.get(name) ?? ''}`,
  ) as [string, string, string];
  // Pages that only say where the answers are, are the answer to none of them.
  if (/^(un|el)/.test(step)) return;
  const of = step + item;
  const isRefused = form.querySelector('[data-form-summary]:not([hidden])');
  const steps = read(key);
  // An answer that was sent has come if the version has changed.
  for (const name in steps) if (version !== (steps[name]?.sent ?? version)) delete steps[name];
  const kept = steps[of];
  // A page that refuses has written what was typed.
  const written = (isRefused && kept?.written) ?? writtenIn(form);
  // Somebody may have typed before this module was there: that is newer.
  const changed = changedNames(form);
  // A page that was posted to cannot be gone back to; the step at its own address can.
  if (version) history.replaceState(null, '', `?step=${step}&item=${item}`);
  if (kept?.written !== written) delete steps[of];
  else if (!isRefused) {
    restore(form, kept.typed, changed);
    tell(form, notice);
  }
  write(key, steps);
  const keep = (sent?: string) =>
    write(key, { ...read(key), [of]: { written, typed: typedOf(form), sent } });
  // On the way back the browser itself has put back what was typed before, which may be older.
  if (isRefused || (changed.size && performance.navigation?.type !== 2)) keep();
  form.addEventListener('input', () => keep());
  form.addEventListener('submit', ({ submitter }) => {
    if ((submitter as HTMLButtonElement | null)?.value === 'restart') write(key, {});
    else if (read(key)[of]) keep(version);
  });
}

const controlsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<HTMLInputElement>('input:not([type=hidden]),textarea')].filter(
    ({ name }) => !ownFields.test(name),
  );

const isBox = ({ type }: HTMLInputElement) => /^(?:radio|checkbox)$/.test(type);

const writtenIn = (form: HTMLFormElement) =>
  controlsOf(form)
    .map((control) => (isBox(control) ? control.defaultChecked : control.defaultValue))
    .join();

/** The fields that are not as the server wrote them. */
const changedNames = (form: HTMLFormElement) =>
  new Set(controlsOf(form).flatMap((control) => (isChanged(control) ? [control.name] : [])));

const isChanged = (control: HTMLInputElement) =>
  isBox(control)
    ? control.checked !== control.defaultChecked
    : control.value !== control.defaultValue;

/** No field takes a file. */
const typedOf = (form: HTMLFormElement) =>
  [...(new FormData(form) as Iterable<[string, string]>)].filter(([name]) => !ownFields.test(name));

function restore(form: HTMLFormElement, typed: Typed, changed: Set<string>): void {
  for (const control of controlsOf(form)) {
    if (changed.has(control.name)) continue;
    const own = typed.filter(([name]) => name === control.name).map(([, value]) => value);
    if (isBox(control)) control.checked = own.includes(control.value);
    else control.value = own[0] ?? control.value;
  }
}

function tell(form: HTMLFormElement, text: string): void {
  form.before(Object.assign(document.createElement('p'), { role: 'status', textContent: text }));
}

/** Storage may be disabled: then nothing is kept. */
function read(key: string): Record<string, Kept> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? '{}');
  } catch {
    return {};
  }
}

function write(key: string, steps: Record<string, Kept>): void {
  try {
    sessionStorage.removeItem(key);
    if (Object.keys(steps)[0]) sessionStorage.setItem(key, JSON.stringify(steps));
  } catch {}
}
