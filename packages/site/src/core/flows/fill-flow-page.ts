import type { FieldIssue } from '@plaza/flows';
import { type DefaultTreeAdapterTypes, defaultTreeAdapter, parse, serialize } from 'parse5';
import { fillForm } from '../forms/fill-form.ts';
import {
  attribute,
  type Element,
  elementsOf,
  prefixText,
  remove,
  set,
  setText,
  textOf,
} from '../html-elements.ts';
import { fillAnswers } from './fill-answers.ts';
import { fillDoubt } from './fill-doubt.ts';
import { type FlowTexts, type IssueValues, readFlowTexts } from './flow-page-texts.ts';
import type { FlowView, StepView } from './flow-view.ts';

const { appendChild, createElement, detachNode, insertBefore, insertText } = defaultTreeAdapter;

const withHook = (elements: readonly Element[], hook: string, value?: string) =>
  elements.find((element) => {
    const found = attribute(element, hook);
    return found !== undefined && (value === undefined || found === value);
  });

/**
 * Fills the page of a flow: the step or the end that is shown takes its place in the form, the
 * others leave. The texts are in the page already, in its language.
 *
 * @returns undefined if the page has no such part
 */
export function fillFlowPage(html: string, view: FlowView): string | undefined {
  if (view.kind === 'plain') return html;
  const document = parse(html);
  const all = elementsOf(document);
  const [flow, form, parts] = ['data-flow', 'data-flow-form', 'data-flow-parts'].map((hook) =>
    withHook(all, hook),
  );
  if (!flow || !form || !parts) return undefined;
  const others = elementsOf((parts as DefaultTreeAdapterTypes.Template).content);
  detachNode(parts);
  const title = all.find(({ tagName }) => tagName === 'title');
  if (view.kind === 'end') {
    const end = fillEnd(others, form, view);
    if (!end) return undefined;
    nameAfter(end, title);
    if (view.vendors?.length) letVendorsRun(flow, all, view.vendors);
    return serialize(document);
  }
  const texts = readFlowTexts(form);
  const steps = [...elementsOf(form), ...others];
  const shown = placeStep(steps, form, view.step);
  if (!shown) return undefined;
  fillStep(form, shown, { view, texts });
  if (view.answers) fillAnswers(shown, steps, { view, texts });
  nameAfter(shown, title);
  const isRefused = view.issues.length > 0 || view.failure !== undefined;
  if (isRefused && title) prefixText(title, attribute(form, 'data-title-prefix') ?? '');
  return serialize(document);
}

/** Tabs, the history and screen readers tell steps apart by their titles. */
function nameAfter(shown: Element, title: Element | undefined) {
  const heading = elementsOf(shown).find(({ tagName }) => tagName === 'h2');
  if (title && heading) prefixText(title, `${textOf(heading)} |`);
}

/** Puts a step where the first one is. */
function placeStep(elements: readonly Element[], form: Element, name: string) {
  const current = withHook(elementsOf(form), 'data-flow-step');
  const wanted = withHook(elements, 'data-flow-step', name);
  if (!current || !wanted) return undefined;
  if (current === wanted) return current;
  detachNode(wanted);
  insertBefore(form, wanted, current);
  detachNode(current);
  return wanted;
}

type Filling = { readonly view: StepView; readonly texts: FlowTexts };

function fillStep(form: Element, shown: Element, { view, texts }: Filling) {
  for (const input of elementsOf(form)) {
    const value = view.carried[attribute(input, 'name') ?? ''];
    if (view.maskedEmail !== undefined && attribute(input, 'data-flow-masked') !== undefined)
      fillMasked(input, view.maskedEmail);
    if (view.prefilled && attribute(input, 'data-flow-prefilled') !== undefined)
      remove(input, 'hidden');
    if (attribute(input, 'type') === 'hidden' && value !== undefined) set(input, 'value', value);
  }
  for (const element of elementsOf(shown)) {
    if (view.left.includes(attribute(element, 'data-flow-field') ?? '')) detachNode(element);
    if (element.tagName === 'button') showAction(element, view.withheld);
  }
  fillAround(shown, view, texts);
  writeIssues(shown, { view, texts });
  fillForm(form, {
    values: view.values,
    issues: view.issues.map(({ field }) => [field, 'issue'] as const),
    failure: view.failure,
  });
}

function showAction(button: Element, withheld: readonly string[]) {
  if (withheld.includes(attribute(button, 'value') ?? '')) detachNode(button);
  else remove(button, 'hidden');
}

/** What was sent, and when it can be sent again. */
function fillGate(element: Element, { wait, resent }: StepView, texts: FlowTexts) {
  if (resent && attribute(element, 'data-flow-resent') !== undefined) remove(element, 'hidden');
  if (!wait || attribute(element, 'data-flow-wait') === undefined) return;
  remove(element, 'hidden');
  set(element, 'data-flow-wait', `${wait}`);
  setText(element, texts.wait(wait));
}

