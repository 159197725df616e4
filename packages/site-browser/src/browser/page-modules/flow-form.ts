import { checkField, type FieldFacts, holds } from '@plaza/flows/browser';
import { type FormTexts, issueText, shownFields, typedIn } from '../flows/flow-fields.ts';
import { keepTyped } from '../flows/keep-typed.ts';
import { whenReleased } from '../when-released.ts';

/** Milliseconds after which sending again is no double click. */
const RESEND_MS = 8_000;

/**
 * Checks each answer when its field is left, fills in the amount of the list before, hides questions that do not apply, keeps what is typed
 * until its answer has come, and sends a step once. The server checks everything again.
 *
 * @param element the form of a step, or the end of a flow
 */
export function attach(element: HTMLElement): void {
  const form = element instanceof HTMLFormElement ? element : undefined;
  const texts: FormTexts = JSON.parse(element.dataset.flowTexts ?? '{}');
  keepTyped(form, texts.kept);
  if (!form) return;
  const facts: FieldFacts = {
    ...JSON.parse(form.dataset.flowFacts ?? '{}'),
    today: new Date().toISOString().slice(0, 10),
  };
  form.querySelector<HTMLElement>('[data-form-summary]:not([hidden])')?.focus();
  const release = whenReleased();
  form.addEventListener('focusout', ({ target }) => {
    const field = (target as Element).closest<HTMLElement>('[data-flow-field]');
    // A touch has been released before it takes the focus.
    if (field) setTimeout(() => release(() => checkLeft(form, field, { texts, facts })));
  });
  const showAsked = () => hideUnasked(form);
  form.addEventListener('change', showAsked);
  showAsked();
  sendOnce(form);
  const { referrer } = document;
  if (referrer.includes('amount='))
    import('../flows/carry-over.ts').then((chunk) => chunk.carryOver(form, referrer), reportError);
  // Only the page that confirms an address has anything to wait for.
  if (form.querySelector('[data-flow-wait]'))
    import('../flows/await-link.ts').then(({ awaitLink }) => awaitLink(form, texts), reportError);
}

type Checking = { readonly texts: FormTexts; readonly facts: FieldFacts };

/** An empty field is no mistake before the step is sent. */
function checkLeft(form: HTMLFormElement, field: HTMLElement, { texts, facts }: Checking): void {
  const { flowField = '', flowCheck = '{}' } = field.dataset;
  const typed = typedIn(form, flowField);
  const place = field.querySelector<HTMLElement>('[data-error]');
  const controls = field.querySelectorAll('input,textarea');
  const [control] = controls;
  if (!place || !control) return;
  const check = { name: flowField, ...JSON.parse(flowCheck) };
  const result = typed.length > 0 ? checkField(check, typed, facts) : undefined;
  const issue = result && 'code' in result && issueText(result, field.dataset, texts);
  place.hidden = !issue;
  // It describes the control also while it is empty.
  place.textContent = issue || '';
  const ids = control.getAttribute('aria-describedby') ?? '';
  if (!ids.includes(place.id)) control.setAttribute('aria-describedby', `${ids} ${place.id}`);
  for (const each of controls) each.setAttribute('aria-invalid', `${!!issue}`);
}

/** Questions that depend on answers of their own step; of others the server knows. */
function hideUnasked(form: HTMLFormElement): void {
  const known: Record<string, readonly string[]> = {};
  for (const field of shownFields(form)) {
    const { flowField = '', flowWhen } = field.dataset;
    field.hidden = !!flowWhen && !holds(JSON.parse(flowWhen), known);
    field.removeAttribute('data-flow-unasked');
    if (!field.hidden) known[flowField] = typedIn(form, flowField);
  }
}

function sendOnce(form: HTMLFormElement): void {
  let sentAt = -RESEND_MS;
  addEventListener('pageshow', () => {
    sentAt = -RESEND_MS;
  });
  form.addEventListener('submit', (event) => {
    const now = performance.now();
    if (now - sentAt < RESEND_MS) event.preventDefault();
    else sentAt = now;
    const elapsed = form.elements.namedItem('elapsed');
    if (elapsed instanceof HTMLInputElement) elapsed.value ||= `${Math.round(now)}`;
  });
}
