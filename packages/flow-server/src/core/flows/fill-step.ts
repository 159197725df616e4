import { type ElementIndex, indexElements } from '../element-index.ts';
import { fillForm } from '../forms/fill-form.ts';
import {
  attribute,
  cloneElement,
  type Element,
  remove,
  set,
  setText,
  textOf,
} from '../html-elements.ts';
import { fillAnswers } from './fill-answers.ts';
import { fillFields } from './fill-fields.ts';
import { fillNavigation } from './fill-navigation.ts';
import type { FlowTemplate, PlacedElements } from './flow-template.ts';
import type { StepView } from './flow-view.ts';

/** What is shown, and the elements with it in the places of the page. */
export type FilledPlaces = PlacedElements & { readonly shown: Element };

/** Fills the form with the step of a view. @returns undefined if the page has no such step */
export function fillStep(template: FlowTemplate, view: StepView): FilledPlaces | undefined {
  const { inForm, parts, first, texts } = template;
  const { step } = view;
  const wanted = inForm.first('data-flow-step', step) ?? parts.first('data-flow-step', step);
  if (!first || !wanted) return undefined;
  const flow = cloneElement(template.own.flow, (child) => {
    if (child === first) return wanted;
    return isLeftOut(child, view) ? undefined : child;
  });
  const form = indexElements(flow);
  const shown = form.first('data-flow-step', step) ?? flow;
  fillNotes(form, view);
  fillNavigation(form, view, texts);
  fillFields(form, view, texts);
  fillForm(form, {
    values: view.values,
    issues: view.issues.map(({ field }) => [field, 'issue'] as const),
    failure: view.failure,
  });
  if (view.answers) fillAnswers(shown, template, view);
  return { flow, shown };
}

/** Whether a field is not asked, or a button does not apply. */
function isLeftOut(element: Element, { left, withheld }: StepView): boolean {
  if (element.tagName === 'button') return withheld.includes(attribute(element, 'value') ?? '');
  return left.includes(attribute(element, 'data-flow-field') ?? '');
}

/** What the form carries, and what it says above its step. */
function fillNotes(form: ElementIndex, { carried, maskedEmail, prefilled }: StepView) {
  for (const input of form.having('name')) {
    const value = carried[attribute(input, 'name') ?? ''];
    if (attribute(input, 'type') === 'hidden' && value !== undefined) set(input, 'value', value);
  }
  if (maskedEmail !== undefined)
    for (const note of form.having('data-flow-masked')) showMasked(note, maskedEmail);
  if (prefilled) for (const note of form.having('data-flow-prefilled')) remove(note, 'hidden');
}

function showMasked(note: Element, email: string) {
  remove(note, 'hidden');
  setText(
    note,
    textOf(note).replace('{email}', () => email),
  );
}