/** Progress, the way back, and the links to other items. */
function fillAround(shown: Element, view: StepView, texts: FlowTexts) {
  const { progress, back, items = [] } = view;
  for (const element of elementsOf(shown)) {
    fillGate(element, view, texts);
    if (attribute(element, 'data-flow-progress') !== undefined && progress)
      setText(element, texts.progress(progress));
    if (attribute(element, 'data-flow-back') !== undefined && back !== undefined) {
      remove(element, 'hidden');
      set(element, 'href', back);
    }
    if (attribute(element, 'data-flow-items') !== undefined) listItems(element, items, texts);
    if (attribute(element, 'data-flow-total') !== undefined && view.total !== undefined) {
      remove(element, 'hidden');
      setText(element, texts.total(view.total));
    }
  }
}

function listItems(list: Element, items: NonNullable<StepView['items']>, texts: FlowTexts) {
  list.childNodes = [];
  if (items.length > 1) remove(list, 'hidden');
  items.forEach(({ href, isCurrent }, index) => {
    const item = createElement('li', list.namespaceURI, []);
    const link = createElement('a', list.namespaceURI, [{ name: 'href', value: href }]);
    if (isCurrent) set(link, 'aria-current', 'step');
    insertText(link, texts.item(index + 1));
    appendChild(item, link);
    appendChild(list, item);
  });
}

function fillMasked(note: Element, email: string) {
  remove(note, 'hidden');
  setText(
    note,
    textOf(note).replace('{email}', () => email),
  );
}

/**
 * On the last page vendors run, if they are to hear of something: those that are, and none besides.
 * The page as everybody gets it names all of its vendors, and runs none.
 */
function letVendorsRun(flow: Element, all: readonly Element[], wanted: readonly string[]) {
  set(flow, 'data-flow-events', '');
  const entry = withHook(all, 'data-tracking');
  if (!entry) return;
  const page = JSON.parse(attribute(entry, 'data-tracking') ?? '{}');
  const vendors = (page.vendors ?? []).filter(({ vendor }: { vendor: string }) =>
    wanted.includes(vendor),
  );
  set(entry, 'data-tracking', JSON.stringify({ ...page, vendors }));
  if (vendors.length > 0) remove(flow, 'data-quiet');
}

/** The text of each issue, and what is stored where it differs. */
function writeIssues(shown: Element, { view, texts }: Filling) {
  for (const element of elementsOf(shown)) {
    const name = attribute(element, 'data-flow-field');
    if (name === undefined) continue;
    const issue = view.issues.find(({ field }) => field === name);
    const place = withHook(elementsOf(element), 'data-error', 'issue');
    if (issue && place) setText(place, texts.issue(issue.code, issueValues(element, issue)));
    const doubt = view.doubts?.find(({ field }) => field === name);
    if (doubt) fillDoubt(element, doubt, { texts, context: view.context });
    const stored = view.stored?.[name];
    const masked = view.masked?.[name];
    if (masked !== undefined) addMasked(element, texts.masked(masked));
    if (stored !== undefined && masked === undefined)
      addStored(element, texts.stored(element, stored, view.context));
  }
}

function issueValues(field: Element, { code, read }: FieldIssue): IssueValues {
  const limits = JSON.parse(attribute(field, 'data-flow-limits') ?? '{}');
  return {
    field: attribute(field, 'data-flow-label') ?? '',
    limit: limits[code],
    read,
    example: attribute(field, 'data-flow-example'),
  };
}

function addStored(field: Element, text: string) {
  const note = createElement('p', field.namespaceURI, [{ name: 'data-flow-stored', value: '' }]);
  insertText(note, text);
  appendChild(field, note);
}

/** An address cannot be replaced by somebody who may not read it. */
function addMasked(field: Element, text: string) {
  addStored(field, text);
  for (const control of elementsOf(field))
    if (attribute(control, 'type') === 'email') set(control, 'disabled', '');
}

function showLink(element: Element, hook: string, href: string | undefined) {
  if (href === undefined || attribute(element, hook) === undefined) return;
  set(element, 'href', href);
  remove(element, 'hidden');
}

function fillEnd(
  others: readonly Element[],
  form: Element,
  { end, reasons, reference, next, handOver }: Extract<FlowView, { kind: 'end' }>,
): Element | undefined {
  const section = withHook(others, 'data-flow-end', end);
  if (!section || !form.parentNode) return undefined;
  detachNode(section);
  insertBefore(form.parentNode, section, form);
  // It forgets what was typed.
  const module = attribute(form, 'data-module');
  if (module !== undefined) set(section, 'data-module', module);
  detachNode(form);
  for (const element of elementsOf(section)) {
    if (reasons.includes(attribute(element, 'data-flow-reason') ?? '')) remove(element, 'hidden');
    showLink(element, 'data-flow-next', next);
    showLink(element, 'data-flow-hand-over', handOver);
    if (attribute(element, 'data-flow-reference') === undefined || !reference) continue;
    remove(element, 'hidden');
    setText(
      element,
      textOf(element).replace('{reference}', () => reference),
    );
  }
  return section;
}
