import { defaultTreeAdapter } from 'parse5';
import {
  attribute,
  copyOf,
  type Element,
  elementsOf,
  set,
  setText,
  textOf,
} from '../html-elements.ts';
import type { FlowTemplate } from './flow-template.ts';
import type { CheckedAnswer, StepView } from './flow-view.ts';

type Filling = { readonly view: StepView } & Pick<FlowTemplate, 'texts'>;

/**
 * Fills the answers into the check page, one row each, with a link to change it.
 *
 * @param template the page, whose steps have the labels
 */
export function fillAnswers(shown: Element, template: FlowTemplate, view: StepView): void {
  const list = elementsOf(shown).find(
    (element) => attribute(element, 'data-flow-answers') !== undefined,
  );
  const [pattern] = list ? elementsOf(list).filter(({ tagName }) => tagName === 'div') : [];
  if (!list || !pattern) return;
  const change = textOf(elementsOf(pattern).find(({ tagName }) => tagName === 'a') ?? pattern);
  list.childNodes = [];
  const { inForm, parts, texts } = template;
  for (const answer of view.answers ?? []) {
    const field =
      inForm.first('data-flow-field', answer.field) ?? parts.first('data-flow-field', answer.field);
    if (field)
      defaultTreeAdapter.appendChild(
        list,
        rowOf({ pattern, field, change }, answer, { view, texts }),
      );
  }
}

type Row = { readonly pattern: Element; readonly field: Element; readonly change: string };

function rowOf({ pattern, field, change }: Row, answer: CheckedAnswer, { view, texts }: Filling) {
  const row = copyOf(pattern);
  const label = attribute(field, 'data-flow-label') ?? '';
  const name = answer.item === undefined ? label : `${label} (${texts.item(answer.item)})`;
  const [term, value] = elementsOf(row).filter(({ tagName }) => /^d[td]$/.test(tagName));
  const link = elementsOf(row).find(({ tagName }) => tagName === 'a');
  if (term) setText(term, name);
  if (value) setText(value, texts.answer(field, answer.value, view.context));
  if (link) {
    set(link, 'href', answer.href);
    set(link, 'aria-label', texts.change(name));
    setText(link, change);
  }
  return row;
}
